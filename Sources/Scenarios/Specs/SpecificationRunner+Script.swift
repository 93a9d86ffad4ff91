import Lua
import Trace
import UIKitLua

extension SpecificationRunner {
  /// Runs a plain script as one test, which also compares what the script prints with the stored
  /// trace, if there is one: `__traces__/form.trace` beside `form.lua`.
  ///
  /// A script that asks for that reference itself, with `expect.golden`, is not compared again.
  package func run(asTest script: ScriptFile, _ report: (SpecificationEvent) -> Void) {
    let goldens = Goldens(of: script, settings.recordMode)
    let id = TestID(file: script.name, titles: [goldens.stem], line: 1)
    guard settings.selection.includes(id.title) else { return report(.planned([], isWhole: false)) }
    report(.planned([id], isWhole: true))
    if settings.plansOnly { return }
    report(.began(id))
    var printed: [UInt8] = []
    session.beginScenario()
    begin(on: nil, nil)
    session.lua.modules = LuaModules(below: script.folder)
    session.companion = goldens
    session.worldEnded = { [trace = session.trace] _ in
      TextEncoder().encode(trace, into: &printed)
    }
    var verdict = ending(of: script).unlessEnded(session)
    session.noteConsultedPolicies()
    if settings.isStrict, verdict == .passed, let failure = TestFailure(findingsOf: session) {
      verdict = .failed(failure)
    }
    session.endScenario()
    session.worldEnded = nil
    session.companion = nil
    if verdict == .passed, goldens.uses.isEmpty {
      verdict = goldens.comparison(with: String(decoding: printed, as: UTF8.self))
    }
    var result = result(id, verdict, seed: settings.seed)
    result.goldens = goldens.uses
    report(.ended(result))
  }

  private func ending(of script: ScriptFile) -> TestResult.Verdict {
    do {
      try session.lua.run(session.lua.load(script.source, name: script.name))
      return .passed
    } catch {
      return verdict(of: error)
    }
  }
}

extension Goldens {
  /// How a script's printed trace compares with the stored one.
  fileprivate func comparison(with printed: String) -> TestResult.Verdict {
    let reference = scriptReference
    let stored: TraceText
    switch reference.read() {
    case .none:
      // Only who asks for it gets a script's trace stored.
      return mode == .update ? record(printed, reference) : .passed
    case .noTrace(let problem), .unreadable(let problem):
      return mode == .update ? record(printed, reference) : .failed(failure(problem))
    case .trace(let trace): stored = trace
    }
    guard let now = try? TraceText(parsing: printed) else {
      return .failed(failure("the script has made no device, and \(reference.shown) is a trace"))
    }
    let diff = TraceDiff(from: stored, to: now)
    let haveSameDevices = stored.laterHeaders == now.laterHeaders
    if diff.isEmpty, haveSameDevices {
      note(reference, isRecorded: false)
      return .passed
    }
    if mode == .update { return record(printed, reference) }
    note(reference, isRecorded: false)
    var text = "the script's trace differs from \(reference.shown)"
    if !haveSameDevices { text += "\n  the devices of its later worlds differ" }
    for line in diff.excerpt { text += "\n  \(line)" }
    text += "\nIf the new trace is right, accept it with `\(scriptCommand)`."
    return .failed(failure(text))
  }

  private func record(_ text: String, _ reference: ReferenceFile) -> TestResult.Verdict {
    do {
      try reference.write(text)
      note(reference, isRecorded: true)
      return .passed
    } catch {
      return .failed(failure("the script's trace can't be stored: \(error)"))
    }
  }

  private func failure(_ message: String) -> TestFailure {
    TestFailure(kind: .golden, message: message, file: script, line: 1)
  }
}
