/// Whether an interface is light or dark.
public enum UIUserInterfaceStyle: Int, CaseIterable, Hashable, Sendable {
  /// Not known, or not said.
  case unspecified = 0
  /// Dark on light.
  case light = 1
  /// Light on dark.
  case dark = 2
}
