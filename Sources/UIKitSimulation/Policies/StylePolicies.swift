/// The modal presentation style of a controller that was given none.
enum DefaultStyle: String, PolicyValue {
  case fullScreen, automatic
  static let policy = Policy.defaultStyle
}

/// The style that `automatic` stands for.
enum AutomaticStyle: String, PolicyValue {
  case pageSheet, formSheet
  static let policy = Policy.automaticStyle
}

/// What a page or form sheet is shown as in a compact width.
enum CompactWidthSheet: String, PolicyValue {
  case fullScreen, sheet
  static let policy = Policy.compactWidthSheet
}

/// Which controller is seen leaving when several levels are dismissed at once.
enum DismissalAnimatedController: String, PolicyValue {
  case topmost, receiversPresented
  static let policy = Policy.dismissalAnimatedController
}

extension PolicyRule {
  static let styles: [PolicyRule] = [
    PolicyRule(
      DefaultStyle.self, "style.default", "Which presentation style does a controller start with?",
      [
        .from("4", DefaultStyle.fullScreen, .pres223, .header),
        .from("13", DefaultStyle.fullScreen, .pres223, .guess),
        .built(for: "13", on: "13", DefaultStyle.automatic, .pres224, .header),
        .built(for: "13", on: "18", DefaultStyle.automatic, .pres224, .guess),
      ]),
    PolicyRule(
      AutomaticStyle.self, "style.automatic", "Which style does automatic stand for?",
      [
        .from("4", AutomaticStyle.pageSheet, .pres224, .guess),
        .from("13", AutomaticStyle.pageSheet, .pres224, .header),
        .from("18", AutomaticStyle.formSheet, .pres326, .observed),
      ]),
    PolicyRule(
      CompactWidthSheet.self, "adaptation.compact-width-sheet",
      "What is a page or form sheet shown as in a compact width?",
      [
        .from("4", CompactWidthSheet.fullScreen, .pres016, .guess),
        .from("5", CompactWidthSheet.fullScreen, .pres016, .reported),
        .from("8", CompactWidthSheet.fullScreen, .pres118, .documented),
        .from("13", CompactWidthSheet.sheet, .pres225, .documented),
      ]),
    PolicyRule(
      DismissalAnimatedController.self, "dismissal.animated-controller",
      "Which controller is seen leaving when several levels are dismissed at once?",
      [
        .from("4", DismissalAnimatedController.topmost, .pres043, .guess),
        .from("5", DismissalAnimatedController.topmost, .pres043, .documented),
      ],
      bugs: [.from("8", DismissalAnimatedController.receiversPresented, .pres044, .reported)]),
  ]
}
