/// Who says what the status bar looks like.
enum StatusBarControl: String, PolicyValue {
  case application, viewControllers
  static let policy = Policy.statusBarControl
}

/// Whose window's controllers are asked about the status bar.
enum StatusBarWindow: String, PolicyValue {
  case topmost, key
  static let policy = Policy.statusBarWindow
}

/// Whether a controller hands the status bar on that hasn't got it.
enum StatusBarChain: String, PolicyValue {
  case ownersOnly, anyFullScreen
  static let policy = Policy.statusBarChain
}

/// Whether a controller that is presented in a custom style has the status bar.
enum CustomStatusBar: String, PolicyValue {
  case presenters, presenteds
  static let policy = Policy.customStatusBar
}

/// What a navigation controller leaves to its top controller.
enum NavigationStatusBar: String, PolicyValue {
  case hiding, everything, nothing
  static let policy = Policy.navigationStatusBar
}

/// What a tab controller leaves to the selected controller.
enum TabStatusBar: String, PolicyValue {
  case everything, nothing
  static let policy = Policy.tabStatusBar
}

/// What the status bar looks like over a presenter that recedes behind a card.
enum CardStatusBar: String, PolicyValue {
  case owners, light
  static let policy = Policy.cardStatusBar
}

/// Whether a phone shows its status bar in landscape if nobody says otherwise.
package enum LandscapeStatusBar: String, PolicyValue {
  case shown, hidden
  package static let policy = Policy.landscapeStatusBar
}

/// What a call does to the status bar of a phone that has a home button.
enum CallStatusBar: String, PolicyValue {
  case grows, stays
  static let policy = Policy.callStatusBar
}

/// When apps hear that the status bar has grown or shrunk.
enum StatusBarFrameNotice: String, PolicyValue {
  case afterAnimation, atOnce
  static let policy = Policy.statusBarFrameNotice
}

/// Where the container of a custom presentation, begun during a call, is after it.
enum ContainerAfterCall: String, PolicyValue {
  case follows, stays
  static let policy = Policy.containerAfterCall
}

/// How high a page sheet is once a full-screen modal over it has been dismissed.
enum PageSheetAfterModal: String, PolicyValue {
  case same, taller
  static let policy = Policy.pageSheetAfterModal
}

extension PolicyRule {
  static let statusBar: [PolicyRule] = [
    PolicyRule(
      StatusBarControl.self, "status-bar.control", "Who says what the status bar looks like?",
      [
        .from("4", StatusBarControl.application, .bar003, .guess),
        .from("7", StatusBarControl.viewControllers, .bar003, .header),
      ]),
    PolicyRule(
      StatusBarWindow.self, "status-bar.window",
      "Whose window's controllers are asked about the status bar?",
      [
        .from("4", StatusBarWindow.topmost, .bar007, .guess),
        .from("7", StatusBarWindow.topmost, .bar007, .reported),
        .from("13", StatusBarWindow.topmost, .bar007, .guess),
      ]),
    PolicyRule(
      StatusBarChain.self, "status-bar.chain",
      "Does a controller hand the status bar on that hasn't got it?",
      [
        .from("4", StatusBarChain.ownersOnly, .bar005, .guess),
        .from("9", StatusBarChain.ownersOnly, .bar005, .reported),
      ]),
    PolicyRule(
      CustomStatusBar.self, "status-bar.custom-style",
      "Whose is the status bar while a controller is presented in a custom style?",
      [
        .from("4", CustomStatusBar.presenters, .bar001, .guess),
        .from("7", CustomStatusBar.presenters, .bar001, .documented),
        .from("10", CustomStatusBar.presenters, .bar006, .reported),
      ]),
    PolicyRule(
      NavigationStatusBar.self, "status-bar.navigation",
      "What does a navigation controller leave to its top controller?",
      [.from("4", NavigationStatusBar.hiding, .bar002, .guess)]),
    PolicyRule(
      TabStatusBar.self, "status-bar.tabs",
      "What does a tab controller leave to the selected controller?",
      [.from("4", TabStatusBar.everything, .bar002, .guess)]),
    PolicyRule(
      CardStatusBar.self, "status-bar.card",
      "What does the status bar look like over a presenter that recedes behind a card?",
      [
        .from("4", CardStatusBar.owners, .bar017, .guess),
        .from("13", CardStatusBar.light, .bar017, .background),
      ]),
    PolicyRule(
      LandscapeStatusBar.self, "status-bar.landscape",
      "Does a phone show its status bar in landscape?",
      [
        .from("4", LandscapeStatusBar.shown, .geo031, .guess),
        .from("8", LandscapeStatusBar.hidden, .bar011, .documented),
      ]),
    PolicyRule(
      CallStatusBar.self, "status-bar.call",
      "What does a call do to the status bar of a phone that has a home button?",
      [
        .from("4", CallStatusBar.grows, .bar012, .reported),
        .from("13", CallStatusBar.stays, .bar015, .reported),
      ]),
    PolicyRule(
      StatusBarFrameNotice.self, "status-bar.frame-notice",
      "When do apps hear that the status bar has grown or shrunk?",
      [.from("4", StatusBarFrameNotice.afterAnimation, .bar016, .guess)]),
    PolicyRule(
      ContainerAfterCall.self, "status-bar.container-after-call",
      "Where is the container of a custom presentation, begun during a call, after the call?",
      [.from("4", ContainerAfterCall.follows, .bar012, .guess)],
      bugs: [
        .from("10", ContainerAfterCall.stays, .bar013, .reported),
        .from("13", ContainerAfterCall.follows, .bar013, .guess),
      ]),
    PolicyRule(
      PageSheetAfterModal.self, "page-sheet.after-modal",
      "How high is a page sheet once a full-screen modal over it has been dismissed?",
      [.from("4", PageSheetAfterModal.same, .bar014, .guess)],
      bugs: [
        .from("7", PageSheetAfterModal.taller, .bar014, .reported),
        .from("8", PageSheetAfterModal.same, .bar014, .guess),
      ]),
  ]
}
