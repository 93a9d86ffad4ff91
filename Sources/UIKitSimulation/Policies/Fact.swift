package import Trace

/// A fact about UIKit that the engine rests on, by its id in the ledger.
package enum Fact: UInt16, CaseIterable, Sendable {
  case pres001, pres002, pres003, pres005, pres007, pres009, pres016, pres023, pres025, pres026
  case pres027, pres031, pres036, pres037, pres040, pres043, pres044, pres046, pres050, pres051
  case pres055, pres056, pres057, pres058, pres066, pres067, pres068, pres070, pres071, pres072
  case pres073, pres074, pres076, pres078, pres079, pres080, pres081, pres082, pres083, pres085
  case pres091, pres093, pres105, pres106, pres109, pres110, pres111, pres113, pres115, pres117
  case pres118, pres126, pres127, pres128, pres129, pres138, pres139, pres140, pres142, pres223
  case pres224, pres225, pres227, pres228, pres230, pres235, pres313, pres314, pres315, pres316
  case pres317, pres318, pres319, pres326, pres327, pres328
  case geo029, geo031, geo032, geo034, geo037, geo049, geo052, geo053, geo091, geo095, geo154
  case geo155, geo171, geo176, geo177, geo178
  case ani001, ani002, ani003, ani006, ani007, ani008, ani010, ani013, ani014, ani019, ani025

  /// The id as the ledger spells it: `PRES-066`.
  package var id: String {
    let text = "\(self)"
    return text.prefix { $0.isLetter }.uppercased() + "-" + text.drop { $0.isLetter }
  }

  /// The ids of all of them, in order.
  package static var all: [String] { allCases.map(\.id) }

  /// The id in the trace's table of names.
  package var traceName: Name {
    Name(rawValue: UInt32(Word.allCases.count + Policy.allCases.count) + UInt32(rawValue) + 1)
  }
}

/// How far what a fact says can be trusted, from the best to the worst.
package enum Grade: UInt8, CaseIterable, Comparable, Sendable {
  case documented, header, observed, reported, reimplementation, inferred, background, guess

  /// Whether a verdict that went through it has to say so.
  package var isWeak: Bool { self >= .inferred }

  package static func < (left: Grade, right: Grade) -> Bool { left.rawValue < right.rawValue }
}
