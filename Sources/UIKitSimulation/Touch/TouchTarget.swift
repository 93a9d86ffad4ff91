/// What a user means to touch.
package struct TouchTarget {
  /// Where it is; nil if no view stands for it.
  package let view: UIView?
  /// What is to get the touch: the view, or what takes those that go through it.
  let taker: UIView?
  /// What the trace names: the view, or what it stands for.
  package let receiver: NSObject
  /// The title by which it was found; nil if it wasn't.
  package let title: String?

  /// A view, which may be found by its title.
  package init(_ view: UIView, title: String? = nil) {
    self.view = view
    let taker = title == nil ? view : view.nearestOpen
    self.taker = taker
    receiver = taker.touchReceiver
    self.title = title
  }

  /// The view of a controller.
  package init(_ controller: UIViewController) {
    view = controller.viewIfLoaded
    taker = view
    receiver = controller
    title = nil
  }

  /// A button of a bar.
  package init(_ item: UIBarButtonItem) {
    view = item.view
    taker = view
    receiver = item
    title = nil
  }
}

extension UIView {
  /// The view, or the one around it that takes the touches that go through it, as a button takes
  /// those on its label.
  fileprivate var nearestOpen: UIView {
    var view = self
    while !type(of: view).takesTouchesAtFirst, !view.isUserInteractionEnabled,
      let above = view.superview
    {
      view = above
    }
    return view
  }
}

extension Simulator {
  /// What the user knows by that title, or tests by that accessibility identifier: the frontmost
  /// that a touch reaches, else the frontmost; nil if nothing on the screen has it.
  package func touchTarget(titled title: String) -> TouchTarget? {
    var found: TouchTarget?
    for window in application.windowsOnScreen.reversed() where window.isShown {
      let reached = window.findInFront { view in
        let isTitled = view.touchTitle == title
        guard isTitled || view.accessibilityIdentifier == title else { return false }
        let target = TouchTarget(view, title: title)
        if found == nil { found = target }
        guard aim(at: target).reaches else { return false }
        found = target
        return true
      }
      if reached { return found }
    }
    return found
  }

  /// The titles that the user can see, frontmost first, each once.
  package var touchTitles: [String] {
    var titles: [String] = []
    for window in application.windowsOnScreen.reversed() where window.isShown {
      _ = window.findInFront { view in
        if let title = view.touchTitle, !titles.contains(title) { titles.append(title) }
        return false
      }
    }
    return titles
  }

  /// The point of the interface at which a touch of the target is aimed: its centre, or the nearest
  /// point of it that a touch reaches.
  func aim(at target: TouchTarget) -> (point: CGPoint, hit: UIView?, reaches: Bool) {
    guard let view = target.view, let taker = target.taker, let window = view.window else {
      return (.zero, nil, false)
    }
    let map = view.toTop.concatenating(window.toSuperview)
    let bounds = view.bounds
    func look(_ x: CGFloat, _ y: CGFloat) -> (point: CGPoint, hit: UIView?, reaches: Bool) {
      let place = CGPoint(x: bounds.minX + x * bounds.width, y: bounds.minY + y * bounds.height)
      let point = interfacePoint(fromScreen: place.applying(map))
      let hit = hitTest(point)
      return (point, hit, hit?.isDescendant(of: taker) ?? false)
    }
    let centre = look(0.5, 0.5)
    if centre.reaches || !taker.canBeReached { return centre }
    for (x, y) in Self.aims {
      let other = look(x, y)
      if other.reaches || failure != nil { return other }
    }
    return centre
  }

  /// Where in a view a touch is tried, as parts of its size, by their distance from the centre.
  private static let aims: [(CGFloat, CGFloat)] = {
    let parts: [CGFloat] = [0.5, 0.4, 0.6, 0.25, 0.75, 0.1, 0.9, 0.01, 0.99]
    var points: [(x: CGFloat, y: CGFloat)] = []
    for y in parts {
      for x in parts where x != 0.5 || y != 0.5 { points.append((x, y)) }
    }
    func distance(_ point: (x: CGFloat, y: CGFloat)) -> CGFloat {
      (point.x - 0.5) * (point.x - 0.5) + (point.y - 0.5) * (point.y - 0.5)
    }
    return points.enumerated().sorted {
      let (left, right) = (distance($0.element), distance($1.element))
      return left != right ? left < right : $0.offset < $1.offset
    }.map { ($0.element.x, $0.element.y) }
  }()
}

extension UIView {
  /// Whether nothing closes the view or what holds it to every touch.
  fileprivate var canBeReached: Bool {
    var view: UIView? = self
    while let here = view {
      if !here.takesTouches { return false }
      view = here.superview
    }
    return true
  }

  /// Shows every view in this one that isn't hidden to `isFound`, frontmost first, until it says
  /// that it has found what it wants; whether it did.
  fileprivate func findInFront(_ isFound: (UIView) -> Bool) -> Bool {
    for view in subviews.reversed() where view.findInFront(isFound) { return true }
    return isFound(self)
  }
}

extension Simulator {
  /// What stands on the screen for something that is no view, such as an alert's action; nil if
  /// nothing does.
  package func touchTarget(standingFor object: NSObject) -> TouchTarget? {
    var found: TouchTarget?
    for window in application.windowsOnScreen.reversed() where window.isShown && found == nil {
      _ = window.findInFront { view in
        guard view !== object, view.touchReceiver === object else { return false }
        found = TouchTarget(view)
        return true
      }
    }
    return found
  }

  /// The accessibility identifiers of the views that the user can see, frontmost first.
  package var touchIdentifiers: [String] {
    var identifiers: [String] = []
    for window in application.windowsOnScreen.reversed() where window.isShown {
      _ = window.findInFront { view in
        if let identifier = view.accessibilityIdentifier { identifiers.append(identifier) }
        return false
      }
    }
    return identifiers
  }

  /// The point of the interface at which a touch of the target is aimed; nil if it is in no window.
  package func touchPoint(of target: TouchTarget) -> CGPoint? {
    target.view?.window == nil ? nil : aim(at: target).point
  }
}
