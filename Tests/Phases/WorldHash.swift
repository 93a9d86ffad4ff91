package import UIKitSimulation

/// What is there in a world at rest, as one number: the windows and their views, who presents whom,
/// the key window, how the interface is turned, the first responders, the keyboard and the fingers
/// on the screen.
///
/// Worlds in which the same is there have the same number, however they have come to it.
package struct WorldHash {
  /// The number.
  package private(set) var value: UInt64
  /// What went into it, line by line, if that was asked for.
  package private(set) var lines: [String] = []
  private let keepsLines: Bool
  private var depth = 0

  /// Looks at a world.
  ///
  /// - Parameters:
  ///   - start: a hash that goes into this one.
  ///   - keepsLines: whether to write down what is seen, to compare two worlds by eye.
  package init(
    _ simulator: Simulator, startingWith start: UInt64 = 0xcbf2_9ce4_8422_2325,
    keepsLines: Bool = false
  ) {
    value = start
    self.keepsLines = keepsLines
    let application = simulator.application
    take("interface", application.interfaceOrientation.rawValue)
    for window in application.windows { take(window) }
    if let keyboard = simulator.storedKeyboard, keyboard.isVisible {
      take("keyboard", keyboard.frame)
    }
    take("touches", simulator.storedTouches?.fingers.count ?? 0)
  }

  private mutating func take(_ window: UIWindow) {
    take("key", window.isKeyWindow ? 1 : 0)
    take("level", window.windowLevel.rawValue)
    take("turned", window.interfaceOrientation.rawValue)
    take("first responder", window.firstResponder?.traceNameText ?? "-")
    take(window as UIView)
    var controller = window.rootViewController
    while let here = controller {
      take("chain", here.traceNameText)
      take("appeared", here.hasAppeared ? 1 : 0)
      controller = here.presentedViewController
      if let controller { take("back", controller.presentingViewController === here ? 1 : 0) }
    }
  }

  private mutating func take(_ view: UIView) {
    take("view", type(of: view).className)
    if let controller = view.viewController { take("of", controller.traceNameText) }
    take("tag", view.tag)
    let transform = view.transform
    take("frame", view.frame)
    take("bounds", view.bounds)
    for number in [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty] {
      take("transform", number)
    }
    take("alpha", view.alpha)
    take("hidden", view.isHidden ? 1 : 0)
    depth += 1
    for view in view.subviews { take(view) }
    depth -= 1
    take("end", view.subviews.count)
  }

  // MARK: Numbers and texts

  private mutating func take(_ what: StaticString, _ number: Int) {
    mix(UInt64(bitPattern: Int64(number)))
    note(what, "\(number)")
  }

  private mutating func take(_ what: StaticString, _ number: CGFloat) {
    mix(number.rounded6.bitPattern)
    note(what, "\(number)")
  }

  private mutating func take(_ what: StaticString, _ rect: CGRect) {
    take(what, rect.minX)
    take(what, rect.minY)
    take(what, rect.width)
    take(what, rect.height)
  }

  private mutating func take(_ what: StaticString, _ text: String) {
    for byte in text.utf8 { mix(UInt64(byte)) }
    note(what, text)
  }

  private mutating func mix(_ word: UInt64) {
    value = (value ^ word) &* 0x100_0000_01b3
    value ^= value >> 29
  }

  private mutating func note(_ what: StaticString, _ text: @autoclosure () -> String) {
    guard keepsLines else { return }
    lines.append(String(repeating: "  ", count: depth) + "\(what) \(text())")
  }
}
