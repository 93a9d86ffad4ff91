import Reference
import Scenarios
import UIKitLua

/// `scrim doc [NAME]`: prints the reference, or what it says of a name.
enum DocCommand {
  private enum Name: String, CaseIterable, OptionName {
    case markdown

    var help: OptionHelp? {
      OptionHelp("options", "print all of it, as docs/reference.md is")
    }
  }

  /// What `scrim doc --help` prints.
  static let help = Help(
    usage: "scrim doc [NAME] [options]",
    """
    Prints what the reference says of a name: a verb, a class, a member, an expectation. Without a
    NAME it prints what there is.
    """, Name.self)

  static func run(_ arguments: [String]) -> Int32 {
    let words: CommandLineWords<Name>
    do {
      words = try CommandLineWords(arguments, command: "doc")
    } catch {
      return Scrim.misuse(error.description, of: .doc)
    }
    let reference = Reference(.scenarios, uikit: .uikit)
    if !words.options.isEmpty {
      guard words.operands.isEmpty else {
        return Scrim.misuse("doc --markdown prints the whole reference; it takes no name", of: .doc)
      }
      Output.out(reference.markdown)
      return 0
    }
    guard words.operands.count <= 1 else {
      return Scrim.misuse(
        "doc takes one name, got \(words.operands.joined(separator: ", "))", of: .doc)
    }
    guard let name = words.operands.first else {
      Output.out(reference.index)
      return 0
    }
    let pages = reference.pages(named: name)
    guard !pages.isEmpty else {
      Output.error("scrim: doc: \(reference.whatIsMissing(name))\n")
      return 2
    }
    Output.out(Reference.text(pages))
    return 0
  }
}
