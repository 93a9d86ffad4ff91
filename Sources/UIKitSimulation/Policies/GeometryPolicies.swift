/// Where the root controller's view lies.
enum RootHierarchy: String, PolicyValue {
  case direct, wrapped
  static let policy = Policy.rootHierarchy
}

/// Where a presenter's view is while the transition runs that removes it.
enum PresenterInTransition: String, PolicyValue {
  case inPlace, inContainer
  static let policy = Policy.presenterInTransition
}

/// How large a page sheet is in a regular width.
enum PageSheetSize: String, PolicyValue {
  case portraitWidth, page
  static let policy = Policy.pageSheetSize
}

/// How large a page sheet is, from iOS 13 on, on another screen than the one that was measured.
enum PageSheetElsewhere: String, PolicyValue {
  case sameSize, sameShare
  static let policy = Policy.pageSheetElsewhere
}

/// How large a form sheet is in a regular width that gives no preferred content size.
enum FormSheetSize: String, PolicyValue {
  case classic, larger
  static let policy = Policy.formSheetSize
}

/// What a form sheet does whose controller prefers another size while it is shown.
enum FormSheetResize: String, PolicyValue {
  case stays, animates
  static let policy = Policy.formSheetResize
}

/// How far below the top of the screen a card begins.
enum CardTop: String, PolicyValue {
  case safeAreaAndMargin, safeArea
  static let policy = Policy.cardTop
}

/// How dark the view behind a sheet is.
enum SheetDimming: String, PolicyValue {
  case heavy, light
  static let policy = Policy.sheetDimming

  /// The alpha of the black over the presenter.
  func alpha(_ style: UIUserInterfaceStyle) -> Double {
    switch self {
    case .heavy: 0.4
    case .light: style == .dark ? 0.48 : 0.2
    }
  }
}

/// How dark a presenter is that recedes behind a card.
enum CardDimming: String, PolicyValue {
  case whole, receding
  static let policy = Policy.cardDimming
}

/// How far the view reaches that darkens what is behind a sheet.
enum DimmingReach: String, PolicyValue {
  case container, threeScreens
  static let policy = Policy.dimmingReach
}

/// What is behind a form sheet that has much room.
enum SheetBackdrop: String, PolicyValue {
  case dimming, glass
  static let policy = Policy.sheetBackdrop
}

/// How round a sheet's corners are if the app doesn't say.
enum SheetCornerRadius: String, PolicyValue {
  case ten, display
  static let policy = Policy.sheetCornerRadius
}

/// Which corners of a sheet on a phone are rounded.
enum PhoneSheetCorners: String, PolicyValue {
  case top, all
  static let policy = Policy.phoneSheetCorners
}

/// Whether what is behind a card becomes smaller.
enum PresenterRecession: String, PolicyValue {
  case none, scales
  static let policy = Policy.presenterRecession
}

/// Whose coordinates the window has.
enum WindowSpace: String, PolicyValue {
  case portrait, interface
  static let policy = Policy.windowSpace
}

/// Whether views know what bars and corners cover of them.
enum SafeArea: String, PolicyValue {
  case absent, insets
  static let policy = Policy.safeArea
}

/// Whether an object hears of the first traits that it has, when it first appears.
enum FirstTraits: String, PolicyValue {
  /// There are no traits yet to hear of.
  case absent
  case silent, announced
  static let policy = Policy.firstTraits
}

/// How wide a form sheet's or a popover's controller is said to be.
enum FormSheetWidthClass: String, PolicyValue {
  case room, compact
  static let policy = Policy.formSheetWidthClass
}

/// Whether controllers and presentations have `traitOverrides`.
enum TraitOverrides: String, PolicyValue {
  case absent, exists
  static let policy = Policy.traitOverrides
}

/// Whether the system's interface can be dark.
enum DarkMode: String, PolicyValue {
  case absent, exists
  static let policy = Policy.darkMode
}

/// Whether an app can have a part of a pad's screen.
enum Multitasking: String, PolicyValue {
  case absent, exists
  static let policy = Policy.multitasking
}

/// Which orientations a controller allows that doesn't say.
enum DefaultOrientations: String, PolicyValue {
  case portrait, byIdiom
  static let policy = Policy.defaultOrientations
}

extension PolicyRule {
  static let geometry: [PolicyRule] = [
    PolicyRule(
      RootHierarchy.self, "hierarchy.root", "Where does the root controller's view lie?",
      [
        .from("4", RootHierarchy.direct, .pres313, .guess),
        .from("5", RootHierarchy.direct, .pres313, .inferred),
        .from("13", RootHierarchy.wrapped, .pres314, .observed),
      ]),
    PolicyRule(
      PresenterInTransition.self, "hierarchy.presenter-in-transition",
      "Is the presenter's view in the container while the transition runs that removes it?",
      [
        .from("4", PresenterInTransition.inPlace, .pres321, .guess),
        .from("8", PresenterInTransition.inContainer, .pres321, .documented),
      ]),
    PolicyRule(
      PageSheetSize.self, "page-sheet.size", "How large is a page sheet in a regular width?",
      [
        .from("4", PageSheetSize.portraitWidth, .geo049, .inferred),
        .from("8", PageSheetSize.portraitWidth, .pres228, .observed),
        .from("13", PageSheetSize.page, .pres227, .observed),
        .from("15", PageSheetSize.page, .pres227, .guess),
      ]),
    PolicyRule(
      PageSheetElsewhere.self, "page-sheet.elsewhere",
      "How large is a page sheet on another screen than the one that was measured?",
      [.from("4", PageSheetElsewhere.sameSize, .pres227, .guess)]),
    PolicyRule(
      FormSheetSize.self, "form-sheet.size", "How large is a form sheet in a regular width?",
      [
        .from("4", FormSheetSize.classic, .geo032, .background),
        .from("8", FormSheetSize.classic, .pres228, .observed),
        .from("13", FormSheetSize.classic, .pres227, .observed),
        .from("15", FormSheetSize.classic, .pres227, .guess),
        .built(for: "16", on: "16", FormSheetSize.larger, .geo034, .guess),
      ]),
    PolicyRule(
      FormSheetResize.self, "form-sheet.resize",
      "What does a form sheet do whose controller prefers another size while it is shown?",
      [
        .from("4", FormSheetResize.stays, .geo035, .guess),
        .from("8", FormSheetResize.animates, .geo035, .guess),
      ]),
    PolicyRule(
      CardTop.self, "card.top", "How far below the top of the screen does a card begin?",
      [
        .from("4", CardTop.safeAreaAndMargin, .geo053, .guess),
        .from("13", CardTop.safeAreaAndMargin, .geo053, .reimplementation),
      ]),
    PolicyRule(
      SheetDimming.self, "sheet.dimming", "How dark is the view behind a sheet?",
      [
        .from("4", SheetDimming.heavy, .geo095, .guess),
        .from("5", SheetDimming.heavy, .geo095, .background),
        .from("13", SheetDimming.light, .geo091, .reimplementation),
        .from("26", SheetDimming.light, .geo091, .guess),
      ]),
    PolicyRule(
      CardDimming.self, "card.dimming", "How dark is a presenter that recedes behind a card?",
      [
        .from("4", CardDimming.whole, .geo093, .guess),
        .from("13", CardDimming.receding, .geo093, .reimplementation),
        .from("26", CardDimming.receding, .geo093, .guess),
      ]),
    PolicyRule(
      DimmingReach.self, "sheet.dimming-reach",
      "How far does the view reach that darkens what is behind a sheet?",
      [
        .from("4", DimmingReach.container, .geo052, .guess),
        .from("13", DimmingReach.threeScreens, .geo052, .observed),
      ]),
    PolicyRule(
      SheetBackdrop.self, "form-sheet.backdrop",
      "What is behind a form sheet that has much room?",
      [
        .from("4", SheetBackdrop.dimming, .geo095, .guess),
        .from("5", SheetBackdrop.dimming, .geo095, .background),
        .from("13", SheetBackdrop.dimming, .geo091, .reimplementation),
        .from("26", SheetBackdrop.glass, .geo040, .documented),
      ]),
    PolicyRule(
      SheetCornerRadius.self, "sheet.corner-radius",
      "How round are a sheet's corners if the app doesn't say?",
      [
        .from("4", SheetCornerRadius.ten, .geo060, .guess),
        .from("13", SheetCornerRadius.ten, .geo060, .reported),
        .from("26", SheetCornerRadius.display, .geo090, .reported),
      ]),
    PolicyRule(
      PhoneSheetCorners.self, "sheet.phone-corners",
      "Which corners of a sheet on a phone are rounded?",
      [
        .from("4", PhoneSheetCorners.top, .geo042, .guess),
        .from("18", PhoneSheetCorners.top, .geo042, .reported),
        .from("26", PhoneSheetCorners.all, .geo042, .reported),
      ]),
    PolicyRule(
      PresenterRecession.self, "card.presenter", "Does what is behind a card become smaller?",
      [
        .from("4", PresenterRecession.none, .geo059, .guess),
        .from("13", PresenterRecession.scales, .geo059, .reimplementation),
        .from("26", PresenterRecession.scales, .geo059, .guess),
      ]),
    PolicyRule(
      WindowSpace.self, "window.space", "Does the window turn with the interface?",
      [
        .from("4", WindowSpace.portrait, .geo176, .observed),
        .from("8", WindowSpace.interface, .geo178, .observed),
      ]),
    PolicyRule(
      SafeArea.self, "safe-area", "Do views know what bars and corners cover of them?",
      [
        .from("4", SafeArea.absent, .geo014, .guess),
        .from("11", SafeArea.insets, .geo014, .reported),
      ]),
    PolicyRule(
      FirstTraits.self, "traits.first", "Does an object hear of the first traits that it has?",
      [
        .from("4", FirstTraits.absent, .pres112, .guess),
        .from("8", FirstTraits.announced, .pres112, .observed),
        .from("13", FirstTraits.silent, .pres112, .guess),
      ]),
    PolicyRule(
      FormSheetWidthClass.self, "traits.form-sheet-width",
      "Does the controller of a form sheet or a popover have a compact width whatever the room?",
      [
        .from("4", FormSheetWidthClass.room, .geo026, .guess),
        .from("8", FormSheetWidthClass.compact, .geo026, .guess),
      ]),
    PolicyRule(
      TraitOverrides.self, "traits.overrides",
      "Do controllers and presentations have traitOverrides?",
      [
        .from("4", TraitOverrides.absent, .pres183, .guess),
        .from("17", TraitOverrides.exists, .pres183, .documented),
      ]),
    PolicyRule(
      DarkMode.self, "traits.dark-mode", "Can the system's interface be dark?",
      [
        .from("4", DarkMode.absent, .geo091, .guess),
        .from("13", DarkMode.exists, .geo091, .reimplementation),
        .from("26", DarkMode.exists, .geo091, .guess),
      ]),
    PolicyRule(
      Multitasking.self, "multitasking", "Can an app have a part of a pad's screen?",
      [
        .from("4", Multitasking.absent, .geo027, .guess),
        .from("9", Multitasking.exists, .geo027, .reported),
      ]),
    PolicyRule(
      DefaultOrientations.self, "orientations.default",
      "Which orientations does a controller allow that doesn't say?",
      [
        .from("4", DefaultOrientations.portrait, .geo030, .guess),
        .from("5", DefaultOrientations.portrait, .geo030, .background),
        .from("6", DefaultOrientations.byIdiom, .geo029, .background),
      ]),
  ]
}
