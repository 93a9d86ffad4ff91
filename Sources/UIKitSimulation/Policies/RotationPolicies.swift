/// How controllers are told of a turn.
enum RotationCallbacks: String, PolicyValue {
  /// `willRotate`, `willAnimateRotation`, `didRotate`.
  case rotation
  /// `willTransition`, `viewWillTransition` and a coordinator.
  case sizeTransition
  static let policy = Policy.rotationCallbacks
}

/// Who hears first of a turn when a sheet lies over the controller that decides.
enum SheetRotationOrder: String, PolicyValue {
  case presenterFirst, sheetFirst
  static let policy = Policy.sheetRotationOrder
}

/// Whether the controllers hear of a turn before the app does.
enum WillRotateOrder: String, PolicyValue {
  case controllerFirst, applicationFirst
  static let policy = Policy.willRotateOrder
}

/// Whether the first layout in the new size comes before the blocks that run alongside a turn.
enum AlongsideOrder: String, PolicyValue {
  case afterLayout, beforeLayout
  static let policy = Policy.alongsideOrder
}

/// Whether a half turn, which changes no size, is told as a change of size.
enum HalfTurnCallbacks: String, PolicyValue {
  case told, silent
  static let policy = Policy.halfTurnCallbacks
}

/// Whether touches are ignored while the interface turns.
enum TouchesInRotation: String, PolicyValue {
  case ignored, delivered
  static let policy = Policy.touchesInRotation
}

/// What a turn of the device does while the interface is turning already.
enum TurnDuringRotation: String, PolicyValue {
  case waits, dropped
  static let policy = Policy.turnDuringRotation
}

/// What a turn of the device does while a navigation controller changes its screens.
enum TurnDuringPush: String, PolicyValue {
  case waits, runs
  static let policy = Policy.turnDuringPush
}

/// When a turn that waited for a transition is made up for.
enum RotationUnlock: String, PolicyValue {
  case afterCompletion, beforeCompletion
  static let policy = Policy.rotationUnlock
}

/// Whether all windows turn in one turn of the run loop.
enum WindowTurns: String, PolicyValue {
  case together, oneByOne
  static let policy = Policy.windowTurns
}

/// How often the first notification comes while the device lies flat.
enum FirstFlatNotice: String, PolicyValue {
  case none, threefold
  static let policy = Policy.firstFlatNotice
}

/// When a window is given another size while a transition runs in it.
enum ResizeDuringTransition: String, PolicyValue {
  case waits, runs
  static let policy = Policy.resizeDuringTransition
}

/// Whether the popovers of iOS 7 and before are hidden while the interface turns.
enum LegacyPopoverRotation: String, PolicyValue {
  case hidden, stays
  static let policy = Policy.legacyPopoverRotation
}

extension PolicyRule {
  /// How the interface turns, and who hears of it.
  static let rotation: [PolicyRule] = [
    PolicyRule(
      RotationCallbacks.self, "rotation.callbacks", "How are controllers told of a turn?",
      [
        .from("4", RotationCallbacks.rotation, .rot057, .observed),
        .from("8", RotationCallbacks.sizeTransition, .rot068, .documented),
      ]),
    PolicyRule(
      SheetRotationOrder.self, "rotation.sheet-order",
      "Who hears first of a turn, a presenter or the sheet over it?",
      [.from("4", SheetRotationOrder.presenterFirst, .rot033, .guess)]),
    PolicyRule(
      WillRotateOrder.self, "rotation.will-order",
      "Do the controllers hear of a turn before the app does?",
      [.from("4", WillRotateOrder.controllerFirst, .rot062, .guess)]),
    PolicyRule(
      AlongsideOrder.self, "rotation.alongside-order",
      "Does the first layout in the new size come before the blocks alongside a turn?",
      [.from("4", AlongsideOrder.afterLayout, .rot076, .guess)]),
    PolicyRule(
      HalfTurnCallbacks.self, "rotation.half-turn",
      "Is a half turn, which changes no size, told as a change of size?",
      [.from("4", HalfTurnCallbacks.told, .rot111, .guess)]),
    PolicyRule(
      TouchesInRotation.self, "rotation.touches", "Are touches ignored while the interface turns?",
      [
        .from("4", TouchesInRotation.ignored, .rot090, .guess),
        .from("5", TouchesInRotation.ignored, .rot090, .reported),
        .from("13", TouchesInRotation.delivered, .rot090, .guess),
      ]),
    PolicyRule(
      TurnDuringRotation.self, "rotation.during-rotation",
      "What does a turn of the device do while the interface is turning already?",
      [.from("4", TurnDuringRotation.waits, .rot088, .guess)]),
    PolicyRule(
      TurnDuringPush.self, "rotation.during-push",
      "What does a turn of the device do while a navigation controller changes its screens?",
      [
        .from("4", TurnDuringPush.waits, .rot089, .guess),
        .from("8", TurnDuringPush.waits, .rot089, .reported),
      ]),
    PolicyRule(
      RotationUnlock.self, "rotation.unlock",
      "Does a turn that waited for a transition come after the app's completion?",
      [.from("4", RotationUnlock.afterCompletion, .rot088, .guess)]),
    PolicyRule(
      WindowTurns.self, "rotation.windows", "Do all windows turn in one turn of the run loop?",
      [
        .from("4", WindowTurns.together, .rot099, .guess),
        .from("11", WindowTurns.oneByOne, .rot099, .reported),
      ]),
    PolicyRule(
      LegacyPopoverRotation.self, "rotation.legacy-popover",
      "Is a popover hidden while the interface turns?",
      [
        .from("4", LegacyPopoverRotation.hidden, .rot100, .documented),
        .from("8", LegacyPopoverRotation.stays, .rot100, .guess),
      ]),
    PolicyRule(
      ResizeDuringTransition.self, "resize.during-transition",
      "What does a new size of the app's part of the screen do while a transition runs?",
      [.from("4", ResizeDuringTransition.waits, .rot088, .guess)]),
    PolicyRule(
      FirstFlatNotice.self, "device.first-flat-notice",
      "How often does the first notification come while the device lies flat?",
      [
        .from("4", FirstFlatNotice.threefold, .rot053, .observed),
        .from("6", FirstFlatNotice.none, .rot053, .guess),
      ]),
  ]
}
