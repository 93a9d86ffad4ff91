extension HitReport {
  /// A report on a touch that was meant for a view and ended elsewhere, with the reason.
  ///
  /// - Parameters:
  ///   - point: where the touch is, in the interface.
  ///   - hit: the view that is hit there.
  static func missed(_ view: UIView, at point: CGPoint, hit: UIView?) -> HitReport {
    var report = HitReport(path: hit?.pathFromWindow ?? [], receiver: hit?.touchReceiver)
    (report.why, report.blocker) =
      view.obstacle(at: point) ?? view.obstruction(by: hit, at: point)
      ?? ("no view takes touches there", nil)
    return report
  }
}

extension UIView {
  /// What of the view itself or of those that hold it keeps a touch out; nil if nothing does.
  fileprivate func obstacle(at point: CGPoint) -> (String, NSObject?)? {
    guard let window else { return ("\(spokenName) is in no window", nil) }
    let place = simulator.screenPoint(fromInterface: point)
    var view: UIView? = self
    while let here = view {
      if let reason = here.closure(of: self) { return (reason, here) }
      let inside = here.convert(window.fromSuperview(place), from: nil)
      if !here.isInside(inside, nil) {
        let reason = here.isFlat ? here.flatness(of: self) : here.outside(self, inside, point)
        return (reason, here)
      }
      view = here.superview
    }
    return window.isShown ? nil : ("\(window.spokenName) isn't on the screen", window)
  }

  /// Why the view is closed to touches; nil if it isn't.
  private func closure(of target: UIView) -> String? {
    if isHidden {
      return self === target
        ? "\(spokenName) is hidden"
        : "\(spokenName), which holds \(target.spokenName), is hidden"
    }
    if !isUserInteractionEnabled { return "interaction is off for \(spokenName)" }
    if !isOpaqueToTouches { return "the alpha of \(spokenName) is \(layerOpacity.decimal)" }
    if isClosedByAnimation {
      return "\(spokenName) is being animated without allowUserInteraction"
    }
    return nil
  }

  /// Whether the view is scaled to nothing, or has no size of its own.
  private var isFlat: Bool {
    guard !hasOverride(.pointInside) else { return false }
    let map = layerTransform
    return map.a * map.d == map.b * map.c || bounds.isEmpty
  }

  private func flatness(of target: UIView) -> String {
    let holds = self === target ? "" : ", which holds \(target.spokenName),"
    let size = "\(bounds.width.decimal) x \(bounds.height.decimal)"
    return bounds.isEmpty
      ? "\(spokenName)\(holds) has no room for a touch: its size is \(size)"
      : "\(spokenName)\(holds) is scaled to nothing"
  }

  private func outside(_ target: UIView, _ point: CGPoint, _ inInterface: CGPoint) -> String {
    let place = "(\(point.x.decimal), \(point.y.decimal))"
    if hasOverride(.pointInside) || bounds.contains(point) {
      return "pointInside of \(spokenName) answers no for the point \(place)"
    }
    if !simulator.screen.interfaceBounds.contains(inInterface) {
      let place = "(\(inInterface.x.decimal), \(inInterface.y.decimal))"
      return "\(target.spokenName) lies outside the screen: its point there is \(place)"
    }
    if self === target { return "the point \(place) lies outside \(spokenName)" }
    if self is UIWindow { return "the point \(place) lies outside \(spokenName)" }
    return "\(target.spokenName)'s superview \(spokenName) doesn't let touches out of its "
      + "bounds: the point \(place) lies outside"
  }

  /// What of what was hit lies over the view.
  fileprivate func obstruction(by hit: UIView?, at point: CGPoint) -> (String, NSObject?)? {
    guard let hit else { return passedBy(nil) }
    if let other = hit.window, let window, other !== window {
      return (
        "\(other.spokenName), a window of level \(other.windowLevel.rawValue.decimal), "
          + "lies above and takes it",
        other.rootViewController ?? other
      )
    }
    if let (cover, isShown) = hit.cover, !isIn(cover) {
      let name = cover.object.spokenName
      if isShown { return ("\(name) covers it", cover.object) }
      return (
        cover.takesTouches
          ? "it lies under \(name)'s dimming view, which takes it as a touch outside"
          : "it lies under \(name)'s dimming view",
        cover.object
      )
    }
    if isDescendant(of: hit) { return passedBy(hit) }
    if let turner = turner(to: hit, at: point) {
      return ("hitTest of \(turner.spokenName) answers \(hit.spokenName)", turner)
    }
    let receiver = hit.touchReceiver
    return ("\(receiver.spokenName) lies over it", receiver)
  }

  private func isIn(_ other: TouchCover) -> Bool {
    switch other {
    case .presentation(let presentation):
      presentation.containerView.map { isDescendant(of: $0) } ?? false
    case .legacy(let container): isDescendant(of: container)
    }
  }

  /// The view around this one whose own answer to the hit test is another view.
  private func turner(to hit: UIView, at point: CGPoint) -> UIView? {
    guard let window else { return nil }
    let place = window.fromSuperview(simulator.screenPoint(fromInterface: point))
    var view: UIView? = self
    while let here = view {
      if here.hasOverride(.hitTest), here.hit(here.convert(place, from: nil), nil) === hit {
        return here
      }
      view = here.superview
    }
    return nil
  }

  /// The view around this one whose answer to the hit test leaves it out.
  private func passedBy(_ hit: UIView?) -> (String, NSObject?)? {
    var view: UIView? = self
    while let here = view, here !== hit?.superview {
      if here.hasOverride(.hitTest) || here.hasOverride(.pointInside) {
        return ("hitTest of \(here.spokenName) passes it by", here)
      }
      view = here.superview
    }
    return hit.map { ("\($0.spokenName) takes it", $0) }
  }
}

extension NSObject {
  /// The object's name in a sentence: a view that nobody named is its controller's.
  var spokenName: String {
    let name = traceNameText
    guard let controller = (self as? UIView)?.viewController, name.hasPrefix(displayClassName + "#")
    else { return name }
    return "\(controller.traceNameText)'s view"
  }
}

extension CGFloat {
  /// The number as a person writes it, with no more than three decimals.
  fileprivate var decimal: String {
    let rounded = (self * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
