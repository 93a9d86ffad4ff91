/// Something that happens at one instant of one transition.
package struct PhaseCombination: Hashable, Sendable {
  /// The transition that is under way.
  package enum Transition: String, CaseIterable, Sendable { case presentation, dismissal }

  /// What happens to it.
  package enum Stimulus: String, CaseIterable, Sendable {
    /// The device turns to one side, to the other, on its head, or to one side and back at once.
    case rotateLeft, rotateRight, upsideDown, thereAndBack
    /// The presenter presents another controller in full screen.
    case presentAgain
    /// The presented controller does.
    case presentAbove
    /// The presented controller is dismissed, animated or not.
    case dismiss, dismissUnanimated
    /// A second window is shown and made the key window.
    case overlayKey
    /// The app's window gets another size.
    case resize
    /// A text field of the presented controller's becomes the first responder.
    case keyboardShow
    /// The field that has the keyboard gives it up: the presenter's at a presentation, the presented
    /// controller's at a dismissal.
    case keyboardHide
    /// Another field of the same controller takes the keyboard over.
    case switchField
    /// The user taps a button of the presenter's.
    case tapPresenter
    /// The user taps beside what is presented.
    case tapOutside
    /// The user taps a button of the presented controller's twice at once, each time to present
    /// another controller.
    case doubleTap
    /// The user lifts a finger that came down before the transition was asked for, on a button of
    /// whoever was in front then.
    case fingerUp
    /// The app goes into the background, and comes back at once.
    case background

    /// Whether a field has the keyboard before the transition is asked for.
    var needsKeyboard: Bool { self == .keyboardHide || self == .switchField }

    /// Whether it may do what it does before the transition begins, and another thing afterwards.
    var mayPrecede: Bool {
      switch self {
      case .keyboardShow, .keyboardHide, .switchField, .tapPresenter, .tapOutside, .doubleTap,
        .fingerUp:
        true
      default: false
      }
    }
  }

  /// When it happens.
  package enum Instant: String, CaseIterable, Sendable {
    /// In the turn of the call that asks for the transition.
    case call
    case nanosecond, quarter, half, threeQuarters, lastNanosecond
    /// When everything has run that is due at the transition's last instant.
    case end

    /// Nanoseconds after the call, for a transition of that many.
    package func offset(in duration: Int64) -> Int64 {
      switch self {
      case .call: 0
      case .nanosecond: 1
      case .quarter: duration / 4
      case .half: duration / 2
      case .threeQuarters: duration / 4 * 3
      case .lastNanosecond: duration - 1
      case .end: duration
      }
    }

    /// The part of the transition that it lies in.
    package var band: Band {
      switch self {
      case .call: .call
      case .nanosecond: .begins
      case .quarter, .half, .threeQuarters: .runs
      case .lastNanosecond: .ends
      case .end: .after
      }
    }
  }

  /// A part of a transition in which the same is expected throughout.
  package enum Band: String, CaseIterable, Sendable { case call, begins, runs, ends, after }

  /// What is presented, and where.
  package let setting: PhaseSetting
  /// The transition that is under way.
  package let transition: Transition
  /// What happens to it.
  package let stimulus: Stimulus
  /// When.
  package let instant: Instant

  /// Makes a combination.
  package init(
    _ setting: PhaseSetting, _ transition: Transition, _ stimulus: Stimulus, _ instant: Instant
  ) {
    self.setting = setting
    self.transition = transition
    self.stimulus = stimulus
    self.instant = instant
  }

  /// How many combinations a setting has.
  package static let perSetting =
    Transition.allCases.count * Stimulus.allCases.count * Instant.allCases.count

  /// Every combination of a setting.
  package static func all(of setting: PhaseSetting) -> [PhaseCombination] {
    Transition.allCases.flatMap { transition in
      Stimulus.allCases.flatMap { stimulus in
        Instant.allCases.map { PhaseCombination(setting, transition, stimulus, $0) }
      }
    }
  }
}

extension PhaseCombination: CustomStringConvertible {
  /// The combination as failures name it.
  package var description: String {
    "\(stimulus) at \(instant) of the \(transition) of \(setting)"
  }
}
