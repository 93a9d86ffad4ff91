import Trace

extension UIResponder {
  /// The window that the responder is in.
  ///
  /// What lies in the keyboard, as a field in a bar does, counts as in the window of who gave it.
  var hostWindow: UIWindow? {
    guard simulator.storedKeyboard != nil, let host = keyboardHost else { return hostView?.window }
    return host.giver?.hostWindow ?? host.window
  }

  /// The view that it is, or is the controller of.
  var hostView: UIView? { self as? UIView ?? (self as? UIViewController)?.viewIfLoaded }

  /// Sends the responder that it is to become the first one, as UIKit does on the user's behalf.
  @discardableResult
  package func sendBecome() -> Bool { send(.becomeFirstResponder) { becomeFirstResponder() } }

  /// Sends the responder that it is to stop being the first one.
  @discardableResult
  func sendResign() -> Bool { send(.resignFirstResponder) { resignFirstResponder() } }

  private func send(_ hook: Word, _ inherited: () -> Bool) -> Bool {
    var answer = false
    simulator.run(hook, of: self) {
      answer = simulator.ask(
        hook, of: self, { if case .bool(let value) = $0 { value } else { nil } }, inherited)
    }
    return answer
  }

  /// What the inherited `becomeFirstResponder` does.
  ///
  /// Whatever is asked or told may change everything, so each step looks again.
  func becomeFirst() -> Bool {
    guard simulator.failure == nil else { return false }
    guard let window = hostWindow else {
      waitsForWindow = simulator.decide(FocusWithoutWindow.self, self) == .remembered
      return refuse(.becomeRefused, "it is in no window")
    }
    if window.firstResponder === self {
      if takesText { simulator.storedKeyboard?.focusAgain(self) }
      return true
    }
    guard mayBecomeFirst else {
      return refuse(.becomeRefused, "its canBecomeFirstResponder is false")
    }
    guard window.firstResponder != nil else { return editingMayBegin && take(window) }
    // When the delegate is asked only matters where somebody else has to resign.
    let asksFirst = simulator.consult(BeginQuestion.self) == .first
    guard !asksFirst || editingMayBegin else { return false }
    guard hostWindow === window else {
      return refuse(.becomeRefused, "it has left its window meanwhile")
    }
    guard let holder = window.firstResponder else { return take(window) }
    return holder === self || succeed(holder, in: window, asks: !asksFirst)
  }

  private var editingMayBegin: Bool {
    mayBeginEditing() || refuse(.becomeRefused, "its delegate doesn't let editing begin")
  }

  /// Takes the place of the first responder, of which the keyboard hears once.
  private func succeed(_ holder: UIResponder, in window: UIWindow, asks: Bool) -> Bool {
    window.handingOver += 1
    let isFree = holder.sendResign()
    window.handingOver -= 1
    guard isFree, window.firstResponder !== holder else {
      return refuse(.becomeRefused, "\(holder.traceNameText) stays the first responder")
    }
    if window.firstResponder == nil, !asks || editingMayBegin, take(window) { return true }
    if window.firstResponder == nil, window.handingOver == 0 { simulator.keyboard.blur(holder) }
    return isFirstResponder
  }

  /// Becomes the first responder of a window that has none; false if that can't be any more.
  private func take(_ window: UIWindow) -> Bool {
    guard simulator.failure == nil else { return false }
    guard window.firstResponder == nil else { return isFirstResponder }
    guard hostWindow === window else {
      return refuse(.becomeRefused, "it has left its window meanwhile")
    }
    waitsForWindow = false
    window.setFirstResponder(self)
    if keyboardComesFirst { simulator.keyboard.focus(self) }
    if window.firstResponder === self { beganEditing() }
    if !keyboardComesFirst, window.firstResponder === self { simulator.keyboard.focus(self) }
    return window.firstResponder === self
  }

  /// What the inherited `resignFirstResponder` does.
  func resignFirst() -> Bool {
    waitsForWindow = false
    guard let window = hostWindow, window.firstResponder === self else { return true }
    let isAllowed = mayResignFirst && mayEndEditing()
    guard window.firstResponder === self else { return true }
    guard isAllowed else {
      return refuse(.resignRefused, "it doesn't let its editing end")
    }
    window.letGo(of: self)
    return true
  }

  private func refuse(_ event: Word, _ reason: String) -> Bool {
    simulator.lastRefusal = reason
    if simulator.record(.keyboard, self, event) >= 0 {
      simulator.field(.reason, .text(simulator.trace.names.intern(reason)))
    }
    return false
  }

  private var mayBecomeFirst: Bool {
    answer(.canBecomeFirstResponder) { canBecomeFirstResponder }
  }

  private var mayResignFirst: Bool {
    answer(.canResignFirstResponder) { canResignFirstResponder }
  }

  private func answer(_ hook: Word, _ inherited: () -> Bool) -> Bool {
    simulator.question(
      hook, of: self, { if case .bool(let value) = $0 { value } else { nil } }, inherited,
      isNews: { _ in false }, value: { .bool($0) })
  }

  /// Becomes the first responder if that was asked for before there was a window.
  func becomeFirstIfWaiting() {
    guard waitsForWindow, hostWindow != nil else { return }
    waitsForWindow = false
    sendBecome()
  }
}

extension UIWindow {
  /// Makes a responder the first one, or none.
  func setFirstResponder(_ responder: UIResponder?) {
    guard let subject = responder ?? firstResponder else { return }
    firstResponder = responder
    if simulator.record(.keyboard, subject, .firstResponder) >= 0 {
      simulator.field(.value, .bool(responder != nil))
    }
  }

  /// Lets the first responder's editing end; the keyboard hears of it unless another one takes its
  /// place.
  func letGo(of responder: UIResponder) {
    setFirstResponder(nil)
    if handingOver == 0, simulator.storedKeyboard?.isBetweenHideAndShow == true {
      simulator.checks.lookForResponderLostInTurn(responder)
    }
    let isTold = simulator.decide(EditingEnd.self, responder) == .first
    if isTold { responder.endedEditing() }
    if firstResponder == nil, handingOver == 0, simulator.failure == nil {
      simulator.keyboard.blur(responder)
    }
    if !isTold, simulator.failure == nil { responder.endedEditing() }
  }

  /// Has the first responder resign if it leaves the window with `view`, and whoever keeps the
  /// keyboard without one let that go.
  func firstResponderLeaves(with view: UIView) {
    resign(with: view)
    simulator.storedKeyboard?.keeperLeaves(with: view)
  }

  /// Has the first responder resign if it is in a view; where it refuses, it is just logged
  /// (KBD-030).
  private func resign(with view: UIView) {
    guard let responder = firstResponder, responder.hostView?.lies(in: view) == true else { return }
    let isFree = simulator.keyboard.takeAway(responder)
    guard firstResponder === responder, simulator.failure == nil else { return }
    if !isFree {
      simulator.warn(
        responder, .resignRejected, TextMessages.refusedOnRemoval(responder), rule: .kbd030)
    }
    letGo(of: responder)
  }

  /// Lets go of a first responder that isn't in the window any more, which is what an app brings
  /// about that moves the focus while it is taken away.
  func checkFirstResponder() {
    guard let responder = firstResponder, responder.hostWindow !== self else { return }
    letGo(of: responder)
  }
}

extension UIView {
  /// Has the text field or the text view in this view that is the first responder resign; whether
  /// one did.
  ///
  /// - Parameter force: Whether it has to, whatever its delegate says.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let window, let responder = window.firstResponder, responder.takesText,
      responder.hostView?.lies(in: self) == true
    else { return false }
    if responder.sendResign() { return !responder.isFirstResponder }
    guard force, window.firstResponder === responder else { return !responder.isFirstResponder }
    window.letGo(of: responder)
    return true
  }
}
