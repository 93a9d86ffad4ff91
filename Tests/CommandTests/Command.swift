import Glibc
import Testing

/// A run of a program in a folder of its own, and what it wrote.
struct Command {
  let output: String
  let problems: String
  /// The exit code; 128 and the signal's number if a signal ended it.
  let code: Int32

  /// Runs the scrim that was built beside this test, never the one on the path.
  static func scrim(
    _ arguments: String..., in folder: Folder, input: String = "", environment: [String] = []
  ) throws -> Command {
    try run([scrimPath] + arguments, in: folder, input: input, environment: environment)
  }

  /// Runs a line of shell in which `$0` is scrim.
  static func shell(_ line: String, in folder: Folder) throws -> Command {
    try run(["/bin/sh", "-c", line, scrimPath], in: folder, input: "", environment: [])
  }

  static var scrimPath: String {
    var buffer = [UInt8](repeating: 0, count: 4_096)
    let count = buffer.withUnsafeMutableBytes { bytes in
      readlink(
        "/proc/self/exe", bytes.baseAddress!.assumingMemoryBound(to: CChar.self), bytes.count)
    }
    let test = String(decoding: buffer[..<max(0, count)], as: UTF8.self)
    // SwiftPM runs the tests with a tool of the toolchain or as a program; then the bundle is an
    // argument.
    let places = [test] + CommandLine.arguments
    for place in places where place.contains("/.build/") {
      let folder = place.prefix(upTo: place.lastIndex(of: "/")!)
      if access("\(folder)/scrim", X_OK) == 0 { return "\(folder)/scrim" }
    }
    preconditionFailure("scrim was not built beside \(places)")
  }

  private static func run(
    _ words: [String], in folder: Folder, input: String, environment: [String]
  ) throws -> Command {
    try RunningCommand(words, in: folder, input: input, environment: environment).wait()
  }

  init(output: String, problems: String, code: Int32) {
    self.output = output
    self.problems = problems
    self.code = code
  }
}

/// A program that goes on running beside the test.
final class RunningCommand {
  /// The process.
  let id: pid_t
  // Files and not pipes: nothing has to be read while the program runs.
  private let io: Folder

  /// Starts the scrim that was built beside this test.
  ///
  /// No leaks are looked for at its end: the sanitizer does that in a child of the process, and
  /// waits for ever if a test kills it with the others.
  convenience init(scrim arguments: String..., in folder: Folder) throws {
    try self.init(
      [Command.scrimPath] + arguments, in: folder, input: "",
      environment: ["ASAN_OPTIONS=detect_leaks=0"])
  }

  init(_ words: [String], in folder: Folder, input: String, environment: [String]) throws {
    io = try Folder()
    try io.write("in", input)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    let creates = O_WRONLY | O_CREAT | O_TRUNC
    posix_spawn_file_actions_addopen(&actions, 0, io.path("in"), O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, io.path("out"), creates, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, io.path("problems"), creates, 0o600)
    // The C library's module lacks the action that changes the folder.
    let change = ["/bin/sh", "-c", "cd \"$1\" && shift && exec \"$@\"", "sh", folder.path]
    var argv = (change + words).map { strdup($0) } + [nil]
    // The sanitizers' settings go along; nothing else of this environment matters to a run.
    let sanitizers = ["ASAN_OPTIONS", "LSAN_OPTIONS"].compactMap { (name: String) in
      getenv(name).map { "\(name)=\(String(cString: $0))" }
    }
    var envp = (["PATH=/usr/bin:/bin"] + environment + sanitizers).map { strdup($0) } + [nil]
    defer { for word in argv + envp { free(word) } }
    var pid: pid_t = 0
    let error = posix_spawn(&pid, change[0], &actions, nil, &argv, &envp)
    try #require(error == 0, "\(words[0]) can't be run: \(String(cString: strerror(error)))")
    id = pid
  }

  /// The processes that it has started.
  var children: [pid_t] {
    Folder.names(in: "/proc").compactMap { pid_t($0) }.filter { parent(of: $0) == id }
  }

  private func parent(of process: pid_t) -> pid_t? {
    guard let file = fopen("/proc/\(process)/stat", "r") else { return nil }
    defer { fclose(file) }
    var buffer = [UInt8](repeating: 0, count: 512)
    let count = fread(&buffer, 1, buffer.count, file)
    let text = String(decoding: buffer[..<count], as: UTF8.self)
    // The name, in parentheses, may have anything in it; the state and the parent follow.
    let rest = text[(text.lastIndex(of: ")") ?? text.startIndex)...].split(separator: " ")
    return rest.count > 2 ? pid_t(rest[2]) : nil
  }

  /// What it has written to standard output so far.
  var output: String { get throws { try io.read("out") } }

  /// Waits, 20 seconds at most, until something is true.
  func wait(_ what: String, until isTrue: () throws -> Bool) throws {
    for _ in 0..<10_000 {
      if try isTrue() { return }
      usleep(2_000)
    }
    Issue.record("\(what) did not happen; output:\n\(try output)\n\(try io.read("problems"))")
  }

  /// Sends it a signal.
  func signal(_ signal: Int32) { kill(id, signal) }

  /// Waits for its end.
  func wait() throws -> Command {
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0 && errno == EINTR {}
    let signal = status & 0x7f
    return Command(
      output: try io.read("out"), problems: try io.read("problems"),
      code: signal == 0 ? (status >> 8) & 0xff : 128 + signal)
  }
}

/// A folder for one test, which goes when the test is over.
final class Folder {
  let path: String

  init() throws {
    var template = Array("/tmp/scrim-test-XXXXXX".utf8CString)
    try #require(mkdtemp(&template) != nil, "no folder for the test can be made in /tmp")
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Makes a folder with one script in it.
  convenience init(_ script: String, named name: String = "test.lua") throws {
    try self.init()
    try write(name, script)
  }

  deinit { Folder.remove(path) }

  private static func remove(_ path: String) {
    for name in names(in: path) {
      let inner = "\(path)/\(name)"
      if unlink(inner) != 0 { remove(inner) }
    }
    rmdir(path)
  }

  func path(_ name: String) -> String { "\(path)/\(name)" }

  /// The names of the files, in order.
  var names: [String] { Folder.names(in: path) }

  /// The names in a folder inside it, in order.
  func names(in inner: String) -> [String] { Folder.names(in: path(inner)) }

  /// The names of what lies in a folder, in order.
  static func names(in path: String) -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  func write(_ name: String, _ text: String) throws { try write(name, bytes: Array(text.utf8)) }

  /// Writes a file, in a folder that is made if need be.
  func write(_ name: String, bytes: [UInt8]) throws {
    var place = path
    for part in name.split(separator: "/").dropLast() {
      place += "/\(part)"
      mkdir(place, 0o700)
    }
    let file = try #require(fopen(path(name), "w"))
    defer { fclose(file) }
    try #require(fwrite(bytes, 1, bytes.count, file) == bytes.count)
  }

  func read(_ name: String) throws -> String {
    let file = try #require(fopen(path(name), "r"), "there is no file \(name)")
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      if count == 0 { return String(decoding: bytes, as: UTF8.self) }
      bytes += buffer[..<count]
    }
  }
}
