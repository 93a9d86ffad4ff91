import Trace

// How a turn goes up to iOS 7: the window stays portrait, and the views in it turn.
extension UIWindow {
  /// Turns the views of the window, with the older callbacks (ROT-057, ROT-058, ROT-062).
  func turnWithRotationCallbacks(to target: UIInterfaceOrientation, duration: Int64) {
    let old = interfaceOrientation
    let event = recordBegin(.rotationBegin, to: target, duration: duration)
    let rotation = WindowRotation(
      from: old, to: target, duration: duration, receivers: rotationReceivers, coordinator: nil,
      event: event)
    rotationState.running = rotation
    rotationState.isBeginning = true
    simulator.following(event) {
      ignoresTouches(true, rotation)
      let controllersAreFirst = simulator.decide(WillRotateOrder.self, self) == .controllerFirst
      if controllersAreFirst { tellWillRotate(rotation) }
      if turnsStatusBar {
        simulator.application.announceOrientation(target, duration: duration)
      }
      if !controllersAreFirst { tellWillRotate(rotation) }
      hideLegacyPopovers()
      if turnsStatusBar { simulator.storedKeyboard?.turnBegins() }
      setOrientation(target)
      simulator.animations.animate(
        duration: duration, timing: .cubic(.easeInEaseOut), overridesInherited: true,
        changes: {
          if turnsStatusBar { simulator.storedKeyboard?.interfaceTurned() }
          placeContents()
          if isShown { simulator.application.statusBar.update() }
          layoutIfNeeded()
          tellWillAnimate(rotation)
          rotationState.isBeginning = false
        }, completion: { [self] _ in endRotation(rotation) })
    }
  }

  /// Who is told of a turn: the controller that decides, what is in it, and the sheets over it
  /// (ROT-061, ROT-004).
  private var rotationReceivers: [UIViewController] {
    guard let decider = orientationDecider else { return [] }
    let sheets = controllersAboveDecider
    let roots =
      !sheets.isEmpty && simulator.decide(SheetRotationOrder.self, decider) == .sheetFirst
      ? sheets + [decider] : [decider] + sheets
    return roots.flatMap(\.selfAndVisibleChildren)
  }

  private func tellWillRotate(_ rotation: WindowRotation) {
    for controller in rotation.receivers {
      controller.sendRotation(.willRotate, .to, rotation.to, rotation.duration) {
        controller.willRotate(to: rotation.to, duration: Double(rotation.duration) / 1e9)
      }
    }
  }

  private func tellWillAnimate(_ rotation: WindowRotation) {
    for controller in rotation.receivers {
      controller.sendRotation(.willAnimateRotation, .to, rotation.to, rotation.duration) {
        controller.willAnimateRotation(to: rotation.to, duration: Double(rotation.duration) / 1e9)
      }
    }
  }

  private func endRotation(_ rotation: WindowRotation) {
    endTurn(rotation) {
      showLegacyPopovers()
      for controller in rotation.receivers {
        controller.sendRotation(.didRotate, .from, rotation.from, nil) {
          controller.didRotate(from: rotation.from)
        }
      }
      if turnsStatusBar { simulator.application.noteOrientation(from: rotation.from) }
    }
  }

  /// Puts what fills the window into the place that it has in the present orientation: the root's
  /// view, and the containers of presentations, unless they are out of the window.
  func placeContents() {
    if let root = rootViewController, root.isViewLoaded, root.view.superview === self {
      place(root.view, at: rootPlacement)
    }
    // What a change of the root has left behind is in the window all the same.
    for presentation in abandoned + presentations { presentation.roomChanged() }
    for popover in legacyPopovers { popover.roomChanged() }
    legacyAlert?.presenter?.roomChanged()
  }

  /// Puts the root's view there; what turn of its own it has from the app is another matter where
  /// windows are never turned (ROT-081).
  private func place(_ view: UIView, at placement: Placement) {
    guard !view.transform.isIdentity, simulator.consult(WindowSpace.self) == .interface,
      simulator.decide(TransformedRoot.self, view) == .framed
    else { return view.fill(placement) }
    view.frame = CGRect(
      x: placement.center.x - placement.size.width / 2,
      y: placement.center.y - placement.size.height / 2,
      width: placement.size.width, height: placement.size.height)
  }

  private func hideLegacyPopovers() {
    guard !legacyPopovers.isEmpty,
      simulator.decide(LegacyPopoverRotation.self, self) == .hidden
    else { return }
    for popover in legacyPopovers { popover.isHiddenByTurn = true }
  }

  private func showLegacyPopovers() {
    for popover in legacyPopovers { popover.isHiddenByTurn = false }
  }
}

extension UIViewController {
  /// The controller and those in it whose views are on the screen, each before what it contains.
  var selfAndVisibleChildren: [UIViewController] {
    [self] + forwardedChildren.flatMap(\.selfAndVisibleChildren)
  }

  /// Sends one of the older callbacks of a turn.
  func sendRotation(
    _ hook: Word, _ key: Word, _ orientation: UIInterfaceOrientation, _ duration: Int64?,
    _ inherited: () -> Void
  ) {
    let fields = SendFields(
      (key, .name(orientation.word.traceName)),
      duration.map {
        (.duration, .seconds($0))
      })
    simulator.send(
      hook, to: self,
      SendArguments(
        .text("\(orientation)"), duration.map { .number(Double($0) / 1e9) } ?? .none),
      showing: fields, inherited)
  }
}
