import Exploration
import Glibc
import Scenarios

/// `scrim repl [FILE]`: reads, runs and prints, line by line.
enum REPLCommand {
  static func run(_ arguments: [String]) -> Int32 {
    if let option = arguments.first(where: { $0.hasPrefix("-") }) {
      return Scrim.misuse("repl takes no option, got \(option)", of: .repl)
    }
    guard arguments.count <= 1 else {
      return Scrim.misuse(
        "repl takes one script at most, got \(arguments.joined(separator: ", "))", of: .repl)
    }
    do {
      let script = try arguments.first.map { try ScriptFile(reading: $0) }
      let repl = try REPL(folder: script?.folder ?? ".")
      if let script { _ = print(repl.take(script)) }
      return read(repl)
    } catch {
      Output.error("scrim: \(error)\n")
      return 2
    }
  }

  private static func read(_ repl: REPL) -> Int32 {
    let isTerminal = isatty(STDIN_FILENO) == 1
    var input = InputLines()
    while true {
      if isTerminal { Output.out(repl.prompt) }
      switch input.next() {
      case .line(let line):
        guard print(repl.take(line: line)) else { return 0 }
      case .malformed(let number):
        Output.error("line \(number) of the input is not valid UTF-8; it was skipped\n")
      case .tooLong(let number):
        Output.error(
          "scrim: line \(number) of the input is longer than \(ScriptFile.sizeLimit >> 20) MB\n")
        return 2
      case .end:
        _ = print(repl.finish())
        if isTerminal { Output.out("\n") }
        return 0
      }
    }
  }

  /// Prints an answer; false if the session is over.
  private static func print(_ answers: [REPL.Answer]) -> Bool {
    for answer in answers {
      switch answer {
      case .output(let text): Output.out(text)
      case .problem(let text): Output.error(text)
      case .quit: return false
      }
    }
    return true
  }
}

/// The lines of standard input.
private struct InputLines {
  enum Line {
    case line(String)
    /// A line, by number, that is no UTF-8.
    case malformed(Int)
    /// A line, by number, that is too long to keep.
    case tooLong(Int)
    case end
  }

  private var bytes: [UInt8] = []
  private var start = 0
  private var number = 0
  private var hasEnded = false

  mutating func next() -> Line {
    var searched = start
    while true {
      if let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        return take(upTo: end, next: end + 1)
      }
      searched = bytes.count
      if hasEnded {
        return start == bytes.count ? .end : take(upTo: bytes.count, next: bytes.count)
      }
      guard bytes.count - start <= ScriptFile.sizeLimit else { return .tooLong(number + 1) }
      bytes.removeFirst(start)
      searched -= start
      start = 0
      read()
    }
  }

  private mutating func take(upTo end: Int, next: Int) -> Line {
    defer { start = next }
    number += 1
    let line = bytes[start..<end]
    guard let text = String(validating: line.last == 13 ? line.dropLast() : line, as: UTF8.self)
    else { return .malformed(number) }
    return .line(text)
  }

  private mutating func read() {
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    let count = Glibc.read(STDIN_FILENO, &buffer, buffer.count)
    if count < 0, errno == EINTR { return }
    if count <= 0 { hasEnded = true } else { bytes.append(contentsOf: buffer[..<count]) }
  }
}
