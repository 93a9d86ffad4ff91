/// Reads the annotations of stub files as the Lua language server does, and finds what it wouldn't
/// understand: a tag that it doesn't know, a type that nobody declares, a parameter that the
/// function doesn't have.
struct AnnotationChecker {
  private(set) var problems: [String] = []
  private var declared: Set<String> = [
    "any", "boolean", "function", "integer", "nil", "number", "string", "table",
  ]
  private let files: [(path: String, lines: [Substring])]
  private var place = ""

  init(_ files: [(path: String, text: String)]) {
    self.files = files.map { ($0, $1.split(separator: "\n", omittingEmptySubsequences: false)) }
    for line in self.files.flatMap(\.lines) {
      let words = line.split(separator: " ")
      guard words.count > 1, ["---@class", "---@alias"].contains(words[0]) else { continue }
      let name = words[1].last == ":" ? words[1].dropLast() : words[1]
      if !declared.insert(String(name)).inserted { problems.append("\(name) is declared twice") }
    }
    for file in self.files { check(file.path, file.lines) }
  }

  private mutating func check(_ path: String, _ lines: [Substring]) {
    if lines.first != "---@meta" { problems.append("\(path) doesn't begin with ---@meta") }
    var parameters: [String] = []
    var fields: Set<String> = []
    for (index, line) in lines.enumerated() {
      place = "\(path):\(index + 1)"
      if line.hasPrefix("function ") {
        let list = line.split(separator: "(")[1].prefix { $0 != ")" }
        let names = list.split(separator: ",").map { String($0.drop { $0 == " " }) }
        if names != parameters { problem("parameters \(parameters) of \(line)") }
      }
      guard line.hasPrefix("---") else {
        parameters = []
        fields = []
        continue
      }
      if line.hasPrefix("---|") {
        let name = line.dropFirst(4).drop { $0 == " " }
        if name.count < 3 || name.first != "\"" || name.last != "\"" { problem(line) }
      }
      guard line.hasPrefix("---@") else { continue }
      let tag = line.dropFirst(4).prefix { $0 != " " }
      let rest = line.dropFirst(4 + tag.count).drop { $0 == " " }
      switch tag {
      case "meta", "alias": break
      case "class":
        if let colon = rest.firstIndex(of: ":") {
          type(rest[rest.index(after: colon)...].drop { $0 == " " })
        }
      case "field", "param":
        var name = rest.prefix { $0 != " " }
        let described = rest.dropFirst(name.count + 1)
        if name.last == "?" { name = name.dropLast() }
        if tag == "param" { parameters.append(String(name)) }
        if tag == "field", !fields.insert(String(name)).inserted { problem("\(name) twice") }
        if !isName(name) { problem(line) }
        type(described, mayBeDescribed: true)
      case "return": type(rest)
      case "overload":
        if !rest.hasPrefix("fun(") { problem(line) }
        type(rest)
      default: problem("the tag @\(tag)")
      }
    }
  }

  private func isName(_ name: Substring) -> Bool {
    name == "..." || name == "[1]"
      || !name.isEmpty && !name.first!.isNumber
        && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
  }

  private mutating func problem(_ text: some StringProtocol) {
    problems.append("\(place): \(text)")
  }

  /// A whole type; a description may follow behind a space.
  private mutating func type(_ text: Substring, mayBeDescribed: Bool = false) {
    var rest = text
    union(&rest)
    let isEnd = rest.isEmpty || mayBeDescribed && rest.first == " "
    if !isEnd { problem("a type was expected: \(text)") }
  }

  private mutating func union(_ rest: inout Substring) {
    one(&rest)
    while rest.first == "|" {
      rest.removeFirst()
      one(&rest)
    }
  }

  private mutating func one(_ rest: inout Substring) {
    if rest.hasPrefix("fun(") {
      rest.removeFirst(4)
      while let character = rest.first, character != ")" {
        var name = rest.prefix { !":)".contains($0) }
        rest.removeFirst(name.count)
        if name.last == "?" { name = name.dropLast() }
        if !isName(name) { problem("the name \(name)") }
        guard rest.hasPrefix(": ") else { return problem("fun(\(rest)") }
        rest.removeFirst(2)
        union(&rest)
        if rest.hasPrefix(", ") { rest.removeFirst(2) }
      }
      if rest.isEmpty { return problem("no end of fun(") }
      rest.removeFirst()
      if rest.hasPrefix(": ") {
        rest.removeFirst(2)
        union(&rest)
      }
    } else if rest.first == "(" {
      rest.removeFirst()
      union(&rest)
      if rest.first != ")" { return problem("no end of (") }
      rest.removeFirst()
    } else {
      let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
      if !declared.contains(String(name)) { problem("the type \"\(name)\" is declared nowhere") }
      rest.removeFirst(name.count)
    }
    while rest.hasPrefix("[]") || rest.hasPrefix("?") {
      rest.removeFirst(rest.hasPrefix("?") ? 1 : 2)
    }
  }
}
