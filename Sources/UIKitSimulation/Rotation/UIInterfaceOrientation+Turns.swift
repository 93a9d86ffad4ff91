extension UIInterfaceOrientation {
  /// The set of just this orientation; none for an unknown one.
  package var mask: UIInterfaceOrientationMask {
    self == .unknown ? [] : UIInterfaceOrientationMask(rawValue: 1 << UInt(rawValue))
  }

  /// The case's name in the trace's table of names.
  var word: Word {
    switch self {
    case .unknown: .unknown
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeLeft: .landscapeLeft
    case .landscapeRight: .landscapeRight
    }
  }

  /// How many quarter turns clockwise the interface is turned against portrait.
  private var quarters: Int {
    switch self {
    case .portrait, .unknown: 0
    case .landscapeRight: 1
    case .portraitUpsideDown: 2
    case .landscapeLeft: 3
    }
  }

  /// How many quarter turns clockwise lead from one orientation to another, from 0 to 3.
  func quarterTurns(to other: UIInterfaceOrientation) -> Int {
    (other.quarters - quarters + 4) % 4
  }

  /// The turn from one orientation to another: a quarter or a half (ROT-111).
  func turn(to other: UIInterfaceOrientation) -> CGAffineTransform {
    switch quarterTurns(to: other) {
    case 1: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    case 2: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
    case 3: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
    default: .identity
    }
  }
}
