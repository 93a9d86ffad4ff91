import Glibc
import Testing
import Trace

@testable import UIKitSimulation

@Suite("Policies")
struct PolicyTests {
  private static let versions = SystemVersion.lastReleases.filter { $0 >= "4" }

  @Test("Every policy has a rule with a name, a question and at least two answers")
  func hasARule() {
    var names: Set<String> = []
    for policy in Policy.allCases {
      let rule = policy.rule
      #expect(rule.policy == policy)
      #expect(names.insert(rule.name).inserted, "\(rule.name) names two policies.")
      #expect(rule.name.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" || $0 == "." })
      #expect(rule.question.hasSuffix("?"))
      #expect(rule.values.count >= 2, "\(rule.name) has no choice.")
      #expect(Set(rule.values).count == rule.values.count)
    }
  }

  @Test("Every policy has an answer from iOS 4 on")
  func beginsWithTheFirstSystem() {
    for policy in Policy.allCases {
      #expect(policy.rule.steps.first?.since == "4", "\(policy.name)")
      #expect(policy.rule.steps.first?.clock == .system, "\(policy.name)")
    }
  }

  @Test("The steps of each clock are in the order of their versions, and their answers exist")
  func hasOrderedSteps() {
    for policy in Policy.allCases {
      let rule = policy.rule
      for clock in [PolicyStep.Clock.system, .sdk] {
        let steps = rule.steps.filter { $0.clock == clock }.map(\.since)
        #expect(steps == steps.sorted(), "\(rule.name)")
      }
      for step in rule.steps + rule.bugs {
        #expect(rule.values.indices.contains(Int(step.value)), "\(rule.name)")
      }
    }
  }

  /// The ledger's ids with the systems that each is about and its grade.
  private static let ledger: [String: (since: String, until: String, grade: String)] = {
    let path = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    guard let file = fopen("/\(path)/Scenarios/facts/ledger.tsv", "r") else { return [:] }
    defer { fclose(file) }
    var facts: [String: (since: String, until: String, grade: String)] = [:]
    var line: UnsafeMutablePointer<CChar>?
    var size = 0
    defer { free(line) }
    while getline(&line, &size, file) > 0, let text = line.map({ String(cString: $0) }) {
      let parts = text.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard !text.hasPrefix("#"), parts.count >= 4 else { continue }
      facts[parts[0]] = (parts[1], parts[2], parts[3])
    }
    return facts
  }()

  @Test("Every fact that the engine rests on is in the ledger")
  func knowsItsFacts() {
    #expect(Self.ledger.count > 300)
    for id in Fact.all { #expect(Self.ledger[id] != nil, "\(id)") }
  }

  @Test("No step claims to be surer than its fact")
  func hasHonestGrades() {
    for policy in Policy.allCases {
      for step in policy.rule.steps + policy.rule.bugs {
        guard let text = Self.ledger[step.fact.id]?.grade,
          let grade = Grade.allCases.first(where: { "\($0)" == text })
        else {
          Issue.record("\(step.fact.id) has no grade.")
          continue
        }
        #expect(
          step.grade >= grade, "\(policy.name) since \(step.since): \(step.fact.id) is \(text)")
      }
    }
  }

  @Test("A step that begins before its fact does is graded as a guess at best")
  func guessesBeforeTheFact() {
    for policy in Policy.allCases {
      for step in policy.rule.steps where step.clock == .system {
        guard let text = Self.ledger[step.fact.id]?.since,
          let since = SystemVersion(parsing: text).map({ SystemVersion($0.major) })
        else { continue }
        guard step.since < since else { continue }
        #expect(step.grade == .guess, "\(policy.name) since \(step.since): \(step.fact.id)")
      }
    }
  }

  @Test("A step that holds after its fact ends is graded as a guess from then on")
  func guessesAfterTheFact() {
    for policy in Policy.allCases {
      for version in Self.versions {
        let profile = SystemProfile(system: version, sdk: version)
        guard
          let step = policy.rule.steps.last(where: {
            $0.minimumSystem <= version && $0.since <= version
          }),
          let text = Self.ledger[step.fact.id]?.until,
          let until = SystemVersion(parsing: text), version.major > until.major
        else { continue }
        #expect(profile.grade(policy) == .guess, "\(policy.name) on \(version): \(step.fact.id)")
      }
    }
  }

  @Test("The last step that applies wins, by the system or by what the app was built for")
  func choosesSteps() {
    let cases: [(SystemVersion, SystemVersion, DefaultStyle)] = [
      ("12", "12", .fullScreen), ("13", "12", .fullScreen), ("13", "13", .automatic),
      ("12", "13", .fullScreen), ("17", "12", .fullScreen), ("17.4.1", "13.0.1", .automatic),
    ]
    for (system, sdk, style) in cases {
      let profile = SystemProfile(system: system, sdk: sdk)
      #expect(profile.value(DefaultStyle.self) == style, "\(system), \(sdk)")
    }
    for (system, wording) in [("13.7", WarningWording.exclaiming), ("14", .categorised)] {
      let version = SystemVersion(stringLiteral: system)
      let profile = SystemProfile(system: version, sdk: "5")
      #expect(profile.value(WarningWording.self) == wording)
    }
  }

  @Test("A switch changes its policy and no other", arguments: Policy.allCases)
  func switches(policy: Policy) {
    for version in Self.versions {
      let plain = SystemProfile(system: version, sdk: version)
      for value in policy.rule.values.indices {
        let change = SystemProfile.Switch(policy: policy, value: UInt8(value))
        let profile = SystemProfile(system: version, sdk: version, switches: [change])
        #expect(profile.valueIndex(policy) == value)
        #expect(profile.valueName(policy) == policy.rule.values[value])
        #expect(profile.switched == [policy])
        for other in Policy.allCases where other != policy {
          #expect(profile.valueIndex(other) == plain.valueIndex(other))
          #expect(profile.grade(other) == plain.grade(other))
        }
      }
    }
  }

  @Test("A switched answer has its step's fact and grade; one that no step has is a guess")
  func gradesSwitches() {
    for policy in Policy.allCases {
      let plain = SystemProfile(system: "12", sdk: "12")
      for value in policy.rule.values.indices where value != plain.valueIndex(policy) {
        let profile = SystemProfile(
          system: "12", sdk: "12",
          switches: [SystemProfile.Switch(policy: policy, value: UInt8(value))])
        let step = (policy.rule.steps + policy.rule.bugs).first { $0.value == value }
        #expect(profile.grade(policy) == step?.grade ?? .guess, "\(policy.name)")
        #expect(
          profile.fact(policy) == step?.fact.traceName ?? policy.traceName, "\(policy.name)")
      }
    }
  }

  @Test("A fault of one system's is off unless bugs are asked for")
  func hasBugs() {
    for version in Self.versions {
      let plain = SystemProfile(system: version, sdk: version)
      let buggy = SystemProfile(system: version, sdk: version, bugs: true)
      #expect(plain.value(DismissalAnimatedController.self) == .topmost)
      #expect(
        buggy.value(DismissalAnimatedController.self)
          == (version >= "8" ? .receiversPresented : .topmost))
    }
  }

  @Test("A decision is recorded with its answer and the fact that it rests on")
  func recordsDecisions() throws {
    try World.run(Target("iPhone 8", 12)) { world in
      world.home.present(world.controller("Form", .fullScreen), animated: true)
      let decision = try #require(
        world.trace.events.last {
          $0.kind == .decision && $0.name == Policy.presentationStart.traceName
        })
      #expect(world.trace.names[decision.name] == "presentation.start")
      #expect(world.trace.names[decision.rule] == "PRES-027")
      #expect(
        world.field(.value, ofLast: "Form.presentation.start")
          == .name(world.trace.names.intern("nextTurn")))
    }
  }

  @Test("A scenario knows which policies it went through, those of mere queries too")
  func knowsWhatItConsulted() throws {
    try World.run(Target("iPad Air 2", 13)) { world in
      let form = world.controller("Form")
      #expect(form.modalPresentationStyle == .pageSheet)
      #expect(world.simulator.consulted[Policy.defaultStyle.rawValue])
      #expect(!world.simulator.consulted[Policy.sheetDimming.rawValue])
      world.home.present(form, animated: true)
      world.settle()
      #expect(world.simulator.consulted[Policy.sheetDimming.rawValue])
      #expect(!world.simulator.consulted[Policy.dismissInSameTurn.rawValue])
    }
  }

  @Test("The words, policies and facts of the vocabulary have the names that the trace numbers")
  func numbersTheVocabulary() {
    let table = NameTable(vocabulary: Vocabulary.texts)
    for word in Word.allCases { #expect(table[word.traceName] == word.text) }
    for policy in Policy.allCases { #expect(table[policy.traceName] == policy.name) }
    for fact in Fact.allCases { #expect(table[fact.traceName] == fact.id) }
  }
}
