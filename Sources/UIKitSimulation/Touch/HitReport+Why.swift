extension HitReport {
  /// A report on a touch that was meant for a view and ended elsewhere, with the reason.
  ///
  /// - Parameters:
  ///   - point: where the touch is, in the interface.
  ///   - hit: the view that is hit there.
  static func missed(_ view: UIView, at point: CGPoint, hit: UIView?) -> HitReport {
    var report = HitReport(path: hit?.pathFromWindow ?? [], receiver: hit?.touchReceiver)
    (report.why, report.blocker) =
      view.obstacle(at: point) ?? view.obstruction(by: hit)
      ?? ("no view takes touches there", nil)
    return report
  }
}

extension UIView {
  /// What of the view itself or of those that hold it keeps a touch out; nil if nothing does.
  fileprivate func obstacle(at point: CGPoint) -> (String, NSObject?)? {
    guard let window else { return ("\(traceNameText) is in no window", nil) }
    let place = simulator.screenPoint(fromInterface: point)
    var view: UIView? = self
    while let here = view {
      if let reason = here.closure(of: self) { return (reason, here) }
      let inside = here.convert(window.fromSuperview(place), from: nil)
      if !here.isInside(inside, nil) { return (here.outside(self, inside), here) }
      view = here.superview
    }
    return window.isShown ? nil : ("\(window.traceNameText) isn't on the screen", window)
  }

  /// Why the view is closed to touches; nil if it isn't.
  private func closure(of target: UIView) -> String? {
    if isHidden {
      return self === target
        ? "\(traceNameText) is hidden"
        : "\(traceNameText), which holds \(target.traceNameText), is hidden"
    }
    if !isUserInteractionEnabled { return "interaction is off for \(traceNameText)" }
    if !isOpaqueToTouches { return "the alpha of \(traceNameText) is \(layerOpacity.decimal)" }
    if isClosedByAnimation {
      return "\(traceNameText) is being animated without allowUserInteraction"
    }
    return nil
  }

  private func outside(_ target: UIView, _ point: CGPoint) -> String {
    let place = "(\(point.x.decimal), \(point.y.decimal))"
    if hasOverride(.pointInside) || bounds.contains(point) {
      return "pointInside of \(traceNameText) answers no for the point \(place)"
    }
    if self is UIWindow { return "the point \(place) lies outside \(traceNameText)" }
    return "\(target.traceNameText)'s superview \(traceNameText) doesn't let touches out of its "
      + "bounds: the point \(place) lies outside"
  }

  /// What of what was hit lies over the view.
  fileprivate func obstruction(by hit: UIView?) -> (String, NSObject?)? {
    guard let hit else { return passedBy(nil) }
    if let other = hit.window, let window, other !== window {
      return (
        "\(other.traceNameText), a window of level \(other.windowLevel.rawValue.decimal), "
          + "lies above and takes it",
        other.rootViewController ?? other
      )
    }
    if let (cover, isShown) = hit.cover, !isIn(cover) {
      let name = cover.object.traceNameText
      if isShown { return ("\(name) covers it", cover.object) }
      return (
        cover.takesTouches
          ? "it lies under \(name)'s dimming view, which takes it as a touch outside"
          : "it lies under \(name)'s dimming view",
        cover.object
      )
    }
    if isDescendant(of: hit) { return passedBy(hit) }
    let receiver = hit.touchReceiver
    return ("\(receiver.traceNameText) lies over it", receiver)
  }

  private func isIn(_ other: TouchCover) -> Bool {
    switch other {
    case .presentation(let presentation):
      presentation.containerView.map { isDescendant(of: $0) } ?? false
    case .legacy(let container): isDescendant(of: container)
    }
  }

  /// The view around this one whose answer to the hit test leaves it out.
  private func passedBy(_ hit: UIView?) -> (String, NSObject?)? {
    var view: UIView? = self
    while let here = view, here !== hit?.superview {
      if here.hasOverride(.hitTest) || here.hasOverride(.pointInside) {
        return ("hitTest of \(here.traceNameText) passes it by", here)
      }
      view = here.superview
    }
    return hit.map { ("\($0.traceNameText) takes it", $0) }
  }
}

extension CGFloat {
  /// The number as a person writes it, with no more than three decimals.
  fileprivate var decimal: String {
    let rounded = (self * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
