/// How wide an alert is.
enum AlertWidth: String, PolicyValue {
  case wide, narrow
  static let policy = Policy.alertWidth

  /// The width in points.
  var width: CGFloat { self == .wide ? 284 : 270 }
}

/// What becomes of an alert that is too high for its room.
enum TallAlert: String, PolicyValue {
  /// It is as high as the room, and what is in it scrolls.
  case fits
  /// It ends beyond the room.
  case overflows
  static let policy = Policy.tallAlert
}

/// How round an alert's corners are.
enum AlertCornerRadius: String, PolicyValue {
  case twelve, thirteen
  static let policy = Policy.alertCornerRadius

  /// The radius in points.
  var radius: CGFloat { self == .twelve ? 12 : 13 }
}

/// How an alert comes and goes.
enum AlertTiming: String, PolicyValue {
  case easeInOut, spring
  static let policy = Policy.alertTiming
}

/// Whether an alert's coming waits for a view beneath it whose time stands still.
enum AlertOverFrozenView: String, PolicyValue {
  case ignores, waits
  static let policy = Policy.alertOverFrozenView
}

/// At what size an alert begins.
enum AlertEntrance: String, PolicyValue {
  case plain, enlarged
  static let policy = Policy.alertEntrance

  /// How many times its own size.
  var scale: CGFloat { self == .plain ? 1 : 1.2 }
}

/// How far an action sheet stays away from the screen's edges in a compact width.
enum ActionSheetMargin: String, PolicyValue {
  case ten, eight
  static let policy = Policy.actionSheetMargin

  /// The distance in points.
  var width: CGFloat { self == .ten ? 10 : 8 }
}

/// How wide the choices of an action sheet are in a popover.
enum ActionSheetColumn: String, PolicyValue {
  case narrow, wide
  static let policy = Policy.actionSheetColumn

  /// The width in points.
  var width: CGFloat { self == .narrow ? 272 : 304 }
}

/// How UIKit words the exception of an action sheet on a pad that points at nothing.
enum ActionSheetAnchorMessage: String, PolicyValue {
  case plain, presenter
  static let policy = Policy.actionSheetAnchorMessage
}

/// What a touch outside an action sheet does.
enum ActionSheetOutsideTouch: String, PolicyValue {
  case cancels, dismisses
  static let policy = Policy.actionSheetOutsideTouch
}

/// What shows an alert view or an action sheet of the older classes.
enum LegacyAlertHost: String, PolicyValue {
  /// A window of its own, with nothing presented.
  case ownWindow
  /// An alert controller, presented in a window of its own.
  case presenterWindow
  /// An alert controller, presented by the topmost controller of the app's window.
  case chain
  static let policy = Policy.legacyAlertHost
}

/// What shows a popover of the older class.
enum LegacyPopoverHost: String, PolicyValue {
  /// The window, beside the presentations.
  case window
  /// The stack of presentations.
  case chain
  static let policy = Policy.legacyPopoverHost
}

/// How dark an older popover makes what is behind it.
enum LegacyPopoverDimming: String, PolicyValue {
  case none, light
  static let policy = Policy.legacyPopoverDimming

  /// The alpha of the black over everything else.
  var alpha: CGFloat { self == .none ? 0 : 0.15 }
}

/// What showing an older popover beside a bar button item does that is on no bar.
enum LegacyPopoverLooseItem: String, PolicyValue {
  case raises, ignored
  static let policy = Policy.legacyPopoverLooseItem
}

/// What a touch outside a popover dismisses that has presented something itself.
enum PopoverOutsideTouch: String, PolicyValue {
  case all, inner
  static let policy = Policy.popoverOutsideTouch
}

/// Which of its delegate's methods a popover calls when a touch outside dismisses it.
enum PopoverTouchCallbacks: String, PolicyValue {
  /// Those of popovers.
  case popover
  /// Those of presentations, and those of popovers where the delegate has no other.
  case presentation
  static let policy = Policy.popoverTouchCallbacks
}

extension PolicyRule {
  static let alerts: [PolicyRule] = [
    PolicyRule(
      TallAlert.self, "alert.too-high", "What becomes of an alert that is too high for its room?",
      [.from("4", TallAlert.fits, .geo115, .guess)]),
    PolicyRule(
      AlertWidth.self, "alert.width", "How wide is an alert?",
      [
        .from("4", AlertWidth.wide, .geo107, .guess),
        .from("7", AlertWidth.narrow, .geo107, .observed),
        .from("19", AlertWidth.narrow, .geo107, .guess),
      ]),
    PolicyRule(
      AlertCornerRadius.self, "alert.corner-radius", "How round are an alert's corners?",
      [
        .from("4", AlertCornerRadius.twelve, .geo108, .guess),
        .from("7", AlertCornerRadius.twelve, .geo108, .reported),
        .from("9", AlertCornerRadius.thirteen, .geo108, .reported),
        .from("26", AlertCornerRadius.thirteen, .geo108, .guess),
      ]),
    PolicyRule(
      AlertTiming.self, "alert.timing", "How does an alert come and go?",
      [
        .from("4", AlertTiming.easeInOut, .geo113, .guess),
        .from("8", AlertTiming.spring, .geo113, .background),
        .from("26", AlertTiming.spring, .geo113, .guess),
      ]),
    PolicyRule(
      AlertOverFrozenView.self, "alert.frozen-view",
      "Does an alert's coming wait for a view beneath it whose time stands still?",
      [
        .from("4", AlertOverFrozenView.ignores, .tch017, .guess),
        .from("10", AlertOverFrozenView.waits, .tch017, .reported),
        .from("13", AlertOverFrozenView.ignores, .tch017, .guess),
      ]),
    PolicyRule(
      AlertEntrance.self, "alert.entrance", "At what size does an alert begin?",
      [
        .from("4", AlertEntrance.plain, .geo114, .guess),
        .from("7", AlertEntrance.enlarged, .geo114, .reported),
        .from("26", AlertEntrance.enlarged, .geo114, .guess),
      ]),
    PolicyRule(
      ActionSheetMargin.self, "action-sheet.margin",
      "How far does an action sheet stay away from the screen's edges?",
      [
        .from("4", ActionSheetMargin.ten, .geo110, .guess),
        .from("9", ActionSheetMargin.eight, .geo110, .reported),
        .from("26", ActionSheetMargin.eight, .geo110, .guess),
      ]),
    PolicyRule(
      ActionSheetColumn.self, "action-sheet.column",
      "How wide are the choices of an action sheet in a popover?",
      [
        .from("4", ActionSheetColumn.narrow, .geo111, .guess),
        .from("8", ActionSheetColumn.wide, .geo111, .background),
      ]),
    PolicyRule(
      ActionSheetAnchorMessage.self, "action-sheet.anchor-message",
      "How is the exception worded of an action sheet on a pad that points at nothing?",
      [
        .from("4", ActionSheetAnchorMessage.plain, .pres087, .guess),
        .from("8", ActionSheetAnchorMessage.plain, .pres087, .observed),
        .from("14", ActionSheetAnchorMessage.presenter, .pres088, .observed),
      ]),
    PolicyRule(
      ActionSheetOutsideTouch.self, "action-sheet.outside-touch",
      "What does a touch outside an action sheet do?",
      [
        .from("4", ActionSheetOutsideTouch.cancels, .pres329, .guess),
        .from("8", ActionSheetOutsideTouch.cancels, .pres329, .observed),
      ]),
    PolicyRule(
      LegacyAlertHost.self, "legacy-alert.host",
      "What shows an alert view or an action sheet of the older classes?",
      [
        .from("4", LegacyAlertHost.ownWindow, .pres280, .documented),
        .from("8", LegacyAlertHost.presenterWindow, .pres280, .guess),
      ]),
    PolicyRule(
      LegacyPopoverHost.self, "legacy-popover.host", "What shows a popover of the older class?",
      [
        .from("4", LegacyPopoverHost.window, .pres065, .guess),
        .from("8", LegacyPopoverHost.chain, .pres065, .documented),
      ]),
    PolicyRule(
      LegacyPopoverDimming.self, "legacy-popover.dimming",
      "How dark does an older popover make what is behind it?",
      [
        .from("4", LegacyPopoverDimming.none, .geo096, .guess),
        .from("5", LegacyPopoverDimming.none, .geo096, .reported),
        .from("7", LegacyPopoverDimming.light, .geo096, .reported),
      ]),
    PolicyRule(
      LegacyPopoverLooseItem.self, "legacy-popover.loose-item",
      "What does showing an older popover beside a bar button item do that is on no bar?",
      [
        .from("4", LegacyPopoverLooseItem.raises, .pres097, .observed),
        .from("9", LegacyPopoverLooseItem.raises, .pres097, .guess),
        .built(for: "18", on: "18", LegacyPopoverLooseItem.ignored, .pres097, .guess),
      ]),
    PolicyRule(
      PopoverOutsideTouch.self, "popover.outside-touch",
      "What does a touch outside a popover dismiss that has presented something itself?",
      [
        .from("4", PopoverOutsideTouch.all, .pres277, .guess),
        .from("7", PopoverOutsideTouch.inner, .tch030, .observed),
        .from("8", PopoverOutsideTouch.all, .pres277, .observed),
        .from("8.3", PopoverOutsideTouch.inner, .pres277, .observed),
        .from("9", PopoverOutsideTouch.all, .pres277, .observed),
      ]),
    PolicyRule(
      PopoverTouchCallbacks.self, "popover.touch-callbacks",
      "Which methods does a popover call when a touch outside dismisses it?",
      [
        .from("4", PopoverTouchCallbacks.popover, .pres269, .guess),
        .from("8", PopoverTouchCallbacks.popover, .pres269, .header),
        .from("13", PopoverTouchCallbacks.presentation, .pres270, .header),
      ]),
  ]
}
