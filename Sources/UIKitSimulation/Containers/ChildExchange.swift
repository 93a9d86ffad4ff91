/// One child taking another's place in a container that is seen, without a push.
final class ChildExchange {
  private let from: UIViewController?
  private let to: UIViewController?
  private unowned let container: UIViewController
  private var simulator: Simulator { container.simulator }
  private var phase = Phase.beginning

  private enum Phase {
    /// The two are being told that it begins.
    case beginning
    /// Both know that it has begun.
    case open
    /// The outgoing one is being told that it is done.
    case ending
    case ended
  }

  /// Makes the exchange and tells both controllers what is going to happen; nil if that took the
  /// container itself off the screen, or ended the app.
  init?(
    from: UIViewController?, to: UIViewController?, in container: UIViewController, animated: Bool
  ) {
    self.from = from
    self.to = to
    self.container = container
    container.exchanges.append(self)
    begin(animated: animated)
    guard container.simulator.failure == nil, phase == .open else { return nil }
  }

  /// Tells both controllers that it begins, and takes it back if the container has gone meanwhile.
  private func begin(animated: Bool) {
    to?.loadViewIfNeeded()
    let incoming = to?.isCoveredInContext == true ? nil : to
    if simulator.decide(ExchangeOrder.self, to ?? from) == .incomingFirst {
      incoming?.beginAppearance(true, animated: animated)
      from?.beginAppearance(false, animated: animated)
    } else {
      from?.beginAppearance(false, animated: animated)
      incoming?.beginAppearance(true, animated: animated)
    }
    phase = .open
    guard container.appearance.state != .appeared else { return }
    if let to, to.appearance.state == .appearing { to.reverseAppearance() }
    end()
  }

  /// Tells the incoming controller that its view is in place.
  func incomingIsInPlace(animated: Bool) { to?.sendIsAppearing(animated: animated) }

  /// Ends an exchange that isn't animated when systems do.
  func endUnanimated() {
    if simulator.decide(ExchangeEnd.self, to ?? from) == .inCall {
      end()
    } else {
      simulator.runLoop.afterCommit { [self, container] in
        withExtendedLifetime(container) { end() }
      }
    }
  }

  /// Tells both controllers, once, that it is done: the outgoing one first.
  ///
  /// A callback of the outgoing one may ask for it again, and the incoming one hears of it then.
  func end() {
    if phase == .open {
      phase = .ending
      if let from, from.appearance.state == .disappearing { from.endAppearance() }
    }
    guard phase == .ending else { return }
    phase = .ended
    container.exchanges.removeAll { $0 === self }
    if let to, to.isInTransition { to.endAppearance() }
  }

  /// Whether the two know that the exchange has begun.
  var canEnd: Bool { phase == .open || phase == .ending }

  /// Whether the controller is just being told of the exchange.
  func isTelling(_ controller: UIViewController) -> Bool {
    phase == .beginning && (controller === from || controller === to)
  }
}

extension UIViewController {
  /// Ends the exchanges whose controllers haven't heard yet that they are done, and those that
  /// begin meanwhile.
  func endExchanges() {
    for _ in 0..<32 {
      guard let exchange = exchanges.first(where: \.canEnd) else { return }
      exchange.end()
    }
  }
}
