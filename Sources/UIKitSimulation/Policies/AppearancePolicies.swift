/// Whether viewIsAppearing is sent.
enum ViewIsAppearing: String, PolicyValue {
  case absent, sent
  static let policy = Policy.viewIsAppearing
}

/// In which order a container and its children hear of an appearance.
enum ChildOrder: String, PolicyValue {
  case childFirst, parentFirst
  static let policy = Policy.childOrder
}

/// What a second beginAppearanceTransition in the opposite direction does.
enum DirectBegin: String, PolicyValue {
  case restarts, ignored
  static let policy = Policy.directBegin
}

/// Whether putting a child's view into its visible parent makes the child appear.
enum ChildViewAppearance: String, PolicyValue {
  case automatic, manual
  static let policy = Policy.childViewAppearance
}

/// What UIKit says when the app calls an appearance method itself.
enum DirectAppearanceCall: String, PolicyValue {
  case silent, warns
  static let policy = Policy.directAppearanceCall
}

/// Whether a presenter inside a popover is taken out of the window by what covers the screen.
enum PresenterInPopover: String, PolicyValue {
  case removed, kept
  static let policy = Policy.presenterInPopover
}

extension PolicyRule {
  static let appearance: [PolicyRule] = [
    PolicyRule(
      ViewIsAppearing.self, "appearance.view-is-appearing", "Is viewIsAppearing sent?",
      [
        .from("4", ViewIsAppearing.absent, .pres111, .guess),
        .from("5", ViewIsAppearing.absent, .pres111, .observed),
        .from("17", ViewIsAppearing.absent, .pres111, .guess),
        .built(for: "17", on: "13", ViewIsAppearing.sent, .pres109, .documented),
      ]),
    PolicyRule(
      ChildOrder.self, "appearance.child-order",
      "Do children hear of an appearance before their container?",
      [
        .from("4", ChildOrder.childFirst, .pres140, .guess),
        .from("5", ChildOrder.childFirst, .pres140, .reimplementation),
      ]),
    PolicyRule(
      DirectBegin.self, "appearance.opposite-begin",
      "What does beginning the opposite appearance transition do while one is open?",
      [
        .from("4", DirectBegin.restarts, .pres139, .guess),
        .from("5", DirectBegin.restarts, .pres139, .reimplementation),
      ]),
    PolicyRule(
      ChildViewAppearance.self, "appearance.child-view",
      "Does putting a child's view into its visible parent make the child appear?",
      [
        .from("4", ChildViewAppearance.automatic, .pres142, .guess),
        .from("13", ChildViewAppearance.automatic, .pres142, .reported),
      ]),
    PolicyRule(
      DirectAppearanceCall.self, "appearance.direct-call",
      "What does UIKit say when the app calls an appearance method itself?",
      [
        .from("4", DirectAppearanceCall.silent, .pres092, .guess),
        .from("17", DirectAppearanceCall.warns, .pres092, .observed),
      ]),
    PolicyRule(
      PresenterInPopover.self, "presenter.in-popover",
      "Is a presenter inside a popover taken out of the window by what covers the screen?",
      [
        .from("4", PresenterInPopover.removed, .pres124, .guess),
        .from("8", PresenterInPopover.kept, .pres124, .documented),
      ]),
  ]
}
