/// An alert or an action sheet: a controller that is presented like any other (PRES-279).
open class UIAlertController: UIViewController {
  /// How the choices are shown.
  public enum Style: Int, CaseIterable, Sendable {
    case actionSheet = 0
    case alert = 1
  }

  /// The text below the title.
  open var message: String? {
    didSet { arrange() }
  }
  open override var title: String? {
    didSet { arrange() }
  }
  /// How the choices are shown.
  public package(set) var preferredStyle = Style.actionSheet
  /// The choices, in the order in which they were added.
  public private(set) var actions: [UIAlertAction] = []
  /// The choice that stands out; one of `actions`.
  public var preferredAction: UIAlertAction?
  /// The text fields of an alert, nil if it has none.
  public var textFields: [UITextField]? { fields.isEmpty ? nil : fields }

  private var fields: [UITextField] = []
  /// The older alert view or action sheet that this controller shows.
  weak var legacyAlert: (any LegacyAlert)?

  /// Makes an alert or an action sheet without choices.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init()
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  open override class var className: String { "UIAlertController" }
  override class var isOfTheApp: Bool { self != UIAlertController.self }
  override class var needsInheritedCalls: Bool { true }

  /// Whether the presenter is being asked for the alert's orientations.
  private var asksPresenter = false

  /// What the presenter allows, from iOS 9 on (ROT-104).
  ///
  /// A presenter that asks the alert in its turn is an exception on iOS 9 (ROT-105) and is logged
  /// later (ROT-106).
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    guard let presenter = presentingViewController else {
      return super.supportedInterfaceOrientations
    }
    let rule = simulator.decide(RecursiveAlertMask.self, self)
    guard rule != .own else { return super.supportedInterfaceOrientations }
    guard !asksPresenter else {
      if rule == .raises {
        simulator.fail(Failure.exception(RotationMessages.recursiveAlertException))
      } else {
        simulator.warn(
          self, .recursive, RotationMessages.recursiveAlert(presenter), rule: .rot106)
      }
      return super.supportedInterfaceOrientations
    }
    asksPresenter = true
    defer { asksPresenter = false }
    return presenter.allowedOrientations
  }

  /// Adds a choice at the end.
  open func addAction(_ action: UIAlertAction) {
    actions.append(action)
    arrange()
  }

  /// Adds a text field at the end, which `configurationHandler` gets at once.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    adopt(field)
    if let configurationHandler {
      simulator.run(.configurationHandler, of: self) { configurationHandler(field) }
    }
  }

  /// Takes the field of an older alert view.
  func adopt(_ field: UITextField) {
    fields.append(field)
    arrange()
  }

  // MARK: The first responder

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let field = fields.first, simulator.decide(AlertFieldFocus.self, self) == .appearing
    else {
      return
    }
    field.waitsForWindow = true
    field.becomeFirstIfWaiting()
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let field = fields.first, simulator.decide(AlertFieldFocus.self, self) == .appeared else {
      return
    }
    field.sendBecome()
  }

  // MARK: Presentation

  /// A popover for action sheets, as UIKit's own messages say (PRES-087).
  open override var modalPresentationStyle: UIModalPresentationStyle {
    get { preferredStyle == .actionSheet ? .popover : .custom }
    set {}
  }

  /// The size of the column of choices, for the popover of an action sheet.
  open override var preferredContentSize: CGSize {
    get {
      guard preferredStyle == .actionSheet, isInPopover else { return super.preferredContentSize }
      return layout(width: simulator.consult(ActionSheetColumn.self).width).size
    }
    set { super.preferredContentSize = newValue }
  }

  /// Whether an action sheet is a popover in this room (PRES-283).
  var isInPopover: Bool {
    let traits = simulator.windowTraits
    return traits.userInterfaceIdiom == .pad && traits.horizontalSizeClass == .regular
  }

  override func makePresentationController(
    _ style: UIModalPresentationStyle
  ) -> UIPresentationController {
    switch preferredStyle {
    case .alert: UIAlertPresentationController(presented: self, style: .custom)
    case .actionSheet where isInPopover: super.makePresentationController(.popover)
    case .actionSheet: UIActionSheetPresentationController(presented: self, style: .custom)
    }
  }

  override func popoverAnchorException(
    _ popover: UIPopoverPresentationController
  ) -> NSException {
    AlertMessages.withoutAnchor(
      self, presenter: popover.presentingViewController,
      simulator.decide(ActionSheetAnchorMessage.self, self))
  }

  // MARK: The view

  open override func loadView() {
    view = UIAlertControllerView()
    arrange()
  }

  /// Where everything goes in a view of that width.
  func layout(width: CGFloat) -> AlertLayout {
    preferredStyle == .alert
      ? .alert(
        width: width, title: title, message: message, fields: fields.count,
        isCancel: actions.map { $0.style == .cancel })
      : .actionSheet(
        width: width, title: title, message: message,
        isCancel: shownActions.map { $0.style == .cancel })
  }

  /// The choices that have a button: in a popover a touch outside cancels, so there is none for it.
  var shownActions: [UIAlertAction] {
    preferredStyle == .actionSheet && isInPopover
      ? actions.filter { $0.style != .cancel } : actions
  }

  /// Brings the view up to date with what the alert holds.
  func arrange() {
    guard let view = viewIfLoaded as? UIAlertControllerView else { return }
    let width =
      preferredStyle == .alert
      ? simulator.consult(AlertWidth.self).width
      : isInPopover
        ? simulator.consult(ActionSheetColumn.self).width
        : activePresentation?.frameOfPresentedViewInContainerView.width ?? view.bounds.width
    view.owner = self
    view.arrange(layout(width: width), fields: fields)
    guard let presentation = activePresentation, presentation.containerView != nil,
      presentation.presentedView === view
    else { return }
    view.frame = presentation.frameOfPresentedViewInContainerView
  }

  // MARK: Choosing

  /// Does what the user's touch of an action's button does: the alert goes by itself, and then the
  /// handler runs (PRES-281, PRES-282).
  package func choose(_ action: UIAlertAction) {
    guard action.isEnabled, let activePresentation, !activePresentation.transition.isLeaving else {
      return
    }
    dismissItself(animated: true) { action.run() }
  }

  /// Does what a touch outside an action sheet does: it cancels (PRES-329).
  ///
  /// Without an action that cancels a popover just goes, and what is at the bottom stays, which is
  /// a guess.
  func touchedOutside() {
    guard preferredStyle == .actionSheet, let activePresentation,
      !activePresentation.transition.isLeaving
    else { return }
    if let legacyAlert {
      return legacyAlert.press(legacyAlert.cancelButtonIndex)
    }
    let cancel = actions.first { $0.style == .cancel }
    switch (cancel, simulator.decide(ActionSheetOutsideTouch.self, self)) {
    case (let cancel?, .cancels): choose(cancel)
    case (_, .dismisses): dismissItself(animated: true) {}
    case (nil, .cancels):
      if isInPopover { dismissItself(animated: true) {} }
    }
  }
}

extension UIAlertController: UIAlertButtonOwner {
  func button(at place: Int) -> UIAlertButton? {
    if let legacyAlert { return legacyAlert.button(at: place) }
    let actions = shownActions
    guard actions.indices.contains(place) else { return nil }
    let action = actions[place]
    return UIAlertButton(title: action.title, receiver: action, isEnabled: action.isEnabled) {
      [self] in choose(action)
    }
  }
}
