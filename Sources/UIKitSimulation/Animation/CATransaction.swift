import Trace

/// Groups changes of layers, and tells how those are animated that no block animates.
///
/// Every turn has a transaction of its own, which its commit ends; the app's lie within it.
public enum CATransaction {
  private static var animations: AnimationTimeline { Simulator.current.animations }

  /// Opens a transaction inside the one that is open.
  public static func begin() { animations.transactions.append(Transaction()) }

  /// Ends the transaction that was opened last; without one it does nothing.
  public static func commit() { animations.commitTransaction() }

  /// How long layers take that no block animates, in seconds (GEO-152).
  public static func animationDuration() -> Double {
    Double(animations.transactionDuration) / 1e9
  }

  /// Sets how long layers take from now on that no block animates, in seconds.
  public static func setAnimationDuration(_ duration: Double) {
    animations.changeTransaction { $0.duration = max(0, .nanoseconds(duration)) }
  }

  /// How layers run that no block animates; nil is their default curve.
  public static func animationTimingFunction() -> CAMediaTimingFunction? {
    animations.transactions.last { $0.timing != nil }?.timing
  }

  /// Sets how layers run from now on that no block animates.
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    animations.changeTransaction { $0.timing = function }
  }

  /// Whether changes are made at once, those in animation blocks too.
  public static func disableActions() -> Bool { animations.disablesActions }

  /// Sets whether changes are made at once from now on, those in animation blocks too.
  public static func setDisableActions(_ flag: Bool) {
    animations.changeTransaction { $0.disablesActions = flag }
  }

  /// Sets what is called when all animations that are added from now on have ended (ANI-020).
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    animations.setTransactionCompletion(block)
  }
}

/// A transaction that is open.
struct Transaction {
  var duration: Int64?
  var timing: CAMediaTimingFunction?
  var disablesActions: Bool?
  var completion: TransactionCompletion?
  /// What was changed of layers outside of blocks.
  var group: AnimationGroup?
}

/// A completion block, and how many animations it waits for.
final class TransactionCompletion {
  /// That of the transaction around, which waits for this one.
  let outer: TransactionCompletion?
  let cause: Int32
  var block: (() -> Void)?
  /// How many animations and inner blocks it waits for.
  var count = 0
  /// Whether no further animation belongs to it.
  var isClosed = false

  init(outer: TransactionCompletion?, cause: Int32, block: @escaping () -> Void) {
    self.outer = outer
    self.cause = cause
    self.block = block
  }
}

extension AnimationTimeline {
  /// The block that waits for what is animated now.
  var transactionCompletion: TransactionCompletion? {
    for transaction in transactions.reversed() {
      if let completion = transaction.completion { return completion }
    }
    return nil
  }

  var disablesActions: Bool {
    for transaction in transactions.reversed() {
      if let disables = transaction.disablesActions { return disables }
    }
    return false
  }

  /// How long layers take that no block animates, in nanoseconds.
  var transactionDuration: Int64 {
    for transaction in transactions.reversed() {
      if let duration = transaction.duration { return duration }
    }
    return .nanoseconds(0.25)
  }

  /// Changes the innermost transaction; what was changed before it runs as it was then.
  func changeTransaction(_ change: (inout Transaction) -> Void) {
    let last = transactions.count - 1
    if let group = transactions[last].group { close(group) }
    transactions[last].group = nil
    change(&transactions[last])
  }

  func setTransactionCompletion(_ block: (() -> Void)?) {
    let last = transactions.count - 1
    let earlier = transactions[last].completion
    transactions[last].completion = nil
    transactions[last].completion = block.map {
      TransactionCompletion(outer: transactionCompletion, cause: simulator.cause, block: $0)
    }
    transactions[last].completion?.outer?.count += 1
    if let earlier { close(earlier) }
  }

  func commitTransaction() {
    guard transactions.count > 1 else { return closeTurnTransaction() }
    close(transactions.removeLast())
  }

  /// Ends the turn's own transaction and opens the next turn's.
  func closeTurnTransaction() {
    let ended = transactions[0]
    guard
      ended.group != nil || ended.completion != nil || ended.disablesActions != nil
        || ended.duration != nil || ended.timing != nil
    else { return }
    transactions[0] = Transaction()
    close(ended)
  }

  private func close(_ transaction: Transaction) {
    if let group = transaction.group { close(group) }
    if let completion = transaction.completion { close(completion) }
  }

  private func close(_ completion: TransactionCompletion) {
    completion.isClosed = true
    completeIfEmpty(completion)
  }

  /// Notes that an animation has ended that a completion block waits for.
  func animationEnded(in completion: TransactionCompletion) {
    completion.count -= 1
    completeIfEmpty(completion)
  }

  private func completeIfEmpty(_ completion: TransactionCompletion) {
    guard completion.isClosed, completion.count == 0, let block = completion.block else { return }
    completion.block = nil
    simulator.following(max(completion.cause, simulator.cause)) {
      outsideBlocks {
        simulator.run(.transactionCompletion, named: .none, block)
      }
    }
    if let outer = completion.outer { animationEnded(in: outer) }
  }

  /// Animates the change of a layer that belongs to no view, as its transaction says (GEO-152).
  func collectImplicitly(
    _ layer: CALayer, _ key: AnimatableKey, from old: AnimatableValue, to new: AnimatableValue
  ) {
    let duration = transactionDuration
    guard !changesAtOnce, !disablesActions, duration > 0, layer.ownSuperlayer != nil,
      isShown(layer),
      simulator.decide(ImplicitAnimation.self, layer) == .animates
    else { return }
    let last = transactions.count - 1
    let group: AnimationGroup
    if let collecting = transactions[last].group {
      group = collecting
    } else {
      let curve = CATransaction.animationTimingFunction() ?? .default
      group = AnimationGroup(
        AnimationSettings(duration: duration, timing: .cubic(curve), beginsFromCurrent: true),
        cause: simulator.cause)
      group.isImplicit = true
      transactions[last].group = group
    }
    add(layer, key, from: old, to: new, into: group)
  }
}
