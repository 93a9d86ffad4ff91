import Trace

extension UIView {
  // The functions of the time before blocks; UIKit has deprecated them, and apps still call them.

  /// Begins a block that `commitAnimations` ends (ANI-017).
  public static func beginAnimations(_ animationID: String?) {
    Simulator.current.animations.beginAnimations(animationID)
  }

  /// Ends the block that was begun last; it starts with the outermost one (ANI-017).
  public static func commitAnimations() { Simulator.current.animations.commitAnimations() }

  /// Sets the duration of the block, in seconds; without it the block takes 0.2 (GEO-151).
  public static func setAnimationDuration(_ duration: Double) {
    change { $0.settings.duration = max(0, .nanoseconds(duration)) }
  }

  /// Sets how long the block waits first, in seconds.
  public static func setAnimationDelay(_ delay: Double) {
    change { $0.settings.delay = max(0, .nanoseconds(delay)) }
  }

  /// Sets the pace of the block; without it the block is slow at both ends.
  public static func setAnimationCurve(_ curve: AnimationCurve) {
    let simulator = Simulator.current
    let isSpring = curve.isSystemCurve && simulator.decide(SystemCurve.self, nil) == .spring
    change {
      $0.settings.timing = .cubic(curve.function)
      if isSpring { $0.settings.becomeSystemSpring() }
    }
  }

  /// Sets how often the block runs; a fraction ends it on the way (ANI-022).
  public static func setAnimationRepeatCount(_ count: Double) {
    change {
      $0.settings.repeats.count = count > 0 ? count : 1
      $0.hasRepeatCount = count > 0
    }
  }

  /// Sets whether the block runs back each time; without a repeat count it doesn't (ANI-022).
  public static func setAnimationRepeatAutoreverses(_ autoreverses: Bool) {
    change { $0.settings.repeats.autoreverses = autoreverses }
  }

  /// Sets whether what replaces a running animation starts from what is seen.
  public static func setAnimationBeginsFromCurrentState(_ fromCurrent: Bool) {
    change { $0.settings.beginsFromCurrent = fromCurrent }
  }

  /// Makes the block a transition of a view, in which nothing else is animated.
  public static func setAnimationTransition(_ transition: AnimationTransition, for view: UIView) {
    let timeline = Simulator.current.animations
    guard let group = timeline.open.last, group.isOldStyle else { return }
    timeline.addTransition(AnimationOptions(transition).transition, of: view, to: group)
  }

  /// What is called when the block starts and when it ends, with whether it was finished.
  ///
  /// They stand for the selectors that UIKit sends its animation delegate (ANI-018).
  package static func setAnimationHandlers(
    willStart: (() -> Void)? = nil, didStop: ((Bool) -> Void)? = nil
  ) {
    let simulator = Simulator.current
    change { group in
      if let willStart {
        group.willStart = { [unowned simulator, unowned group] in
          simulator.animations.outsideBlocks {
            simulator.run(.animationWillStart, named: group.subject, willStart)
          }
        }
      }
      if let didStop {
        group.completion = didStop
        group.completionWord = .animationDidStop
      }
    }
  }

  /// What whoever drives the app keeps beside the old-style block that is open.
  package static var animationCompanion: AnyObject? {
    Simulator.current.animations.open.last?.companion
  }

  /// Keeps something beside the old-style block that is open.
  package static func setAnimationCompanion(_ companion: AnyObject) {
    change { $0.companion = companion }
  }

  private static func change(_ body: (AnimationGroup) -> Void) {
    guard let group = Simulator.current.animations.open.last else { return }
    body(group)
  }

  /// The transitions of old-style blocks, by UIKit's numbers.
  public enum AnimationTransition: Int, CaseIterable, Sendable {
    case none, flipFromLeft, flipFromRight, curlUp, curlDown
  }
}

extension UIView.AnimationOptions {
  /// The options of an old-style transition; its numbers are the same.
  init(_ transition: UIView.AnimationTransition) {
    self.init(rawValue: UInt(transition.rawValue) << 20)
  }
}

extension AnimationTimeline {
  func beginAnimations(_ animationID: String?) {
    let seq = simulator.recordCall(.call, nil, .beginAnimations)
    if seq >= 0, let animationID {
      simulator.field(.name, .text(simulator.trace.names.intern(animationID)))
    }
    let settings = AnimationSettings(
      duration: .nanoseconds(0.2), timing: .cubic(.easeInEaseOut))
    let group = AnimationGroup(
      inheriting(settings, AnimationOverrides()), cause: seq >= 0 ? seq : simulator.cause)
    group.isOldStyle = true
    group.isOpen = true
    open.append(group)
  }

  func commitAnimations() {
    guard let group = open.last, group.isOldStyle else { return }
    open.removeLast()
    if !group.hasRepeatCount, group.settings.repeats.count == 1 {
      group.settings.repeats.autoreverses = false
    }
    group.base = -group.settings.delay
    // Without a duration the changes are made at once (ANI-002).
    if group.settings.duration == 0 {
      for animation in group.animations where !animation.hasEnded { cut(animation) }
      group.wasCut = false
    }
    group.isOpen = false
    if let outer = open.last, outer.isOldStyle {
      outer.held.append(group)
    } else {
      release(group)
    }
  }

  /// Lets an old-style block and those inside it go, the inner ones first.
  private func release(_ group: AnimationGroup) {
    for inner in group.held { release(inner) }
    group.held.removeAll()
    close(group)
  }
}
