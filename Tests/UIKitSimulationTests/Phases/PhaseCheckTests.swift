import Testing
import Trace

@testable import Phases
@testable import UIKitSimulation

/// The checks of the phase test, each of them seen to fail.
@Suite("The checks of what happens during a transition")
struct PhaseCheckTests {
  private static let setting = PhaseSetting(.fullScreen, .phone, 12)!
  private static let right =
    "*\t*\t*\tpresentation\tdismiss\truns\trefused\tPRES-073\tPRES-058\n"

  private static func table(_ text: String) throws -> [PhaseTable.Row] {
    try PhaseTable(TextFile(text)).rows(for: setting)
  }

  /// A dismissal in the midst of a presentation, which is refused.
  private static func entry(
    _ change: (inout PhaseResult) -> Void = { _ in }, later: UInt64? = nil, never: UInt64? = nil,
    earlier: UInt64? = nil
  ) -> PhaseReport.Entry {
    var result = PhaseWorld.run(setting, .presentation, .dismiss, at: .after(200_000_000)) {
      PhaseResult($0)
    }
    let hash = result.hash
    change(&result)
    return PhaseReport.Entry(
      combination: PhaseCombination(setting, .presentation, .dismiss, .half), result: result,
      later: later ?? hash, never: never ?? hash, earlier: earlier ?? hash)
  }

  // MARK: The table

  @Test("What agrees with its row passes")
  func passes() throws {
    #expect(PhaseVerdict.problems(Self.entry(), try Self.table(Self.right)) == [])
  }

  @Test("A combination without a row fails, and so does one with two")
  func needsOneRow() throws {
    #expect(PhaseVerdict.problems(Self.entry(), []) == ["no row of the table stands for it"])
    let other = "fullScreen\tphone\t8-12\t*\tdismiss\t*\trefused\tPRES-073\tguess\n"
    #expect(
      PhaseVerdict.problems(Self.entry(), try Self.table(Self.right + other))
        == ["the lines [1, 2] of the table both stand for it"])
  }

  @Test(
    "Another outcome, other words or a fact of another system fail",
    arguments: [
      (
        "*\t*\t*\t*\t*\t*\tqueued\tPRES-073\tPRES-058",
        "it refused, and by line 1 of the table it queued"
      ),
      ("*\t*\t*\t*\t*\t*\trefused\t-\tPRES-058", "and by line 1 of the table []"),
      ("*\t*\t*\t*\t*\t*\trefused\tPRES-071\tguess", "and by line 1 of the table [\"PRES-071\"]"),
      (
        "*\t*\t*\t*\t*\t*\trefused\tPRES-073+PRES-074\tguess",
        "by line 1 of the table [\"PRES-073\", \"PRES-074\"]"
      ),
      (
        "*\t*\t*\t*\t*\t*\trefused\tPRES-073\tPRES-074",
        "PRES-074 of line 1 of the table says nothing of the system"
      ),
      (
        "*\t*\t*\t*\t*\t*\trefused\tPRES-073\tPRES-083",
        "PRES-083 of line 1 of the table says nothing of the system"
      ),
    ])
  func failsWithWrongRow(row: String, text: String) throws {
    let problems = PhaseVerdict.problems(Self.entry(), try Self.table(row))
    #expect(problems.count == 1)
    #expect(problems.first?.hasSuffix(text) == true, "\(problems)")
  }

  @Test("A row that no combination needs is found")
  func findsUnusedRows() throws {
    let text = Self.right + "popover\t*\t5-7\t*\t*\t*\truns\t-\tguess\n"
    #expect(try PhaseTable(TextFile(text)).unusedLines(in: PhaseSetting.all) == [2])
  }

  @Test(
    "A line that can't be read is an error with its number",
    arguments: [
      ("*\t*\t*", "3 cells, not 9"),
      ("sheet\t*\t*\t*\t*\t*\truns\t-\tguess", "no style \"sheet\""),
      ("*\ttv\t*\t*\t*\t*\truns\t-\tguess", "no idiom \"tv\""),
      ("*\t*\t8-\t*\t*\t*\truns\t-\tguess", "no system \"8-\""),
      ("*\t*\t12-8\t*\t*\t*\truns\t-\tguess", "no system \"12-8\""),
      ("*\t*\t*\tpush\t*\t*\truns\t-\tguess", "no transition \"push\""),
      ("*\t*\t*\t*\tdismiss,\t*\truns\t-\tguess", "no stimulus \"\""),
      ("*\t*\t*\t*\t*\tlate\truns\t-\tguess", "no band \"late\""),
      ("*\t*\t*\t*\t*\t*\tfails\t-\tguess", "no outcome \"fails\""),
      ("*\t*\t*\t*\t*\t*\trefused\tPRES-001\tguess", "no words of \"PRES-001\" are known"),
      ("*\t*\t*\t*\t*\t*\truns\t-\tPRES-999", "no fact \"PRES-999\""),
    ])
  func readsStrictly(row: String, text: String) {
    #expect(throws: PhaseTable.Mistake(line: 2, text: text)) {
      try PhaseTable(TextFile("# a comment\n\(row)\n"))
    }
  }

  @Test("UIKit's words are compared to the letter, whatever the objects are")
  func comparesWords() {
    let text =
      "Warning: Attempt to present <A: 0x1> on <B: 0x2> while a presentation is in progress!"
    #expect(PhaseMessage.matches(text, "PRES-071"))
    #expect(!PhaseMessage.matches(text + "!", "PRES-071"))
    #expect(!PhaseMessage.matches(String(text.dropLast()), "PRES-071"))
    #expect(!PhaseMessage.matches(text, "PRES-072"))
    #expect(
      PhaseMessage.matches(
        "Warning: Attempt to present <A: 0x1>  on <B: 0x2> which is already presenting (null)",
        "PRES-068"))
    #expect(
      !PhaseMessage.matches(
        "Warning: Attempt to present <A: 0x1> on <B: 0x2> which is already presenting (null)",
        "PRES-068"))
  }

  // MARK: Later is the same

  @Test("What has no effect fails if the world is another than if it had never come")
  func comparesWithNever() throws {
    let rows = try Self.table(Self.right)
    #expect(
      PhaseVerdict.problems(Self.entry(never: 1), rows)
        == ["it refused, and the world is another than if it had never come"])
    #expect(PhaseVerdict.problems(Self.entry(later: 1), rows) == [])
  }

  @Test(
    "What has an effect fails if the world is another than if it had come later",
    arguments: PhaseOutcome.allCases.filter { $0.hasEffect && $0 != .precedes })
  func comparesWithLater(outcome: PhaseOutcome) throws {
    let rows = try Self.table("*\t*\t*\t*\t*\t*\t\(outcome)\tPRES-073\tguess")
    #expect(
      PhaseVerdict.problems(Self.entry({ $0.outcome = outcome }, later: 1), rows)
        == ["it \(outcome), and the world is another than if it had come later"])
    #expect(PhaseVerdict.problems(Self.entry({ $0.outcome = outcome }, never: 1), rows) == [])
  }

  @Test("What has its effect before fails if the world is another than if it had come earlier")
  func comparesWithEarlier() throws {
    let rows = try Self.table("*\t*\t*\t*\t*\t*\tprecedes\tPRES-073\tguess")
    let precedes: (inout PhaseResult) -> Void = { $0.outcome = .precedes }
    #expect(
      PhaseVerdict.problems(Self.entry(precedes, earlier: 1), rows)
        == ["it precedes, and the world is another than if it had come earlier"])
    #expect(PhaseVerdict.problems(Self.entry(precedes, later: 1, never: 1), rows) == [])
  }

  @Test("The same world has the same hash each time")
  func hashesTheSame() {
    let hashes = (0..<2).map { _ in Self.hash { _ in } }
    #expect(hashes[0] == hashes[1])
  }

  @Test("Whatever is changed in a world changes its hash", arguments: Change.allCases)
  func hashesTheWorld(change: Change) {
    #expect(Self.hash { change.make($0) } != Self.hash { _ in })
  }

  private static func hash(_ change: (PhaseWorld) -> Void) -> UInt64 {
    PhaseWorld.run(setting, .presentation, nil, at: .never) { world in
      change(world)
      return WorldHash(world.simulator).value
    }
  }

  @Test("The hash has where the keyboard is while it is up, and not while it is down")
  func hashesTheKeyboard() {
    func hash(isUp: Bool, moved: CGFloat) -> UInt64 {
      Self.hash { world in
        if isUp { world.form.fields[0].becomeFirstResponder() }
        world.simulator.keyboard.frame.origin.y += moved
      }
    }
    #expect(hash(isUp: true, moved: 1) != hash(isUp: true, moved: 0))
    #expect(hash(isUp: false, moved: 1) == hash(isUp: false, moved: 0))
  }

  /// Something in a world that is another than before.
  enum Change: String, CaseIterable, Sendable {
    case frame, fraction, boundsOrigin, transform, alpha, hidden, subview, chain, key, level
    case orientation, firstResponder, touch, keyboard, tag

    func make(_ world: PhaseWorld) {
      let view = world.form.view
      switch self {
      case .frame: view.frame.origin.x += 1
      case .fraction: view.frame.origin.x += 2e-6
      case .boundsOrigin: view.bounds.origin.y += 1
      case .transform: view.transform = CGAffineTransform(rotationAngle: .pi)
      case .alpha: view.alpha = 0.5
      case .hidden: view.isHidden = true
      case .subview: view.addSubview(UIView())
      case .chain: world.form.ownPresented = world.second
      case .key: world.simulator.application.keyWindow = nil
      case .orientation: world.window.interfaceOrientation = .portraitUpsideDown
      case .level: world.window.windowLevel = .statusBar
      case .firstResponder: world.window.firstResponder = world.form.fields[0]
      case .touch: world.simulator.touches.touchDown(at: .zero)
      case .keyboard:
        world.form.fields[0].becomeFirstResponder()
        world.window.firstResponder = nil
      case .tag: view.tag = 1
      }
    }
  }

  // MARK: A world's own checks

  @Test("A callback too many, or one too few, is found", arguments: [true, false])
  func findsUnbalancedCallbacks(appearing: Bool) {
    let problems = Self.problems { world in
      world.simulator.record(
        .callback, world.form, appearing ? .viewWillAppear : .viewWillDisappear)
    }
    #expect(
      problems
        == (appearing
          ? ["Form.viewWillAppear is out of order", "Form is left appearing"]
          : ["Form is left disappearing"]))
  }

  @Test("A controller that has appeared and isn't seen is found, and one the other way round")
  func findsUnseenControllers() {
    #expect(
      Self.problems { $0.form.view.removeFromSuperview() } == ["Form has appeared and isn't seen"])
    #expect(
      Self.problems { $0.window.addSubview($0.home.view) } == ["Home is seen and hasn't appeared"])
  }

  @Test("A controller that is left on its way is found")
  func findsFlags() {
    #expect(Self.problems { $0.form.isBeingPresented = true } == ["Form is on its way at rest"])
    #expect(Self.problems { $0.home.isBeingDismissed = true } == ["Home is on its way at rest"])
  }

  @Test("A completion that didn't run, or ran twice, is found", arguments: [0, 2])
  func findsCompletions(times: Int) {
    #expect(
      Self.problems { $0.runs.present = times }
        == ["the completion of the presentation ran \(times) times"])
  }

  @Test("A completion of the stimulus that ran though it was refused is found")
  func findsCompletionsOfStimulus() {
    let result = PhaseWorld.run(Self.setting, .presentation, .dismiss, at: .after(1)) { world in
      world.runs.stimulus = 1
      return PhaseResult(world)
    }
    #expect(result.problems == ["the completion of the stimulus ran 1 times, not 0"])
  }

  @Test("A world that doesn't settle, or in which the app ends, is found")
  func findsFailures() {
    #expect(Self.problems { $0.isSettled = false } == ["it doesn't settle"])
    let problems = Self.problems { world in
      world.simulator.fail(
        .script(ScriptFailure(message: "stop", traceback: "", isLimit: false)))
    }
    #expect(problems.first?.hasPrefix("the app ended: ") == true)
  }

  @Test("A turn that doesn't end, or ends without a begin, is found")
  func findsOpenTurns() {
    #expect(
      Self.problems { $0.simulator.record(.rotation, $0.window, .rotationBegin) }
        == ["a turn of Window is left open"])
    #expect(
      Self.problems { $0.simulator.record(.rotation, $0.window, .rotationEnd) }
        == ["Window.rotation.end is out of order"])
    #expect(
      Self.problems { $0.simulator.record(.callback, $0.form, .didRotate) }
        == ["Form.didRotate is out of order"])
    #expect(
      Self.problems { $0.form.openSizeTransitions = 1 }
        == ["a change of Form's size is left open"])
  }

  @Test("A turn that waited and comes at another time than the transition's end is found")
  func findsLateTurns() {
    let setting = PhaseSetting(.fullScreen, .phone, 17)!
    let result = PhaseWorld.run(setting, .presentation, .upsideDown, at: .after(1)) { world in
      world.simulator.runLoop.advance(to: world.simulator.runLoop.now + 1)
      world.simulator.record(.rotation, world.window, .rotationBegin)
      world.simulator.record(.rotation, world.window, .rotationEnd)
      return PhaseResult(world)
    }
    #expect(result.outcome == .waits)
    #expect(result.problems == ["what waited doesn't come at the end of the transition"])
  }

  @Test("A first responder that is elsewhere, or has no keyboard, is found")
  func findsFirstResponders() {
    let stray = Self.problems { world in
      let field = UITextField()
      field.traceName = world.simulator.trace.names.intern("Stray")
      world.window.firstResponder = field
    }
    #expect(
      stray == [
        "Stray is the first responder of a window that it isn't in",
        "Stray is the first responder without a keyboard",
      ])
    #expect(
      Self.problems { $0.window.firstResponder = $0.form.fields[0] }
        == ["FormField is the first responder without a keyboard"])
  }

  @Test("A keyboard that is up for nobody, or isn't where it says, is found")
  func findsKeyboards() {
    func problems(_ change: (PhaseWorld) -> Void) -> [String] {
      Self.problems { world in
        world.form.fields[0].becomeFirstResponder()
        _ = world.simulator.runLoop.settle(limit: 60_000_000_000)
        change(world)
      }
    }
    #expect(problems { _ in } == [])
    #expect(problems { $0.window.firstResponder = nil } == ["the keyboard is up for nobody"])
    let moved = problems { $0.simulator.keyboard.frame.origin.y -= 1 }
    #expect(moved.count == 1)
    #expect(moved.first?.hasPrefix("the keyboard is seen at ") == true, "\(moved)")
  }

  @Test("A finger that is left, and an app that ignores touches for ever, are found")
  func findsTouches() {
    #expect(
      Self.problems { $0.simulator.touches.touchDown(at: .zero) } == ["a finger is down at rest"])
    #expect(
      Self.problems { $0.simulator.application.turnIgnoresTouches(true) }
        == ["the app ignores touches at rest"])
    #expect(
      Self.problems { $0.form.counter.isHighlighted = true }
        == ["FormCounter follows a finger at rest"])
  }

  @Test("What the product's own checks say of a view at the wrong place is found")
  func findsFindings() {
    let problems = Self.problems { world in
      world.form.view.frame.origin.x += 1
      _ = world.simulator.runLoop.settle(limit: 0)
    }
    #expect(problems.count == 1)
    #expect(problems.first?.hasPrefix("the view of Form has the frame ") == true, "\(problems)")
  }

  @Test("What is wrong under a cover shows when the cover has gone")
  func looksUnderTheCover() {
    func hash(_ change: (PhaseWorld) -> Void) -> UInt64 {
      PhaseWorld.run(Self.setting, .presentation, nil, at: .never) { world in
        change(world)
        return PhaseResult(world).hash
      }
    }
    #expect(hash { $0.home.view.alpha = 0.5 } != hash { _ in })
  }

  @Test("The record of a stimulus is no event that tells what became of it")
  func needsEvents() {
    let phone = PhaseSetting(.fullScreen, .phone, 12)!
    let pad = PhaseSetting(.fullScreen, .pad, 12)!
    for (setting, leaves) in [(phone, false), (pad, true)] {
      let result = PhaseWorld.run(setting, .presentation, .resize, at: .after(1)) {
        PhaseResult($0)
      }
      #expect(result.leavesEvent == leaves)
    }
  }

  @Test("A warning that nobody's stimulus accounts for is a message too many")
  func findsWarnings() {
    let result = PhaseWorld.run(Self.setting, .presentation, .overlayKey, at: .after(1)) { world in
      world.simulator.warn(world.form, .unbalanced, "Unbalanced", rule: .pres091)
      return PhaseResult(world)
    }
    #expect(result.messages == ["Unbalanced"])
    #expect(
      result.problems == [
        "UIKit calls the callbacks unbalanced",
        "Form began or ended an appearance transition at the wrong time",
      ])
  }

  private static func problems(_ change: (PhaseWorld) -> Void) -> [String] {
    PhaseWorld.run(setting, .presentation, nil, at: .never) { world in
      change(world)
      return PhaseResult(world).problems
    }
  }
}
