/// How far, how fast or how long fingers have to go for something; points, points a second or
/// nanoseconds.
///
/// UIKit documents none of these: the first answers are what reimplementations share.
protocol Threshold: PolicyValue {
  /// The threshold itself.
  var amount: CGFloat { get }
}

extension Simulator {
  /// Whether an amount is a threshold's or more; the question is only asked where answers to it
  /// differ about the amount.
  func reaches<Answer: Threshold>(_ amount: CGFloat, _ threshold: Answer.Type) -> Bool {
    isBeyond(threshold) { amount >= $0 }
  }

  /// Whether an amount is more than a threshold's.
  func exceeds<Answer: Threshold>(_ amount: CGFloat, _ threshold: Answer.Type) -> Bool {
    isBeyond(threshold) { amount > $0 }
  }

  private func isBeyond<Answer: Threshold>(
    _ threshold: Answer.Type, _ test: (CGFloat) -> Bool
  ) -> Bool {
    var (isOne, isEvery) = (false, true)
    for answer in Answer.allCases {
      if test(answer.amount) { isOne = true } else { isEvery = false }
    }
    return isOne == isEvery ? isOne : test(consult(threshold).amount)
  }
}

/// How far a finger may move in a tap.
enum TapMovement: String, Threshold {
  case ten, fortyFive
  static let policy = Policy.tapMovement
  var amount: CGFloat { self == .ten ? 10 : 45 }
}

/// How long a finger may be away between two taps that count as one gesture.
enum MultipleTapGap: String, Threshold {
  case threeHundredFifty, fiveHundred
  static let policy = Policy.multipleTapGap
  var amount: CGFloat { self == .threeHundredFifty ? 350_000_000 : 500_000_000 }
  /// The time in nanoseconds.
  var duration: Int64 { Int64(amount) }
}

/// How far a finger moves before it is a pan.
enum PanDistance: String, Threshold {
  case ten, five
  static let policy = Policy.panDistance
  var amount: CGFloat { self == .ten ? 10 : 5 }
}

/// How far a finger moves in a swipe.
enum SwipeDistance: String, Threshold {
  case fifty, thirty
  static let policy = Policy.swipeDistance
  var amount: CGFloat { self == .fifty ? 50 : 30 }
}

/// How near to an edge of the screen a pan from it begins.
enum EdgeWidth: String, Threshold {
  case thirteen, twenty
  static let policy = Policy.edgeWidth
  var amount: CGFloat { self == .thirteen ? 13 : 20 }
}

/// How fast a finger is that flings a sheet away.
enum FlingSpeed: String, Threshold {
  case thousand, fiveHundred
  static let policy = Policy.flingSpeed
  var amount: CGFloat { self == .thousand ? 1000 : 500 }
}

extension PolicyRule {
  static let thresholds: [PolicyRule] = [
    PolicyRule(
      TapMovement.self, "gesture.tap-movement", "How far may a finger move in a tap?",
      [.from("4", TapMovement.ten, .tch033, .guess)]),
    PolicyRule(
      MultipleTapGap.self, "gesture.multiple-tap-gap",
      "How long may a finger be away between the taps of a double tap?",
      [.from("4", MultipleTapGap.threeHundredFifty, .tch033, .guess)]),
    PolicyRule(
      PanDistance.self, "gesture.pan-distance", "How far does a finger move before it is a pan?",
      [.from("4", PanDistance.ten, .tch035, .guess)]),
    PolicyRule(
      SwipeDistance.self, "gesture.swipe-distance", "How far does a finger move in a swipe?",
      [.from("4", SwipeDistance.fifty, .tch035, .guess)]),
    PolicyRule(
      EdgeWidth.self, "gesture.edge-width",
      "How near to an edge of the screen does a pan from it begin?",
      [.from("4", EdgeWidth.thirteen, .pres135, .guess)]),
    PolicyRule(
      FlingSpeed.self, "sheet.fling-speed", "How fast is a finger that flings a sheet away?",
      [.from("4", FlingSpeed.thousand, .tch024, .guess)]),
  ]
}
