import Glibc
import Scenarios
import Suite
import Testing

@Suite("Killing a run at any moment")
struct KillTests {
  static let fileCount = 6
  static let testCount = 4

  /// A folder of specs whose tests write reference files.
  private func specs() throws -> Folder {
    let folder = try Folder()
    for file in 0..<Self.fileCount {
      var text = ""
      for test in 0..<Self.testCount {
        text += """
          it("test \(test)", function()
            local home = UIViewController "Home\(file)"
            root(home)
            present(UIViewController "Form\(test)")
            settle()
            expect.golden()
          end)

          """
      }
      try folder.write("f\(file)_spec.lua", text)
    }
    return folder
  }

  /// The reference files by path, whole texts.
  private func goldens(_ folder: Folder) throws -> [String: String] {
    var goldens: [String: String] = [:]
    for file in folder.names(in: "__traces__") {
      for name in folder.names(in: "__traces__/\(file)") where name.hasSuffix(".trace") {
        goldens["\(file)/\(name)"] = try folder.read("__traces__/\(file)/\(name)")
      }
    }
    return goldens
  }

  /// The tests that ended in a journal, each as often as it did.
  private func ended(_ folder: Folder) throws -> [String: Int] {
    guard access(folder.path(".scrim/journal"), R_OK) == 0 else { return [:] }
    let reader = try #require(JournalReader(folder.path(".scrim/journal")))
    var counts: [String: Int] = [:]
    for result in reader.results {
      counts["\(result.test.file) \(result.test.title)", default: 0] += 1
    }
    return counts
  }

  /// Waits for any moment of a run: by the clock, or, so that many kills meet a run, until some of
  /// its results are in the journal.
  private func waitForSomeMoment(_ folder: Folder, _ attempt: Int, _ duration: UInt32) {
    guard attempt.isMultiple(of: 2) else {
      usleep(UInt32.random(in: 0...duration))
      return
    }
    let count = Int.random(in: 0..<Self.fileCount * Self.testCount - 2)
    for _ in 0..<20_000 {
      if let reader = JournalReader(folder.path(".scrim/journal")), reader.results.count >= count {
        return
      }
      usleep(100)
    }
  }

  /// What an undisturbed run leaves, and how long it takes in microseconds.
  private struct Undisturbed {
    let goldens: [String: String]
    let duration: UInt32
  }

  private func undisturbed() throws -> Undisturbed {
    let folder = try specs()
    var (start, end) = (timespec(), timespec())
    clock_gettime(CLOCK_MONOTONIC, &start)
    let run = try Command.scrim("test", "--jobs=2", in: folder)
    clock_gettime(CLOCK_MONOTONIC, &end)
    #expect(run.code == 0, "\(run.output)\(run.problems)")
    let goldens = try goldens(folder)
    #expect(goldens.count == Self.fileCount * Self.testCount)
    return Undisturbed(
      goldens: goldens,
      duration: UInt32(
        (end.tv_sec - start.tv_sec) * 1_000_000 + (end.tv_nsec - start.tv_nsec) / 1_000))
  }

  @Test("25 kills of the coordinator lose no finished result and no reference file")
  func coordinator() throws {
    let undisturbed = try undisturbed()
    var cutShort = 0
    for attempt in 0..<25 {
      let folder = try specs()
      let running = try RunningCommand(scrim: "test", "--jobs=2", in: folder)
      waitForSomeMoment(folder, attempt, undisturbed.duration)
      running.signal(SIGKILL)
      let killed = try running.wait()
      // What is there is whole, half of a reference file is nowhere.
      for (name, text) in try goldens(folder) { #expect(text == undisturbed.goldens[name]) }
      let finished = try ended(folder)
      #expect(finished.values.allSatisfy { $0 == 1 })
      guard killed.code == 128 + SIGKILL, access(folder.path(".scrim/journal"), R_OK) == 0,
        let journal = JournalReader(folder.path(".scrim/journal")), journal.run != nil,
        !journal.isOver
      else { continue }
      cutShort += 1
      let resumed = try Command.scrim("test", "--jobs=2", "--resume", in: folder)
      #expect(resumed.code == 0, "\(resumed.output)\(resumed.problems)")
      #expect(
        resumed.output.contains("\n\(Self.fileCount * Self.testCount) passed"), "\(resumed.output)")
      // Every test ended once in both runs together: what was finished did not run again.
      let all = try ended(folder)
      #expect(all.count == Self.fileCount * Self.testCount && all.values.allSatisfy { $0 == 1 })
      #expect(try goldens(folder) == undisturbed.goldens)
    }
    #expect(cutShort >= 8, "few kills met a run")
  }

  @Test("25 kills of a worker lose no finished result and no reference file")
  func worker() throws {
    let undisturbed = try undisturbed()
    var generator = SystemRandomNumberGenerator()
    var met = 0
    for attempt in 0..<25 {
      let folder = try specs()
      let running = try RunningCommand(scrim: "test", "--jobs=2", "--verbose", in: folder)
      waitForSomeMoment(folder, attempt, undisturbed.duration)
      let children = running.children
      if let child = children.randomElement(using: &generator) { kill(child, SIGKILL) }
      let run = try running.wait()
      for (name, text) in try goldens(folder) { #expect(text == undisturbed.goldens[name]) }
      // Each test has one result, whatever it is.
      let results = try ended(folder)
      // A file whose worker died before it had read the file has one result of its own instead.
      let lost = (0..<Self.fileCount).filter { results["f\($0)_spec.lua f\($0)_spec.lua"] != nil }
      #expect(lost.count <= 1)
      for file in 0..<Self.fileCount where !lost.contains(file) {
        for test in 0..<Self.testCount {
          #expect(results["f\(file)_spec.lua test \(test)"] == 1, "\(run.output)")
        }
      }
      #expect(results.values.allSatisfy { $0 == 1 }, "\(results)")
      if run.code != 0 {
        met += 1
        #expect(run.code == 70, "\(run.output)\(run.problems)")
        // The next run is well: nothing that was left is in its way.
        let next = try Command.scrim("test", "--jobs=2", in: folder)
        #expect(next.code == 0, "\(next.output)\(next.problems)")
        #expect(try goldens(folder) == undisturbed.goldens)
      }
    }
    #expect(met >= 5, "few kills met a worker at work")
  }
}
