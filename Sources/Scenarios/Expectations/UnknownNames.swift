import Lua
import Trace
import UIKitLua
import UIKitSimulation

/// What an expectation that something does not happen asks before it holds: whether it could.
extension Expectation {
  /// - Throws: which name of the pattern nothing has, and what is near it.
  func checkCanOccur(_ pattern: Pattern) throws {
    guard let path = pattern.literals else { return }
    if path.isWhole, let name = path.subject {
      return try checkCanOccur(pattern, alone: name)
    }
    if let whole = path.whole, isEvent(whole) { return }
    if let event = path.event, !isEvent(event) {
      // Two stars may stand for the first parts of its name.
      let all = path.subject == nil ? vocabulary + vocabulary.map(lastPart) : vocabulary
      guard all.contains(event) else {
        let near = nearestNames(to: event, among: all, limit: 5)
        throw impossible(
          pattern, "there is no event \"\(event)\"\(question(near))",
          advice: "Correct the name: as it is, this holds whatever happens.")
      }
    }
    if let subject = path.subject { try checkIsKnown(subject, in: pattern) }
  }

  /// - Throws: what is near a name that no object of the world has.
  func checkIsKnown(_ subject: String, in pattern: Pattern? = nil) throws {
    guard !isSubject(subject) else { return }
    // "Form#2" is not near "Form", nor "Page 1" near "Page 2": they are others of their kind.
    let near = nearestNames(to: subject, among: subjects.filter { root($0) != root(subject) })
    guard !near.isEmpty else { return }
    let what = "nothing is called \"\(subject)\"\(question(near))"
    let advice = "Correct the name, or make the object before something is expected of it."
    if let pattern { throw impossible(pattern, what, advice: advice) }
    throw failure(what, excerpt: [], advice: advice)
  }

  /// A pattern of one word, which is an event that happens to nobody.
  private func checkCanOccur(_ pattern: Pattern, alone name: String) throws {
    if trace.events.contains(where: { $0.subject == .none && trace.names[$0.name] == name }) {
      return
    }
    if isSubject(name) {
      throw impossible(
        pattern, "that is an object",
        advice: "Write \"\(name).*\" for any event of it.")
    }
    let registry = call.session.registry
    if registry.classes.contains(where: { $0.methods.contains { $0.name == name } }) {
      throw impossible(
        pattern, "that happens to somebody",
        advice: "Write \"*.\(name)\" for anybody, or a name before the dot.")
    }
    guard !isEvent(name) else { return }
    throw impossible(
      pattern,
      "there is no event \"\(name)\"\(question(nearestNames(to: name, among: vocabulary)))",
      advice: "Correct the name: as it is, this holds whatever happens.")
  }

  private func impossible(_ pattern: Pattern, _ why: String, advice: String) -> LuaError {
    failure("\(pattern.quoted) can't occur: \(why)", excerpt: [], advice: advice)
  }

  private func question(_ near: [String]) -> String {
    var seen: Set<String> = []
    let near = near.filter { seen.insert($0).inserted }
    return near.isEmpty
      ? "" : "; did you mean \(near.map { "\"\($0)\"" }.joined(separator: " or "))?"
  }

  /// Every name that an event can have.
  private var vocabulary: [String] { Word.allCases.map(\.text) + call.session.registry.vocabulary }

  private func isEvent(_ text: String) -> Bool {
    trace.names.find(text).map { name in
      trace.names.isInVocabulary(name) || trace.events.contains { $0.name == name }
    } ?? false
  }

  /// The names that objects have, each once.
  private var subjects: [String] {
    var known: Set<String> = []
    let names =
      call.session.objectNames + trace.events.lazy.map(\.subject).filter { $0 != .none }
    return names.map { trace.names[$0] }.filter { known.insert($0).inserted }
  }

  private func isSubject(_ text: String) -> Bool {
    guard let name = trace.names.find(text) else { return false }
    return trace.events.contains { $0.subject == name } || call.session.objectNames.contains(name)
  }

  private func lastPart(_ name: String) -> String {
    name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
  }

  private func root(_ name: String) -> String { name.filter { !$0.isNumber && $0 != "#" } }
}
