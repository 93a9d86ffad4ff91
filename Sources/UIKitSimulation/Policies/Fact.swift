package import Trace

/// A fact about UIKit that the engine rests on, by its id in the ledger.
package enum Fact: String, CaseIterable, Sendable {
  case pres004, pres013, pres014, pres015, pres016, pres025, pres026, pres027, pres031, pres036,
    pres040, pres043, pres044, pres055, pres056, pres057, pres058, pres065, pres066, pres067,
    pres068, pres069, pres070, pres071, pres072, pres073, pres074, pres078, pres079, pres080,
    pres081, pres082, pres083, pres084, pres085, pres086, pres087, pres088, pres090, pres091,
    pres092, pres093, pres095, pres096, pres097, pres102, pres107, pres109, pres111, pres112,
    pres116, pres118, pres124, pres135, pres139, pres140, pres142, pres161, pres169, pres170,
    pres180, pres183, pres219, pres223, pres224, pres225, pres227, pres228, pres229, pres236,
    pres244, pres245, pres248, pres269, pres270, pres272, pres274, pres275, pres277, pres280,
    pres294, pres296, pres313, pres314, pres321, pres323, pres325, pres326, pres327, pres328,
    pres329, pres332, pres333, pres335
  case geo014, geo026, geo027, geo029, geo030, geo031, geo032, geo034, geo035, geo040, geo042,
    geo043, geo049, geo052, geo053, geo059, geo060, geo090, geo091, geo093, geo095, geo096,
    geo102, geo107, geo108, geo110, geo111, geo113, geo114, geo115, geo116, geo120, geo122,
    geo124, geo125, geo126, geo130, geo132, geo133, geo135, geo139, geo140, geo141, geo142,
    geo147, geo152, geo154, geo155, geo158, geo161, geo162, geo176, geo178, geo181
  case ani007, ani008, ani009, ani010, ani011, ani013, ani014, ani026, ani027, ani029, ani032
  case rot001, rot009, rot012, rot014, rot016, rot017, rot018, rot019, rot020, rot024, rot028,
    rot029, rot030, rot031, rot033, rot034, rot035, rot036, rot039, rot040, rot042, rot043,
    rot045, rot046, rot048, rot053, rot055, rot056, rot057, rot058, rot062, rot066, rot068,
    rot070, rot076, rot079, rot080, rot081, rot087, rot088, rot089, rot090, rot091, rot093,
    rot095, rot096, rot098, rot099, rot100, rot103, rot104, rot105, rot106, rot107, rot108,
    rot109, rot111
  case win006, win009, win010, win011, win012, win013, win016, win019, win020, win021
  case bar001, bar002, bar003, bar005, bar006, bar007, bar010, bar011, bar012, bar013, bar014,
    bar015, bar016, bar017
  case kbd001, kbd002, kbd003, kbd004, kbd005, kbd007, kbd008, kbd009, kbd010, kbd011, kbd012,
    kbd013, kbd017, kbd021, kbd022, kbd023, kbd024, kbd025, kbd028, kbd029, kbd030, kbd031,
    kbd032, kbd033, kbd036, kbd038, kbd039, kbd040, kbd041, kbd042, kbd043, kbd045, kbd046,
    kbd047, kbd048, kbd049, kbd050, kbd052, kbd053, kbd054, kbd056, kbd057
  case tch002, tch010, tch012, tch014, tch015, tch017, tch018, tch020, tch021, tch022, tch024,
    tch028, tch029, tch030, tch031, tch033, tch035, tch038, tch039, tch044

  /// The id as the ledger spells it: `PRES-066`.
  package var id: String {
    rawValue.prefix { $0.isLetter }.uppercased() + "-" + rawValue.drop { $0.isLetter }
  }

  /// The ids of all of them, in order.
  package static var all: [String] { allCases.map(\.id) }

  /// The id in the trace's table of names.
  package var traceName: Name {
    Name(rawValue: UInt32(Word.allCases.count + Policy.allCases.count) + UInt32(ordinal) + 1)
  }

  /// The fact of that name in the trace's table; nil if it is the name of none.
  init?(traceName: Name) {
    let place = Int(traceName.rawValue) - Word.allCases.count - Policy.allCases.count - 1
    guard Fact.allCases.indices.contains(place) else { return nil }
    self = Fact.allCases[place]
  }

  /// The fact's place among all of them: an enumeration without payloads is kept as just that.
  private var ordinal: UInt16 {
    MemoryLayout<Fact>.size == 1
      ? UInt16(unsafeBitCast(self, to: UInt8.self)) : unsafeBitCast(self, to: UInt16.self)
  }
}

/// How far what a fact says can be trusted, from the best to the worst.
package enum Grade: UInt8, CaseIterable, Comparable, Sendable {
  case documented, header, observed, reported, reimplementation, inferred, background, guess

  /// Whether a verdict that went through it has to say so.
  package var isWeak: Bool { self >= .inferred }

  package static func < (left: Grade, right: Grade) -> Bool { left.rawValue < right.rawValue }
}
