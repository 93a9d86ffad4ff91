/// What a popover is shown as in a compact width.
enum CompactWidthPopover: String, PolicyValue {
  case fullScreen, sheet
  static let policy = Policy.compactWidthPopover
}

/// Whether a phone shows currentContext over its context or over everything.
enum CurrentContextOnPhone: String, PolicyValue {
  case fullScreen, context
  static let policy = Policy.currentContextOnPhone
}

/// Whether a presenter whose own style is currentContext stays visible behind a full-screen one.
enum CurrentContextPresenter: String, PolicyValue {
  case removed, kept
  static let policy = Policy.currentContextPresenter
}

/// Which question an adaptive delegate is asked.
enum AdaptationQuestion: String, PolicyValue {
  case none, compactWidth, traits
  static let policy = Policy.adaptationQuestion
}

/// Whether a delegate gets to prepare the presentation controller that an adaptation makes.
enum AdaptivePreparation: String, PolicyValue {
  case never, called
  static let policy = Policy.adaptivePreparation
}

/// What asking a controller for its presentation controller does while there is none.
enum PresentationControllerAccess: String, PolicyValue {
  case nothing, creates
  static let policy = Policy.presentationControllerAccess
}

/// What a presented controller's parentViewController is.
enum ParentOfPresented: String, PolicyValue {
  case none, presenter
  static let policy = Policy.parentOfPresented
}

/// How large a popover is whose controller has no preferred content size.
enum PopoverContentSize: String, PolicyValue {
  case standard, large
  static let policy = Policy.popoverContentSize
}

/// How far the view in a popover reaches.
enum PopoverViewReach: String, PolicyValue {
  case bubble, arrow
  static let policy = Policy.popoverViewReach
}

/// What an untouched source rectangle is.
enum PopoverSourceRect: String, PolicyValue {
  case zero, null
  static let policy = Policy.popoverSourceRect
}

extension PolicyRule {
  static let adaptation: [PolicyRule] = [
    PolicyRule(
      CompactWidthPopover.self, "adaptation.compact-width-popover",
      "What is a popover shown as in a compact width?",
      [
        .from("4", CompactWidthPopover.fullScreen, .pres274, .guess),
        .from("8", CompactWidthPopover.fullScreen, .pres274, .documented),
        .from("13", CompactWidthPopover.sheet, .pres275, .documented),
      ]),
    PolicyRule(
      CurrentContextOnPhone.self, "adaptation.current-context-on-phone",
      "Does currentContext cover just its context on a phone?",
      [
        .from("4", CurrentContextOnPhone.fullScreen, .pres016, .guess),
        .from("5", CurrentContextOnPhone.fullScreen, .pres016, .reported),
        .from("8", CurrentContextOnPhone.context, .pres015, .reported),
      ]),
    PolicyRule(
      CurrentContextPresenter.self, "presenter.current-context",
      "Does a presenter stay behind a full-screen one if its own style is currentContext?",
      [
        .from("4", CurrentContextPresenter.removed, .pres325, .guess),
        .from("5", CurrentContextPresenter.kept, .pres325, .background),
        .from("8", CurrentContextPresenter.removed, .pres325, .guess),
      ]),
    PolicyRule(
      AdaptationQuestion.self, "adaptation.question",
      "Which question is an adaptive delegate asked?",
      [
        .from("4", AdaptationQuestion.none, .pres169, .guess),
        .from("8", AdaptationQuestion.compactWidth, .pres169, .documented),
        .from("8.3", AdaptationQuestion.traits, .pres170, .header),
      ]),
    PolicyRule(
      AdaptivePreparation.self, "adaptation.preparation",
      "Does a delegate get to prepare what presents after an adaptation?",
      [
        .from("4", AdaptivePreparation.never, .pres180, .guess),
        .from("15", AdaptivePreparation.called, .pres180, .header),
      ]),
    PolicyRule(
      PresentationControllerAccess.self, "presentation-controller.access",
      "Does asking for a presentation controller make one?",
      [
        .from("4", PresentationControllerAccess.nothing, .pres161, .guess),
        .from("8", PresentationControllerAccess.creates, .pres161, .documented),
      ]),
    PolicyRule(
      ParentOfPresented.self, "links.parent-of-presented",
      "Is a presented controller's parentViewController its presenter?",
      [
        .from("4", ParentOfPresented.presenter, .pres004, .reported),
        .from("5", ParentOfPresented.none, .pres004, .guess),
      ]),
    PolicyRule(
      PopoverContentSize.self, "popover.content-size",
      "How large is a popover whose controller has no preferred content size?",
      [
        .from("4", PopoverContentSize.standard, .pres229, .guess),
        .from("8", PopoverContentSize.standard, .pres229, .observed),
        .from("13", PopoverContentSize.large, .pres229, .observed),
      ]),
    PolicyRule(
      PopoverViewReach.self, "popover.view-reach",
      "Does the view in a popover reach under the arrow?",
      [
        .from("4", PopoverViewReach.bubble, .pres229, .guess),
        .from("8", PopoverViewReach.bubble, .pres229, .observed),
        .from("13", PopoverViewReach.arrow, .pres229, .observed),
      ]),
    PolicyRule(
      PopoverSourceRect.self, "popover.source-rect",
      "What is the source rectangle of a popover that nobody gave one?",
      [
        .from("4", PopoverSourceRect.zero, .pres272, .guess),
        .from("8", PopoverSourceRect.zero, .pres272, .guess),
        .from("13.2", PopoverSourceRect.null, .pres272, .header),
      ]),
  ]
}
