/// What UIKit logs about text.
enum TextMessages {
  /// The first responder doesn't resign although it is taken out of the window (KBD-030).
  static func refusedOnRemoval(_ responder: UIResponder) -> String {
    "[View] First responder warning: '\(responder.description)' rejected resignFirstResponder when "
      + "being removed from hierarchy"
  }
}
