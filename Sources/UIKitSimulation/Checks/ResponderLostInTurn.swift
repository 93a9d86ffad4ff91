import Trace

extension Check {
  /// An app resigns because a turn tells of a hide (KBD-028).
  ///
  /// A turn of the interface is told as a hide and a show of the keyboard. An app that takes the
  /// hide for the user's and resigns never sees the show: the keyboard is gone for good.
  static let responderLostInTurn = Check(
    .responderLostInTurn, "The first responder resigned because of a turn's keyboard notification",
    pattern: "keyboard: what a turn tells is taken for the user's doing",
    kinds: [Event.Kinds(.keyboard)], .atOnce
  )
}

extension Checks {
  /// The first responder has resigned between the hide and the show of a turn.
  func lookForResponderLostInTurn(_ responder: UIResponder) {
    let trace = simulator.trace
    let name = Word.keyboardDidHide.traceName
    var seq = simulator.cause
    while seq >= 0, seq < trace.events.count, trace.events[Int(seq)].name != name {
      seq = trace.events[Int(seq)].cause
    }
    guard seq >= 0, seq < trace.events.count,
      !hasFound(.responderLostInTurn, responder.traceName)
    else { return }
    find(
      .responderLostInTurn, responder.traceName, cause: simulator.cause, rule: .kbd028,
      "\(responder.traceNameText) resigned in answer to a turn's "
        + "\(Word.keyboardDidHide.text), so that the keyboard doesn't come back; resign only if "
        + "the interface isn't turning")
  }
}
