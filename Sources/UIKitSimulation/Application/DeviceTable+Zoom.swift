extension DeviceTable {
  /// The phone with its display zoomed, or nil if it can't be.
  ///
  /// The insets are GEO-023; the sizes of zoomed screens, and of the bar on phones with an island,
  /// are general knowledge.
  package static func zoomed(_ model: DeviceModel) -> DeviceModel? {
    guard let screen = zoomedScreen(of: model) else { return nil }
    return DeviceModel(model.name, screen, from: model.firstSystem, to: model.lastSystem)
  }

  private static func zoomedScreen(of model: DeviceModel) -> DeviceClass? {
    if model.idiom == .phone, model.hasHomeButton {
      switch model.size.width {
      case 375: return .homeButtonPhone(320, 568)
      case 414: return .homeButtonPhone(375, 667, scale: 3)
      default: return nil
      }
    }
    guard let row = zoomedRows.first(where: { $0.names.contains(model.name) }) else { return nil }
    let old = model.size
    let factor = row.width / old.width
    return .phone(
      row.width, row.width < 375 ? 693 : 812, scale: model.scale,
      cornerRadius: model.cornerRadius * factor, statusBar: row.top, bottom: row.bottom)
  }

  /// The names of the phones, the width of the zoomed screen and the insets at its top and bottom.
  private static let zoomedRows:
    [(names: [String], width: CGFloat, top: CGFloat, bottom: CGFloat)] = [
      (["iPhone XR", "iPhone 11"], 375, 44, 31),
      (["iPhone XS Max", "iPhone 11 Pro Max"], 375, 40, 30.67),
      (["iPhone 12 mini", "iPhone 13 mini"], 320, 43, 29),
      (["iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro"], 320, 39, 28),
      (["iPhone 12 Pro Max", "iPhone 13 Pro Max"], 375, 41, 29.67),
      (["iPhone 14", "iPhone 15", "iPhone 14 Pro", "iPhone 15 Pro"], 320, 48, 28),
      (["iPhone 14 Plus", "iPhone 15 Plus"], 375, 41, 30),
      (["iPhone 14 Pro Max", "iPhone 15 Pro Max"], 375, 51, 31),
    ]
}
