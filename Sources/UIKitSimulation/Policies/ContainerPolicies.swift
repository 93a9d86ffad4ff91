/// When an animated push or pop begins.
enum AnimatedPushStart: String, PolicyValue {
  case inCall, nextTurn
  static let policy = Policy.animatedPushStart
}

/// When an unanimated push or pop is carried out.
enum UnanimatedPushStart: String, PolicyValue {
  case inCall, nextTurn
  static let policy = Policy.unanimatedPushStart
}

/// What a push or pop does that is asked for while another one runs.
enum PushDuringTransition: String, PolicyValue {
  case waits, cutsShort
  static let policy = Policy.pushDuringTransition
}

/// How the screens of a navigation controller move.
enum PushMotion: String, PolicyValue {
  case slide, parallax
  static let policy = Policy.pushMotion
}

/// Whether a screen lies under the bars of its container.
enum ChildUnderBars: String, PolicyValue {
  case clearOfBars, underBars
  static let policy = Policy.childUnderBars
}

/// How high the bars of a pad's containers are.
enum PadBarHeight: String, PolicyValue {
  case classic, taller
  static let policy = Policy.padBarHeight
}

/// In which order two children hear that one takes the other's place without a push.
enum ExchangeOrder: String, PolicyValue {
  case incomingFirst, outgoingFirst
  static let policy = Policy.exchangeOrder
}

/// When two children hear that an exchange which isn't animated is done.
enum ExchangeEnd: String, PolicyValue {
  case afterCommit, inCall
  static let policy = Policy.exchangeEnd
}

/// Where the primary controller of a split view is that has room for both.
enum SplitPrimary: String, PolicyValue {
  case besideInLandscape, beside
  static let policy = Policy.splitPrimary
}

/// What becomes of a context's view when its tab was left and selected again under what it
/// presents.
enum TabContextReturn: String, PolicyValue {
  case restored, lost
  static let policy = Policy.tabContextReturn
}

/// What becomes of the navigation controller whose tab is touched though it is selected.
enum TabTouchedAgain: String, PolicyValue {
  case popsToRoot, nothing
  static let policy = Policy.tabTouchedAgain
}

/// Whether a navigation controller counts as a context.
enum NavigationContext: String, PolicyValue {
  case defines, skipped
  static let policy = Policy.navigationContext
}

extension PolicyRule {
  static let containers: [PolicyRule] = [
    PolicyRule(
      AnimatedPushStart.self, "push.start", "When does an animated push or pop begin?",
      [
        .from("4", AnimatedPushStart.inCall, .pres219, .guess),
        .from("7", AnimatedPushStart.nextTurn, .pres219, .documented),
      ]),
    PolicyRule(
      UnanimatedPushStart.self, "push.unanimated", "When is an unanimated push or pop carried out?",
      [
        .from("4", UnanimatedPushStart.nextTurn, .pres219, .guess),
        .from("7", UnanimatedPushStart.nextTurn, .pres219, .documented),
      ]),
    PolicyRule(
      PushDuringTransition.self, "push.during-transition",
      "What does a push or pop do that is asked for while another one runs?",
      [.from("4", PushDuringTransition.waits, .pres219, .guess)]),
    PolicyRule(
      PushMotion.self, "push.motion", "How do the screens move when one is pushed or popped?",
      [
        .from("4", PushMotion.slide, .geo142, .guess),
        .from("5", PushMotion.slide, .geo142, .observed),
        .from("7", PushMotion.parallax, .geo158, .reported),
      ]),
    PolicyRule(
      ChildUnderBars.self, "container.under-bars",
      "Does a screen lie under the bars of its container?",
      [
        .from("4", ChildUnderBars.clearOfBars, .pres323, .guess),
        .from("7", ChildUnderBars.underBars, .pres323, .guess),
      ]),
    PolicyRule(
      PadBarHeight.self, "container.pad-bars", "How high are the bars of a pad's containers?",
      [
        .from("4", PadBarHeight.classic, .pres323, .guess),
        .from("12", PadBarHeight.taller, .pres323, .guess),
      ]),
    PolicyRule(
      ExchangeOrder.self, "exchange.order",
      "In which order do two children hear that one takes the other's place, as tabs do?",
      [.from("4", ExchangeOrder.incomingFirst, .pres107, .guess)]),
    PolicyRule(
      ExchangeEnd.self, "exchange.end",
      "When do two children hear that an exchange which isn't animated is done?",
      [.from("4", ExchangeEnd.afterCommit, .pres107, .guess)]),
    PolicyRule(
      SplitPrimary.self, "split.primary",
      "Is the primary controller of a split view seen that has room for both?",
      [.from("4", SplitPrimary.besideInLandscape, .pres296, .guess)]),
    PolicyRule(
      TabContextReturn.self, "context.return",
      "Does a context get its view back at the dismissal when it was away and came back meanwhile?",
      [.from("4", TabContextReturn.restored, .pres294, .guess)],
      bugs: [.from("8", TabContextReturn.lost, .pres294, .observed)]),
    PolicyRule(
      TabTouchedAgain.self, "tab.touched-again",
      "Does a navigation controller go back to its root when its tab is touched again?",
      [
        // That it does is general knowledge; the fact is the nearest one about tabs and stacks.
        .from("4", TabTouchedAgain.popsToRoot, .pres335, .guess),
        .from("5", TabTouchedAgain.popsToRoot, .pres335, .background),
      ]),
    PolicyRule(
      NavigationContext.self, "context.navigation",
      "Does a navigation controller present for a context's styles?",
      [
        .from("4", NavigationContext.defines, .pres013, .guess),
        .from("5", NavigationContext.defines, .pres013, .documented),
      ],
      bugs: [.from("13", NavigationContext.skipped, .pres014, .reported)]),
  ]
}
