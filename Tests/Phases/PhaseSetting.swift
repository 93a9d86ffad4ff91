package import UIKitSimulation

/// A style of presentation on a device: what one world of the phase test is made of.
package struct PhaseSetting: Hashable, Sendable {
  /// A phone or a pad.
  package enum Idiom: String, CaseIterable, Sendable { case phone, pad }

  /// The systems that are tried, by their major version: the last release of each.
  package static let systems = [5, 7, 8, 12, 13, 17]
  /// The styles that are tried.
  package static let styles: [UIModalPresentationStyle] = [
    .fullScreen, .pageSheet, .formSheet, .currentContext, .overFullScreen, .overCurrentContext,
    .popover, .custom,
  ]

  /// The style of what is presented.
  package let style: UIModalPresentationStyle
  /// The kind of device.
  package let idiom: Idiom
  /// The major version of the system.
  package let system: Int

  /// Makes a setting; nil if the system doesn't have the style.
  package init?(_ style: UIModalPresentationStyle, _ idiom: Idiom, _ system: Int) {
    let first =
      switch style {
      case .custom: 7
      case .overFullScreen, .overCurrentContext, .popover: 8
      default: 5
      }
    guard system >= first else { return nil }
    self.style = style
    self.idiom = idiom
    self.system = system
  }

  /// Every style, on both kinds of device, on every system that has it.
  package static let all: [PhaseSetting] = styles.flatMap { style in
    Idiom.allCases.flatMap { idiom in
      systems.compactMap { PhaseSetting(style, idiom, $0) }
    }
  }

  /// A device of the kind that runs the system.
  var device: Device {
    let index = Self.systems.firstIndex(of: system) ?? 0
    return idiom == .phone ? Self.phones[index] : Self.pads[index]
  }

  /// What UIKit of the system does.
  var profile: SystemProfile { Self.profiles[Self.systems.firstIndex(of: system) ?? 0] }

  private static let profiles = versions.map { SystemProfile(system: $0, sdk: $0) }
  private static let phones = devices([
    "iPhone 4S", "iPhone 5s", "iPhone 6", "iPhone 8", "iPhone 8", "iPhone 15",
  ])
  private static let pads = devices([
    "iPad 2", "iPad Air", "iPad Air 2", "iPad Air 2", "iPad Air 2", "iPad Pro 11",
  ])

  private static let versions = systems.map { major in
    guard let version = SystemVersion.latest(of: major) else {
      preconditionFailure("there was no iOS \(major)")
    }
    return version
  }

  private static func devices(_ names: [String]) -> [Device] {
    zip(names, versions).map { name, version in
      guard let model = DeviceTable.find(name, on: version) else {
        preconditionFailure("there is no device \(name)")
      }
      // An app that allows every orientation on a phone has to say so.
      var infoPlist = InfoPlist()
      infoPlist.supportedInterfaceOrientations = .all
      return Device(
        model: model, name: name, system: version, sdk: version, infoPlist: infoPlist)
    }
  }
}

extension PhaseSetting: CustomStringConvertible {
  /// The setting as failures name it.
  package var description: String { "\(style.name) on a \(idiom) with iOS \(system)" }
}
