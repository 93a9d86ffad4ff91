import Glibc
import Suite
import Testing

@Suite("Reference files whose spec is gone")
struct LeftoverTests {
  /// What a run without files tells of a folder that was searched.
  private func notices(
    _ folder: Folder, _ set: (inout SuiteSettings) -> Void = { _ in }
  ) throws -> [String] {
    var settings = SuiteSettings()
    settings.searchedFolders = [folder.path]
    set(&settings)
    var texts: [String] = []
    _ = try SuiteRun(settings) { event in
      if case .notice(let text) = event {
        texts.append(text.replacing(folder.path + "/", with: ""))
      }
    }.run(signals: -1)
    return texts
  }

  private func folder() throws -> Folder {
    let folder = try Folder()
    for name in ["gone.trace", "gone_spec/a.trace", "b.trace", "b.trace.7.new"] {
      try folder.write("__traces__/\(name)", "")
    }
    try folder.write("b.lua", "")
    // Another run is writing it, however slowly this one goes.
    try setTime(of: folder, time(nil) + 3_600)
    return folder
  }

  /// Sets when the unfinished reference was written last.
  private func setTime(of folder: Folder, _ seconds: Int) throws {
    let times = [timespec(tv_sec: seconds, tv_nsec: 0), timespec(tv_sec: seconds, tv_nsec: 0)]
    try #require(utimensat(AT_FDCWD, folder.path("__traces__/b.trace.7.new"), times, 0) == 0)
  }

  @Test("are told, and with --update removed, as is what was never finished")
  func gone() throws {
    let folder = try folder()
    let obsolete = [
      "obsolete  __traces__/gone.trace: its spec is gone; delete it",
      "obsolete  __traces__/gone_spec: its spec is gone; delete it",
    ]
    #expect(try notices(folder) == obsolete)
    #expect(try notices(folder) == obsolete)
    try setTime(of: folder, 1)
    #expect(
      try notices(folder) { $0.removesObsoleteGoldens = true } == [
        "removed  __traces__/b.trace.7.new: it was never finished",
        "removed  __traces__/gone.trace: its spec is gone",
        "removed  __traces__/gone_spec: its spec is gone",
      ])
    #expect(folder.names(in: "__traces__") == ["b.trace"])
  }

  @Test("are kept by a run that leaves something out, and where another writes")
  func kept() throws {
    let folder = try folder()
    #expect(try notices(folder) { $0.lists = true } == [])
    #expect(try notices(folder) { $0.shard = Shard(index: 1, count: 2) } == [])
    #expect(try notices(folder) { $0.searchedFolders = [] } == [])
    _ = try notices(folder) { $0.removesObsoleteGoldens = true }
    #expect(folder.names(in: "__traces__") == ["b.trace", "b.trace.7.new"])
  }

  @Test("are told by a run of the folder, and by none that names files or chooses tests")
  func command() throws {
    let folder = try folder()
    try folder.write("c_spec.lua", "it(\"c\", function() end)")
    let text = "note: obsolete  __traces__/gone_spec: its spec is gone; delete it\n"
    #expect(try Command.scrim("test", in: folder).output.contains(text))
    for arguments in ["c_spec.lua", "--filter c", "--tag c", "--shard 1/1", "c_spec.lua:1 ."] {
      let run = try Command.shell("\"$0\" test \(arguments)", in: folder)
      #expect(!run.output.contains("obsolete"), "\(arguments)")
    }
    let update = try Command.scrim("test", "--update", in: folder)
    #expect(update.output.contains("note: removed  __traces__/gone_spec: its spec is gone\n"))
    #expect(folder.names(in: "__traces__") == ["b.trace", "b.trace.7.new"])
  }
}
