/// What a command's help says of an option.
struct OptionHelp {
  /// The heading under which it stands; options of one heading follow each other.
  let group: String
  /// What stands for its value, such as `NAME=VALUE`; nil for an option without one.
  let value: String?
  /// What it does, and its default; a second line is for what the first has no room for.
  let text: String

  /// An option with a value.
  init(_ group: String, _ value: String, _ text: String) {
    self.group = group
    self.value = value
    self.text = text
  }

  /// An option without one.
  init(_ group: String, _ text: String) {
    self.group = group
    value = nil
    self.text = text
  }
}

/// What `scrim COMMAND --help` prints.
struct Help {
  /// The whole text.
  let text: String

  /// A page for a command without options.
  init(usage: String, _ about: String) {
    text = "usage: \(usage)\n\n\(about)\n"
  }

  /// A page that has every option of a command, in the order of their cases.
  init<Name: OptionName>(usage: String, _ about: String, _: Name.Type) {
    self.init(usage: usage, about + "\n" + Self.options(Name.self))
  }

  private static func options<Name: OptionName>(_: Name.Type) -> String {
    var text = ""
    var group = ""
    for name in Name.allCases {
      guard let help = name.help else { continue }
      if help.group != group { text += "\n\(help.group):\n" }
      group = help.group
      text += row("--\(name.rawValue)" + (help.value.map { " \($0)" } ?? ""), help.text)
    }
    return String(text.dropLast())
  }

  /// A word and what there is to say of it, the lines of that below each other.
  static func row(_ word: String, _ text: String) -> String {
    let lines = text.split(separator: "\n")
    let margin = String(repeating: " ", count: width)
    let space = String(repeating: " ", count: max(2, width - 2 - word.count))
    return "  \(word)\(space)" + lines.joined(separator: "\n\(margin)") + "\n"
  }

  /// Where the second column begins.
  private static let width = 26
}
