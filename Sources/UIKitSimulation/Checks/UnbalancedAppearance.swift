import Trace

extension Check {
  /// Appearance calls that don't come in pairs: UIKit logs those that come at the wrong time; what
  /// is seen at rest is a begin whose end never came, and a visible controller that was told by
  /// hand that it has disappeared.
  static let unbalancedAppearance = Check(
    .unbalancedAppearance, "The appearance callbacks of a controller are unbalanced",
    pattern: "every way out must tell the app once",
    kinds: [Event.Kinds(.warning), Event.Kinds(.callback)], .atOnce, .atRest
  ) {
    $0.lookForOpenAppearances()
    $0.lookForVisibleDisappeared()
  }
}

extension Checks {
  /// UIKit has logged unbalanced calls.
  func lookForUnbalancedCalls(_ controller: NSObject, _ warning: Int32) {
    let name = controller.traceName
    guard !hasFound(.unbalancedAppearance, name) else { return }
    find(
      .unbalancedAppearance, name, cause: warning, rule: .pres091,
      "\(text(name)) began or ended an appearance transition at the wrong time")
  }

  /// The app begins an appearance transition by hand.
  func noteByHand(_ controller: UIViewController) {
    if !movedByHand.contains(where: { $0 === controller }) { movedByHand.append(controller) }
  }

  fileprivate func lookForVisibleDisappeared() {
    // A container may hide its children as it likes; a root and a presented controller are seen.
    for controller in movedByHand
    where controller.parent == nil && controller.appearance.state == .disappeared
      && controller.ownPresented == nil && isOnScreen(controller)
    {
      let name = controller.traceName
      guard !hasFound(.unbalancedAppearance, name) else { continue }
      let did = Word.viewDidDisappear.traceName
      let event = simulator.trace.events.lastIndex { $0.subject == name && $0.name == did }
      find(
        .unbalancedAppearance, name, cause: event.map { Int32($0) } ?? -1, rule: .pres091,
        "\(text(name)) is on screen, and was told that it has disappeared")
    }
  }

  private func isOnScreen(_ controller: UIViewController) -> Bool {
    guard controller.isViewLoaded, let window = controller.view.window, window.isShown else {
      return false
    }
    return window.rootViewController === controller || controller.ownPresenting != nil
  }

  fileprivate func lookForOpenAppearances() {
    // A transition that never ends is a finding of its own; the appearance that it holds open isn't
    // another one.
    guard openAppearances > 0,
      simulator.application.windows.allSatisfy({ $0.transitions.isEmpty })
    else { return }
    let words: [(will: Name, did: Name)] = [
      (Word.viewWillAppear.traceName, Word.viewDidAppear.traceName),
      (Word.viewWillDisappear.traceName, Word.viewDidDisappear.traceName),
    ]
    var open: [(subject: Name, will: Name, event: Int32)] = []
    for (index, event) in simulator.trace.events.enumerated() where event.kind == .callback {
      guard let (will, _) = words.first(where: { event.name == $0.will || event.name == $0.did })
      else { continue }
      open.removeAll { $0.subject == event.subject }
      if event.name == will { open.append((event.subject, will, Int32(index))) }
    }
    for (subject, will, event) in open where !hasFound(.unbalancedAppearance, subject) {
      find(
        .unbalancedAppearance, subject, cause: event, rule: .pres091,
        "\(text(subject)) has got \(text(will)) and never the did that belongs to it")
    }
  }
}
