import Trace

extension CALayer {
  /// The layer that holds this one.
  public var superlayer: CALayer? { view.map { $0.superview?.layer } ?? ownSuperlayer }

  /// The layers in this one, those of subviews first, each kind back to front.
  public var sublayers: [CALayer] { (view?.subviews.map(\.layer) ?? []) + ownSublayers }

  /// Puts a layer in front of the others, taking it from where it was.
  ///
  /// The layer of a view goes where its view goes, so it is left where it is, and so is a layer
  /// that holds this one.
  public func addSublayer(_ layer: CALayer) {
    guard layer.view == nil, !isInside(layer), makeRoom(for: layer.height) else { return }
    layer.removeFromSuperlayer()
    layer.ownSuperlayer = self
    ownSublayers.append(layer)
    if simulator.record(.view, layer, .superlayer) >= 0 {
      simulator.field(.value, .name(subject.traceName))
    }
  }

  /// Notes how deep the layers are with something of that height in this one; false if too deep.
  private func makeRoom(for height: Int32) -> Bool {
    var above: Int32 = 0
    var layer: CALayer? = self
    while let here = layer {
      above += 1
      layer = here.ownSuperlayer
    }
    guard Int(above + height) < simulator.limits.nesting else {
      simulator.fail(
        .limit("nesting", simulator.limits.nesting, "layers in one another", option: "nesting"))
      return false
    }
    var needed = height + 1
    layer = self
    while let here = layer, here.height < needed {
      here.height = needed
      needed += 1
      layer = here.ownSuperlayer
    }
    return true
  }

  /// Takes the layer out of its superlayer; its animations end unfinished.
  public func removeFromSuperlayer() {
    guard view == nil, let above = ownSuperlayer else { return }
    above.ownSublayers.removeAll { $0 === self }
    ownSuperlayer = nil
    if simulator.record(.view, self, .superlayer) >= 0 { simulator.field(.value, .none) }
    simulator.animations.removeAll(below: self)
  }

  /// Whether the layer is `other` or lies somewhere in it.
  package func isInside(_ other: CALayer) -> Bool {
    var layer: CALayer? = self
    while let here = layer {
      if here === other { return true }
      layer = here.ownSuperlayer
    }
    return false
  }

  /// Whether the layer is in a window.
  var isInWindow: Bool {
    var layer = self
    while let above = layer.ownSuperlayer { layer = above }
    return layer.view?.window != nil
  }

  // MARK: Time

  /// How the layer's time goes with the clock: so many times as fast, and so many nanoseconds on.
  private var clock: (rate: Double, offset: Double) {
    var rate = 1.0
    var offset = 0.0
    func add(_ layer: CALayer) {
      offset += rate * (layer.timeOffset - layer.beginTime * layer.speed) * 1e9
      rate *= layer.speed
    }
    var layer = self
    add(layer)
    while let above = layer.ownSuperlayer {
      layer = above
      add(layer)
    }
    var view = layer.view?.superview
    while let here = view {
      if let layer = here.storedLayer { add(layer) }
      view = here.superview
    }
    return (rate, offset)
  }

  /// How many times as fast as the clock the layer's time goes; backwards if negative.
  var rate: Double { clock.rate }

  /// The layer's own time, in nanoseconds (ANI-031).
  func mediaTime(at now: Int64) -> Int64 {
    guard simulator.animations.hasLayerClocks else { return now }
    let (rate, offset) = clock
    return .nanoseconds((rate * Double(now) + offset) / 1e9)
  }

  /// When the layer's own time is so many nanoseconds; nil if it never is.
  func instant(ofMediaTime time: Int64) -> Int64? {
    let (rate, offset) = clock
    guard rate > 0 else { return nil }
    return .nanoseconds((Double(time) - offset) / rate / 1e9)
  }

  /// A time in seconds of another layer, or of the clock without one, in this layer's seconds.
  public func convertTime(_ time: Double, from layer: CALayer?) -> Double {
    guard let layer else { return clock.rate * time + clock.offset / 1e9 }
    let other = layer.clock
    guard other.rate != 0 else { return convertTime(0, from: nil) }
    return convertTime((time - other.offset / 1e9) / other.rate, from: nil)
  }
}

/// The clock that layers take their time from, in seconds since launch.
public func CACurrentMediaTime() -> Double { Double(Simulator.current.runLoop.now) / 1e9 }
