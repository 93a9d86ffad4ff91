/// A version of iOS or iPadOS.
package struct SystemVersion: Hashable, Comparable, Sendable {
  /// The number that changes every year.
  package let major: Int
  /// The number that changes with features.
  package let minor: Int
  /// The number that changes with repairs.
  package let patch: Int

  /// Makes a version from its numbers.
  package init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
    self.major = major
    self.minor = minor
    self.patch = patch
  }

  /// The last release of every major version, oldest first; 19 to 25 were never used.
  ///
  /// General knowledge, not a fact of the ledger.
  package static let lastReleases = [
    SystemVersion(3, 2, 2), SystemVersion(4, 3, 5), SystemVersion(5, 1, 1),
    SystemVersion(6, 1, 6), SystemVersion(7, 1, 2), SystemVersion(8, 4, 1),
    SystemVersion(9, 3, 6), SystemVersion(10, 3, 4), SystemVersion(11, 4, 1),
    SystemVersion(12, 5, 7), SystemVersion(13, 7), SystemVersion(14, 8, 1),
    SystemVersion(15, 8, 5), SystemVersion(16, 7, 12), SystemVersion(17, 7, 10),
    SystemVersion(18, 7, 2), SystemVersion(26, 1),
  ]

  /// The last release of that major version, or nil if there was none.
  package static func latest(of major: Int) -> SystemVersion? {
    lastReleases.first { $0.major == major }
  }

  /// Reads what somebody wrote: one to three numbers with dots between; what is left out is the
  /// last of its kind, so that "12" is the last 12.x.
  ///
  /// It is nil for any other text, for a major version that there never was, and for a minor
  /// version after the last one (the newest major version still gets some).
  package init?(parsing text: String) {
    guard let numbers = Self.numbers(in: text), let last = Self.latest(of: numbers[0]) else {
      return nil
    }
    if numbers.count == 1 {
      self = last
      return
    }
    guard numbers[1] <= last.minor || last == Self.lastReleases.last else { return nil }
    let patch = numbers[1] == last.minor ? last.patch : 0
    self.init(numbers[0], numbers[1], numbers.count == 3 ? numbers[2] : patch)
  }

  /// The one to three numbers of a version, or nil if the text isn't one.
  private static func numbers(in text: String) -> [Int]? {
    var numbers: [Int] = []
    for part in text.split(separator: ".", omittingEmptySubsequences: false) {
      guard (1...3).contains(part.utf8.count), part.utf8.allSatisfy({ (48...57).contains($0) }),
        let number = Int(part)
      else { return nil }
      numbers.append(number)
    }
    return (1...3).contains(numbers.count) ? numbers : nil
  }

  /// Whether this version is older than the other.
  package static func < (one: SystemVersion, other: SystemVersion) -> Bool {
    (one.major, one.minor, one.patch) < (other.major, other.minor, other.patch)
  }
}

extension SystemVersion: CustomStringConvertible {
  /// Major and minor number ("12.5"), and the patch too if these alone would mean another version.
  package var description: String {
    let last = Self.latest(of: major)
    let implied = last?.major == major && last?.minor == minor ? last?.patch ?? 0 : 0
    return patch == implied ? "\(major).\(minor)" : "\(major).\(minor).\(patch)"
  }
}

extension SystemVersion: ExpressibleByStringLiteral {
  /// Makes the version at which a rule begins: in a literal what is left out is 0, so that "12" is
  /// the first 12.x.
  package init(stringLiteral value: String) {
    guard let numbers = Self.numbers(in: value) else {
      preconditionFailure("\"\(value)\" is not a version: it must be one to three numbers.")
    }
    self.init(
      numbers[0], numbers.count > 1 ? numbers[1] : 0, numbers.count > 2 ? numbers[2] : 0)
  }
}
