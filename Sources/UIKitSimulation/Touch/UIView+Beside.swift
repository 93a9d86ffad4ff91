/// What lies over others and keeps touches from them beside what it shows.
enum TouchCover {
  case presentation(UIPresentationController)
  case legacy(LegacyContainer)

  /// What a report names: the controller that is shown, or the older alert.
  var object: NSObject {
    switch self {
    case .presentation(let presentation): presentation.presentedViewController
    case .legacy(let container): container.content ?? container.shown ?? container
    }
  }

  /// Whether a touch beside what it shows does something.
  var takesTouches: Bool {
    switch self {
    case .presentation(let presentation): presentation.takesTouchesOutside
    case .legacy(let container): container.content != nil
    }
  }
}

extension UIView {
  /// The presentation, or the older alert or popover, in whose container the view lies, and whether
  /// it is a part of what that shows; nil where there is none.
  var cover: (cover: TouchCover, isShown: Bool)? {
    var view: UIView? = self
    var isShown = false
    var below: UIView?
    while let here = view {
      if let presentation = (here as? UITransitionView)?.presentation {
        return (.presentation(presentation), isShown || below === presentation.presentedView)
      }
      if let container = here as? LegacyContainer {
        return (.legacy(container), isShown || below === container.shown)
      }
      isShown = isShown || here.viewController != nil
      below = here
      view = here.superview
    }
    return nil
  }

  /// What takes a touch on the view that lies beside what is shown, and its container; nil if the
  /// view is no such place.
  var placeBeside: (container: UIView?, taker: TouchCover)? {
    guard let (cover, isShown) = cover, !isShown else { return nil }
    switch cover {
    case .legacy(let container): return (container, cover)
    case .presentation(let presentation):
      let taker = presentation.takerBeside
      switch taker {
      case .legacy(let container): return (container, taker)
      case .presentation(let presentation): return (presentation.containerView, taker)
      }
    }
  }

  /// Does what a tap on the view does that lies beside what a presentation shows.
  ///
  /// - Returns: who takes it and why nothing comes of it; nil if something does, or if the view
  ///   lies beside nothing.
  func touchedBeside() -> (blocker: NSObject, why: String)? {
    guard let taker = placeBeside?.taker else { return nil }
    let why: String? =
      switch taker {
      case .presentation(let presentation): presentation.touchedOutside()
      case .legacy(let container): container.takeTouchOutside()
      }
    return why.map { (taker.object, $0) }
  }
}

extension UIPresentationController {
  /// What takes a touch beside the presented view in its container: the popover, if there is one
  /// below, whose content has presented a modal, since beside that is beside the popover too
  /// (PRES-277, TCH-030).
  fileprivate var takerBeside: TouchCover {
    if self is UIPopoverPresentationController || presentedViewController is UIAlertController {
      return .presentation(self)
    }
    var presentation = self
    while let below = presentation.below {
      if below is UIPopoverPresentationController { return .presentation(below) }
      presentation = below
    }
    let presenter = presentation.presentingViewController
    let bubble = containerView?.window?.legacyPopovers.last { $0.content === presenter }
    return bubble.map { .legacy($0.container) } ?? .presentation(self)
  }
}
