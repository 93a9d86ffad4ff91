import Trace

/// A property of a layer that animations move.
package enum AnimatableKey: UInt8, Sendable {
  case position, bounds, transform, opacity, zPosition, transition

  /// The property's name in the trace of a view.
  var word: Word {
    switch self {
    case .position: .center
    case .bounds: .bounds
    case .transform: .transform
    case .opacity: .alpha
    case .zPosition: .zPosition
    case .transition: .transition
    }
  }

  /// The property's name in the trace of a layer that belongs to no view.
  var layerWord: Word {
    switch self {
    case .position: .position
    case .opacity: .opacity
    default: word
    }
  }

  /// Whether UIKit's animations of it add up from iOS 8 on (ANI-008).
  var canAdd: Bool { self != .opacity && self != .transition }
}

/// A value of such a property.
enum AnimatableValue: Hashable {
  case point(CGPoint)
  case rect(CGRect)
  case transform(CGAffineTransform)
  case number(CGFloat)

  /// The one to six components, padded with zeros.
  private var lanes: SIMD8<Double> {
    var lanes = SIMD8<Double>.zero
    switch self {
    case .point(let point): (lanes[0], lanes[1]) = (point.x, point.y)
    case .rect(let rect):
      (lanes[0], lanes[1]) = (rect.origin.x, rect.origin.y)
      (lanes[2], lanes[3]) = (rect.size.width, rect.size.height)
    case .transform(let map):
      (lanes[0], lanes[1], lanes[2], lanes[3]) = (map.a, map.b, map.c, map.d)
      (lanes[4], lanes[5]) = (map.tx, map.ty)
    case .number(let number): lanes[0] = number
    }
    return lanes
  }

  private func replacing(_ lanes: SIMD8<Double>) -> AnimatableValue {
    switch self {
    case .point: .point(CGPoint(x: lanes[0], y: lanes[1]))
    case .rect: .rect(CGRect(x: lanes[0], y: lanes[1], width: lanes[2], height: lanes[3]))
    case .transform:
      .transform(
        CGAffineTransform(
          a: lanes[0], b: lanes[1], c: lanes[2], d: lanes[3], tx: lanes[4], ty: lanes[5]))
    case .number: .number(lanes[0])
    }
  }

  /// The value that lies `progress` of the way to `end`.
  func interpolated(to end: AnimatableValue, _ progress: Double) -> AnimatableValue {
    let start = lanes
    return replacing(start + (end.lanes - start) * progress)
  }

  /// The value moved by `share` of the way from `end` back to `start`.
  func adding(_ share: Double, from start: AnimatableValue, to end: AnimatableValue)
    -> AnimatableValue
  {
    replacing(lanes + (start.lanes - end.lanes) * share)
  }
}

extension Simulator {
  /// Records that a property of a layer or of its view has changed.
  func recordChange(of subject: NSObject, _ key: AnimatableKey, to value: AnimatableValue) {
    let word = subject is CALayer ? key.layerWord : key.word
    guard record(.view, subject, word) >= 0 else { return }
    switch value {
    case .point(let point): field(.value, .point(point.x, point.y))
    case .rect(let rect): field(.value, .rect(rect.minX, rect.minY, rect.width, rect.height))
    case .transform(let map): fields(of: map)
    case .number(let number): field(.value, .number(number))
    }
  }

  /// Shows of a transform what differs from the identity, so that the usual ones are short.
  package func fields(of map: CGAffineTransform) {
    guard !map.isIdentity else { return field(.value, .name(Word.identity.traceName)) }
    if map.a != 1 { field(.a, .number(map.a)) }
    if map.b != 0 { field(.b, .number(map.b)) }
    if map.c != 0 { field(.c, .number(map.c)) }
    if map.d != 1 { field(.d, .number(map.d)) }
    if map.tx != 0 { field(.tx, .number(map.tx)) }
    if map.ty != 0 { field(.ty, .number(map.ty)) }
  }
}
