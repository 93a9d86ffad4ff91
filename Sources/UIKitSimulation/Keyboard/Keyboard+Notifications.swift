import Trace

extension Keyboard {
  /// Posts a notification of the keyboard's: nobody is its object until iOS 16.1, where the screen
  /// is (KBD-017).
  ///
  /// - Parameter isTimed: Whether it tells how long the change takes, and how it moves.
  func post(_ notification: Word, _ change: KeyboardChange, isTimed: Bool = true) {
    let orientation = change.orientation ?? simulator.application.interfaceOrientation
    let from = simulator.systemRect(change.from, in: orientation)
    let to = simulator.systemRect(change.to, in: orientation)
    let curve = curve
    var fields: [(Word, Value)] = [(.from, .rect(from)), (.to, .rect(to))]
    if isTimed {
      fields.append((.duration, .seconds(change.duration)))
      fields.append((.curve, .integer(Int64(curve))))
    }
    if change.isByUser { fields.append((.byUser, .bool(true))) }
    // Without anybody to hear of it the object doesn't matter.
    let isOfScreen =
      simulator.hasNotificationCenter
      && simulator.consult(KeyboardNotificationObject.self) == .screen
    let object: NSObject? = isOfScreen ? simulator.screen : nil
    let before = simulator.trace.events.count
    simulator.post(notification, named: traceName, object: object, showing: fields) {
      userInfo(change, from, to, isTimed: isTimed)
    }
    if notification == .keyboardWillShow || notification == .keyboardWillChangeFrame {
      simulator.checks.keyboardWasTold(since: before + 1)
    }
  }

  /// The number of the curve: one that has a name up to iOS 6, and 7 from then on (KBD-005,
  /// KBD-006).
  private var curve: Int {
    simulator.consult(KeyboardCurve.self) == .system ? 7 : 0
  }

  /// What observers get, by UIKit's own keys; the older ones are still in it (KBD-002, GEO-143).
  private func userInfo(
    _ change: KeyboardChange, _ from: CGRect, _ to: CGRect, isTimed: Bool
  ) -> [(key: Word, value: Value)] {
    var info: [(key: Word, value: Value)] = [
      (.frameBeginUserInfoKey, .rect(from)), (.frameEndUserInfoKey, .rect(to)),
    ]
    if isTimed {
      info.append((.animationDurationUserInfoKey, .seconds(change.duration)))
      info.append((.animationCurveUserInfoKey, .integer(Int64(curve))))
    }
    if simulator.consult(KeyboardIsLocal.self) == .told {
      info.append((.isLocalUserInfoKey, .bool(true)))
    }
    // These are as the interface has them even where the frames aren't (GEO-134).
    info.append(
      (
        .boundsUserInfoKey,
        .rect(CGRect(x: 0, y: 0, width: change.to.width, height: change.to.height))
      ))
    info.append((.centerBeginUserInfoKey, .point(change.from.midX, change.from.midY)))
    info.append((.centerEndUserInfoKey, .point(change.to.midX, change.to.midY)))
    if simulator.consult(KeyboardNotices.self) == .withFrames {
      info.append((.frameChangedByUserInteraction, .integer(change.isByUser ? 1 : 0)))
    }
    return info
  }
}

extension Simulator {
  /// A rectangle of the interface's in the coordinates that the system's notifications have: those
  /// of the upright screen up to iOS 7 (KBD-003, KBD-004, GEO-181).
  func systemRect(_ rect: CGRect, in orientation: UIInterfaceOrientation) -> CGRect {
    guard consult(KeyboardCoordinates.self) == .portrait else { return rect }
    let size = screen.interfaceBounds(in: .portrait).size
    return switch orientation {
    case .landscapeLeft:
      CGRect(
        x: rect.minY, y: size.height - rect.maxX, width: rect.height, height: rect.width)
    case .landscapeRight:
      CGRect(x: size.width - rect.maxY, y: rect.minX, width: rect.height, height: rect.width)
    case .portraitUpsideDown:
      CGRect(
        x: size.width - rect.maxX, y: size.height - rect.maxY, width: rect.width,
        height: rect.height)
    default: rect
    }
  }
}

extension Value {
  fileprivate static func rect(_ rect: CGRect) -> Value {
    .rect(rect.minX, rect.minY, rect.width, rect.height)
  }
}
