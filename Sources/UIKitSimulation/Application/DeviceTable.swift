/// The devices that can be simulated.
///
/// Sizes, bars, insets and radii are GEO-001 to GEO-026. The rows of iPhone Air and of the iPad
/// Pros with an M4 or M5, and the systems that a device ran, are general knowledge.
package enum DeviceTable {
  /// Every device, phones first; within a family the oldest first.
  package static let all = phones + pads

  /// The device of that marketing name, or nil if there is none.
  ///
  /// Case, spaces, hyphens, parentheses, "inch" and the spelling of the generation don't matter. A
  /// name that doesn't say its generation means the first one, and with a system the first one
  /// that ran it: "iPad Air" on iOS 17 is an iPad Air (3rd generation).
  package static func find(_ name: String, on system: SystemVersion? = nil) -> DeviceModel? {
    if let exact = all.first(where: { $0.name == name }), system.map(exact.ran) ?? true {
      return exact
    }
    let key = DeviceName.key(name)
    if let family = families[key] {
      let runner = system.flatMap { system in family.first { all[$0].ran(system) } }
      return all[runner ?? family[0]]
    }
    return keys[key].map { all[$0] }
  }

  /// Up to three names that look like `name`, nearest first; none if nothing does.
  package static func nearest(_ name: String) -> [String] {
    let key = DeviceName.key(name)
    guard !key.isEmpty else { return [] }
    let limit = max(2, key.utf8.count / 4)
    var found: [(distance: Int, index: Int)] = []
    for (index, model) in all.enumerated() {
      let other = DeviceName.key(model.name)
      let distance = other.hasPrefix(key) ? 1 : DeviceName.distance(key, other)
      if distance <= limit { found.append((distance, index)) }
    }
    return found.sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }.prefix(3)
      .map { all[$0.index].name }
  }

  /// The device of that kind that most people had when the system was current: a guess.
  ///
  /// Anything but a pad is a phone.
  package static func commonest(
    idiom: UIUserInterfaceIdiom, system: SystemVersion
  ) -> DeviceModel {
    let candidates = idiom == .pad ? commonestPads : commonestPhones
    let chosen = candidates.last { $0.since <= system } ?? candidates[0]
    guard let model = all.first(where: { $0.name == chosen.name }) else {
      preconditionFailure("The table of commonest devices names an unknown \(chosen.name).")
    }
    return model
  }

  private static let commonestPhones: [(since: SystemVersion, name: String)] = [
    (SystemVersion(4), "iPhone 4"), (SystemVersion(5), "iPhone 4S"), (SystemVersion(6), "iPhone 5"),
    (SystemVersion(7), "iPhone 5s"), (SystemVersion(8), "iPhone 6"),
    (SystemVersion(9), "iPhone 6s"),
    (SystemVersion(10), "iPhone 7"), (SystemVersion(11), "iPhone 8"),
    (SystemVersion(13), "iPhone 11"), (SystemVersion(15), "iPhone 13"),
    (SystemVersion(16), "iPhone 14"), (SystemVersion(17), "iPhone 15"),
    (SystemVersion(18), "iPhone 16"), (SystemVersion(26), "iPhone 17"),
  ]

  private static let commonestPads: [(since: SystemVersion, name: String)] = [
    (SystemVersion(3, 2), "iPad"), (SystemVersion(4, 3), "iPad 2"), (SystemVersion(7), "iPad Air"),
    (SystemVersion(8, 1), "iPad Air 2"), (SystemVersion(13, 1), "iPad (7th generation)"),
    (SystemVersion(15), "iPad (9th generation)"), (SystemVersion(17), "iPad (10th generation)"),
  ]
}

// MARK: - Looking up

extension DeviceTable {
  /// The indices in `all` of the models whose family has that key, for families of several models
  /// and for those whose only model says a generation.
  private static let families: [String: [Int]] = {
    var families: [String: [Int]] = [:]
    for (index, model) in all.enumerated() {
      families[DeviceName.key(String(model.family)), default: []].append(index)
    }
    return families
  }()

  /// The index in `all` of the model that has that key, other ways to say its generation included.
  private static let keys: [String: Int] = {
    var keys: [String: Int] = [:]
    for (index, model) in all.enumerated() {
      keys[DeviceName.key(model.name)] = index
      if model.family == model.name[...], families[DeviceName.key(model.name)]?.count != 1 {
        keys[DeviceName.key(model.name + " 1")] = index
      }
    }
    for (name, other) in [("iPad mini 7", "iPad mini (A17 Pro)"), ("iPad 11", "iPad (A16)")] {
      keys[DeviceName.key(name)] = keys[DeviceName.key(other)]
    }
    return keys
  }()
}
