import UIKitLua

extension CallableEntry {
  /// How the reference writes a call: `present([controller], { from =, animated = })`.
  ///
  /// What may be left out stands in brackets, what is passed under its label in braces.
  func signature(_ name: String) -> String {
    var parts: [String] = []
    for parameter in parameters where !parameter.isLabelled && !parameter.isRepeated {
      parts.append(parameter.isOptional ? "[\(parameter.name)]" : parameter.name)
    }
    if let repeated = parameters.first(where: \.isRepeated) {
      parts.append("[\(repeated.commonName)]…")
    }
    let labels = parameters.filter(\.isLabelled).map { "\($0.name) =" }
    if !labels.isEmpty { parts.append("{ \(labels.joined(separator: ", ")) }") }
    let result = returns.map { " -> \($0.text)" } ?? ""
    return "\(name)(\(parts.joined(separator: ", ")))\(result)"
  }
}

extension CallableEntry.Parameter {
  /// The name without the number that tells repeated parameters apart.
  var commonName: String {
    isRepeated ? name.split(separator: " ").dropLast().joined(separator: " ") : name
  }
}
