package import UIKitLua

extension Registry {
  /// Everything that scripts can name.
  package static let scenarios: Registry = .uikit
}
