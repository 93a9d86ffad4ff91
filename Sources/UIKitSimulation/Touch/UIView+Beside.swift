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

  /// Does what a tap on the view does that lies beside what a presentation shows.
  func touchedBeside() {
    guard let (cover, isShown) = cover, !isShown else { return }
    switch cover {
    case .presentation(let presentation): _ = presentation.touchedOutside()
    case .legacy(let container): container.takeTouchOutside()
    }
  }
}
