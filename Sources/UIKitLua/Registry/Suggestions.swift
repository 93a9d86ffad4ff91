import Lua

/// Finds the names that somebody may have meant.
package enum Suggestions {
  /// The nearest of `names` within two edits or a change of case, best first, at most three.
  package static func near(_ name: String, in names: [String]) -> [String] {
    nearestNames(to: name, among: names, limit: 3)
  }

  /// "; did you mean \"x\" or \"y\"?", or nothing.
  package static func question(_ name: String, in names: [String]) -> String {
    let found = near(name, in: names)
    guard !found.isEmpty else { return "" }
    return "; did you mean \(found.map { "\"\($0)\"" }.joined(separator: " or "))?"
  }
}
