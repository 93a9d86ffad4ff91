package import UIKitLua

extension Registry {
  /// Everything that scripts can name: UIKit, the verbs, `expect`, `assert` and the words of specs.
  package static let scenarios: Registry = {
    var registry = Registry.uikit
    registry.add(LibraryEntry.expect)
    registry.add(LibraryEntry.assert)
    for word in specWords { registry.add(word) }
    return registry
  }()
}
