/// Manages page and form sheets.
///
/// Detents are not modelled: a sheet is as large as its style makes it.
public class UISheetPresentationController: UIPresentationController {
  private var dimmingView: UIDimmingView?
  private var backdropView: UIVisualEffectView?
  private var shadowView: UIDropShadowView?
  /// The view behind, while this sheet pushes it back.
  private var pushedBack: UIView?
  /// How that view was turned and scaled before, which may be the app's doing.
  private var restingTransform = CGAffineTransform.identity
  /// Whether the sheet is there, or on its way in.
  private var isShown = false

  /// The radius that the app wants the corners to have, in points; nil for the system's own.
  ///
  /// A sheet that another one lies on has the system's (PRES-249).
  public var preferredCornerRadius: CGFloat? {
    didSet { roundCorners(isCovered: isCovered) }
  }
  /// Whether a card lies on this one.
  private var isCovered = false
  /// The finger that pulls at the sheet.
  var drag: SheetDrag?
  /// What follows fingers on the sheet, from the first one on.
  private var pan: UISheetPanGestureRecognizer?

  public override class var className: String { "UISheetPresentationController" }
  override class var isOfTheApp: Bool { false }

  /// The controller as UIKit's messages print it, by its private class (ROT-095, PRES-320); that of
  /// page sheets is a guess.
  public override var description: String {
    let name =
      effectiveStyle == .formSheet
      ? "_UIFormSheetPresentationController" : "_UIPageSheetPresentationController"
    return "<\(name): 0x\(String(0x1000 + Int(creationNumber), radix: 16))>"
  }

  public override var presentedView: UIView { shadowView ?? presentedViewController.view }

  public override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    let frame = simulator.sheetFrame(
      effectiveStyle, of: presentedViewController, in: containerView.bounds, traits)
    return overKeyboard(frame, in: containerView.bounds, moves: movesForKeyboard)
  }

  override var avoidsKeyboard: Bool {
    if hasRoomAround { return true }
    // Asked of cards that the keyboard covers, and of no others.
    return
      (simulator.keyboardOverlap > 0
      ? simulator.consult(CardOverKeyboard.self) : simulator.profile.value()) == .moves
  }

  /// Whether there is room around the sheet, which a card doesn't have.
  private var hasRoomAround: Bool {
    let traits = traits
    return traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular
  }

  /// Whether the sheet moves for the keyboard that would cover it: that depends on its style and,
  /// for form sheets, on how the screen is held (KBD-039, KBD-040, GEO-043, GEO-044).
  private func movesForKeyboard(in room: CGRect) -> Bool {
    let presented = presentedViewController
    guard hasRoomAround else { return simulator.consult(CardOverKeyboard.self) == .moves }
    guard effectiveStyle == .formSheet else {
      return simulator.decide(PageSheetOverKeyboard.self, presented) == .moves
    }
    return room.height > room.width
      ? simulator.decide(UprightSheetOverKeyboard.self, presented) == .moves
      : simulator.decide(FormSheetOverKeyboard.self, presented) == .moves
  }

  override func presentedSize(in size: CGSize, _ room: Traits) -> CGSize {
    simulator.sheetFrame(
      effectiveStyle, of: presentedViewController, in: CGRect(origin: .zero, size: size), room
    ).size
  }

  override func roomWillChange() { pushBack(depth: 0) }

  override func placeInRoom() {
    guard let shadowView, let containerView else { return }
    if (backdropView != nil) != isOnGlass { installBackdrop(in: containerView) }
    shadowView.frame = frameOfPresentedViewInContainerView
    presentedViewController.view.fill(.filling(shadowView))
    if let dimmingView {
      let room = containerView.bounds
      dimmingView.frame =
        simulator.profile.value(DimmingReach.self) == .threeScreens
        ? room.insetBy(dx: -room.width, dy: -room.height) : room
    }
    roundCorners(isCovered: isCovered)
    if isShown { arrangeStack() }
  }

  // MARK: The sheet's own views

  override func installChrome(in container: UIView) {
    installBackdrop(in: container)
    let shadow = UIDropShadowView()
    shadow.frame = frameOfPresentedViewInContainerView
    shadowView = shadow
    container.addSubview(shadow)
    // Everything behind a sheet is darkened, which leaves no shadow (GEO-079).
    shadow.layer.shadowRadius = 2
    shadow.layer.shadowOffset = CGSize(width: 0, height: 0)
    shadow.layer.shadowOpacity = 0
    roundCorners(isCovered: false)
  }

  /// Puts glass or a dimming behind the sheet, in the place of what was there.
  private func installBackdrop(in container: UIView) {
    backdropView?.removeFromSuperview()
    dimmingView?.removeFromSuperview()
    (backdropView, dimmingView) = (nil, nil)
    if isOnGlass {
      let backdrop = UIVisualEffectView()
      backdrop.isOpaque = false
      backdrop.fill(.filling(container))
      container.insertSubview(backdrop, at: 0)
      backdropView = backdrop
    } else {
      let dimming = container.addDimmingView()
      if simulator.profile.value(DimmingReach.self) == .threeScreens,
        simulator.decide(DimmingReach.self, presentedViewController) == .threeScreens
      {
        let room = container.bounds
        dimming.frame = room.insetBy(dx: -room.width, dy: -room.height)
      }
      if container.subviews.count > 1 { container.insertSubview(dimming, at: 0) }
      dimmingView = dimming
    }
  }

  /// Rounds the corners that a sheet's own view has: on phones the top ones alone up to iOS 18
  /// (GEO-042), as the display rounds the others.
  private func roundCorners(isCovered: Bool) {
    self.isCovered = isCovered
    guard let layer = shadowView?.layer else { return }
    let fillsScreen =
      containerView.map { frameOfPresentedViewInContainerView == $0.bounds } ?? false
    guard !fillsScreen else {
      layer.cornerRadius = 0
      return
    }
    let automatic: CGFloat =
      switch simulator.profile.value(SheetCornerRadius.self) {
      case .ten: 10
      case .display: simulator.device.model.cornerRadius
      }
    layer.cornerRadius = isCovered ? automatic : preferredCornerRadius ?? automatic
    layer.maskedCorners =
      traits.userInterfaceIdiom == .phone
        && simulator.profile.value(PhoneSheetCorners.self) == .top ? .top : .all
  }

  /// Whether glass is behind the sheet rather than a plain dimming: form sheets with much room
  /// (GEO-040).
  private var isOnGlass: Bool {
    // Where there is no glass, the verdict rests on the dimming alone.
    guard effectiveStyle == .formSheet, simulator.profile.value(SheetBackdrop.self) == .glass else {
      return false
    }
    let traits = traits
    return traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular
      && simulator.decide(SheetBackdrop.self, presentedViewController) == .glass
  }

  override func installPresentedView() {
    shadowView?.addSubview(presentedViewController.view)
  }

  /// Has fingers on the sheet pull it, where they do.
  func takeFingers() {
    guard pan == nil, let shadowView,
      simulator.profile.value(SheetPull.self) == .dismisses
    else { return }
    let pan = simulator.enter { UISheetPanGestureRecognizer(of: self) }
    shadowView.addGestureRecognizer(pan)
    self.pan = pan
  }

  override func showChrome(_ isShown: Bool) {
    self.isShown = isShown
    arrangeStack()
  }

  override var movedViews: [UIView] {
    let own = [dimmingView, backdropView, pushedBack].compactMap { $0 }
    return own + ((below as? UISheetPresentationController)?.movedViews ?? [])
  }

  // A sheet moves what the sheets below have dimmed and pushed back, too.
  override func cutChrome() {
    dimmingView?.layer.removeAllAnimations()
    backdropView?.layer.removeAllAnimations()
    pushedBack?.layer.removeAllAnimations()
    (below as? UISheetPresentationController)?.cutChrome()
  }

  override func removeChrome() {
    if simulator.has(.dimmingLeft), let dimmingView { window?.addSubview(dimmingView) }
    isShown = false
    pushBack(depth: 0)
    if let pan { shadowView?.removeGestureRecognizer(pan) }
    pan = nil
    dimmingView = nil
    backdropView = nil
    shadowView = nil
    // What goes along with a sheet below moves with that one.
    if let below, !below.isGoing { below.arrangeStack() }
  }

  override func preferredContentSizeChanged() {
    guard let shadowView, containerView != nil, isShown, !isGoing,
      shadowView.frame != frameOfPresentedViewInContainerView,
      simulator.decide(FormSheetResize.self, presentedViewController) == .animates
    else { return }
    let timing = simulator.transition(.coverVertical)
    simulator.animations.animate(
      duration: timing.duration, timing: timing.timing,
      changes: { shadowView.frame = frameOfPresentedViewInContainerView })
  }

  /// Grows by the height of the bar when a full-screen modal over it has gone: a fault (BAR-014).
  func modalAboveHasGone() {
    guard let shadowView, effectiveStyle == .pageSheet, simulator.device.model.idiom == .pad,
      simulator.profile.value(PageSheetAfterModal.self) == .taller,
      simulator.decide(PageSheetAfterModal.self, presentedViewController) == .taller
    else { return }
    shadowView.bounds.size.height += simulator.application.statusBarHeight
    shadowView.center.y += simulator.application.statusBarHeight / 2
  }

  // MARK: The stack of cards

  /// Whether the sheet is a card that is there and stays, so that what is behind it recedes.
  var isCard: Bool {
    guard isShown, !isGoing, let window else { return false }
    let traits = traits
    return traits.horizontalSizeClass == .compact && traits.verticalSizeClass == .regular
      && window.bounds.height == simulator.screen.interfaceBounds.height
      && simulator.consult(PresenterRecession.self) == .scales
  }

  /// Darkens what is behind the sheet, and rounds its corners as far as it is in front.
  ///
  /// - Parameter isCovered: Whether a card lies on this one.
  func dim(isCovered: Bool) {
    if isCovered != self.isCovered { roundCorners(isCovered: isCovered) }
    backdropView?.alpha = isShown && !isGoing ? 1 : 0
    guard let dimmingView else { return }
    guard isShown, !isGoing else {
      dimmingView.alpha = 0
      return
    }
    let dimming: SheetDimming = simulator.consult()
    let full = dimming.alpha(traits.userInterfaceStyle)
    // A presenter that recedes is darkened by 0.6 of that, and by 0.2 of it more under a card that
    // has a card on it (GEO-093).
    let share =
      isCard && simulator.consult(CardDimming.self) == .receding ? (isCovered ? 0.8 : 0.6) : 1
    dimmingView.alpha = full * share
  }

  /// Pushes what is behind the sheet back, as far as that many cards on it do.
  func pushBack(depth: Int) {
    guard depth > 0 else {
      pushedBack?.transform = restingTransform
      pushedBack = nil
      return
    }
    guard let view = pushedBack ?? viewBehind else { return }
    if pushedBack == nil { restingTransform = view.transform }
    pushedBack = view
    let frame = CGRect(
      x: view.center.x - view.bounds.width / 2, y: view.center.y - view.bounds.height / 2,
      width: view.bounds.width, height: view.bounds.height)
    view.transform = restingTransform.concatenating(
      Self.recession(
        of: frame, depth: depth, cardTop: frameOfPresentedViewInContainerView.minY,
        sides: simulator.application.safeArea))
  }

  /// The view that is pushed back: the card below, or what wraps the root's view.
  ///
  /// An alert or a popover isn't, whose middle the system goes on placing.
  private var viewBehind: UIView? {
    guard let below else { return window?.rootContainer }
    return below.isLightweight ? nil : below.presentedView
  }

  /// How a view is scaled and moved that has cards on it (GEO-059, GEO-062, GEO-063).
  ///
  /// The first card scales it so that a margin shows at each side and leaves its top edge 10 points
  /// above the card's; a second one hides the edge behind the first, and more change nothing.
  private static func recession(
    of frame: CGRect, depth: Int, cardTop: CGFloat, sides: UIEdgeInsets
  ) -> CGAffineTransform {
    let margin: CGFloat = frame.width <= 393 || sides.left > 0 && sides.right > 0 ? 16 : 20
    let scale = 1 - 2 * margin / frame.width
    let top = depth == 1 ? cardTop - 10 : cardTop
    let lift = frame.height * (1 - scale) / 2 + frame.minY - top
    return CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: -lift)
  }
}

extension UIPresentationController {
  /// Whether the presentation is leaving, or one below takes it along; not one that comes back.
  var isGoing: Bool { presentedViewController.isBeingDismissed && transition.phase != .returning }

  /// Dims and pushes back what is under this presentation, and under those that it lies on.
  ///
  /// Called inside the transition's animation, so that all of it moves together.
  func arrangeStack() {
    var cards = 0
    // What lies under two that stay is as it was: a third card changes nothing (GEO-063).
    var staying = 0
    var here: UIPresentationController? = self
    while let presentation = here, staying < 3 {
      if !presentation.isGoing { staying += 1 }
      if let sheet = presentation as? UISheetPresentationController {
        sheet.dim(isCovered: cards > 0)
        cards = sheet.isCard ? cards + 1 : 0
        sheet.pushBack(depth: cards)
      } else {
        cards = 0
      }
      here = presentation.below
    }
  }
}
