import Trace

/// The texts that are known before a scenario begins, so that recording one costs no look-up.
///
/// Words come first, then the names of the policies, the facts that they rest on, and what else
/// the engine writes: the policies' answers and the names of styles.
package enum Vocabulary {
  /// The texts, each once, in order.
  package static let texts: [String] = {
    var texts = Word.allCases.map(\.text) + Policy.allCases.map(\.name) + Fact.all
    var known = Set(texts)
    let more =
      PolicyRule.all.flatMap(\.values) + UIModalPresentationStyle.allCases.map(\.name)
      + UIModalTransitionStyle.allCases.map(\.name) + UIStatusBarStyle.allCases.map(\.name)
      + UIStatusBarAnimation.allCases.map(\.name)
    for text in more where known.insert(text).inserted { texts.append(text) }
    return texts
  }()

  private static let places: [String: Int] = Dictionary(
    uniqueKeysWithValues: texts.enumerated().map { ($0.element, $0.offset) })

  /// The name of a text that the engine knows; for tables that are made once.
  static func name(_ text: String) -> Name {
    guard let place = places[text] else { preconditionFailure("\(text) is not in the vocabulary") }
    return Name(rawValue: UInt32(place) + 1)
  }
}
