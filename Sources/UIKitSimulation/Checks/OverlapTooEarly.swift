import Trace

extension Check {
  /// A view in a sheet made room for the keyboard as that was told to come, and the system moved
  /// the sheet afterwards: what is covered of it is known when the keyboard has come (KBD-040).
  static let overlapTooEarly = Check(
    .overlapTooEarly, "A view in a sheet made room for the keyboard before the sheet moved",
    pattern: "keyboard: room is made for an overlap that isn't there",
    kinds: [Event.Kinds(.keyboard)], .atRest
  ) { $0.lookForEarlyRoom() }
}

/// A view in a sheet that was changed as the keyboard was told to come.
struct EarlyRoom {
  let view: UIView
  let sheet: UIPresentationController
  /// The event of the change.
  let change: Int32
  /// The event of the sheet's move after it; nil as long as there is none.
  var move: Int32?
}

extension Checks {
  /// The app has been told that the keyboard will come; what it did begins with that event.
  func keyboardWasTold(since first: Int) {
    let trace = simulator.trace
    guard trace.events.count > first else { return }
    for window in simulator.application.windows where window.isShown {
      for sheet in window.presentations where sheet.avoidsKeyboard {
        for index in first..<trace.events.count where isRoom(trace.events[index]) {
          guard
            let view = sheet.presentedViewController.viewIfLoaded?
              .descendant(trace.events[index].subject)
          else { continue }
          earlyRooms.removeAll { $0.sheet === sheet }
          earlyRooms.append(EarlyRoom(view: view, sheet: sheet, change: Int32(index)))
          break
        }
      }
    }
  }

  /// Whether an event says that a view gets another place or size.
  private func isRoom(_ event: Event) -> Bool {
    switch event.kind {
    case .view:
      let names: [Word] = [.frame, .bounds, .center]
      return names.contains { $0.traceName == event.name }
    case .set: return event.name == Word.contentInset.traceName
    default: return false
    }
  }

  /// The system moves a sheet for the keyboard.
  func movesForKeyboard(_ sheet: UIPresentationController, _ seq: Int32) {
    guard !earlyRooms.isEmpty else { return }
    for index in earlyRooms.indices where earlyRooms[index].sheet === sheet {
      earlyRooms[index].move = seq
    }
  }

  fileprivate func lookForEarlyRoom() {
    let rooms = earlyRooms
    earlyRooms.removeAll()
    for room in rooms {
      guard let move = room.move, !hasFound(.overlapTooEarly, room.view.traceName) else { continue }
      let (subject, events) = (room.view.traceName, simulator.trace.events)
      // What is changed again when the keyboard has come is right in the end.
      let later = events[(Int(move) + 1)...].contains { $0.subject == subject && isRoom($0) }
      guard !later else { continue }
      let sheet = room.sheet.presentedViewController.traceNameText
      find(
        .overlapTooEarly, subject, cause: room.change, rule: .kbd040,
        "\(room.view.traceNameText) made room for the keyboard before \(sheet) moved; what is "
          + "covered is known in UIKeyboardDidChangeFrameNotification")
    }
  }
}

extension UIView {
  /// The view of that name among this one and those in it.
  fileprivate func descendant(_ name: Name) -> UIView? {
    if traceName == name { return self }
    for subview in subviews {
      if let found = subview.descendant(name) { return found }
    }
    return nil
  }
}
