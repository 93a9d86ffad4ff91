/// A reference file that a test has asked for.
package struct GoldenUse: Hashable, Sendable {
  /// The file, beside the spec as the command line led to it.
  package let path: String
  /// Whether it was written, because it was not there or was to be updated.
  package let isRecorded: Bool

  package init(path: String, isRecorded: Bool) {
    self.path = path
    self.isRecorded = isRecorded
  }
}
