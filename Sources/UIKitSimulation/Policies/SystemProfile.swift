package import Trace

/// What UIKit of one system does for an app built for one SDK: every policy answered.
///
/// Made once for a (system, SDK) pair and shared by all scenarios that run on it.
package final class SystemProfile: Sendable {
  /// The system.
  package let system: SystemVersion
  /// The system that the app was built for.
  package let sdk: SystemVersion
  /// The policies that were switched away from what the system does, in the order of the switches.
  package let switched: [Policy]

  private let values: [UInt8]
  private let facts: [Name]
  private let answers: [Name]
  private let grades: [Grade]

  /// A policy that a script or an option switches.
  package struct Switch: Hashable, Sendable {
    package let policy: Policy
    package let value: UInt8

    package init(policy: Policy, value: UInt8) {
      self.policy = policy
      self.value = value
    }
  }

  /// Answers every policy for a system, then applies the switches.
  package init(
    system: SystemVersion, sdk: SystemVersion, bugs: Bool = false, switches: [Switch] = []
  ) {
    self.system = system
    self.sdk = sdk
    var values: [UInt8] = []
    var facts: [Name] = []
    var grades: [Grade] = []
    for policy in Policy.allCases {
      let rule = policy.rule
      var step = rule.steps[0]
      for candidate in bugs ? rule.steps + rule.bugs : rule.steps {
        let version = candidate.clock == .system ? system : sdk
        if candidate.since <= version, candidate.minimumSystem <= system { step = candidate }
      }
      values.append(step.value)
      facts.append(step.fact.traceName)
      grades.append(step.grade)
    }
    for change in switches {
      let index = change.policy.rawValue
      guard values[index] != change.value else { continue }
      values[index] = change.value
      // A switched policy rests on the fact whose answer was chosen, if a step has it.
      let known = (change.policy.rule.steps + change.policy.rule.bugs)
        .first { $0.value == change.value }
      facts[index] = known?.fact.traceName ?? change.policy.traceName
      grades[index] = known?.grade ?? .guess
    }
    self.values = values
    answers = zip(Policy.allCases, values).map { Vocabulary.name($0.rule.values[Int($1)]) }
    self.facts = facts
    self.grades = grades
    let changed = switches.map(\.policy)
    switched = changed.indices.filter { !changed[..<$0].contains(changed[$0]) }.map { changed[$0] }
  }

  /// The system's answer.
  package func value<Answer: PolicyValue>(_ type: Answer.Type = Answer.self) -> Answer {
    Answer.allCases[Int(values[Answer.policy.rawValue])]
  }

  /// The answer's number among the policy's values.
  package func valueIndex(_ policy: Policy) -> Int { Int(values[policy.rawValue]) }

  /// The answer as a script writes it.
  package func valueName(_ policy: Policy) -> String { policy.rule.values[valueIndex(policy)] }

  /// The answer in the trace's table of names.
  package func answer(_ policy: Policy) -> Name { answers[policy.rawValue] }

  /// The fact that the answer rests on, in the trace's table of names.
  package func fact(_ policy: Policy) -> Name { facts[policy.rawValue] }

  /// How far the answer can be trusted.
  package func grade(_ policy: Policy) -> Grade { grades[policy.rawValue] }
}
