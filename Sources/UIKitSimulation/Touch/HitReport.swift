/// What became of a touch.
package struct HitReport {
  /// The views from the window to the one that was hit; empty if none was.
  package var path: [UIView] = []
  /// What got the touch; nil if nothing did.
  package var receiver: NSObject?
  /// What kept the touch from where it was meant to go.
  package var blocker: NSObject?
  /// Why what was meant to get the touch didn't; nil if it did.
  package var why: String?

  /// A touch that went nowhere.
  static func lost(_ why: String, blocker: NSObject? = nil) -> HitReport {
    HitReport(blocker: blocker, why: why)
  }
}
