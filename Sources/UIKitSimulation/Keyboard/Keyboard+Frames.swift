import Trace

extension Keyboard {
  /// Whether the keyboard is at the bottom, or would be: what is left of it beside one with keys
  /// always is.
  var isDocked: Bool {
    settings.mode == .docked || settings.isHardware || simulator.device.model.idiom == .phone
  }

  /// Where the keyboard is while it is up for an input.
  func shownFrame(_ input: KeyboardInput) -> CGRect {
    let room = simulator.keyboardRoom
    let size = CGSize(width: room.width, height: height(input))
    guard isDocked else { return looseFrame(size, in: room) }
    return CGRect(
      x: room.minX, y: room.maxY - visibleHeight(input), width: size.width, height: size.height)
  }

  /// An undocked keyboard is as far above the bottom as half its height, and a floating one 320
  /// points wide (GEO-149) at the bottom right: both places are guesses, which a user changes.
  private func looseFrame(_ docked: CGSize, in room: CGRect) -> CGRect {
    let size = settings.mode == .floating ? CGSize(width: 320, height: 254) : docked
    let usual =
      settings.mode == .floating
      ? CGPoint(x: room.maxX - size.width - 20, y: room.maxY - size.height - 20)
      : CGPoint(x: room.minX, y: room.maxY - size.height * 1.5)
    let corner = place ?? usual
    // It can't be dragged off the screen.
    return CGRect(
      origin: CGPoint(
        x: min(max(corner.x, room.minX), room.maxX - size.width),
        y: min(max(corner.y, room.minY), room.maxY - size.height)), size: size)
  }

  /// The height of the whole keyboard, with the app's bar above it.
  private func height(_ input: KeyboardInput) -> CGFloat {
    keysHeight(input) + input.accessoryHeight
  }

  private func keysHeight(_ input: KeyboardInput) -> CGFloat {
    guard input.isText else { return input.ownHeight }
    if let height = settings.height { return height }
    let heights = measured
    let parts = simulator.keyboardRoom.isWide ? heights.landscape : heights.portrait
    return parts.plain + (settings.predicts && input.predicts ? parts.bar : 0)
  }

  private var measured: KeyboardHeights {
    let heights = KeyboardHeights.on(
      simulator.device.model, simulator.decide(KeyboardBar.self, self))
    guard !heights.isMeasured else { return heights }
    let isHigher = simulator.decide(KeyboardUnmeasured.self, self) == .higher
    return isHigher && simulator.device.model.size.width == 744 ? .higherOfSmallPad : heights
  }

  /// How much of the keyboard is on the screen: with a keyboard that has keys connected only the
  /// app's bar and, on pads, the strip of shortcuts (KBD-021, GEO-130).
  private func visibleHeight(_ input: KeyboardInput) -> CGFloat {
    guard settings.isHardware, input.isText else { return height(input) }
    return stripHeight + input.accessoryHeight
  }

  private var stripHeight: CGFloat {
    let model = simulator.device.model
    guard model.idiom == .pad, settings.showsStrip,
      simulator.decide(HardwareKeyboard.self, self) == .strip
    else { return 0 }
    return measured.portrait.bar
  }

  /// Whether the app hears of the keyboard: with one that has keys connected an older system tells
  /// nothing, and a phone nothing if nothing comes onto the screen (GEO-130).
  func isTold(_ input: KeyboardInput) -> Bool {
    guard settings.isHardware, input.isText else { return true }
    if visibleHeight(input) > 0 { return true }
    return simulator.device.model.idiom == .pad
      && simulator.decide(HardwareKeyboard.self, self) != .nothing
  }

  // MARK: Below the screen

  /// Where the keyboard is while it is down: right below the screen.
  func hiddenFrame(_ room: CGRect, height: CGFloat? = nil) -> CGRect {
    CGRect(
      x: room.minX, y: room.maxY, width: room.width, height: height ?? frame.height)
  }

  /// Where the keyboard begins when it comes: iOS 7 tells a place farther down the first time
  /// (GEO-140).
  func beginFrame(_ shown: CGRect, isFirst: Bool) -> CGRect {
    var begin = hiddenFrame(simulator.keyboardRoom, height: shown.height)
    if isFirst, comesFromAfar {
      begin.origin.y += shown.minY
    }
    return begin
  }

  /// Where the keyboard is told to go when it leaves: without a height on iOS 8 (KBD-024), and too
  /// far down on the smallest phones before (GEO-141).
  func toldHiddenFrame(_ seen: CGRect) -> CGRect {
    var told = hiddenFrame(simulator.keyboardRoom, height: seen.height)
    switch simulator.decide(HiddenKeyboardFrame.self, self) {
    case .below: break
    case .flat: told.size.height = 0
    case .farOnSmallest:
      if simulator.device.model.size.height == 480, !simulator.keyboardRoom.isWide {
        told.origin.y += told.minY - seen.height
      }
    }
    return told
  }

  /// Where an undocked keyboard is told to go, which not every system gets right (GEO-147).
  func toldUndockedFrame(_ shown: CGRect) -> CGRect {
    var told = shown
    switch simulator.decide(UndockedKeyboardFrame.self, self) {
    case .right: break
    case .itsBottom: told.origin.y = shown.maxY
    case .screensBottom: told.origin.y = simulator.keyboardRoom.maxY
    }
    return told
  }
}

extension Simulator {
  /// The screen as the user sees it, which the keyboard has the width of.
  var keyboardRoom: CGRect { screen.interfaceBounds }

  /// How much the keyboard covers of the bottom of the screen, in points; 0 while it is down, and
  /// from one that isn't docked.
  var keyboardOverlap: CGFloat {
    guard let keyboard = storedKeyboard, keyboard.isVisible, keyboard.isDocked else { return 0 }
    return max(0, keyboardRoom.maxY - keyboard.frame.minY)
  }
}

extension CGRect {
  /// Whether it is wider than high.
  fileprivate var isWide: Bool { width > height }
}
