/// One child taking another's place in a container that is seen, without a push.
final class ChildExchange {
  private let from: UIViewController?
  private let to: UIViewController?
  private let simulator: Simulator
  /// Whether it is still to be ended.
  private(set) var isOpen = true
  private var isInPlace = false

  init(from: UIViewController?, to: UIViewController?, in simulator: Simulator) {
    self.from = from
    self.to = to
    self.simulator = simulator
  }

  /// Tells both controllers what is going to happen.
  func begin(animated: Bool) {
    to?.loadViewIfNeeded()
    let to = to?.isCoveredInContext == true ? nil : to
    if simulator.decide(ExchangeOrder.self, to ?? from) == .incomingFirst {
      to?.beginAppearance(true, animated: animated)
      // A callback may have begun the next exchange, which has ended this one.
      if isOpen { from?.beginAppearance(false, animated: animated) }
    } else {
      from?.beginAppearance(false, animated: animated)
      if isOpen { to?.beginAppearance(true, animated: animated) }
    }
  }

  /// Tells the incoming controller that its view is in place.
  func incomingIsInPlace(animated: Bool) {
    isInPlace = true
    to?.sendIsAppearing(animated: animated)
  }

  /// Ends an exchange that isn't animated when systems do.
  func endUnanimated() {
    if simulator.decide(ExchangeEnd.self, to ?? from) == .inCall {
      end()
    } else {
      simulator.runLoop.afterCommit { [self] in end() }
    }
  }

  /// Tells both controllers, once, that it is done: the outgoing one first.
  func end() {
    guard isOpen else { return }
    isOpen = false
    if let from, from.appearance.state == .disappearing { from.endAppearance() }
    guard let to, to.appearance.state == .appearing else { return }
    if isInPlace { to.endAppearance() } else { to.takeBackAppearance() }
  }
}
