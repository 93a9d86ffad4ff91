import Testing

@testable import UIKitSimulation

@Suite("The machine of an appearance")
struct AppearanceTransitionTests {
  typealias State = AppearanceTransition.State
  typealias Action = AppearanceTransition.Action

  /// A machine in that state, reached by as few calls as possible.
  private func machine(in state: State) -> AppearanceTransition {
    var machine = AppearanceTransition()
    if state != .disappeared { _ = machine.begin(true) }
    if state == .appeared || state == .disappearing { _ = machine.end() }
    if state == .disappearing { _ = machine.begin(false) }
    return machine
  }

  @Test(
    "Beginning to appear or to disappear does what the state calls for (PRES-139)",
    arguments: [
      (State.disappeared, true, Action.willAppear, State.appearing),
      (.disappeared, false, .none, .disappeared),
      (.appearing, true, .none, .appearing),
      (.appearing, false, .willDisappear, .disappearing),
      (.appeared, true, .none, .appeared),
      (.appeared, false, .willDisappear, .disappearing),
      (.disappearing, true, .willAppear, .appearing),
      (.disappearing, false, .none, .disappearing),
    ])
  func begins(from: State, isAppearing: Bool, action: Action, to: State) {
    var machine = machine(in: from)
    #expect(machine.state == from)
    #expect(machine.begin(isAppearing) == action)
    #expect(machine.state == to)
  }

  @Test(
    "Ending does what the state calls for, and without a begin it is unbalanced (PRES-091)",
    arguments: [
      (State.disappeared, Action.unbalanced, State.disappeared),
      (.appearing, .didAppear, .appeared),
      (.appeared, .unbalanced, .appeared),
      (.disappearing, .didDisappear, .disappeared),
    ])
  func ends(from: State, action: Action, to: State) {
    var machine = machine(in: from)
    #expect(machine.end() == action)
    #expect(machine.state == to)
  }

  @Test("Nested begins give one will, and the last end one did (PRES-138)", arguments: 1...5)
  func nests(depth: Int) {
    for isAppearing in [true, false] {
      var machine = machine(in: isAppearing ? .disappeared : .appeared)
      let begins = (0..<depth).map { _ in machine.begin(isAppearing) }
      let ends = (0..<depth).map { _ in machine.end() }
      #expect(begins.filter { $0 != .none } == [isAppearing ? .willAppear : .willDisappear])
      #expect(begins.first != Action.none)
      #expect(ends.filter { $0 != .none } == [isAppearing ? .didAppear : .didDisappear])
      #expect(ends.last != Action.none)
    }
  }

  @Test("The opposite begin resets the count, so that one end is enough (PRES-139)")
  func restarts() {
    var machine = AppearanceTransition()
    _ = machine.begin(true)
    _ = machine.begin(true)
    #expect(machine.begin(false) == .willDisappear)
    #expect(machine.end() == .didDisappear)
  }

  @Test("Where the opposite begin doesn't restart, it is ignored")
  func ignoresTheOppositeBegin() {
    var machine = AppearanceTransition()
    _ = machine.begin(true)
    #expect(machine.begin(false, restarts: false) == .none)
    #expect(machine.end() == .didAppear)
  }

  @Test("Whatever is called, will and did alternate and agree in direction")
  func alternates() {
    // All sequences of seven calls: begin to appear, begin to disappear, end.
    for code in 0..<2187 {
      var machine = AppearanceTransition()
      var rest = code
      var open: Action?
      for _ in 0..<7 {
        let action =
          switch rest % 3 {
          case 0: machine.begin(true)
          case 1: machine.begin(false)
          default: machine.end()
          }
        rest /= 3
        switch action {
        case .willAppear, .willDisappear:
          #expect(open != action, "\(code)")
          open = action
        case .didAppear:
          #expect(open == .willAppear, "\(code)")
          open = nil
        case .didDisappear:
          #expect(open == .willDisappear, "\(code)")
          open = nil
        case .unbalanced:
          #expect(open == nil, "\(code)")
        case .none: break
        }
        #expect(machine.isVisible == (machine.state != .disappeared))
      }
    }
  }
}
