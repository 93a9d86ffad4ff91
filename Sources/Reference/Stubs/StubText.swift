import UIKitLua

/// The text of a stub file, as it grows.
struct StubText {
  private(set) var text: String

  init(_ about: String) {
    text =
      "---@meta\n\n-- \(about)\n-- Made by `scrim stubs`; it is written over by the next run.\n"
  }

  /// Adds a line.
  mutating func line(_ line: String = "") { text += line + "\n" }

  /// Adds the annotations of a class that begins here.
  mutating func beginClass(_ name: String, superclass: String? = nil, _ summary: String) {
    line()
    line("---\(summary)")
    line("---@class \(name)" + (superclass.map { ": \($0)" } ?? ""))
  }

  /// Adds a field to the class that was begun.
  mutating func field(
    _ name: String, _ type: String, optional: Bool = false, _ summary: String = ""
  ) {
    line("---@field \(name)\(optional ? "?" : "") \(type)" + (summary.isEmpty ? "" : " \(summary)"))
  }

  /// Adds a class for the labels of a function, if it has any.
  mutating func labels(of entry: CallableEntry, as name: String) {
    guard let labels = StubCall(entry, as: name).labelClass else { return }
    beginClass(labels, "What `\(name)` takes under its labels.")
    for parameter in entry.parameters where parameter.isLabelled {
      field(
        parameter.name, parameter.type.annotation, optional: parameter.isOptional,
        parameter.fallback.map { "\($0) if left out" } ?? "")
    }
  }

  /// Adds a function under its whole name, with a class for its labels if it has any.
  ///
  /// `receiver` is the class of what comes before the colon of a method.
  mutating func function(_ entry: CallableEntry, as name: String, receiver: String? = nil) {
    let call = StubCall(entry, as: name)
    labels(of: entry, as: name)
    line()
    line("---\(entry.summary)")
    for parameter in call.parameters {
      line("---@param \(parameter.name)\(parameter.isOptional ? "?" : "") \(parameter.type)")
    }
    if let type = entry.returns?.annotation { line("---@return \(type)") }
    for shorter in call.shorter {
      line("---@overload \(shorter.functionType(receiver: receiver, returns: entry.returns))")
    }
    let owner = receiver == nil ? name : name.replacingLast(".", with: ":")
    line("function \(owner)(\(call.parameters.map(\.name).joined(separator: ", "))) end")
  }
}

/// A call as the language server sees it: by position, the labels in one last table.
struct StubCall {
  struct Parameter {
    let name: String
    let type: String
    let isOptional: Bool
  }

  let parameters: [Parameter]
  /// The name of the class of the labels; nil if it has none.
  let labelClass: String?

  init(_ entry: CallableEntry, as name: String) {
    var parameters: [Parameter] = []
    for parameter in entry.parameters where !parameter.isLabelled && !parameter.isRepeated {
      parameters.append(
        Parameter(
          name: parameter.name.luaName, type: parameter.type.annotation,
          isOptional: parameter.isOptional))
    }
    if let repeated = entry.parameters.first(where: \.isRepeated) {
      parameters.append(
        Parameter(name: "...", type: repeated.type.annotation, isOptional: false))
    }
    let labels = entry.parameters.filter(\.isLabelled)
    labelClass = labels.isEmpty ? nil : "\(name).Labels"
    if let labelClass {
      parameters.append(
        Parameter(name: "labels", type: labelClass, isOptional: labels.allSatisfy(\.isOptional)))
    }
    self.parameters = parameters
  }

  private init(_ parameters: [Parameter], _ labelClass: String?) {
    self.parameters = parameters
    self.labelClass = labelClass
  }

  /// The calls in which the table of labels stands in the place of what was left out.
  var shorter: [StubCall] {
    guard labelClass != nil, let labels = parameters.last else { return [] }
    let positional = Array(parameters.dropLast())
    let required = positional.lastIndex { !$0.isOptional }.map { $0 + 1 } ?? 0
    return (required..<positional.count).reversed().map {
      StubCall(positional[..<$0] + [labels], labelClass)
    }
  }

  /// The type of the function.
  func functionType(receiver: String?, returns: ScriptType?) -> String {
    var words = receiver.map { ["self: \($0)"] } ?? []
    words += parameters.map { "\($0.name)\($0.isOptional ? "?" : ""): \($0.type)" }
    let result = returns.map { ": \($0.annotation)" } ?? ""
    return "fun(\(words.joined(separator: ", ")))\(result)"
  }
}

extension String {
  /// The name as a name of Lua's: spaces can't be, and its keywords take an underscore.
  var luaName: String {
    let name = String(map { $0 == " " ? "_" : $0 })
    let keywords = [
      "and", "break", "do", "else", "elseif", "end", "false", "for", "function", "goto", "if", "in",
      "local", "nil", "not", "or", "repeat", "return", "then", "true", "until", "while",
    ]
    return keywords.contains(name) ? name + "_" : name
  }

  fileprivate func replacingLast(_ character: Character, with other: Character) -> String {
    guard let place = lastIndex(of: character) else { return self }
    return self[..<place] + String(other) + self[index(after: place)...]
  }
}
