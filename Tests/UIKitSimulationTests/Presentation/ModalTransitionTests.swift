import Testing

@testable import UIKitSimulation

@Suite("The machine of a modal transition")
struct ModalTransitionTests {
  typealias Timing = ModalTransition.Timing
  typealias Phase = ModalTransition.Phase
  typealias Input = ModalTransition.Input

  static let inputs: [Input] =
    [.turnCame, .abandoned, .ended, .settled, .drag, .letGo, .takeBack]
    + Timing.allCases.flatMap { [.present($0), .dismiss($0), .dismissLater($0), .dismissNow($0)] }

  /// Every state that some inputs lead to, with the shortest such inputs.
  static let reachable: [(state: ModalTransition, path: [Input])] = {
    var found = [(state: ModalTransition(), path: [Input]())]
    var index = 0
    while index < found.count {
      let (state, path) = found[index]
      index += 1
      for input in inputs {
        var next = state
        guard next.handle(input) != nil, !found.contains(where: { $0.state == next }) else {
          continue
        }
        found.append((next, path + [input]))
      }
    }
    return found
  }()

  /// Where an input leads from a phase, or nil if it isn't taken there.
  ///
  /// `isDismissalWaiting` says whether a dismissal waits for the arrival: it is sent when the
  /// controller has arrived, and no second one is taken.
  static func expected(_ phase: Phase, _ input: Input, isDismissalWaiting: Bool) -> Phase? {
    switch (phase, input) {
    case (.absent, .present): .requested
    case (.requested, .turnCame): .arriving
    case (.requested, .abandoned): .absent
    case (.arriving, .ended): .arrived
    case (.arrived, .settled): .presented
    case (.presented, .dismiss): .leavingRequested
    case (.leavingRequested, .turnCame): .leaving
    case (.leaving, .ended): .left
    case (.left, .settled): .absent
    case (.presented, .drag): .dragged
    case (.dragged, .letGo): .leaving
    case (.dragged, .takeBack): .returning
    case (.returning, .ended): .returned
    case (.returned, .settled): .presented
    case (.requested, .dismissLater), (.arriving, .dismissLater), (.arrived, .dismissLater),
      (.returned, .dismissLater), (.arriving, .dismissNow):
      isDismissalWaiting ? nil : phase
    default: nil
    }
  }

  @Test("Every phase is reachable")
  func reachesEveryPhase() {
    for phase in Phase.allCases {
      #expect(Self.reachable.contains { $0.state.phase == phase }, "\(phase)")
    }
  }

  @Test("Every input in every reachable state is taken or refused as the table says")
  func takesWhatItShould() {
    for (state, path) in Self.reachable {
      let isWaiting =
        state.isLeaving
        && ![.leavingRequested, .leaving, .left, .dragged, .returning].contains(state.phase)
      for input in Self.inputs {
        var next = state
        let actions = next.handle(input)
        let expected = Self.expected(state.phase, input, isDismissalWaiting: isWaiting)
        #expect((actions != nil) == (expected != nil), "\(path) + \(input)")
        if let expected { #expect(next.phase == expected, "\(path) + \(input)") }
      }
    }
  }

  @Test("A refused input changes nothing")
  func refusesWithoutAChange() {
    for (state, path) in Self.reachable {
      for input in Self.inputs {
        var next = state
        if next.handle(input) == nil { #expect(next == state, "\(path) + \(input)") }
      }
    }
  }

  @Test("From every reachable state there is a way back to absent")
  func hasNoDeadEnd() {
    for (state, path) in Self.reachable {
      var seen: Set<ModalTransition> = [state]
      var open = [state]
      var isHome = false
      while let next = open.popLast() {
        if next.phase == .absent { isHome = true }
        for input in Self.inputs {
          var after = next
          if after.handle(input) != nil, seen.insert(after).inserted { open.append(after) }
        }
      }
      #expect(isHome, "\(path)")
    }
  }

  /// Does what the machine says, the way the run loop does, until it asks for nothing more.
  private func drive(
    _ machine: inout ModalTransition, _ input: Input
  ) throws -> [ModalTransition.Action] {
    var done: [ModalTransition.Action] = []
    var inputs = [input]
    while !inputs.isEmpty {
      let answer = machine.handle(inputs.removeFirst())
      let actions = try #require(answer)
      for action in actions {
        done.append(action)
        switch action {
        case .scheduleTurn, .startNow: inputs.append(.turnCame)
        case .animateArrival, .animateDeparture, .animateReturn, .scheduleEnd, .endNow:
          inputs.append(.ended)
        case .settle: inputs.append(.settled)
        case .dismiss(let timing): inputs.append(.dismiss(timing))
        default: break
        }
      }
      #expect(done.count < 40)
    }
    return done
  }

  @Test("A presentation runs by itself to presented", arguments: Timing.allCases)
  func arrives(timing: Timing) throws {
    var machine = ModalTransition()
    let actions = try drive(&machine, .present(timing))
    #expect(machine.phase == .presented)
    let middle: [ModalTransition.Action] =
      switch timing {
      case .animatedInCall: [.startNow, .beginArrival, .animateArrival]
      case .animatedNextTurn: [.scheduleTurn, .beginArrival, .animateArrival]
      case .inCall: [.startNow, .beginArrival, .layOut, .endNow]
      case .nextTurn: [.scheduleTurn, .beginArrival, .layOut, .endNow]
      case .extraTurn: [.scheduleTurn, .beginArrival, .scheduleEnd]
      }
    #expect(actions == middle + [.endArrival, .settle])
  }

  @Test("A dismissal runs by itself to absent", arguments: Timing.allCases)
  func leaves(timing: Timing) throws {
    var machine = ModalTransition()
    _ = try drive(&machine, .present(.inCall))
    let actions = try drive(&machine, .dismiss(timing))
    #expect(machine.phase == .absent)
    let middle: [ModalTransition.Action] =
      switch timing {
      case .animatedInCall: [.startNow, .beginDeparture, .animateDeparture]
      case .animatedNextTurn: [.scheduleTurn, .beginDeparture, .animateDeparture]
      case .inCall: [.startNow, .beginDeparture, .layOut, .endNow]
      case .nextTurn: [.scheduleTurn, .beginDeparture, .layOut, .endNow]
      case .extraTurn: [.scheduleTurn, .beginDeparture, .scheduleEnd]
      }
    #expect(actions == middle + [.endDeparture, .settle])
  }

  @Test(
    "A dismissal that waits is sent once the controller has arrived", arguments: Timing.allCases)
  func sendsTheWaitingDismissal(timing: Timing) throws {
    for phase in [Phase.requested, .arriving, .arrived] {
      var machine = ModalTransition()
      let steps: [Input] = [.present(.nextTurn), .turnCame, .ended]
      for step in steps.prefix(phase == .requested ? 1 : phase == .arriving ? 2 : 3) {
        _ = machine.handle(step)
      }
      #expect(machine.phase == phase)
      #expect(!machine.isLeaving)
      #expect(machine.handle(.dismissLater(timing)) == [])
      #expect(machine.isLeaving)
      if phase == .requested { _ = machine.handle(.turnCame) }
      if phase != .arrived { _ = machine.handle(.ended) }
      #expect(machine.handle(.settled) == [.dismiss(timing)])
      #expect(machine.phase == .presented)
    }
  }

  @Test("A dismissal that ends an arrival early cuts it short and follows it")
  func cutsTheArrivalShort() {
    var machine = ModalTransition()
    _ = machine.handle(.present(.animatedNextTurn))
    _ = machine.handle(.turnCame)
    #expect(machine.handle(.dismissNow(.nextTurn)) == [.cutArrivalShort])
    #expect(machine.handle(.dismissNow(.nextTurn)) == nil)
    #expect(machine.handle(.ended) == [.endArrival, .settle])
    #expect(machine.handle(.settled) == [.dismiss(.nextTurn)])
  }

  @Test("A finger's dismissal goes on by itself when it is let go, and ends as any other")
  func goesOnAfterTheFinger() throws {
    var machine = ModalTransition()
    _ = try drive(&machine, .present(.inCall))
    #expect(machine.handle(.drag) == [.beginDeparture])
    #expect(machine.isInteractive && machine.isAnimated && machine.isLeaving)
    #expect(try drive(&machine, .letGo) == [.animateDeparture, .endDeparture, .settle])
    #expect(machine.phase == .absent)
  }

  @Test("A finger's dismissal that is taken back leaves the controller where it was")
  func comesBackAfterTheFinger() throws {
    var machine = ModalTransition()
    _ = try drive(&machine, .present(.inCall))
    for _ in 0..<3 {
      #expect(machine.handle(.drag) == [.beginDeparture])
      #expect(try drive(&machine, .takeBack) == [.animateReturn, .endReturn, .settle])
      #expect(machine.phase == .presented)
      #expect(!machine.isLeaving && !machine.isUnderWay)
    }
    _ = try drive(&machine, .dismiss(.inCall))
    #expect(machine.phase == .absent)
  }

  @Test("A finger's dismissal takes no other dismissal, not on its way back either")
  func takesNoOtherDismissal() throws {
    var machine = ModalTransition()
    _ = try drive(&machine, .present(.inCall))
    _ = machine.handle(.drag)
    for timing in Timing.allCases {
      #expect(machine.handle(.dismiss(timing)) == nil)
      #expect(machine.handle(.dismissLater(timing)) == nil)
      #expect(machine.handle(.dismissNow(timing)) == nil)
    }
    _ = machine.handle(.takeBack)
    for timing in Timing.allCases { #expect(machine.handle(.dismissLater(timing)) == nil) }
    #expect(!machine.isInteractive)
  }

  @Test(
    "A dismissal that is asked for while the controller is told that it stays comes after that",
    arguments: Timing.allCases)
  func sendsTheDismissalAfterTheReturn(timing: Timing) throws {
    var machine = ModalTransition()
    _ = try drive(&machine, .present(.inCall))
    for input in [Input.drag, .takeBack, .ended] { _ = machine.handle(input) }
    #expect(machine.phase == .returned)
    #expect(machine.handle(.dismissLater(timing)) == [])
    #expect(machine.handle(.settled) == [.dismiss(timing)])
  }

  @Test("An abandoned presentation forgets the dismissal that waited for it")
  func forgetsTheWaitingDismissal() {
    var machine = ModalTransition()
    _ = machine.handle(.present(.nextTurn))
    _ = machine.handle(.dismissLater(.nextTurn))
    #expect(machine.handle(.abandoned) == [.abandon])
    #expect(!machine.isLeaving)
    #expect(!machine.isUnderWay)
  }

  @Test("A transition is under way from the request to its end", arguments: Phase.allCases)
  func knowsWhenItIsUnderWay(phase: Phase) throws {
    let isUnderWay: [Phase] = [
      .requested, .arriving, .leavingRequested, .leaving, .dragged, .returning,
    ]
    for (state, path) in Self.reachable where state.phase == phase {
      #expect(state.isUnderWay == isUnderWay.contains(phase), "\(path)")
    }
  }
}
