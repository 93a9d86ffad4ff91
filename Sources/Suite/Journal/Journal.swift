import Glibc
import Scenarios

/// The journal of a suite: what the last run left, and where this one writes.
package struct Journal {
  /// Where it is; nil if nothing is kept.
  package let path: String?
  /// The run that this one goes on with; nil if it begins afresh.
  package let earlier: JournalReader?
  /// The tests that failed when they last ran.
  package let failed: FailedTests?
  /// Why nothing is kept although it should be.
  package let problem: String?
  /// What keeps other runs from this journal, as long as the process or this value lives.
  private let lock: JournalLock?

  /// Why a run can't be gone on with.
  package struct Problem: Error, CustomStringConvertible {
    package let description: String
  }

  /// Begins a journal for a run with those arguments, or goes on with the one that is there.
  ///
  /// The tests that failed in the last run are kept before its journal is overwritten. One that
  /// isn't written only tells what failed.
  package init(
    _ path: String?, _ run: JournaledRun, isResuming: Bool, isWritten: Bool = true
  ) throws(Problem) {
    guard let path else {
      guard !isResuming else { throw Problem(description: "without a journal nothing can resume") }
      (self.path, earlier, failed, problem, lock) = (nil, nil, nil, nil, nil)
      return
    }
    failed = FailedTests(besideJournal: path)
    guard isWritten else {
      (self.path, earlier, problem, lock) = (nil, nil, nil, nil)
      return
    }
    let folder = path.folder
    if !folder.isEmpty, mkdir(folder, 0o777) == 0 {
      // What a run leaves is no part of anybody's project.
      _ = Self.write("*\n", to: folder.joined(".gitignore"), flags: O_CREAT | O_EXCL)
    }
    switch Self.state(of: path) {
    case .other:
      throw Problem(
        description:
          "\(path) is no journal, and a run would overwrite it; --journal names the file "
          + "that results are kept in")
    case .absent where isResuming:
      throw Problem(description: "there is no run to resume: \(path) isn't there")
    case .absent, .journal: break
    }
    lock = JournalLock(path)
    guard lock?.isFree != false else {
      let problem = "another run is using \(path)"
      guard !isResuming else { throw Problem(description: "\(problem); let it end first") }
      (self.path, earlier) = (nil, nil)
      self.problem = problem + ", so the results of this one are not kept"
      return
    }
    earlier = isResuming ? try Self.interruptedRun(path, run) : nil
    var code: Int32 = 0
    if earlier == nil {
      failed?.keep()
      var bytes: [UInt8] = []
      run.message.encode(into: &bytes)
      let text = String(decoding: bytes, as: UTF8.self)
      code = Self.write(text, to: path, flags: O_CREAT | O_TRUNC)
    }
    problem =
      code == 0 ? nil : "results are not kept: \(path): \(String(cString: strerror(code)))"
    self.path = code == 0 ? path : nil
  }

  /// What a path leads to.
  private enum State {
    case absent
    case journal
    case other
  }

  private static func state(of path: String) -> State {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return errno == EISDIR ? .other : .absent }
    defer { close(descriptor) }
    var start = [UInt8](repeating: 0, count: 6)
    let count = read(descriptor, &start, start.count)
    // One that was killed at once has nothing in it.
    if count == 0 { return .journal }
    return count == start.count && start.elementsEqual("\u{1e}suite".utf8) ? .journal : .other
  }

  private static func interruptedRun(
    _ path: String, _ run: JournaledRun
  ) throws(Problem) -> JournalReader {
    guard let reader = JournalReader(path), let before = reader.run else {
      throw Problem(
        description: "there is no run to resume: another version of scrim has written \(path)")
    }
    guard !reader.isOver else {
      throw Problem(description: "there is no run to resume: the last one came to its end")
    }
    guard before.signature == run.signature else {
      let words = (["scrim", "test"] + before.arguments + [JournaledRun.resume])
      throw Problem(
        description: "the run that was cut short had other arguments; to resume it: "
          + words.map(\.quotedForShell).joined(separator: " "))
    }
    return reader
  }

  /// Writes a small file; returns the system's code of what went wrong, or 0.
  private static func write(_ text: String, to path: String, flags: Int32) -> Int32 {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC | flags, 0o666)
    guard descriptor >= 0 else { return errno }
    defer { close(descriptor) }
    return writeAll(Array(text.utf8), to: descriptor) ? 0 : errno
  }
}

/// A lock on a journal; the system lets go of it when the process ends, however it does.
private final class JournalLock {
  private let descriptor: Int32
  /// Whether no other run has it.
  let isFree: Bool

  /// Asks for the lock; nil if there can be no such file.
  init?(_ path: String) {
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { return nil }
    isFree = flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK
  }

  deinit { if descriptor >= 0 { close(descriptor) } }
}
