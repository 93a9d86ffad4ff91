import Reference
import Scenarios
import Trace
import UIKitLua
import UIKitSimulation

/// The parts of `docs/coverage.md` that are generated, from the registry and the policies.
enum CoverageTables {
  /// Every part, by the name that the document marks it with.
  static let all: [(name: String, text: String)] = [
    ("classes", classes), ("delegates", delegates), ("values", values), ("verbs", verbs),
    ("expect", library("expect")),
    ("assert", assertions), ("styles", styles), ("policies", policies), ("checks", checks),
    ("devices", devices), ("tap", library("tap")), ("touch", library("touch")),
    ("keyboard", library("keyboard")),
    ("CATransaction", library("CATransaction")),
  ]

  private static let registry = Registry.scenarios

  // MARK: What scripts can name

  private static var classes: String {
    registry.classes.map { entry in
      var lines = ["### \(entry.name)", ""]
      let base = entry.superclass.map { "A \(code($0)). " } ?? ""
      let making = entry.make == nil ? " Scripts can't make one." : ""
      lines.append(base + entry.summary + making)
      lines += ["", "| member | type | |", "|---|---|---|"]
      for property in entry.properties {
        let type = property.type.text + (property.set == nil ? ", read only" : "")
        lines.append("| \(code(property.name)) | \(type) | \(property.summary) |")
      }
      for method in entry.methods {
        let kind = method.hook == nil ? "method" : "method, can be overridden"
        lines.append("| \(code(signature(method))) | \(kind) | \(method.summary) |")
      }
      for function in entry.statics {
        let call = "\(entry.name).\(signature(function))"
        lines.append("| \(code(call)) | function | \(function.summary) |")
      }
      for property in entry.staticProperties {
        let name = code("\(entry.name).\(property.name)")
        lines.append("| \(name) | property, read only | \(property.summary) |")
      }
      return lines.joined(separator: "\n")
    }.joined(separator: "\n\n")
  }

  private static var delegates: String {
    registry.protocols.map { entry in
      let owners = registry.classes.filter { owner in
        owner.properties.contains {
          if case .delegate(let type) = $0.type { type.name == entry.name } else { false }
        }
      }
      let rows = entry.methods.map { method in
        [code(method.hook.text), list(method.parameters.map(\.name)), method.summary]
      }
      return "### \(entry.name)\n\nFor \(list(owners.map(\.name))).\n\n"
        + table(["method", "parameters", ""], rows)
    }.joined(separator: "\n\n")
  }

  private static var values: String {
    table(
      ["type", "parts", "worked out", "methods"],
      registry.values.map { value in
        [
          ([value.name] + value.shortNames).map(code).joined(separator: ", "),
          list(value.parts.map(\.name)), list(value.properties.map(\.name)),
          list(["with"] + value.methods.map(\.name)),
        ]
      })
  }

  private static var verbs: String {
    table(
      ["verb", ""], registry.verbs.map { [code(signature($0)), $0.summary] })
  }

  private static func library(_ name: String) -> String {
    guard let library = registry.libraries.first(where: { $0.name == name }) else { return "" }
    let properties = library.properties.map { [code("\(name).\($0.name)"), $0.summary] }
    return table(
      ["function", ""],
      properties + library.functions.map { [code(signature($0)), $0.summary] })
  }

  private static var assertions: String {
    guard let library = registry.libraries.first(where: { $0.name == "assert" }) else { return "" }
    return list(library.functions.map(\.name))
      + "; in chains " + list(library.chains + library.parts.flatMap(\.names)) + "."
  }

  private static func signature(_ entry: CallableEntry) -> String {
    let unlabelled = entry.parameters.filter { !$0.isLabelled }
    let repeated = unlabelled.filter(\.isRepeated)
    var parts = (unlabelled.filter { !$0.isRepeated } + repeated.prefix(1))
      .map { $0.isOptional ? "[\($0.name)]" : $0.name }
    if !repeated.isEmpty { parts.append("…") }
    let labels = entry.parameters.filter(\.isLabelled).map { "\($0.name) =" }
    if !labels.isEmpty { parts.append("{ \(labels.joined(separator: ", ")) }") }
    return "\(entry.name)(\(parts.joined(separator: ", ")))"
  }

  // MARK: What is modelled

  private static var styles: String {
    // UIKit itself refuses `none`, with an exception that is modelled.
    let shown = UIModalPresentationStyle.allCases.filter { $0 != .none }.map { "\($0)" }
    return """
      Presentation styles: \(list(shown)).

      Transition styles: \(list(UIModalTransitionStyle.allCases.map { "\($0)" })).
      """
  }

  private static var policies: String {
    var rows: [[String]] = []
    for rule in PolicyRule.all {
      let steps = rule.steps.map { ($0, "") } + rule.bugs.map { ($0, ", `bugs = true`") }
      for (index, (step, condition)) in steps.enumerated() {
        let heading = [code(rule.name) + ": " + rule.question, list(rule.values)]
        rows.append(
          (index == 0 ? heading : ["", ""]) + [
            since(step) + condition, code(rule.values[Int(step.value)]), step.fact.id,
            "\(step.grade)",
          ])
      }
    }
    return table(["policy", "answers", "from", "answer", "fact", "grade"], rows)
  }

  private static func since(_ step: PolicyStep) -> String {
    switch step.clock {
    case .system: "iOS \(short(step.since))"
    case .sdk: "SDK \(short(step.since)) on iOS \(short(step.minimumSystem))"
    }
  }

  private static func short(_ version: SystemVersion) -> String {
    "\(version.major)"
      + (version.minor > 0 || version.patch > 0 ? ".\(version.minor)" : "")
      + (version.patch > 0 ? ".\(version.patch)" : "")
  }

  private static var checks: String {
    table(
      [
        "check", "what it finds", "which mistakes it catches", "looks", "after events of",
        "scripts",
      ],
      Check.all.map { check in
        let spec = "Tests/Scenarios/checks/\(check.id)_spec.lua"
        return [
          code(check.id), check.sentence + ".", check.pattern,
          check.moments.map(\.rawValue).joined(separator: ", "),
          list(Event.Kind.allCases.filter { check.kinds.contains($0) }.map(\.text)),
          "[spec](../\(spec))",
        ]
      })
  }

  private static var devices: String {
    var groups: [(screen: String, models: [String])] = []
    for model in DeviceTable.all {
      let size =
        "\(model.idiom == .pad ? "iPad" : "iPhone"), "
        + "\(Int(model.size.width)) x \(Int(model.size.height))"
      let last = model.lastSystem.map { " to \(short($0))" } ?? " on"
      let text = "\(model.name) (\(short(model.firstSystem))\(last))"
      if let index = groups.firstIndex(where: { $0.screen == size }) {
        groups[index].models.append(text)
      } else {
        groups.append((size, [text]))
      }
    }
    return table(
      ["screen in points", "devices, with the systems that they ran"],
      groups.map { [$0.screen, $0.models.joined(separator: ", ")] })
  }

  // MARK: Markdown

  private static func table(_ heads: [String], _ rows: [[String]]) -> String {
    ([heads, heads.map { _ in "---" }] + rows).map { "| " + $0.joined(separator: " | ") + " |" }
      .joined(separator: "\n")
  }

  private static func code(_ text: String) -> String { "`\(text)`" }

  private static func list(_ names: [String]) -> String {
    names.map(code).joined(separator: ", ")
  }
}
