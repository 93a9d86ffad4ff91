/// What a first responder brings onto the screen.
struct KeyboardInput: Equatable {
  /// Whether it takes text from the keyboard itself, rather than from a view of the app's.
  let isText: Bool
  /// Whether words may be predicted for it.
  let predicts: Bool
  /// The height of the app's own view in the keyboard's place, in points; 0 without one.
  let ownHeight: CGFloat
  /// The height of the app's bar above it, in points; 0 without one.
  let accessoryHeight: CGFloat

  init(_ responder: UIResponder) {
    let own = responder.givenInputView
    isText = own == nil && responder.takesText
    predicts = !((responder as? UITextField)?.isSecureTextEntry ?? false)
    ownHeight = own?.bounds.height ?? 0
    accessoryHeight = responder.accessoryInChain?.bounds.height ?? 0
  }

  /// Whether nothing comes onto the screen.
  var isEmpty: Bool { !isText && ownHeight <= 0 && accessoryHeight <= 0 }
}
