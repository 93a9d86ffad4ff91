/// What a first responder brings onto the screen.
struct KeyboardInput {
  /// Whether it takes text from the keyboard itself, rather than from a view of the app's.
  let isText: Bool
  /// Whether words may be predicted for it: not for what is secret, and not on pads of numbers.
  let predicts: Bool
  /// The app's own view in the keyboard's place.
  let own: UIView?
  /// The app's bar above it, of the responder or of one up the chain.
  let accessory: UIView?
  /// Who gave the bar, to whom the chain goes on from what is in it.
  private(set) weak var giver: UIResponder?

  init(_ responder: UIResponder) {
    own = responder.givenInputView
    isText = own == nil && responder.takesText
    predicts = responder.mayBePredictedFor
    var here: UIResponder? = responder
    while let candidate = here, candidate.givenInputAccessoryView == nil { here = candidate.next }
    giver = here
    accessory = here?.givenInputAccessoryView
  }

  /// The height of the app's view in the keyboard's place, in points; 0 without one.
  var ownHeight: CGFloat { own?.bounds.height ?? 0 }

  /// The height of the app's bar, in points; 0 without one.
  var accessoryHeight: CGFloat { accessory?.bounds.height ?? 0 }

  /// Whether nothing comes onto the screen.
  var isEmpty: Bool { !isText && ownHeight <= 0 && accessoryHeight <= 0 }

  /// The views that lie in the keyboard, from its top down.
  var views: [UIView] { [accessory, own].compactMap { $0 } }
}

extension UIResponder {
  fileprivate var mayBePredictedFor: Bool {
    let type: UIKeyboardType
    if let field = self as? UITextField {
      guard !field.isSecureTextEntry else { return false }
      type = field.keyboardType
    } else if let text = self as? UITextView {
      type = text.keyboardType
    } else {
      return true
    }
    return switch type {
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: false
    default: true
    }
  }
}
