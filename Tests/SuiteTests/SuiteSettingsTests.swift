import Suite
import Testing

@Suite("The order of files")
struct SuiteSettingsTests {
  private func files(_ set: (inout SuiteSettings) -> Void) -> String {
    var settings = SuiteSettings()
    settings.files = ["a", "b", "c", "d", "e", "f"]
    set(&settings)
    return settings.runFiles.joined()
  }

  @Test("is the seed's alone when they are shuffled, and the same on every machine")
  func shuffled() {
    #expect(files { _ in } == "abcdef")
    #expect(
      files {
        $0.isShuffled = true
        $0.seed = 3
      } == "befcda")
  }

  @Test("of a shard is that of all, every so many")
  func shards() {
    #expect(files { $0.shard = Shard(index: 2, count: 4) } == "bf")
  }
}
