/// Manages the presentation of one controller, from the request to the end of its dismissal.
public final class UIPresentationController: NSObject {
  /// The controller that is presented.
  public let presentedViewController: UIViewController
  /// The controller that presents it, which may be an ancestor of the one that was asked to.
  public let presentingViewController: UIViewController
  /// The controller that `present` was sent to.
  package let sourceViewController: UIViewController
  /// The style that the presentation really has, after adaptation.
  package let effectiveStyle: UIModalPresentationStyle
  /// How many controllers are presented on one another up to this one, from 1.
  let depth: Int

  /// The view that the presentation lives in while it is on the screen.
  public private(set) var containerView: UIView?

  var transition = ModalTransition()
  /// The turn in which the dismissal was asked for: its instant and its number.
  var dismissalTurn: (time: Int64, turn: Int32)?
  var presentCompletion: (() -> Void)?
  var departure: Departure?

  /// The running animation of the presented view: when it began and how long it takes, in
  /// nanoseconds.
  var running: (begin: Int64, duration: Int64)?

  /// What the check of frames has worked out, and for which room and preferred size.
  var checkedFrame: (room: CGRect, preferred: CGSize, frame: CGRect)?

  private var dimmingView: UIDimmingView?
  private var shadowView: UIDropShadowView?
  private var hasLeftWindow: RemovedView?

  /// Where a presenter's view was before a full-screen presentation took it out of the window.
  private struct RemovedView {
    let view: UIView
    let superview: UIView
    let index: Int
  }

  init(
    presented: UIViewController, presenting: UIViewController, source: UIViewController,
    style: UIModalPresentationStyle
  ) {
    presentedViewController = presented
    presentingViewController = presenting
    sourceViewController = source
    effectiveStyle = style
    depth = (presenting.activePresentation?.depth ?? 0) + 1
    super.init()
  }

  public override class var className: String { "UIPresentationController" }

  /// The controller as UIKit's messages print it, by its private class.
  ///
  /// Logs show the classes of full-screen and form-sheet presentations (ROT-095, PRES-320); those
  /// of the other styles are guesses.
  public override var description: String {
    let name =
      switch effectiveStyle {
      case .fullScreen: "_UIFullscreenPresentationController"
      case .overFullScreen: "_UIOverFullscreenPresentationController"
      case .pageSheet: "_UIPageSheetPresentationController"
      case .formSheet: "_UIFormSheetPresentationController"
      default: displayClassName
      }
    return "<\(name): 0x\(String(0x1000 + Int(creationNumber), radix: 16))>"
  }

  /// The style by which the controller is presented.
  public var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }

  /// The view that is moved onto the screen: the controller's, or what wraps it.
  public var presentedView: UIView { shadowView ?? presentedViewController.view }

  /// Where the presented view ends up, in the container's coordinates, in points.
  public var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    return simulator.frame(of: effectiveStyle, for: presentedViewController, in: containerView)
  }

  /// Whether the presenter's view leaves the window once the presentation has ended.
  public var shouldRemovePresentersView: Bool { effectiveStyle.removesPresenter }

  /// The window that the presentation happens in.
  var window: UIWindow? { presentingViewController.view.window ?? containerView?.window }
}

// MARK: - The hierarchy

extension UIPresentationController {
  /// Makes the container and what belongs to the style in it, and puts it over the presenter.
  func installContainer(in window: UIWindow) {
    let container = UITransitionView()
    container.fill(simulator.screen.containerPlacement)
    container.isOpaque = false
    containerView = container
    if effectiveStyle.isSheet {
      let dimming = UIDimmingView()
      dimming.isOpaque = false
      dimming.fill(.filling(container))
      container.addSubview(dimming)
      dimmingView = dimming
      let shadow = UIDropShadowView()
      shadow.frame = frameOfPresentedViewInContainerView
      shadowView = shadow
      container.addSubview(shadow)
    }
    window.addSubview(container)
    let view = presentedViewController.view
    if let shadowView {
      view.fill(.filling(shadowView))
    } else {
      place(view, in: container)
    }
  }

  private func place(_ view: UIView, in container: UIView) {
    view.transform = .identity
    view.frame = frameOfPresentedViewInContainerView
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// Puts the presented controller's view into the container.
  func installPresentedView() {
    (shadowView ?? containerView)?.addSubview(presentedViewController.view)
  }

  /// Takes the presenter's view out of the window, from iOS 13 on with what wraps a root's view
  /// (PRES-315, PRES-316).
  func removePresenterView() {
    var view = presentingViewController.view
    if let wrapper = view.superview, wrapper === window?.rootContainer { view = wrapper }
    guard let superview = view.superview,
      let index = superview.subviews.firstIndex(where: { $0 === view })
    else { return }
    hasLeftWindow = RemovedView(view: view, superview: superview, index: index)
    view.removeFromSuperview()
  }

  /// Puts the presenter's view back where it was.
  func restorePresenterView() {
    guard let removed = hasLeftWindow else { return }
    hasLeftWindow = nil
    guard removed.view.superview == nil else { return }
    removed.superview.insertSubview(removed.view, at: removed.index)
  }

  /// Takes the container and everything in it out of the window.
  func removeContainer() {
    containerView?.removeFromSuperview()
    presentedViewController.view.removeFromSuperview()
    containerView = nil
    dimmingView = nil
    shadowView = nil
  }

  // MARK: Animation

  /// Moves the presented view in or out, by the controller's transition style.
  func animate(arriving: Bool, completion: @escaping () -> Void) {
    let transition = simulator.transition(presentedViewController.modalTransitionStyle)
    let view = presentedView
    running = (simulator.runLoop.now, transition.duration)
    // Where nothing is dimmed, no verdict rests on how dark it would be.
    let alpha = dimmingView == nil ? 0 : simulator.consult(SheetDimming.self).alpha
    if arriving { dimmingView?.alpha = 0 }
    switch presentedViewController.modalTransitionStyle {
    case .crossDissolve:
      if arriving { view.alpha = 0 }
      simulator.animations.animate(
        duration: transition.duration, timing: transition.timing, overridesInherited: true,
        changes: {
          view.alpha = arriving ? 1 : 0
          dimmingView?.alpha = arriving ? alpha : 0
        },
        completion: { _ in
          if !arriving { view.alpha = 1 }
          completion()
        })
    default:
      let rest = view.center
      let below = CGPoint(x: rest.x, y: rest.y + belowScreen)
      if arriving { view.center = below }
      simulator.animations.animate(
        duration: transition.duration, timing: transition.timing, overridesInherited: true,
        changes: {
          view.center = arriving ? rest : below
          dimmingView?.alpha = arriving ? alpha : 0
        },
        completion: { _ in
          if !arriving { view.center = rest }
          completion()
        })
    }
  }

  /// How far down the presented view has to move to be off the screen.
  private var belowScreen: CGFloat {
    guard let containerView else { return 0 }
    return containerView.bounds.maxY - frameOfPresentedViewInContainerView.minY
  }

  /// Ends the animation of the presented view now.
  func cutAnimation() { presentedView.removeAllAnimations() }

  /// Shows the dimming of a presentation that isn't animated.
  func showDimming() {
    guard let dimmingView else { return }
    dimmingView.alpha = simulator.consult(SheetDimming.self).alpha
  }
}
