import Trace

extension Simulator {
  /// What the user sees by its title, topmost first, each with what covers it.
  package var tapTargets: [(target: TapTarget, cover: TapCover?)] {
    var found: [(TapTarget, TapCover?)] = []
    var covers: [TapCover] = []
    func add(_ targets: [TapTarget]) {
      found += targets.map { target in (target, covers.first { $0.covers(target) }) }
    }
    for window in application.windows.reversed() where window.isShown {
      if let alert = window.legacyAlert {
        add(alert.tapTargets)
        covers.append(TapCover(alert))
        continue
      }
      for popover in window.legacyPopovers.reversed() {
        add(popover.content.tapTargetsBelow)
        covers.append(TapCover(popover.content) { popover.touchedOutside() })
      }
      for presentation in window.presentations.reversed() {
        add(presentation.presentedViewController.tapTargetsBelow)
        covers.append(presentation.cover)
      }
      guard let root = window.rootViewController else { continue }
      add(root.tapTargetsBelow)
      covers.append(TapCover(root))
    }
    return found
  }

  /// Taps what has a title; nil if nothing on the screen has it.
  ///
  /// The topmost thing of that title gets the tap, unless something lies over it, it is disabled,
  /// or a transition is under way, during which touches are lost (TCH-012, TCH-013, TCH-014). A
  /// popover that lies over it takes the tap as one outside (PRES-276).
  package func tap(title: String) -> HitReport? {
    let named = tapTargets.filter { $0.target.title == title }
    guard let (target, cover) = named.first(where: { $0.cover == nil }) ?? named.first else {
      return nil
    }
    let seq = record(.touch, target.receiver, .tap)
    if seq >= 0 { field(.title, .text(trace.names.intern(title))) }
    var report = HitReport(receiver: target.receiver)
    if let lost = lostTouch {
      report = lost
    } else if let cover {
      let name = cover.object.traceNameText
      report = HitReport(
        blocker: cover.object,
        why: cover.touched == nil
          ? "\(name) covers it" : "\(name) covers it and takes it as a touch outside")
      note(report, seq)
      following(seq) { cover.touched?() }
      return report
    } else if let closed = target.view?.closedToTouches {
      report = HitReport(
        blocker: closed, why: "\(closed.traceNameText) lets no touches through")
    } else if !target.isEnabled {
      report = HitReport(
        blocker: target.receiver, why: "\(target.receiver.traceNameText) is disabled")
    }
    note(report, seq)
    guard report.why == nil else { return report }
    following(seq) { target.press() }
    return report
  }

  /// Adds to the trace why nothing came of a touch: to its event, or in one of its own if something
  /// has happened since.
  func note(_ report: HitReport, _ seq: Int32) {
    guard seq >= 0, let why = report.why else { return }
    let text = Value.text(trace.names.intern(why))
    guard seq < trace.events.count - 1 else { return field(.lost, text) }
    following(seq) {
      if record(.touch, report.blocker, .lost) >= 0 { field(.reason, text) }
    }
  }

  /// Whether no touch gets anywhere now.
  var ignoresTouches: Bool { lostTouch != nil }

  /// Why no touch gets anywhere now; nil if one does.
  var lostTouch: HitReport? {
    if application.applicationState == .background {
      return HitReport(why: "the app is in the background")
    }
    if application.isIgnoringInteractionEvents {
      return HitReport(why: "the app ignores interaction events")
    }
    guard let moving = application.windows.lazy.compactMap(\.movingController).first else {
      return nil
    }
    return HitReport(
      blocker: moving,
      why: "touches are lost while \(moving.traceNameText)'s transition is under way")
  }
}

extension UIWindow {
  /// The controller whose transition is under way, if there is one.
  fileprivate var movingController: UIViewController? {
    // One that a finger drives loses no touches (TCH-012).
    if let running = transitions.first(where: {
      $0.transition.isUnderWay && !$0.transition.isInteractive
    }) {
      return running.presentedViewController
    }
    for presentation in presentations.reversed() {
      if let moving = presentation.presentedViewController.movingContainer { return moving }
    }
    return rootViewController?.movingContainer
  }
}

extension UIView {
  /// The view, or the one around it, that no touch gets into: it takes none, or can't be seen
  /// (TCH-001).
  fileprivate var closedToTouches: UIView? {
    var view: UIView? = self
    while let here = view {
      if !here.isUserInteractionEnabled || here.isHidden || here.alpha < 0.01 { return here }
      view = here.superview
    }
    return nil
  }
}

extension UIViewController {
  /// What the user sees of this controller and of those in it.
  fileprivate var tapTargetsBelow: [TapTarget] {
    guard viewIfLoaded?.window != nil else { return [] }
    return ((self as? any TapTargetSource)?.tapTargets ?? [])
      + children.flatMap(\.tapTargetsBelow)
  }

  /// The navigation controller, among this controller and those in it, that is changing screens.
  fileprivate var movingContainer: UIViewController? {
    if let navigation = self as? UINavigationController, navigation.running != nil { return self }
    for child in children {
      if let moving = child.movingContainer { return moving }
    }
    return nil
  }
}
