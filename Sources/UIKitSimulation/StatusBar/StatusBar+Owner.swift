import Trace

/// What the controllers that have the status bar want it to be.
struct StatusBarAnswers {
  /// The controller that was asked what the bar looks like; nil if the window has none.
  var owner: UIViewController?
  var style = UIStatusBarStyle.default
  /// Whether the bar is to be hidden; nil if nobody says other than the system does.
  var wish: Bool?

  /// Finds the controllers and asks them: first the way to them, then they themselves.
  init(askedBy bar: StatusBar) {
    guard let root = bar.window?.rootViewController else { return }
    let ofHiding = bar.controller(from: root, by: .childForStatusBarHidden) {
      $0.childForStatusBarHidden
    }
    let ofStyle = bar.controller(from: root, by: .childForStatusBarStyle) {
      $0.childForStatusBarStyle
    }
    owner = ofStyle
    wish = ofHiding.askedStatusBarHidden()
    style = ofStyle.askedStatusBarStyle()
  }
}

extension StatusBar {
  /// The window whose controllers are asked: the topmost that may decide, which needn't be the key
  /// window (BAR-007).
  var window: UIWindow? {
    let simulator = application.simulator
    if simulator.profile.value(StatusBarWindow.self) == .key { return application.keyWindow }
    var found: UIWindow?
    for window in application.windows where window.mayDecideOnStatusBar {
      if found.map({ $0.windowLevel <= window.windowLevel }) ?? true { found = window }
    }
    return found
  }

  /// The controller that a question goes to: what is presented takes it over, and a container may
  /// pass it on to a child.
  fileprivate func controller(
    from root: UIViewController, by hook: Word,
    _ child: (UIViewController) -> UIViewController?
  ) -> UIViewController {
    var here = root
    // A child may name its parent; UIKit wouldn't come back from there.
    for _ in 0..<4 * application.simulator.limits.presentationDepth {
      if let presented = here.presentedWithStatusBar {
        here = presented
      } else if let next = here.askedStatusBarChild(hook, child), next !== here {
        here = next
      } else {
        break
      }
    }
    return here
  }
}

extension UIWindow {
  /// Whether the window may decide on the status bar: it is seen, as large as the app, not above
  /// alerts, and neither UIKit's own nor one that stays out of it (BAR-007, BAR-008).
  fileprivate var mayDecideOnStatusBar: Bool {
    isShown && canAffectStatusBarAppearance && legacyAlert == nil && windowLevel <= .alert
      && frame == simulator.screen.windowBounds
  }
}

extension UIViewController {
  /// What the controller presents and hands the status bar over to.
  fileprivate var presentedWithStatusBar: UIViewController? {
    guard let presented = ownPresented else { return nil }
    if presented.takesStatusBar { return presented }
    guard simulator.profile.value(StatusBarChain.self) == .anyFullScreen else { return nil }
    // Where anybody can hand it on, the next one above that takes it has it.
    return presented.presentedWithStatusBar
  }

  /// Whether the controller takes the bar over from its presenter: if it fills the screen, or
  /// wants to (BAR-001), and isn't on its way out (BAR-009).
  private var takesStatusBar: Bool {
    guard let presentation = activePresentation, !presentation.isGoing else { return false }
    switch presentation.transition.phase {
    case .absent, .requested, .leaving, .left, .dragged: return false
    case .arriving, .arrived, .presented, .leavingRequested, .returning, .returned: break
    }
    if modalPresentationCapturesStatusBarAppearance { return !simulator.has(.barNotCaptured) }
    return switch presentation.effectiveStyle {
    case .fullScreen: true
    case .custom: simulator.profile.value(CustomStatusBar.self) == .presenteds
    default: false
    }
  }

  fileprivate func askedStatusBarChild(
    _ hook: Word, _ inherited: (UIViewController) -> UIViewController?
  ) -> UIViewController? {
    simulator.question(
      hook, of: self,
      { if case .object(let child) = $0 { .some(child as? UIViewController) } else { nil } },
      { inherited(self) }, isNews: { _ in false },
      value: { $0.map { .name($0.traceName) } ?? .none })
  }

  /// Whether the controller wants the bar hidden; nil if it says what it would say by default.
  fileprivate func askedStatusBarHidden() -> Bool? {
    let usual = simulator.application.hidesStatusBarByDefault
    let answer = simulator.question(
      .prefersStatusBarHidden, of: self,
      { if case .bool(let value) = $0 { value } else { nil } },
      { prefersStatusBarHidden }, isNews: { $0 != usual }, value: { .bool($0) })
    return answer != usual || hasOverride(.prefersStatusBarHidden) ? answer : nil
  }

  fileprivate func askedStatusBarStyle() -> UIStatusBarStyle {
    simulator.question(
      .preferredStatusBarStyle, of: self,
      { if case .number(let raw) = $0 { UIStatusBarStyle(rawValue: Int(raw)) } else { nil } },
      { preferredStatusBarStyle }, isNews: { $0 != .default },
      value: { .name($0.traceName) })
  }

  /// How the controller wants the bar to come or go.
  func askedStatusBarAnimation() -> UIStatusBarAnimation {
    simulator.question(
      .preferredStatusBarUpdateAnimation, of: self,
      {
        if case .number(let raw) = $0 { UIStatusBarAnimation(rawValue: Int(raw)) } else { nil }
      },
      { preferredStatusBarUpdateAnimation }, isNews: { $0 != .fade },
      value: { .name($0.traceName) })
  }
}
