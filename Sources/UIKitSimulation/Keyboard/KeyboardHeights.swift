/// How high the keyboard is on a kind of device, with the home indicator's area, in points.
struct KeyboardHeights: Equatable {
  /// The height of the keys, and of what lies above them.
  struct Parts: Equatable {
    let plain: CGFloat
    let bar: CGFloat
  }

  let portrait: Parts
  let landscape: Parts
  /// Whether somebody has measured it; else it is carried over from the nearest device.
  var isMeasured = true

  private static func heights(
    _ portrait: (CGFloat, CGFloat), _ landscape: (CGFloat, CGFloat), isMeasured: Bool = true
  ) -> KeyboardHeights {
    KeyboardHeights(
      portrait: Parts(plain: portrait.0, bar: portrait.1),
      landscape: Parts(plain: landscape.0, bar: landscape.1), isMeasured: isMeasured)
  }

  /// The heights on the pad of 744 points' width if the higher figure that is told of it is right.
  static let higherOfSmallPad = heights((323, 55), (363, 55), isMeasured: false)

  /// The heights on a device with the bar that its system has there (GEO-116 to GEO-128).
  static func on(_ model: DeviceModel, _ bar: KeyboardBar) -> KeyboardHeights {
    model.idiom == .pad ? pad(model, bar) : phone(model, bar)
  }

  private static func pad(_ model: DeviceModel, _ bar: KeyboardBar) -> KeyboardHeights {
    switch bar {
    case .none: return heights((264, 0), (352, 0))
    case .predictions: return heights((264, 39), (352, 39))
    case .shortcuts, .taller, .tallest: break
    }
    return switch (model.size.width, model.size.height) {
    case (768, 1024), (810, 1080), (834, 1112): heights((258, 55), (343, 55))
    case (834, 1194): heights((278, 55), (363, 55))
    // Carried over from the pads of nearly the same size.
    case (820, 1180), (834, 1210), (744, 1133): heights((278, 55), (363, 55), isMeasured: false)
    case (1024, 1366) where model.hasHomeButton: heights((323, 55), (416, 55))
    case (1024, 1366): heights((343, 55), (436, 55))
    case (1032, 1376): heights((343, 55), (436, 55), isMeasured: false)
    default:
      model.size.width < 1_000
        ? heights((258, 55), (343, 55), isMeasured: false)
        : heights((343, 55), (436, 55), isMeasured: false)
    }
  }

  private static func phone(_ model: DeviceModel, _ bar: KeyboardBar) -> KeyboardHeights {
    let known: KeyboardHeights =
      switch (model.size.width, model.size.height) {
      case (320, 480), (320, 568): heights((216, 37), (162, 37))
      case (375, 667): heights((216, bar >= .taller ? 44 : 42), (162, 38))
      case (414, 736): heights((226, 45), (162, 38))
      case (375, 812) where model.cornerRadius < 40:
        heights((291, bar >= .tallest ? 44 : 42), (171, 38))
      case (375, 812): heights((292, 44), (172, 37))
      case (414, 896): heights((301, 45), (171, 38))
      case (390, 844): heights((292, 44), (172, 37))
      case (428, 926): heights((302, 44), (172, 37))
      case (393, _), (402, _): heights((292, 44), (172, 37), isMeasured: false)
      default:
        model.size.width > 402
          ? heights((302, 44), (172, 37), isMeasured: false)
          : heights((216, 42), (162, 38), isMeasured: false)
      }
    guard bar == .none else { return known }
    return KeyboardHeights(
      portrait: Parts(plain: known.portrait.plain, bar: 0),
      landscape: Parts(plain: known.landscape.plain, bar: 0), isMeasured: known.isMeasured)
  }
}
