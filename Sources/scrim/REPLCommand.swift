/// `scrim repl`: reads, runs and prints, line by line.
enum REPLCommand {
  static func run(_ arguments: [String]) -> Int32 { Scrim.misuse("repl") }
}
