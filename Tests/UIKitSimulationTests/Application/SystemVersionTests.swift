import Testing
import UIKitSimulation

@Suite("A system version")
struct SystemVersionTests {
  @Test(
    "is read from up to three numbers; what is left out is the last of its kind",
    arguments: [
      ("12", SystemVersion(12, 5, 7)), ("12.5", SystemVersion(12, 5, 7)),
      ("12.5.1", SystemVersion(12, 5, 1)), ("12.0", SystemVersion(12)),
      ("8.1", SystemVersion(8, 1)), ("13", SystemVersion(13, 7)),
      ("4.3", SystemVersion(4, 3, 5)), ("26.9", SystemVersion(26, 9)),
    ])
  func parse(text: String, expected: SystemVersion) {
    #expect(SystemVersion(parsing: text) == expected)
  }

  @Test(
    "isn't read from other text, nor from a version that there never was",
    arguments: [
      "", ".", "12.", ".5", "12.5.1.0", "12a", "-12", "+12", " 12", "1e1", "١٢", "0", "2", "19",
      "27", "12.6", "9999999999999999999999",
    ])
  func refuse(text: String) {
    #expect(SystemVersion(parsing: text) == nil)
  }

  @Test(
    "prints major and minor, and the patch only where it isn't the last one",
    arguments: [
      (SystemVersion(12, 5, 7), "12.5"), (SystemVersion(12, 5, 1), "12.5.1"),
      (SystemVersion(12, 5), "12.5.0"), (SystemVersion(8, 3), "8.3"),
      (SystemVersion(7, 0, 3), "7.0.3"), (SystemVersion(26), "26.0"),
    ])
  func description(version: SystemVersion, expected: String) {
    #expect(version.description == expected)
    #expect(SystemVersion(parsing: expected) == version)
  }

  @Test("is compared number by number")
  func order() {
    let versions = ["5.1", "8.1", "8.3", "8.4.1", "9.0", "10.3", "12.5.1", "12.5", "26.0"]
      .compactMap { SystemVersion(parsing: $0) }
    #expect(versions.count == 9)
    #expect(zip(versions, versions.dropFirst()).allSatisfy { $0 < $1 })
    #expect(SystemVersion.latest(of: 17) == SystemVersion(parsing: "17"))
    #expect(SystemVersion.latest(of: 20) == nil)
    #expect(SystemVersion.lastReleases == SystemVersion.lastReleases.sorted())
  }

  @Test("in a literal is the first of its kind: a rule that begins with 12 begins with 12.0")
  func literal() {
    #expect("12" as SystemVersion == SystemVersion(12, 0, 0))
    #expect("8.3" as SystemVersion == SystemVersion(8, 3))
    #expect("11.0.1" as SystemVersion == SystemVersion(11, 0, 1))
  }
}
