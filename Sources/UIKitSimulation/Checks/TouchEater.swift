import Trace

extension Check {
  /// A touch ended on a view that shows nothing any more and does nothing with it, though something
  /// below would have taken it.
  ///
  /// What such a view showed has gone, as an entry that was swiped out of its window; or the view
  /// is hardly there.
  static let touchEater = Check(
    .touchEater, "A view that shows nothing took a touch from something below",
    pattern: "extra windows: one that stays visible eats touches",
    kinds: [Event.Kinds(.touch)], .atOnce)
}

extension Checks {
  /// A tap has ended on a view; called before the view hears of it.
  func lookForEatenTouch(_ touch: UITouch, on view: UIView) {
    guard type(of: view) == UIView.self || view is UIWindow || view.isRootWrapper,
      !view.doesSomething, view.showsNothing, !hasFound(.touchEater, view.traceName),
      !view.isOutside, view.isHardlySeen || hasShown(view),
      let taker = simulator.taker(below: view, at: touch.interfacePosition)
    else { return }
    let name = (view.viewController ?? view).traceNameText
    find(
      .touchEater, view.traceName, cause: simulator.cause,
      "\(name) shows nothing and took a touch that \(taker.touchReceiver.traceNameText) would have "
        + "got; take it away, or let it pass touches on")
  }

  /// Whether something was in a view, or presented in its window, that isn't there any more.
  private func hasShown(_ view: UIView) -> Bool {
    if let window = view.window, window !== simulator.application.mainWindow {
      if window.hasPresented { return true }
    }
    let (added, name) = (Word.superview.traceName, view.traceName)
    let trace = simulator.trace
    return trace.events.contains { event in
      event.kind == .view && event.name == added && event.subject != name
        && trace.fields(of: event).contains { $0.value == .name(name) }
    }
  }
}

extension UIView {
  /// Whether the view is one of the private ones around a root's view.
  fileprivate var isRootWrapper: Bool {
    self is UIDropShadowView || (self as? UITransitionView).map { $0.presentation == nil } ?? false
  }

  /// Whether the view lies beside what a presentation shows, where touches have a meaning.
  fileprivate var isOutside: Bool { cover.map { !$0.isShown } ?? false }

  /// Whether the app has it do something with touches, or a view or a controller around it.
  fileprivate var doesSomething: Bool {
    var responder: UIResponder? = self
    while let here = responder {
      if here.answersItself(.touchesBegan) || here.answersItself(.touchesEnded) { return true }
      if let view = here as? UIView, view.gestureRecognizers?.isEmpty == false { return true }
      if here is UIWindow { return false }
      responder = here.next
    }
    return false
  }

  /// Whether nothing of what is in the view can be seen.
  fileprivate var showsNothing: Bool {
    subviews.allSatisfy { subview in
      guard !subview.isHidden, subview.layerOpacity > 0.01, isInSight(subview) else { return true }
      guard type(of: subview) == UIView.self || subview.isRootWrapper else { return false }
      return
        (!subview.isOpaque || subview.viewController === viewController
        || subview.viewController === window?.rootViewController) && subview.showsNothing
    }
  }

  private func isInSight(_ subview: UIView) -> Bool {
    guard let window else { return false }
    return subview.convert(subview.bounds, to: nil).intersects(window.bounds)
  }

  /// Whether the view has hardly any substance of its own, so that what is below shows through.
  fileprivate var isHardlySeen: Bool { !isOpaque || layerOpacity < 0.1 }

  /// Whether the view, or one around it, would do something with a tap.
  fileprivate var takesTap: Bool {
    if let control = self as? UIControl { return control.isEnabled }
    return doesSomething
  }
}

extension Simulator {
  /// What would have taken a touch if a view hadn't: in the same room below it, or in a lower
  /// window.
  fileprivate func taker(below view: UIView, at point: CGPoint) -> UIView? {
    guard let window = view.window else { return nil }
    let place = screenPoint(fromInterface: point)
    let inWindow = window.fromSuperview(place)
    var here = view
    while let above = here.superview {
      if (here as? UITransitionView)?.presentation != nil { return nil }
      let siblings = above.subviews.prefix { $0 !== here }
      for sibling in siblings.reversed() where sibling.takesTouches {
        guard let hit = sibling.hit(sibling.convert(inWindow, from: nil), nil) else { continue }
        return hit.takesTap ? hit : nil
      }
      here = above
    }
    for other in application.windows.prefix(while: { $0 !== window }).reversed()
    where other.isShown {
      guard let hit = other.hit(other.fromSuperview(place), nil) else { continue }
      return hit.takesTap ? hit : nil
    }
    return nil
  }
}
