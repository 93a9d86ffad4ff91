import Lua
import Trace
import UIKitSimulation

extension ClassEntry {
  /// What a controller says about the keyboard while it is presented.
  mutating func addKeyboardOfController() {
    question(
      "disablesAutomaticKeyboardDismissal", of: UIViewController.self,
      "Whether the keyboard stays up when the first responder resigns while this is presented; "
        + "form sheets have that (KBD-036, KBD-037).",
      hook: .disablesAutomaticKeyboardDismissal,
      inherited: { $0.disablesAutomaticKeyboardDismissal })
  }

  /// The names of the keyboard's notifications, and the keys of what they carry.
  mutating func addKeyboardNotifications() {
    let notifications: [(String, Word, String)] = [
      ("keyboardWillShowNotification", .keyboardWillShow, "Posted before the keyboard comes."),
      ("keyboardDidShowNotification", .keyboardDidShow, "Posted when the keyboard has come."),
      ("keyboardWillHideNotification", .keyboardWillHide, "Posted before the keyboard goes."),
      ("keyboardDidHideNotification", .keyboardDidHide, "Posted when the keyboard has gone."),
      (
        "keyboardWillChangeFrameNotification", .keyboardWillChangeFrame,
        "Posted before the keyboard has another frame."
      ),
      (
        "keyboardDidChangeFrameNotification", .keyboardDidChangeFrame,
        "Posted when the keyboard has another frame."
      ),
    ]
    staticProperties += notifications.map {
      StaticPropertyEntry(notification: $0.0, $0.1, $0.2)
    }
    let keys: [(String, Word, String)] = [
      ("keyboardFrameBeginUserInfoKey", .frameBeginUserInfoKey, "The frame before."),
      ("keyboardFrameEndUserInfoKey", .frameEndUserInfoKey, "The frame afterwards."),
      (
        "keyboardAnimationDurationUserInfoKey", .animationDurationUserInfoKey,
        "How long it takes, in seconds."
      ),
      (
        "keyboardAnimationCurveUserInfoKey", .animationCurveUserInfoKey,
        "The number of the curve by which it moves."
      ),
      (
        "keyboardIsLocalUserInfoKey", .isLocalUserInfoKey, "Whether it is this app's keyboard."
      ),
    ]
    staticProperties += keys.map {
      StaticPropertyEntry(notification: $0.0, $0.1, "A key of userInfo: " + $0.2)
    }
  }
}

extension ClassEntry {
  static let uiKeyboardLayoutGuide: ClassEntry = {
    var entry = ClassEntry(
      name: "UIKeyboardLayoutGuide", superclass: nil,
      summary: "The room that the keyboard takes of a view.", type: UIKeyboardLayoutGuide.self,
      make: nil)
    entry.property(
      "layoutFrame", .rect, of: UIKeyboardLayoutGuide.self,
      "The room in the view's coordinates; without a keyboard, what lies below the safe area.",
      get: { .rect($0.layoutFrame) })
    entry.property(
      "followsUndockedKeyboard", .boolean, of: UIKeyboardLayoutGuide.self,
      "Whether it follows a keyboard that isn't docked as well.",
      get: { .bool($0.followsUndockedKeyboard) },
      set: { $0.followsUndockedKeyboard = try $1.bool() })
    return entry
  }()

  /// The room that the keyboard takes of a view.
  mutating func addKeyboardGuide() {
    property(
      "keyboardLayoutGuide", .object("UIKeyboardLayoutGuide"), of: UIView.self,
      "The room that the keyboard takes of the view (KBD-050).",
      get: { .object($0.keyboardLayoutGuide) })
    lastCame(with: 15, instead: "the keyboard's notifications, whose frame is converted")
  }
}
