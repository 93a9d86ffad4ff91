import Trace

/// The status bar: what it looks like, and who had the say when it was last asked about.
///
/// UIKit asks the controllers when something begins that may change who they are, and when the
/// app says that an answer has changed; in between the bar stays as it is (BAR-004, BAR-009).
final class StatusBar {
  unowned(unsafe) let application: UIApplication

  /// What the owner, or the app, wants the bar to look like.
  private(set) var style: UIStatusBarStyle
  /// Whether the owner, or the app, wants the bar hidden; nil if nobody said.
  private(set) var wish: Bool?
  /// The controller that was asked last, until the next time.
  var owner: UIViewController? {
    if let storedOwner { return storedOwner }
    guard isOwnerStale else { return nil }
    isOwnerStale = false
    storedOwner = StatusBarAnswers(askedBy: self).owner
    return storedOwner
  }
  private var storedOwner: UIViewController?
  /// Whether the controllers may have changed since the owner was looked for; none of them had an
  /// answer of its own.
  private var isOwnerStale = false
  /// Whether a call, or what else the system shows so, wants the bar to be high.
  var isInCall = false

  private var isAsking = false
  /// Whether the bar was hidden when that was last looked at.
  private var wasHidden: Bool

  private var simulator: Simulator { application.simulator }

  /// Whether the bar can't be seen.
  var isHidden: Bool { wish ?? application.hidesStatusBarByDefault }

  init(of application: UIApplication) {
    self.application = application
    let infoPlist = application.simulator.device.infoPlist
    style = infoPlist.statusBarStyle ?? .default
    wish = infoPlist.statusBarHidden
    wasHidden = wish ?? application.hidesStatusBarByDefault
  }

  /// Whether controllers are asked, rather than the app saying it.
  var asksControllers: Bool {
    simulator.profile.value(StatusBarControl.self) == .viewControllers
      && simulator.device.infoPlist.asksControllersAboutStatusBar != false
  }

  /// Asks the controllers again.
  ///
  /// - Parameter motion: that of the transition that begins; nil for that of the block that is
  ///   being run, if there is one.
  func update(along motion: @autoclosure () -> TransitionTiming? = nil) {
    // Whoever is asked may ask for an update: the answers that are being given are newer.
    guard asksControllers, !isAsking, simulator.failure == nil else { return }
    guard simulator.answersAboutStatusBar || application.hidesStatusBarByDefault != wasHidden else {
      // Stock answers change nothing, so that nobody walks a stack for them.
      storedOwner = nil
      isOwnerStale = true
      return
    }
    isAsking = true
    let answers = StatusBarAnswers(askedBy: self)
    isAsking = false
    guard simulator.failure == nil else { return }
    storedOwner = answers.owner
    isOwnerStale = false
    let isHidden = answers.wish ?? application.hidesStatusBarByDefault
    guard answers.style != style || isHidden != wasHidden else {
      wish = answers.wish
      return
    }
    restOnRules()
    let motion = motion()
    let duration = motion?.duration ?? simulator.animations.inheritedDuration
    // Only hiding has a motion of its own (BAR-003).
    let animation =
      isHidden != wasHidden && duration > 0
      ? owner?.askedStatusBarAnimation() ?? .fade : UIStatusBarAnimation.none
    guard simulator.failure == nil else { return }
    let isMoving = isHidden != wasHidden
    change(
      answers.style, answers.wish, animation,
      duration: isMoving && animation == .none ? 0 : duration)
    guard isMoving else { return }
    if let motion {
      simulator.animations.animate(duration: motion.duration, timing: motion.timing) {
        application.makeRoomForStatusBar()
      }
    } else {
      application.makeRoomForStatusBar()
    }
  }

  /// Lets go of the owner, as at the end of a scenario.
  func forgetOwner() {
    storedOwner = nil
    isOwnerStale = false
  }

  /// Does what the app says itself; nothing where controllers are asked.
  func set(style: UIStatusBarStyle, wish: Bool?, _ animation: UIStatusBarAnimation) {
    _ = simulator.decide(StatusBarControl.self, application)
    guard !asksControllers else { return }
    let isHidden = wish ?? application.hidesStatusBarByDefault
    let isMoving = isHidden != wasHidden
    guard isMoving || style != self.style else {
      self.wish = wish
      return
    }
    change(
      style, wish, isMoving ? animation : .none,
      duration: animation == .none ? 0 : UIStatusBarAnimation.duration)
    if isMoving { application.makeRoomForStatusBar() }
  }

  private func change(
    _ style: UIStatusBarStyle, _ wish: Bool?, _ animation: UIStatusBarAnimation, duration: Int64
  ) {
    self.style = style
    self.wish = wish
    wasHidden = isHidden
    guard simulator.record(.window, application, .statusBar) >= 0 else { return }
    simulator.field(.style, .name(style.traceName))
    simulator.field(.isHidden, .bool(isHidden))
    if animation != .none { simulator.field(.animation, .name(animation.traceName)) }
    if duration > 0 { simulator.field(.duration, .seconds(duration)) }
    if let owner { simulator.field(.owner, .name(owner.traceName)) }
  }

  /// Has the verdict rest on the rules by which the owner was found, now that it matters.
  func restOnRules() {
    guard asksControllers else { return }
    _ = simulator.consult(StatusBarControl.self)
    if application.windows.lazy.filter(\.isShown).count > 1 {
      _ = simulator.consult(StatusBarWindow.self)
    }
    var presented = window?.rootViewController?.ownPresented
    var count = 0
    while let here = presented {
      count += 1
      if here.activePresentation?.effectiveStyle == .custom {
        _ = simulator.consult(CustomStatusBar.self)
      }
      presented = here.ownPresented
    }
    if count > 1 { _ = simulator.consult(StatusBarChain.self) }
    var ancestor = owner
    while let here = ancestor {
      if here is UINavigationController { _ = simulator.consult(NavigationStatusBar.self) }
      if here is UITabBarController { _ = simulator.consult(TabStatusBar.self) }
      ancestor = here.parent
    }
  }
}
