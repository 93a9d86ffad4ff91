import Glibc
import Lua

/// The reference files of a spec file or a script, while it runs.
///
/// They lie beside it: `__traces__/form_spec/TEST.trace` are those of `form_spec.lua`, and
/// `__traces__/form.trace` is that of `form.lua`, a plain script.
package final class Goldens {
  let mode: RecordMode
  /// Every test that the file declares, so that no two share a reference; nil in a plain script.
  var tests: (() -> [TestID])?
  /// What the running test, or the script, has asked for.
  private(set) var uses: [GoldenUse] = []

  private let place: Place
  private var test: TestID?
  /// The tests by the names of their references, where capitals don't count.
  private lazy var testsByName = Dictionary(grouping: tests?() ?? []) {
    GoldenName.file($0.titles, golden: "", cell: "").lowercased()
  }
  /// The names, within the test, of the references that it has asked for.
  private var names: [String] = []

  init(of script: ScriptFile, _ mode: RecordMode) {
    self.mode = mode
    place = Place(script.name, folder: script.folder)
  }

  /// The script or the spec as the command line led to it, and its name without folder and ending.
  var script: String { place.script }
  var stem: String { place.stem }
  /// The reference of a plain script as a whole.
  var scriptReference: ReferenceFile { place.reference(place.stem) }

  /// A test begins, which has asked for nothing yet.
  func begin(_ test: TestID) {
    self.test = test
    uses.removeAll()
    names.removeAll()
  }

  /// The test has ended; what runs between tests has no references.
  func end() { test = nil }

  /// Notes that a reference was compared or written.
  func note(_ reference: ReferenceFile, isRecorded: Bool) {
    uses.append(GoldenUse(path: reference.shown, isRecorded: isRecorded))
  }

  /// The command that writes the references of what is running.
  var command: String {
    guard let test else { return "scrim run \(place.script.quotedForShell) --update" }
    return "scrim test \("\(test.file):\(test.line)".quotedForShell) --update"
  }

  /// The command that stores the trace of the script as a whole.
  var scriptCommand: String { "scrim test \(place.script.quotedForShell) --update" }

  /// The reference of what is running, with a name of its own if there are several.
  ///
  /// - Throws: which test or golden has that name already, or that no test is running.
  func reference(named name: String?) throws(LuaError) -> ReferenceFile {
    guard test != nil || tests == nil else {
      throw LuaError("expect.golden belongs inside a test, whose name its file has")
    }
    if let name, name.allSatisfy(\.isWhitespace) {
      throw mistake("the golden's name is empty; leave it out, or give it one")
    }
    let golden = name ?? (names.isEmpty ? "" : "\(names.count + 1)")
    let safe = golden.isEmpty ? "" : GoldenName.safe(golden: golden)
    if names.contains(where: { $0.lowercased() == safe.lowercased() }) {
      throw mistake(
        "the test has a golden named “\(safe)” already; give each a name of its own, as in "
          + "expect.golden \"turned\"")
    }
    guard let test else {
      names.append(safe)
      return place.reference(place.stem + (golden.isEmpty ? "" : "+" + safe))
    }
    let file = GoldenName.file(test.titles, golden: "", cell: "")
    let other = testsByName[file.lowercased()]?.first {
      $0.titles != test.titles || $0.line != test.line
    }
    if let other {
      throw mistake(
        "two tests would share the reference \(place.reference("\(place.stem)/\(file)").shown): "
          + "“\(test.title)” (\(test.file):\(test.line)) and “\(other.title)” "
          + "(\(other.file):\(other.line)); give one of them another title")
    }
    names.append(safe)
    let whole = GoldenName.file(test.titles, golden: golden, cell: test.cell)
    return place.reference("\(place.stem)/\(whole)")
  }

  private func mistake(_ text: String) -> LuaError {
    LuaError("expect.golden: \(text)", payload: Unmet(kind: .golden))
  }
}

extension Goldens {
  /// The reference files of a spec file that no test has asked for, in order.
  ///
  /// - Parameters:
  ///   - file: the spec as the command line led to it.
  ///   - asked: what its tests asked for, as `TestResult.goldens` has it.
  ///   - keeping: tests that may have more references than they asked for, because they failed,
  ///     were pending or did not run.
  package static func obsolete(
    of file: String, asked: [GoldenUse], keeping: [TestID] = []
  ) -> [String] {
    let place = Place(file)
    let names = keeping.map { GoldenName.file($0.titles, golden: "", cell: "") }
    let folder = place.reference(place.stem).path.dropLast(".trace".utf8.count)
    let known = Set(asked.map(\.path))
    return Self.names(in: String(folder)).filter { name in
      let isKept = names.contains { test in
        name.hasPrefix(test)
          && [".trace", "+", "@"].contains { name.dropFirst(test.count).hasPrefix($0) }
      }
      return name.hasSuffix(".trace") && !isKept
    }.map { "\(folder)/\($0)" }.filter { !known.contains($0) }
  }
}

/// Where the references of a file lie.
private struct Place {
  /// The file as the command line led to it.
  let script: String
  /// Its name without `.lua`.
  let stem: String
  /// Its folder, with a slash at the end, or nothing for the working folder: on disk and in texts.
  private let folder: String
  private let shown: String

  init(_ script: String, folder: String? = nil) {
    self.script = script
    let slash = script.lastIndex(of: "/")
    let name = slash.map { script[script.index(after: $0)...] } ?? script[...]
    stem = String(name.hasSuffix(".lua") ? name.dropLast(4) : name)
    shown = slash.map { String(script[...$0]) } ?? ""
    self.folder = folder.map { $0 == "." ? "" : $0.hasSuffix("/") ? $0 : $0 + "/" } ?? shown
  }

  /// The reference of that name below `__traces__`.
  func reference(_ name: String) -> ReferenceFile {
    ReferenceFile(
      path: "\(folder)__traces__/\(name).trace", shown: "\(shown)__traces__/\(name).trace")
  }
}
