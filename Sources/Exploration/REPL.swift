import Glibc
import Lua
package import Scenarios

/// Reads lines, runs what they make up, and answers; where the lines come from and where the
/// answers go is somebody else's business.
package final class REPL {
  /// One piece of an answer.
  package enum Answer: Equatable, Sendable {
    /// Text for standard output, with its end of line.
    case output(String)
    /// Text for standard error, with its end of line.
    case problem(String)
    /// The session is over.
    case quit
  }

  private enum Command: String, CaseIterable {
    case undo = ":undo"
    case save = ":save"
    case saveOver = ":save!"
    case cancel = ":cancel"
    case help = ":help"
    case quit = ":quit"
  }

  private let session: ExplorationSession
  private var unfinished: [String] = []
  /// What the unfinished input lacks.
  private var missing = ""

  /// Starts with an empty session whose `require` looks in `folder`.
  package init(folder: String = ".") throws {
    session = try ExplorationSession(folder: folder)
  }

  /// What to show before the next line is read.
  package var prompt: String { unfinished.isEmpty ? "> " : ">> " }

  /// Runs a script as the first input.
  package func take(_ script: ScriptFile) -> [Answer] {
    switch session.run(script.source, name: script.name) {
    case .incomplete(let missing): [.problem(missing + "\n")]
    case .done(let result): answers(result)
    }
  }

  /// Takes a line, without its end.
  package func take(line: String) -> [Answer] {
    let words = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true)
    if unfinished.isEmpty {
      if line.allSatisfy(\.isWhitespace) { return [] }
      if let word = words.first, word.hasPrefix(":"), !word.hasPrefix("::") {
        return take(command: String(word), trimmed(words.count > 1 ? words[1] : ""))
      }
    } else if words == [":cancel"] {
      unfinished = []
      return []
    }
    unfinished.append(line)
    let input = unfinished.joined(separator: "\n")
    guard input.utf8.count <= ScriptFile.sizeLimit else {
      unfinished = []
      return [
        .problem("an input of more than \(ScriptFile.sizeLimit >> 20) MB is refused; nothing ran\n")
      ]
    }
    switch session.run(input) {
    case .incomplete(let missing):
      self.missing = missing
      return []
    case .done(let result):
      unfinished = []
      return answers(result)
    }
  }

  /// Takes the end of what there is to read.
  package func finish() -> [Answer] {
    guard !unfinished.isEmpty else { return [] }
    unfinished = []
    return [.problem(missing + "\n")]
  }

  private func answers(_ result: ExplorationSession.Response.Result) -> [Answer] {
    var answers: [Answer] = []
    if !result.trace.isEmpty { answers.append(.output(result.trace)) }
    if let value = result.value { answers.append(.output(value + "\n")) }
    if let problem = result.problem { answers.append(.problem(problem + "\n")) }
    return answers
  }

  private func trimmed(_ text: Substring) -> String {
    let front = text.drop { $0.isWhitespace }
    return String(front.reversed().drop { $0.isWhitespace }.reversed())
  }

  // MARK: Commands

  private func take(command word: String, _ argument: String) -> [Answer] {
    switch Command(rawValue: word) {
    case .undo:
      guard let input = session.undo() else {
        return [.problem(":undo: there is no input to take back\n")]
      }
      let lines = input.split(separator: "\n", omittingEmptySubsequences: false)
      return [.output("taken back: \(lines[0])\(lines.count > 1 ? " …" : "")\n")]
    case .save: return save(argument, isOverwriting: false)
    case .saveOver: return save(argument, isOverwriting: true)
    case .cancel: return [.problem(":cancel: no input is unfinished\n")]
    case .help: return [.output(Self.help)]
    case .quit: return [.quit]
    case nil:
      let names = Command.allCases.map(\.rawValue)
      let near = nearestNames(to: word, among: names, limit: 1).first
      return [
        .problem(
          "there is no command \(word); "
            + (near.map { "did you mean \($0)?" } ?? "there are \(names.joined(separator: " "))")
            + "\n")
      ]
    }
  }

  private func save(_ path: String, isOverwriting: Bool) -> [Answer] {
    guard !path.isEmpty else { return [.problem(":save: which file? :save FILE\n")] }
    guard !session.inputs.isEmpty else { return [.problem(":save: there is no input to save\n")] }
    do {
      try NewFile(session.script).write(to: path, isOverwriting: isOverwriting)
    } catch {
      let remedy = error.isThereAlready ? "; :save! \(path) overwrites it" : ""
      return [.problem(":save: \(error)\(remedy)\n")]
    }
    let count = session.inputs.count
    return [.output("saved \(count) input\(count == 1 ? "" : "s") to \(path)\n")]
  }

  private static let help = """
    Lua and every verb of a script; an expression's value is printed, and new lines of the trace.
    An input that is not finished goes on in the next line. Globals stay until the end, locals
    end with their input. An input that fails before anything has happened leaves nothing behind.

    :undo          takes the last input back, by running the others again
    :save FILE     writes the inputs as a script; :save! overwrites a file
    :cancel        forgets an unfinished input
    :help          this
    :quit          leaves, as ctrl-D does

    """
}
