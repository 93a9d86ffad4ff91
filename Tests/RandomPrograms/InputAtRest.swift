package import UIKitSimulation

/// What must be so of the first responder, the keyboard and touches when everything is at rest.
package enum InputAtRest {
  /// What isn't so.
  package static func problems(_ simulator: Simulator) -> [Problem] {
    var problems: [Problem] = []
    func require(_ isSo: Bool, _ rule: String, _ text: @autoclosure () -> String) {
      if !isSo { problems.append(Problem(rule, text())) }
    }
    var typed: UIResponder?
    for window in simulator.application.windows {
      guard let responder = window.firstResponder else { continue }
      require(
        responder.ownWindow === window, "the first responder is in its window",
        "\(responder.traceNameText) is the first responder of a window that it isn't in")
      if responder is UITextField { typed = responder }
    }
    let keyboard = simulator.storedKeyboard
    if let keyboard, keyboard.isVisible {
      require(
        keyboard.owner?.isFirstResponder == true || keyboard.keeper?.viewIfLoaded?.window != nil,
        "the keyboard is up for somebody", "the keyboard is up for nobody")
      require(
        keyboard.presentedFrame == keyboard.frame, "the keyboard is in its place",
        "the keyboard is seen at \(keyboard.presentedFrame), and its frame is \(keyboard.frame)")
    } else if let typed {
      problems.append(
        Problem(
          "whoever types has a keyboard",
          "\(typed.traceNameText) is the first responder without a keyboard"))
    }
    require(
      simulator.storedTouches?.fingers.isEmpty ?? true, "no touch is left",
      "a finger is down at rest")
    require(
      !simulator.application.isIgnoringInteractionEvents, "touches get somewhere",
      "the app ignores touches at rest")
    return problems
  }
}

extension UIResponder {
  /// The window that the responder, or the view of it, is in.
  fileprivate var ownWindow: UIWindow? {
    (self as? UIView)?.window ?? (self as? UIViewController)?.viewIfLoaded?.window
  }
}
