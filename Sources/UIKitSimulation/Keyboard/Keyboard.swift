import Trace

/// The keyboard on the screen: what it shows, where it is, and what it tells the app.
///
/// It follows the first responder. Frames are in the interface's coordinates, in points, on every
/// system; what notifications carry has the system's own.
package final class Keyboard: NSObject {
  /// What the user has made of it.
  package internal(set) var settings = KeyboardSettings()
  /// What it is up for; nil while it is down.
  private(set) var input: KeyboardInput?
  /// The first responder that it is up for; nil if it has been kept without one (KBD-036).
  package private(set) weak var owner: UIResponder?
  /// Where it is, or is going to: the model value.
  package internal(set) var frame = CGRect.zero
  /// Where a user has put a floating one, or an undocked one: its top left corner.
  var place: CGPoint?

  /// What there is of it on the screen, once it has been up.
  lazy var screen = KeyboardScreen(of: self)
  /// Whether it has been up since the launch.
  var hasBeenUp = false
  /// What it tells when the change that is under way has ended.
  var ending: (timer: TimerToken, change: KeyboardChange)?
  /// How many changes there have been: one that another has overtaken tells no more.
  var changes = 0
  /// How the turn of the interface stands that it takes part in.
  var turn: KeyboardTurn?
  /// Who is presented and keeps it though its responder has gone.
  package private(set) weak var keeper: UIViewController?
  /// Whether a finger that scrolls has pulled it down.
  var isDragged = false
  /// How it goes along with a push or a pop that is beginning.
  var slide: KeyboardSlide?
  /// The longest that a hide may take which a transition causes, in nanoseconds.
  var hideLimit: Int64?
  /// Whether a responder is being taken away by UIKit itself, so that nothing keeps the keyboard.
  var isTakingAway = false

  override package class var className: String { "Keyboard" }
  override class var isOnlyOne: Bool { true }

  override init() {
    super.init()
    frame = hiddenFrame(simulator.keyboardRoom)
  }

  /// Whether it is up, or coming.
  package var isVisible: Bool { input != nil && !isOffScreen }

  /// Whether none of it can be seen though a responder has asked for it.
  private var isOffScreen: Bool { frame.minY >= simulator.keyboardRoom.maxY }

  /// Where it is seen now.
  package var presentedFrame: CGRect { hasBeenUp ? screen.host.presentedFrame : frame }

  // MARK: The first responder

  /// A responder has become its window's first responder.
  func focus(_ responder: UIResponder) {
    finishHide()
    guard responder.isFirstResponder else { return }
    let next = KeyboardInput(responder)
    guard !next.isEmpty else {
      // What needs no keyboard sends one away that is up.
      guard input != nil else { return }
      owner = responder
      return leave(responder)
    }
    owner = responder
    if let window = responder.hostWindow, !window.isKeyWindow,
      simulator.decide(FocusMakesKey.self, window) == .yes
    {
      window.makeKey()
      guard owner === responder else { return }
    }
    guard input != nil else { return show(next) }
    switchTo(next)
  }

  /// A responder that is the first one already asks for it again: another window's had it.
  func focusAgain(_ responder: UIResponder) {
    guard owner !== responder, keeper == nil || owner != nil else { return }
    focus(responder)
  }

  /// A responder has stopped being the first responder, and none takes its place.
  func blur(_ responder: UIResponder) {
    guard owner === responder else { return }
    leave(responder)
  }

  private func leave(_ responder: UIResponder) {
    guard input != nil else { return owner = nil }
    if let keeper = keeper(for: responder) {
      owner = nil
      self.keeper = keeper
      simulator.record(.keyboard, self, .keyboardKept, rule: .kbd036)
      simulator.field(.from, .name(keeper.traceName))
      return
    }
    // The key window's first responder has it again that lost it to one in another window.
    if let other = simulator.application.keyWindow?.firstResponder, other !== responder,
      other.takesText
    {
      return focus(other)
    }
    hide()
  }

  /// Who keeps the keyboard up though its responder has gone, as a form sheet does; whoever is
  /// presented is asked, and not what is in it (KBD-036, KBD-037, GEO-047).
  private func keeper(for responder: UIResponder) -> UIViewController? {
    guard !isTakingAway, !simulator.has(.keyboardNotKept),
      let controller = responder.presentedAncestor,
      !controller.isBeingDismissed, controller.keepsKeyboard()
    else { return nil }
    let isSheet =
      simulator.device.model.idiom == .pad
      || controller.answersItself(.disablesAutomaticKeyboardDismissal)
    return switch simulator.decide(KeyboardInFormSheet.self, controller) {
    case .goes: nil
    case .kept: isSheet ? controller : nil
    case .keptOnPhonesToo: controller
    }
  }

  /// A view is about to leave the window: the keyboard goes if whoever is in it has kept it.
  func keeperLeaves(with view: UIView) {
    guard let keeper, owner == nil, keeper.viewIfLoaded?.lies(in: view) == true else { return }
    hide()
  }

  /// What is presented is about to go: the keyboard goes if that has kept it.
  func release(by controller: UIViewController) {
    guard keeper === controller, owner == nil else { return }
    hide()
  }

  /// Does what the keyboard's own key for that does, on pads; a form sheet that keeps it has it do
  /// nothing (KBD-038).
  ///
  /// - Returns: Why nothing came of it; nil if something did.
  package func dismiss() -> String? {
    guard isVisible else { return "the keyboard isn't up" }
    if let keeper, simulator.decide(KeyboardKeyInFormSheet.self, keeper) == .dead {
      return "\(keeper.traceNameText) keeps the keyboard up, and its key does nothing there"
    }
    guard let owner else {
      hide()
      return nil
    }
    if keeper(for: owner) != nil,
      simulator.decide(KeyboardKeyInFormSheet.self, self) == .dead
    {
      return "\(owner.traceNameText) is in a form sheet, where the keyboard's key does nothing"
    }
    isTakingAway = true
    defer { isTakingAway = false }
    return owner.sendResign() ? nil : "\(owner.traceNameText) doesn't resign"
  }

  // MARK: Coming and going

  private func show(_ next: KeyboardInput) {
    input = next
    // Between the two halves of a turn the show comes by itself.
    guard turn == nil else { return }
    let first = !hasBeenUp
    let shown = shownFrame(next)
    screen.open()
    screen.hold(next)
    guard isTold(next) else {
      // A keyboard with keys is connected, and nothing is left to come onto the screen.
      frame = hiddenFrame(simulator.keyboardRoom)
      return screen.move(to: frame)
    }
    var change = KeyboardChange.show(from: beginFrame(shown, isFirst: first), to: shown)
    if first, comesFromAfar {
      change.duration = .nanoseconds(0.4)
    }
    if shown.minY >= simulator.keyboardRoom.maxY { change = .hide(from: change.from, to: shown) }
    slideIn(&change)
    adapt(&change)
    run(change, rounds: first ? rounds : 1)
  }

  /// Whether the first show is told to come from farther down, and to take longer: seen on a phone
  /// (GEO-140).
  var comesFromAfar: Bool {
    simulator.device.model.idiom == .phone && isDocked
      && simulator.decide(FirstKeyboardShow.self, self) == .far
  }

  /// How many times all is told when the keyboard comes for the first time (KBD-008).
  private var rounds: Int {
    simulator.decide(FirstKeyboardRounds.self, self) == .two ? 2 : 1
  }

  /// Takes the keyboard off the screen; the responder has gone.
  func hide() {
    guard input != nil else { return }
    owner = nil
    let seen = frame
    let wasOut = isOffScreen
    input = nil
    place = nil
    keeper = nil
    if let turn {
      // Between the two halves of a turn it has been told to be gone already (KBD-028).
      guard turn.isShown else { return }
      self.turn = nil
    }
    let room = simulator.keyboardRoom
    frame = hiddenFrame(room, height: seen.height)
    guard !wasOut else { return screen.move(to: frame) }
    var change = KeyboardChange.hide(from: seen, to: toldHiddenFrame(seen))
    change.place = frame
    change.isByUser = isDragged
    slideAway(&change)
    limit(&change)
    adapt(&change)
    let told = framesTold
    if told > 1 {
      change.before.insert(
        contentsOf: repeatElement(.keyboardWillChangeFrame, count: told - 1), at: 0)
    }
    run(change)
  }

  private func switchTo(_ next: KeyboardInput) {
    let old = frame
    input = next
    keeper = nil
    screen.hold(next)
    guard turn == nil else { return }
    let shown = shownFrame(next)
    guard shown == old else {
      return changeHeight(from: old, to: shown)
    }
    guard isDocked, isTold(next), simulator.decide(KeyboardSwitch.self, self) == .told else {
      if !isDocked { run(.move(from: old, to: old)) }
      return
    }
    // One for the field that is left, and then those for the one that is entered (KBD-010).
    var change = KeyboardChange.show(from: old, to: old)
    change.before.insert(.keyboardWillChangeFrame, at: 0)
    run(change)
  }

  /// The keyboard gets another height while it is up (KBD-009).
  func changeHeight(from old: CGRect, to shown: CGRect) {
    let bottom = simulator.keyboardRoom.maxY
    guard shown.minY < bottom || old.minY < bottom else {
      frame = shown
      return screen.move(to: shown)
    }
    var change =
      shown.minY >= bottom
      ? KeyboardChange.hide(from: old, to: shown) : .show(from: old, to: shown)
    if simulator.decide(KeyboardHeightNotice.self, self) == .showAlone {
      change.before = [.keyboardWillShow]
    }
    adapt(&change)
    run(change)
  }

  /// Lets go of everything, as at the end of a scenario.
  func forget() {
    ending = nil
    owner = nil
    keeper = nil
    turn = nil
    if hasBeenUp { screen.close() }
  }
}
