import Trace

extension Check {
  /// A visible controller's view is not where its presentation controller, or its window, puts it.
  ///
  /// What is compared is the middle and the size, so that a view that is scaled or turned by its
  /// transform alone is in its place.
  static let frameAtRest = Check(
    .frameAtRest, "A view's frame at rest is not the one that its presentation computes",
    pattern: "geometry goes stale while covered",
    kinds: [
      Event.Kinds(.view), Event.Kinds(.window), Event.Kinds(.rotation), Event.Kinds(.set),
    ], .atRest
  ) { $0.lookForStrayFrames() }
}

extension Checks {
  fileprivate func lookForStrayFrames() {
    for window in simulator.application.windows where window.isShown {
      for presentation in window.presentations where presentation.transition.phase == .presented {
        lookAtFrame(of: presentation)
      }
      lookAtFrameOfRoot(window)
    }
  }

  private func lookAtFrame(of presentation: UIPresentationController) {
    guard let container = presentation.containerView else { return }
    let presented = presentation.presentedViewController
    let view = presentation.presentedView
    // Of the styles that wrap the presented view only a sheet is filled by it.
    let isWrapped = presentation.effectiveStyle.isSheet && view !== presented.view
    // A view that something covers is out of the window.
    guard view.superview === container, !isWrapped || presented.view.superview === view else {
      return
    }
    var frame = knownFrame(of: presentation, in: container)
    if !isPlaced(view, Placement(frame: frame)) {
      // What else the frame depends on may have changed since it was worked out.
      presentation.checkedFrame = nil
      frame = knownFrame(of: presentation, in: container)
    }
    if !isPlaced(view, Placement(frame: frame)) {
      report(presented, view.frame, frame)
    } else if isWrapped, !isPlaced(presented.view, .filling(view)) {
      report(presented, presented.view.frame, view.bounds)
    }
  }

  /// The frame that a presentation computes, remembered for as long as its room stays the same.
  private func knownFrame(
    of presentation: UIPresentationController, in container: UIView
  ) -> CGRect {
    let preferred = presentation.presentedViewController.preferredContentSize
    if let known = presentation.checkedFrame, known.room == container.bounds,
      known.preferred == preferred
    {
      return known.frame
    }
    let frame = silently { presentation.frameOfPresentedViewInContainerView }
    presentation.checkedFrame = (container.bounds, preferred, frame)
    return frame
  }

  private func lookAtFrameOfRoot(_ window: UIWindow) {
    // An app moves its views out of the keyboard's way, and back when that has gone.
    guard simulator.keyboardOverlap == 0 else { return }
    guard let root = window.rootViewController, root.isViewLoaded,
      let superview = root.view.superview
    else { return }
    let placement: Placement
    if superview === window.rootContainer {
      placement = .filling(superview)
      // What wraps the view may be pushed back by its transform, and no otherwise.
      if let outer = superview.superview, !isPlaced(superview, .filling(outer)) {
        return report(root, superview.frame, outer.bounds)
      }
    } else if superview === window {
      placement = silently { window.rootPlacement }
    } else {
      return
    }
    guard !isPlaced(root.view, placement) else { return }
    report(root, root.view.frame, frame(of: placement))
  }

  private func isPlaced(_ view: UIView, _ placement: Placement) -> Bool {
    abs(view.center.x - placement.center.x) < 0.001
      && abs(view.center.y - placement.center.y) < 0.001
      && abs(view.bounds.width - placement.size.width) < 0.001
      && abs(view.bounds.height - placement.size.height) < 0.001
  }

  private func frame(of placement: Placement) -> CGRect {
    let size = placement.size
    return CGRect(
      x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height
    ).applying(placement.transform).offsetBy(dx: placement.center.x, dy: placement.center.y)
  }

  private func report(_ controller: UIViewController, _ actual: CGRect, _ expected: CGRect) {
    guard !hasFound(.frameAtRest, controller.traceName) else { return }
    let subject = controller.view.traceName
    let event = simulator.trace.events.lastIndex { $0.kind == .view && $0.subject == subject }
    find(
      .frameAtRest, controller.traceName, cause: event.map { Int32($0) } ?? -1,
      "the view of \(controller.traceNameText) has the frame \(text(actual)), where "
        + "\(text(expected)) is computed")
  }

  private func text(_ rect: CGRect) -> String {
    let numbers = [rect.minX, rect.minY, rect.width, rect.height].map { number -> String in
      let text = "\((number * 1000).rounded() / 1000)"
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
    return "(\(numbers.joined(separator: ", ")))"
  }

  /// Works something out without a trace of the questions that it asks.
  func silently<Result>(_ body: () -> Result) -> Result {
    let trace = simulator.trace
    let wasRecording = trace.isRecording
    trace.isRecording = false
    defer { trace.isRecording = wasRecording }
    return body()
  }
}
