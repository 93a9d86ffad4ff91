extension UIViewController {
  /// Begins to appear or to disappear, with the children; tells the controller if it is news.
  package func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    performPending()
    prepareForAppearance(isAppearing)
    let action: AppearanceTransition.Action
    let isOpposite =
      isAppearing ? appearance.state == .disappearing : appearance.state == .appearing
    if isOpposite {
      // Beginning one way while the other is unfinished is what the log calls unbalanced
      // (PRES-091).
      warnUnbalanced()
      let restarts = simulator.decide(DirectBegin.self, self) == .restarts
      action = appearance.begin(isAppearing, restarts: restarts)
    } else {
      action = appearance.begin(isAppearing)
    }
    guard action != .none else { return }
    if !isOpposite { simulator.checks.openAppearances += 1 }
    appearanceIsAnimated = animated
    hasSentIsAppearing = false
    let state = appearance.state
    tell(action) {
      for child in forwardedChildren where appearance.state == state {
        child.beginAppearance(isAppearing, animated: animated)
      }
    }
    appearanceChanged()
  }

  /// Turns an unfinished appearance round, as a cancelled transition does (PRES-134).
  func reverseAppearance() {
    performPending()
    guard isInTransition else { return }
    let action = appearance.begin(appearance.state == .disappearing)
    hasSentIsAppearing = false
    let state = appearance.state
    tell(action) {
      for child in forwardedChildren where appearance.state == state {
        // One that has come in the meantime has been told nothing yet.
        guard !child.isInTransition else { child.reverseAppearance(); continue }
        child.beginAppearance(state == .appearing, animated: appearanceIsAnimated)
      }
    }
  }

  /// Ends what the matching begin began.
  package func endAppearance() {
    performPending()
    let action = appearance.end()
    guard action != .none else { return }
    if action == .unbalanced {
      warnUnbalanced()
      return
    }
    simulator.checks.openAppearances -= 1
    let state = appearance.state
    tell(action) {
      for child in endingChildren where appearance.state == state {
        child.endAppearanceIfUnderWay()
      }
    }
    appearanceChanged()
  }

  /// Ends what was begun, if something else has not ended it in the meantime.
  func endAppearanceIfUnderWay() {
    if isInTransition { endAppearance() }
  }

  /// Begins to appear or to disappear because the window's root changes.
  ///
  /// A transition that is under way doesn't take that in: it is a begin inside an unfinished one,
  /// whatever the direction (PRES-091).
  func beginAppearanceAsRoot(_ isAppearing: Bool) {
    if isInTransition, appearance.isHeadingIn == isAppearing { warnUnbalanced() }
    beginAppearance(isAppearing, animated: false)
  }

  /// Ends everything that was begun and not ended, but not what a callback begins on the way.
  func endAppearanceAltogether() {
    for _ in 0..<appearance.nesting where isInTransition { endAppearance() }
  }

  /// Disappears at once, because the view never came into its place.
  func takeBackAppearance() {
    guard appearance.isHeadingIn else { return }
    beginAppearance(false, animated: false)
    endAppearanceIfUnderWay()
  }

  /// Begins an appearance transition by hand, as a container does that forwards none itself.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    simulator.checks.noteByHand(self)
    beginAppearance(isAppearing, animated: animated)
  }

  /// Ends an appearance transition that was begun by hand.
  public func endAppearanceTransition() { endAppearance() }

  /// Tells the controller, where systems do, that its view is in the hierarchy (PRES-109).
  func sendIsAppearing(animated: Bool) {
    hasSentIsAppearing = true
    guard appearance.state == .appearing,
      simulator.decide(ViewIsAppearing.self, self) == .sent
    else { return }
    inChildOrder {
      for child in forwardedChildren { child.sendIsAppearing(animated: animated) }
    } own: {
      guard appearance.state == .appearing else { return }
      simulator.send(.viewIsAppearing, to: self, SendArguments(.bool(animated))) {
        viewIsAppearing(animated)
      }
    }
  }

  /// Sends the pair of layout callbacks around a layout of the view.
  func sendLayout(_ layout: () -> Void) {
    simulator.send(.viewWillLayoutSubviews, to: self) { viewWillLayoutSubviews() }
    layout()
    simulator.send(.viewDidLayoutSubviews, to: self) { viewDidLayoutSubviews() }
  }

  /// Logs, where systems do, that the app calls an appearance method itself (PRES-092).
  package func warnIfCalledDirectly(_ hook: Word) {
    guard simulator.isDirectCall(of: hook, on: self),
      simulator.decide(DirectAppearanceCall.self, self) == .warns
    else { return }
    simulator.warn(
      self, .direct,
      "Calling -\(hook.text): directly on a view controller is not supported, and may result in "
        + "out-of-order callbacks and other inconsistent behavior. Use the "
        + "-beginAppearanceTransition:animated: and -endAppearanceTransition APIs on "
        + "UIViewController to manually drive appearance callbacks instead. Make a symbolic "
        + "breakpoint at UIViewControllerAlertForAppearanceCallbackMisuse to catch this in the "
        + "debugger.", rule: .pres092)
  }

  /// Whether the controller is between a will and its did.
  var isInTransition: Bool { appearance.state == .appearing || appearance.state == .disappearing }

  private func perform(_ action: AppearanceTransition.Action) {
    let animated = appearanceIsAnimated
    let arguments = SendArguments(.bool(animated))
    switch action {
    case .willAppear:
      simulator.send(.viewWillAppear, to: self, arguments) { viewWillAppear(animated) }
    case .didAppear:
      simulator.send(.viewDidAppear, to: self, arguments) { viewDidAppear(animated) }
    case .willDisappear:
      simulator.send(.viewWillDisappear, to: self, arguments) { viewWillDisappear(animated) }
    case .didDisappear:
      simulator.send(.viewDidDisappear, to: self, arguments) { viewDidDisappear(animated) }
    case .none, .unbalanced:
      break
    }
  }

  private func warnUnbalanced() {
    simulator.warn(
      self, .unbalanced,
      "Unbalanced calls to begin/end appearance transitions for \(description).", rule: .pres091)
  }

  /// The children whose appearance ends with the container's, wherever their views are by now: a
  /// presentation may have taken one away.
  private var endingChildren: [UIViewController] {
    guard !children.isEmpty, forwardsAppearance, !simulator.has(.childrenNotTold) else { return [] }
    return children.filter { $0.isInTransition && forwardsAppearance(to: $0) }
  }

  /// The children that hear of the container's appearance: those whose view is in its view.
  var forwardedChildren: [UIViewController] {
    guard !children.isEmpty, forwardsAppearance, !simulator.has(.childrenNotTold) else { return [] }
    return children.filter {
      $0.isViewLoaded && $0.view.isDescendant(of: view) && forwardsAppearance(to: $0)
    }
  }

  /// Whether the children hear of the container's appearance by themselves (PRES-141).
  var forwardsAppearance: Bool {
    simulator.ask(
      .shouldAutomaticallyForwardAppearanceMethods, of: self,
      { if case .bool(let value) = $0 { value } else { nil } },
      { shouldAutomaticallyForwardAppearanceMethods })
  }

  /// Sends the controller's own callback and tells the children, in the system's order.
  ///
  /// A callback may turn the controller round. What it has not been told yet comes first then, and
  /// the children that have not been told hear only of what came later.
  private func tell(_ action: AppearanceTransition.Action, _ tellChildren: () -> Void) {
    guard !children.isEmpty else { return perform(action) }
    pendingCallback = action
    inChildOrder(tellChildren, own: performPending)
  }

  private func performPending() {
    let action = pendingCallback
    pendingCallback = .none
    perform(action)
  }

  private func inChildOrder(_ children: () -> Void, own: () -> Void) {
    guard !self.children.isEmpty else { return own() }
    if simulator.decide(ChildOrder.self, self) == .childFirst {
      children()
      own()
    } else {
      own()
      children()
    }
  }
}
