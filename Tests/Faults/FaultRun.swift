import Glibc
import Scenarios
import UIKitSimulation

/// Runs all specs once for each fault that the engine can be given, and tells which specs notice.
enum FaultRun {
  /// Runs the spec files that are named; 1 if a fault is unnoticed or a spec fails without one.
  static func run(_ paths: [String]) -> Int32 {
    do {
      let runner = try SpecificationRunner()
      let files = try paths.map { try ScriptFile(reading: $0) }
      unsetenv("SCRIM_FAULT")
      let sound = failures(runner, files)
      guard !files.isEmpty, sound.isEmpty else {
        print("specs that fail without any fault: \(sound.count) of \(files.count) files")
        for title in sound { print("  \(title)") }
        return 1
      }
      return report(
        Fault.allCases.map { fault in
          setenv("SCRIM_FAULT", "\(fault)", 1)
          return (fault, failures(runner, files))
        })
    } catch {
      print("faults: \(error)")
      return 1
    }
  }

  /// The titles of the tests that fail.
  private static func failures(_ runner: SpecificationRunner, _ files: [ScriptFile]) -> [String] {
    files.flatMap { file in
      runner.run(file).filter {
        if case .failed = $0.verdict { true } else { false }
      }.map { "\(file.name): \($0.test.title)" }
    }
  }

  /// Prints a line for each fault: how many specs notice it, and the first.
  private static func report(_ runs: [(fault: Fault, noticedBy: [String])]) -> Int32 {
    let width = runs.map { "\($0.fault)".count }.max() ?? 0
    for run in runs {
      let name = "\(run.fault)"
      let padding = String(repeating: " ", count: width - name.count)
      let count = "\(run.noticedBy.count)"
      print(
        name + padding + String(repeating: " ", count: max(1, 6 - count.count)) + count
          + "  " + (run.noticedBy.first ?? "UNNOTICED"))
    }
    let unnoticed = runs.filter(\.noticedBy.isEmpty).count
    print("\(runs.count) faults, \(unnoticed) unnoticed")
    return unnoticed == 0 ? 0 : 1
  }
}
