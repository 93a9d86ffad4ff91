/// Where a controller stands between appearing and disappearing: a pure state machine.
///
/// Begins nest: the callbacks belong to the outermost begin and its end (PRES-138).
package struct AppearanceTransition: Hashable, Sendable {
  /// The state that the callbacks have reached.
  package enum State: UInt8, CaseIterable, Sendable {
    case disappeared, appearing, appeared, disappearing
  }

  /// What the controller has to be told.
  package enum Action: UInt8, Sendable {
    case none, willAppear, didAppear, willDisappear, didDisappear
    /// An end without a begin (PRES-091).
    case unbalanced
  }

  /// The state that the callbacks have reached.
  package private(set) var state: State = .disappeared
  /// How many begins have no end yet, while it is under way.
  private(set) var nesting = 0

  /// Makes the machine of a controller that has never been seen.
  package init() {}

  /// Whether the controller's view counts as seen, at least in part.
  package var isVisible: Bool { state != .disappeared }

  /// Whether the controller is seen or about to be.
  var isHeadingIn: Bool { state == .appearing || state == .appeared }

  /// Begins to appear or to disappear.
  package mutating func begin(_ isAppearing: Bool, restarts: Bool = true) -> Action {
    switch (state, isAppearing) {
    case (.appearing, true), (.disappearing, false):
      nesting += 1
      return .none
    case (.appeared, true), (.disappeared, false):
      return .none
    case (.appearing, false), (.disappearing, true):
      guard restarts else { return .none }
      nesting = 1
      state = isAppearing ? .appearing : .disappearing
      return isAppearing ? .willAppear : .willDisappear
    case (.disappeared, true):
      nesting = 1
      state = .appearing
      return .willAppear
    case (.appeared, false):
      nesting = 1
      state = .disappearing
      return .willDisappear
    }
  }

  /// Ends what the matching begin began.
  package mutating func end() -> Action {
    switch state {
    case .appeared, .disappeared:
      return .unbalanced
    case .appearing, .disappearing:
      nesting -= 1
      guard nesting == 0 else { return .none }
      let appeared = state == .appearing
      state = appeared ? .appeared : .disappeared
      return appeared ? .didAppear : .didDisappear
    }
  }
}
