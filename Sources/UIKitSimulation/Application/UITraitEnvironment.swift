/// An object that has traits.
public protocol UITraitEnvironment: AnyObject {
  /// The traits that it has now.
  var traitCollection: UITraitCollection { get }
  /// Called after the traits have changed; the argument is what they were, nil at first.
  func traitCollectionDidChange(_ previous: UITraitCollection?)
}
