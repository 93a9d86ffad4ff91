/// The keyboard on the screen: what it shows, where it is, and what it tells the app.
package final class Keyboard: NSObject {
  override package class var className: String { "Keyboard" }
  override class var isOnlyOne: Bool { true }

  /// A responder has become its window's first responder.
  func focus(_ responder: UIResponder) {}

  /// A responder has stopped being the first responder, and none takes its place.
  func blur(_ responder: UIResponder) {}
}
