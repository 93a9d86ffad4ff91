import Trace

extension UIResponder {
  /// The controller that is presented and has the responder in it, if any.
  var presentedAncestor: UIViewController? {
    var responder: UIResponder? = self
    while let here = responder {
      if let controller = here as? UIViewController {
        return controller.managingPresentation?.presentedViewController
      }
      responder = here.next
    }
    return nil
  }
}

extension UIViewController {
  /// Whether the controller, which is presented, keeps the keyboard up when the first responder in
  /// it resigns.
  func keepsKeyboard() -> Bool {
    simulator.question(
      .disablesAutomaticKeyboardDismissal, of: self,
      { if case .bool(let value) = $0 { value } else { nil } },
      { disablesAutomaticKeyboardDismissal }, isNews: { _ in false }, value: { .bool($0) })
  }
}

extension Keyboard {
  /// Takes the first responder away on UIKit's own account: nothing keeps the keyboard then.
  ///
  /// - Returns: Whether it let that happen.
  @discardableResult
  func takeAway(_ responder: UIResponder) -> Bool {
    let outer = isTakingAway
    isTakingAway = true
    defer { isTakingAway = outer }
    return responder.sendResign()
  }

  /// Has a hide end with the transition that causes it.
  func limit(_ change: inout KeyboardChange) {
    guard let hideLimit else { return }
    change.limit = hideLimit
    change.duration = min(change.duration, hideLimit)
  }
}

// The keyboard when something is presented over its responder.
extension UIPresentationController {
  /// Remembers who is first responder on the presenter's side as the presentation begins: it gets
  /// that back in the end, if it held it then (KBD-032).
  func rememberResponder() {
    guard simulator.storedKeyboard != nil, let responder = window?.firstResponder,
      simulator.decide(KeyboardAtPresentation.self, presentedViewController) == .leaves
    else { return }
    heldResponder = responder
  }

  /// Takes the first responder away from the presenter's side, unless what is presented has taken
  /// it already (KBD-031, KBD-058).
  func takeResponder(_ time: KeyboardHideOrder) {
    if simulator.has(.responderKept) { return }
    guard let heldResponder, window?.firstResponder === heldResponder,
      simulator.decide(KeyboardHideOrder.self, presentedViewController) == time
    else { return }
    let keyboard = simulator.keyboard
    keyboard.hideLimit = transition.isAnimated ? transitionTiming.duration : 0
    keyboard.takeAway(heldResponder)
    keyboard.hideLimit = nil
  }

  /// Has what leaves give up the keyboard, whether a responder in it holds it or it keeps it.
  func giveKeyboardUp(in chain: [UIPresentationController]) {
    guard let keyboard = simulator.storedKeyboard,
      simulator.profile.value(KeyboardAtDismissal.self) == .atItsBegin
    else { return }
    for presentation in chain.reversed() {
      let presented = presentation.presentedViewController
      keyboard.release(by: presented)
      guard let responder = window?.firstResponder, presented.isViewLoaded,
        responder === presented || responder.isIn(presented),
        simulator.decide(KeyboardAtDismissal.self, presented) == .atItsBegin
      else { continue }
      keyboard.takeAway(responder)
    }
  }

  /// Gives the keyboard back to whom the presentation took it from (KBD-032, KBD-057).
  func restoreResponder(_ time: KeyboardRestoreOrder, in window: UIWindow?) {
    if simulator.has(.responderNotRestored) { return }
    guard let responder = heldResponder,
      simulator.decide(KeyboardRestoreOrder.self, presentedViewController) == time
    else { return }
    heldResponder = nil
    guard let window, window.firstResponder == nil, responder.hostWindow === window else { return }
    responder.sendBecome()
  }
}

extension UIResponder {
  /// Whether the responder lies in what a controller shows.
  func isIn(_ controller: UIViewController) -> Bool {
    var responder: UIResponder? = self
    while let here = responder {
      if here === controller { return true }
      if let view = here as? UIView {
        responder = view.viewController ?? view.superview
      } else if let child = here as? UIViewController {
        responder = child.parent ?? child.viewIfLoaded?.superview
      } else {
        return false
      }
    }
    return false
  }
}

// The keyboard when another window becomes the key window (KBD-042).
extension UIWindow {
  /// Takes the first responder away from a window that is the key window no more.
  func keyIsLost() {
    guard let keyboard = simulator.storedKeyboard, let firstResponder,
      simulator.decide(KeyWindowKeyboard.self, self) == .follows
    else { return }
    heldResponder = firstResponder
    keyboard.takeAway(firstResponder)
  }

  /// Gives it back to the window when that is the key window again; the keyboard follows one who
  /// became its first responder in between.
  func keyIsBack() {
    if let responder = heldResponder {
      heldResponder = nil
      if firstResponder == nil, responder.hostWindow === self { responder.sendBecome() }
    }
    guard let keyboard = simulator.storedKeyboard, let firstResponder,
      keyboard.owner !== firstResponder
    else { return }
    keyboard.focus(firstResponder)
  }
}
