import Trace

/// What a view is seen as, or a rectangle of its own inside one.
///
/// A view's layer is the view under another name: its position is the view's center. Changes of
/// other layers are animated by themselves, within the transaction that is open (GEO-152).
public final class CALayer: NSObject {
  /// The view whose layer this is; it owns the layer.
  package internal(set) unowned(unsafe) var view: UIView?
  /// The layers that were put into this one, back to front, without those of subviews.
  package internal(set) var ownSublayers: [CALayer] = []
  unowned(unsafe) var ownSuperlayer: CALayer?
  /// The most levels of layers that there have been in the layer.
  var height: Int32 = 0

  private var storedPosition = CGPoint.zero
  private var storedBounds = CGRect.zero
  private var storedTransform = CGAffineTransform.identity
  private var storedOpacity: CGFloat = 1
  private var storedZPosition: CGFloat = 0

  /// The animations, oldest first, with some that have ended.
  private var animations: [PropertyAnimation] = []
  private var endedCount = 0
  /// By property: how many animations there are, how many of them repeat without end, and the
  /// number of the last one.
  private var liveCounts = SIMD8<Int32>.zero
  private var endlessCounts = SIMD8<Int32>.zero
  /// How many of them keep touches from the view.
  private(set) var blockingCount: Int32 = 0
  private var lastNumbers = SIMD8<Int32>.zero

  private var storedSpeed = 1.0
  private var storedTimeOffset = 0.0
  private var storedBeginTime = 0.0

  /// Makes a layer of no size that belongs to no view.
  public override init() { super.init() }

  /// Makes the layer of a view.
  init(of view: UIView) {
    super.init()
    self.view = view
  }

  public override class var className: String { "CALayer" }

  deinit {
    for layer in ownSublayers { layer.ownSuperlayer = nil }
  }

  /// Takes over what its view knew, because the view is gone.
  func outlive(_ view: UIView) {
    storedPosition = view.layerPosition
    storedBounds = view.layerBounds
    storedTransform = view.layerTransform
    storedOpacity = view.layerOpacity
    self.view = nil
  }

  /// Whom the trace speaks of: the view, or the layer if it is its own.
  var subject: NSObject { view ?? self }

  // MARK: Looks

  /// The radius of the corners in points; it is not animated.
  public var cornerRadius: CGFloat = 0
  /// Which corners have that radius.
  public var maskedCorners = CACornerMask.all
  /// How dark the shadow is, from 0 to 1; it is not animated.
  public var shadowOpacity: CGFloat = 0
  /// How far the shadow is blurred, in points.
  public var shadowRadius: CGFloat = 3
  /// Where the shadow lies against the layer, in points.
  public var shadowOffset = CGSize(width: 0, height: -3)

  // MARK: Geometry

  /// The middle of the layer in its superlayer's coordinates.
  public var position: CGPoint {
    get { view?.center ?? storedPosition }
    set {
      if let view { return view.center = newValue }
      let old = storedPosition
      guard newValue != old else { return }
      storedPosition = newValue
      changed(.position, .point(old), .point(newValue))
    }
  }

  /// The layer's rectangle in its own coordinates.
  public var bounds: CGRect {
    get { view?.bounds ?? storedBounds }
    set {
      if let view { return view.bounds = newValue }
      let old = storedBounds
      guard newValue != old else { return }
      storedBounds = newValue
      changed(.bounds, .rect(old), .rect(newValue))
    }
  }

  /// How the layer is turned and scaled about its position, within the plane.
  public var transform: CGAffineTransform {
    get { view?.transform ?? storedTransform }
    set {
      if let view { return view.transform = newValue }
      let old = storedTransform
      guard newValue != old else { return }
      storedTransform = newValue
      changed(.transform, .transform(old), .transform(newValue))
    }
  }

  /// How opaque the layer is, from 0 to 1.
  public var opacity: CGFloat {
    get { view?.alpha ?? storedOpacity }
    set {
      if let view { return view.alpha = newValue }
      let old = storedOpacity
      let value = min(max(newValue, 0), 1)
      guard value != old else { return }
      storedOpacity = value
      changed(.opacity, .number(old), .number(value))
    }
  }

  /// Which of its siblings the layer is drawn in front of; the larger is nearer.
  public var zPosition: CGFloat {
    get { storedZPosition }
    set {
      let old = storedZPosition
      guard newValue != old else { return }
      storedZPosition = newValue
      changed(.zPosition, .number(old), .number(newValue))
    }
  }

  private func changed(_ key: AnimatableKey, _ old: AnimatableValue, _ new: AnimatableValue) {
    simulator.recordChange(of: subject, key, to: new)
    let animations = simulator.animations
    if view == nil {
      animations.collectImplicitly(self, key, from: old, to: new)
    } else if animations.isCollecting {
      animations.collect(self, key, from: old, to: new)
    } else {
      animations.changedOutside(self, key)
    }
  }

  func value(of key: AnimatableKey) -> AnimatableValue {
    switch key {
    case .position: .point(position)
    case .bounds: .rect(bounds)
    case .transform: .transform(transform)
    case .opacity: .number(opacity)
    case .zPosition: .number(zPosition)
    case .transition: .number(1)
    }
  }

  /// Sets a model value without animating it, as when an animation is stopped where it stands.
  func set(_ key: AnimatableKey, to value: AnimatableValue) {
    simulator.animations.changeAtOnce { [self] in
      switch (key, value) {
      case (.position, .point(let point)): position = point
      case (.bounds, .rect(let rect)): bounds = rect
      case (.transform, .transform(let map)): transform = map
      case (.opacity, .number(let number)): opacity = number
      case (.zPosition, .number(let number)): zPosition = number
      default: break
      }
    }
  }

  // MARK: Time

  /// How fast time goes in the layer, against its superlayer's (ANI-031); 0 stops it.
  public var speed: Double {
    get { storedSpeed }
    set {
      guard newValue != storedSpeed else { return }
      storedSpeed = newValue
      clockChanged(.speed, newValue)
    }
  }

  /// Seconds that are added to the layer's time.
  public var timeOffset: Double {
    get { storedTimeOffset }
    set {
      guard newValue != storedTimeOffset else { return }
      storedTimeOffset = newValue
      clockChanged(.timeOffset, newValue)
    }
  }

  /// When the layer's time begins, in seconds of its superlayer's time.
  public var beginTime: Double {
    get { storedBeginTime }
    set {
      guard newValue != storedBeginTime else { return }
      storedBeginTime = newValue
      clockChanged(.beginTime, newValue)
    }
  }

  private func clockChanged(_ word: Word, _ value: Double) {
    if simulator.record(.view, subject, word) >= 0 { simulator.field(.value, .number(value)) }
    simulator.animations.layerClockChanged()
  }
}

// MARK: - Animations

extension CALayer {
  func isAnimating(_ key: AnimatableKey) -> Bool { liveCounts[Int(key.rawValue)] > 0 }

  /// Whether an animation of the property repeats without end.
  func isRepeating(_ key: AnimatableKey) -> Bool { endlessCounts[Int(key.rawValue)] > 0 }

  /// The layer's latest animation of a property that belongs to a group.
  func animation(of key: AnimatableKey, in group: AnimationGroup) -> PropertyAnimation? {
    // A group that has animated nothing yet needs no search, however many are stacked here.
    guard isAnimating(key), !group.animations.isEmpty else { return nil }
    return animations.last { $0.key == key && $0.group === group && !$0.hasEnded }
  }

  func add(_ animation: PropertyAnimation, isPart: Bool) {
    let place = Int(animation.key.rawValue)
    animation.isPart = isPart
    if !isPart { lastNumbers[place] = liveCounts[place] == 0 ? 1 : lastNumbers[place] + 1 }
    animation.number = lastNumbers[place]
    liveCounts[place] += 1
    animation.isEndless = animation.group.total == .max
    if animation.isEndless { endlessCounts[place] += 1 }
    if animation.group.letsUserIn == false {
      blockingCount += 1
      simulator.animations.blockingCount += 1
    }
    animations.append(animation)
  }

  /// Notes that one of the animations has ended.
  ///
  /// Ended ones are dropped when they are half of all, so that each costs the same.
  func animationEnded(_ animation: PropertyAnimation) {
    let place = Int(animation.key.rawValue)
    liveCounts[place] -= 1
    if animation.isEndless { endlessCounts[place] -= 1 }
    if animation.group.letsUserIn == false {
      blockingCount -= 1
      simulator.animations.blockingCount -= 1
    }
    endedCount += 1
    guard endedCount * 2 > animations.count else { return }
    animations.removeAll { $0.hasEnded }
    endedCount = 0
  }

  /// Cuts the animations of a property off.
  ///
  /// - Parameter successor: the group that animates the property from now on.
  func cutAnimations(of key: AnimatableKey, for successor: AnimationGroup? = nil) {
    guard isAnimating(key) else { return }
    for animation in animations where animation.key == key {
      simulator.animations.cut(animation, for: successor)
    }
  }

  /// Ends the layer's animations, unfinished (ANI-006).
  public func removeAllAnimations() {
    for animation in animations { simulator.animations.cut(animation) }
  }

  /// Forgets the animations, as at the end of a scenario.
  func forgetAnimations() {
    animations.removeAll()
    endedCount = 0
    liveCounts = .zero
    endlessCounts = .zero
    blockingCount = 0
  }

  /// The names of the animations, in the order in which they were added (ANI-009).
  public func animationKeys() -> [String] {
    var keys: [String] = []
    for animation in animations where !animation.hasEnded && !animation.isPart {
      let suffix = animation.number > 1 ? "-\(animation.number)" : ""
      for name in names(of: animation.key) { keys.append(name + suffix) }
    }
    return keys
  }

  private func names(of key: AnimatableKey) -> [String] {
    switch key {
    case .position: ["position"]
    case .bounds:
      simulator.decide(BoundsKeys.self, subject) == .split
        ? ["bounds.origin", "bounds.size"] : ["bounds"]
    case .transform: ["transform"]
    case .opacity: ["opacity"]
    case .zPosition: ["zPosition"]
    case .transition: ["transition"]
    }
  }

  // MARK: What is seen

  /// The value of a property as it is seen now.
  func presentationValue(_ key: AnimatableKey, model: AnimatableValue) -> AnimatableValue {
    guard isAnimating(key) else { return model }
    let now = simulator.runLoop.now
    var value = model
    for animation in animations where animation.key == key && !animation.hasEnded {
      value = animation.value(over: value, at: now)
    }
    return value
  }

  /// A layer with the values that are seen now; nil for a layer that isn't on the screen.
  public func presentation() -> CALayer? {
    guard isInWindow else { return nil }
    let copy = simulator.enter { CALayer() }
    if case .point(let point) = presentationValue(.position, model: .point(position)) {
      copy.storedPosition = point
    }
    if case .rect(let rect) = presentationValue(.bounds, model: .rect(bounds)) {
      copy.storedBounds = rect
    }
    if case .transform(let map) = presentationValue(.transform, model: .transform(transform)) {
      copy.storedTransform = map
    }
    if case .number(let number) = presentationValue(.opacity, model: .number(opacity)) {
      copy.storedOpacity = number
    }
    if case .number(let number) = presentationValue(.zPosition, model: .number(zPosition)) {
      copy.storedZPosition = number
    }
    return copy
  }
}
