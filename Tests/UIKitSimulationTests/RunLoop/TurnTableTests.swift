import Testing
import Trace

@testable import UIKitSimulation

/// For every fact that names a turn: what is called in turn 0 (that of the call), 1, 2 … of the
/// instant.
@Suite("The turns that facts name")
struct TurnTableTests {
  enum Call { case present, dismiss }

  /// What a call does turn by turn, where `Home` presents `Form`.
  struct Row: CustomTestStringConvertible {
    let facts: String
    let call: Call
    let style: UIModalPresentationStyle
    let animated: Bool
    let targets: [Target]
    /// The callbacks by turn; a row for an animated call ends with the will callbacks.
    let turns: [[String]]

    var testDescription: String {
      "\(facts): \(call), \(style), \(animated ? "animated" : "not animated")"
    }
  }

  private static let load = ["Form.viewDidLoad"]
  private static let coverWill = ["Home.viewWillDisappear", "Form.viewWillAppear"]
  private static let coverDid = [
    "Form.viewDidAppear", "Home.viewDidDisappear", "Home.present.completion",
  ]
  private static let sheetWill = ["Form.viewWillAppear"]
  private static let sheetDid = ["Form.viewDidAppear", "Home.present.completion"]
  private static let uncoverWill = ["Form.viewWillDisappear", "Home.viewWillAppear"]
  private static let uncoverDid = [
    "Home.viewDidAppear", "Form.viewDidDisappear", "Home.dismiss.completion",
  ]
  private static let leaveWill = ["Form.viewWillDisappear"]
  private static let leaveDid = ["Form.viewDidDisappear", "Home.dismiss.completion"]

  private static let sevens = [Target("iPhone 5s", 7), Target("iPad Air", 7)]
  private static let eights = [Target("iPhone 6", 8), Target("iPhone 8", 12)]
  private static let thirteens = [Target("iPhone 8", 13), Target("iPhone 15", 17)]
  private static let padsBefore13 = [Target("iPad Air 2", 8), Target("iPad Air 2", 12)]
  private static let padsFrom13 = [Target("iPad Air 2", 13), Target("iPad Pro 11", 17)]

  static let rows = [
    Row(
      facts: "PRES-026", call: .present, style: .fullScreen, animated: false, targets: sevens,
      turns: [load + coverWill + coverDid]),
    Row(
      facts: "PRES-025, TP-006", call: .present, style: .fullScreen, animated: false,
      targets: eights, turns: [load, coverWill + coverDid]),
    Row(
      facts: "PRES-327, TP-006", call: .present, style: .fullScreen, animated: false,
      targets: thirteens, turns: [load, coverWill + coverDid]),
    Row(
      facts: "PRES-025, TP-005", call: .present, style: .pageSheet, animated: false,
      targets: eights, turns: [load, coverWill + coverDid]),
    Row(
      facts: "PRES-025, PRES-117", call: .present, style: .pageSheet, animated: false,
      targets: padsBefore13, turns: [load, sheetWill + sheetDid]),
    Row(
      facts: "PRES-327, TP-004", call: .present, style: .pageSheet, animated: false,
      targets: thirteens + padsFrom13, turns: [load, sheetWill, sheetDid]),
    Row(
      facts: "PRES-026", call: .dismiss, style: .fullScreen, animated: false, targets: sevens,
      turns: [uncoverWill + uncoverDid]),
    Row(
      facts: "PRES-025", call: .dismiss, style: .fullScreen, animated: false, targets: eights,
      turns: [[], uncoverWill + uncoverDid]),
    Row(
      facts: "PRES-327, TP-014", call: .dismiss, style: .fullScreen, animated: false,
      targets: thirteens, turns: [[], uncoverWill + uncoverDid]),
    Row(
      facts: "PRES-327, TP-010", call: .dismiss, style: .pageSheet, animated: false,
      targets: thirteens + padsFrom13, turns: [[], leaveWill, leaveDid]),
    Row(
      facts: "PRES-027, TP-001", call: .present, style: .pageSheet, animated: true,
      targets: thirteens + padsFrom13, turns: [load, sheetWill]),
    Row(
      facts: "PRES-027", call: .present, style: .fullScreen, animated: true,
      targets: eights + thirteens, turns: [load, coverWill]),
    Row(
      facts: "PRES-027", call: .dismiss, style: .fullScreen, animated: true,
      targets: eights + thirteens, turns: [[], uncoverWill]),
  ]

  @Test("What is called in which turn", arguments: rows)
  func turns(row: Row) throws {
    for target in row.targets {
      try World.run(target) { world in
        let form = world.controller("Form", row.style)
        if row.call == .dismiss {
          world.home.present(form, animated: false)
          world.settle()
          world.forget()
        }
        switch row.call {
        case .present: world.home.present(form, animated: row.animated, completion: {})
        case .dismiss: world.home.dismiss(animated: row.animated, completion: {})
        }
        world.runDue()
        // What only some systems send besides is told elsewhere.
        let others = ["viewIsAppearing", "traitCollectionDidChange"]
        let turns = world.callbacksByTurn.map { turn in
          turn.filter { callback in !others.contains { callback.contains($0) } }
        }
        #expect(turns == row.turns, "\(target.testDescription)")
      }
    }
  }

  @Test(
    "The link is there when present returns (PRES-023)", arguments: [Target].all, [true, false])
  func linksInTheCall(target: Target, animated: Bool) throws {
    // Popovers are presentations from iOS 8 on.
    for style in UIModalPresentationStyle.allCases
    where style != .none && (style != .popover || target.major >= 8) {
      try World.run(target) { world in
        let form = world.controller("Form", style)
        world.home.present(form, animated: animated)
        #expect(world.home.presentedViewController === form)
        #expect(form.presentingViewController === world.home)
      }
    }
  }

  @Test("No completion of an animated call runs inside it (PRES-024)", arguments: [Target].all)
  func completesLater(target: Target) throws {
    try World.run(target) { world in
      var ran: [String] = []
      world.home.present(world.controller("Form", .fullScreen), animated: true) {
        ran.append("present")
      }
      #expect(ran == [])
      world.settle()
      #expect(ran == ["present"])
      world.home.dismiss(animated: true) { ran.append("dismiss") }
      #expect(ran == ["present"])
      world.settle()
      #expect(ran == ["present", "dismiss"])
    }
  }

  @Test(
    "After dismiss(animated: false) the link is still there, and later gone (PRES-054)",
    arguments: [Target].all.filter { $0.major >= 8 })
  func unlinksLater(target: Target) throws {
    for style in [UIModalPresentationStyle.fullScreen, .pageSheet] {
      try World.run(target) { world in
        let form = world.presented("Form", style, on: world.home)
        world.home.dismiss(animated: false)
        #expect(world.home.presentedViewController === form)
        world.loop.turn(2)
        #expect(world.home.presentedViewController == nil)
      }
    }
  }

  @Test(
    "Up to iOS 7 the link is gone when dismiss(animated: false) returns (PRES-026)",
    arguments: [Target].all.filter { $0.major < 8 })
  func unlinksInTheCall(target: Target) throws {
    try World.run(target) { world in
      world.presented("Form", .fullScreen, on: world.home)
      world.home.dismiss(animated: false)
      #expect(world.home.presentedViewController == nil)
    }
  }

  @Test(
    "Present and dismiss in one turn, both unanimated: both complete, in order (PRES-328)",
    arguments: [Target].all.filter { $0.major >= 12 },
    [UIModalPresentationStyle.fullScreen, .pageSheet])
  func dismissesWhatHasNotBegun(target: Target, style: UIModalPresentationStyle) throws {
    try World.run(target) { world in
      let form = world.controller("Form", style)
      world.home.present(form, animated: false, completion: {})
      form.dismiss(animated: false, completion: {})
      #expect(world.home.presentedViewController === form)
      world.runDue()
      #expect(
        world.appearance.filter { $0.hasSuffix("completion") } == [
          "Home.present.completion", "Form.dismiss.completion",
        ])
      #expect(world.home.presentedViewController == nil)
      #expect(world.warnings == [])
    }
  }

  // MARK: Animations

  /// The turns, counted from that of the call, in which an animation's completion ran.
  private func completion(
    _ target: Target, duration: Double, inWindow: Bool = true, changes: Bool = true
  ) throws -> [String] {
    try World.run(target) { world in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      if inWindow { world.window.addSubview(view) }
      world.runDue()
      let (start, turn) = (world.loop.now, world.loop.turn)
      var ran: [String] = []
      UIView.animate(withDuration: duration) {
        if changes { view.alpha = 0.5 }
      } completion: { finished in
        ran.append("\(world.loop.now - start) +\(world.loop.turn - turn) \(finished)")
      }
      #expect(ran == [])
      world.runDue()
      return ran
    }
  }

  @Test("An animation of no duration completes in the next turn (ANI-002)", arguments: [Target].all)
  func completesZeroDurations(target: Target) throws {
    #expect(try completion(target, duration: 0) == ["0 +1 true"])
    #expect(try completion(target, duration: -1) == ["0 +1 true"])
  }

  @Test(
    "A block that changes nothing completes in the next turn, whatever its duration (ANI-003)",
    arguments: [Target].all)
  func completesEmptyBlocks(target: Target) throws {
    #expect(try completion(target, duration: 1, changes: false) == ["0 +1 true"])
  }

  @Test(
    "Animating a view that is in no window completes in the next turn (ANI-014)",
    arguments: [Target].all)
  func completesOffscreen(target: Target) throws {
    #expect(try completion(target, duration: 1, inWindow: false) == ["0 +1 true"])
  }

  @Test("An animation begins with the commit of its turn (ANI-019)", arguments: [Target].all)
  func beginsWithTheCommit(target: Target) throws {
    try World.run(target) { world in
      let view = UIView()
      world.name(view, "Mover")
      world.window.addSubview(view)
      world.runDue()
      let turn = world.loop.turn
      UIView.animate(withDuration: 0.5) { view.center = CGPoint(x: 100, y: 0) }
      world.loop.busy(1_000_000_000)
      world.loop.afterCommit { #expect(world.events(.animation) == ["Mover.animation.begin"]) }
      #expect(world.events(.animation) == [])
      #expect(view.presentedFrame.midX == 0)
      world.runDue()
      let begin = try #require(world.trace.events.last { $0.kind == .animation })
      #expect(begin.time == 1_000_000_000)
      #expect(begin.turn == 0)
      #expect(turn > 0)
      world.advance(0.25)
      #expect(view.presentedFrame.midX > 0 && view.presentedFrame.midX < 100)
    }
  }

  @Test(
    "Up to iOS 7 a second animation of a property ends the first inside its own block (ANI-007)",
    arguments: [Target].all.filter { $0.major < 8 })
  func interruptsAtOnce(target: Target) throws {
    try World.run(target) { world in
      let view = UIView()
      world.window.addSubview(view)
      world.runDue()
      var ran: [Bool] = []
      UIView.animate(withDuration: 1) {
        view.center = CGPoint(x: 100, y: 0)
      } completion: {
        ran.append($0)
      }
      world.advance(0.5)
      UIView.animate(withDuration: 1) { view.center = CGPoint(x: 0, y: 0) }
      #expect(ran == [false])
    }
  }
}
