/// An exception of UIKit's, with the text that UIKit gives it.
public struct NSException: Error, Hashable, Sendable {
  /// The exception's name, such as `NSInvalidArgumentException`.
  public let name: String
  /// The reason, word for word.
  public let reason: String
  /// The fact that the text comes from.
  package let fact: String

  package init(name: Name, reason: String, fact: Fact) {
    self.name = name.rawValue
    self.reason = reason
    self.fact = fact.id
  }

  /// Makes an exception that came back from a script.
  package init(name: String, reason: String) {
    self.name = name
    self.reason = reason
    fact = ""
  }

  /// The names that UIKit's exceptions of this area have.
  package enum Name: String {
    case invalidArgument = "NSInvalidArgumentException"
    case hierarchyInconsistency = "UIViewControllerHierarchyInconsistency"
    case internalInconsistency = "NSInternalInconsistencyException"
    case generic = "NSGenericException"
    case invalidInterfaceOrientation = "UIApplicationInvalidInterfaceOrientation"
  }
}
