/// The kind of device that an interface is made for.
public enum UIUserInterfaceIdiom: Int, CaseIterable, Hashable, Sendable {
  /// Not known, or not said.
  case unspecified = -1
  /// iPhone and iPod touch.
  case phone = 0
  /// iPad.
  case pad = 1
}
