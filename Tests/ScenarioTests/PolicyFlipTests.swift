import Glibc
import Scenarios
import Testing
import UIKitLua
import UIKitSimulation

@Suite("Each policy is noticed by a spec")
struct PolicyFlipTests {
  private struct Flip {
    let policy: Policy
    let value: String
    var noticedBy: [String] = []
  }

  @Test(
    "With a policy switched to another value some spec fails",
    .enabled(if: getenv("SCRIM_FLIP") != nil, "set SCRIM_FLIP=1 to run it"))
  func flip() throws {
    let runner = try SpecificationRunner()
    let files = try SpecFiles.paths().map { try SpecFiles.read($0) }
    let usual = failures(runner, files)
    var flips: [Flip] = []
    for policy in Policy.allCases {
      for value in policy.rule.values {
        runner.session.overriding.policies = [PolicyOption(name: policy.name, value: value)]
        let failed = failures(runner, files).filter { !usual.contains($0) }
        flips.append(Flip(policy: policy, value: value, noticedBy: failed))
      }
    }
    report(flips)
    for policy in Policy.allCases {
      let isNoticed = flips.contains { $0.policy == policy && !$0.noticedBy.isEmpty }
      if !isNoticed { Issue.record("no spec notices the policy \(policy.name)") }
    }
  }

  /// The titles of the tests that fail; a golden doesn't count, whose first line names the policy.
  private func failures(_ runner: SpecificationRunner, _ files: [ScriptFile]) -> [String] {
    files.flatMap { file in
      runner.run(file).filter {
        if case .failed(let failure) = $0.verdict { failure.kind != .golden } else { false }
      }.map(\.title)
    }
  }

  /// Prints a line for each value of each policy: how many specs fail with it, and the first.
  private func report(_ flips: [Flip]) {
    let width = flips.map { $0.policy.name.count + $0.value.count + 1 }.max() ?? 0
    for flip in flips {
      let name = "\(flip.policy.name)=\(flip.value)"
      let padding = String(repeating: " ", count: width - name.count)
      let count = flip.noticedBy.count
      print("\(name)\(padding)  \(count)" + (count > 0 ? "  \(flip.noticedBy[0])" : ""))
    }
    let unnoticed = Policy.allCases.filter { policy in
      !flips.contains { $0.policy == policy && !$0.noticedBy.isEmpty }
    }
    print("\(unnoticed.count) of \(Policy.allCases.count) policies are unnoticed")
    for policy in unnoticed { print("  \(policy.name)") }
  }
}
