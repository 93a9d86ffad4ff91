import Trace

extension UIViewController {
  /// Puts one child's view in the place of another's, animated by the app's own block.
  ///
  /// Both have to be children of this controller; anything else ends the app. `duration` is in
  /// seconds. The incoming view keeps the frame that it has.
  public func transition(
    from: UIViewController, to: UIViewController, duration: Double,
    options: UIView.AnimationOptions = [], animations: (() -> Void)? = nil,
    completion: ((Bool) -> Void)? = nil
  ) {
    simulator.orEnd { () throws(HierarchyError) in
      try requestTransition(
        from: from, to: to, duration: duration, options: options, animations: animations,
        completion: completion)
    }
  }

  /// Puts one child's view in the place of another's, animated by the app's own block.
  ///
  /// - Throws: an explanation, unless both are children of this controller; nothing has changed
  ///   then.
  package func requestTransition(
    from: UIViewController, to: UIViewController, duration: Double,
    options: UIView.AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) throws(HierarchyError) {
    for child in [from, to] where child.parent !== self {
      throw HierarchyError(
        "\(child.traceNameText) is not a child of \(traceNameText); call addChild first")
    }
    guard from !== to else {
      throw HierarchyError("\(to.traceNameText) can't take its own place")
    }
    let call = simulator.recordCall(.call, self, .transition)
    if call >= 0 {
      simulator.field(.from, .name(from.traceName))
      simulator.field(.to, .name(to.traceName))
      simulator.field(.duration, .seconds(.nanoseconds(duration)))
    }
    simulator.following(call) {
      exchange(
        from, to, duration: duration, options: options, animations: animations,
        completion: completion)
    }
  }

  private func exchange(
    _ from: UIViewController, _ to: UIViewController, duration: Double,
    options: UIView.AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    // Children of a container that isn't seen have nothing to be told.
    let isSeen = appearance.state == .appeared && view.window != nil
    let exchange =
      isSeen ? ChildExchange(from: from, to: to, in: self, animated: duration > 0) : nil
    guard simulator.failure == nil else { return }
    let place = from.view.superview ?? view
    if to.view.superview !== place { place.addSubview(to.view) }
    exchange?.incomingIsInPlace(animated: duration > 0)
    simulator.animations.animate(
      duration: .nanoseconds(duration), timing: options.timing,
      beginsFromCurrent: options.contains(.beginFromCurrentState),
      overridesInherited: options.contains(.overrideInheritedDuration),
      changes: { animations?() },
      completion: { [self] finished in
        from.view.removeFromSuperview()
        exchange?.end()
        guard let completion else { return }
        simulator.run(.completion, of: self, with: (.finished, .bool(finished))) {
          completion(finished)
        }
      })
  }
}
