import Lua
package import UIKitSimulation

/// What a script or the command line says about the device.
package struct DeviceOptions: Hashable, Sendable {
  /// The marketing name, or `phone` or `pad`.
  package var model: String?
  /// The system, such as `12` or `12.5`.
  package var ios: String?
  /// The system that the app was built for.
  package var sdk: String?
  /// The interface's orientation at launch.
  package var orientation: UIInterfaceOrientation?
  /// Whether the system's interface is light or dark.
  package var userInterfaceStyle: UIUserInterfaceStyle?
  /// The part of a pad's screen that the app has.
  package var window: WindowArea?
  /// Whether the display is zoomed.
  package var zoomed: Bool?
  /// What the app's Info.plist says.
  package var infoPlist: InfoPlist?
  /// Whether the user has locked the interface's orientation.
  package var orientationLock: Bool?
  /// The policies that are switched, by name, in order.
  package var policies: [PolicyOption] = []
  /// Whether the system's own faults are switched on.
  package var bugs: Bool?
  /// Whether the device may run a system that it never ran.
  package var force: Bool?

  /// Nothing said.
  package init() {}

  /// These options with what `other` says in the place of what they say; another system is also the
  /// one that the app is built for.
  package func overridden(by other: DeviceOptions) -> DeviceOptions {
    var base = self
    if other.ios != nil { base.sdk = nil }
    return base.merged(with: other)
  }

  /// These options with those that `other` says in their place, each by itself.
  package func merged(with other: DeviceOptions) -> DeviceOptions {
    var result = self
    if let model = other.model { result.model = model }
    if let ios = other.ios { result.ios = ios }
    if let sdk = other.sdk { result.sdk = sdk }
    if let orientation = other.orientation { result.orientation = orientation }
    if let style = other.userInterfaceStyle { result.userInterfaceStyle = style }
    if let window = other.window { result.window = window }
    if let zoomed = other.zoomed { result.zoomed = zoomed }
    if let infoPlist = other.infoPlist { result.infoPlist = infoPlist }
    if let orientationLock = other.orientationLock { result.orientationLock = orientationLock }
    if !other.policies.isEmpty { result.policies += other.policies }
    if let bugs = other.bugs { result.bugs = bugs }
    if let force = other.force { result.force = force }
    return result
  }

  /// Looks everything up.
  ///
  /// - Throws: what there is no such thing of, with the nearest names.
  package func resolved() throws -> DeviceSettings {
    let system = try version(ios, "ios")
    let deviceModel = try namedModel(system)
    let running = system ?? defaultSystem(of: deviceModel)
    if force != true, !deviceModel.ran(running) { throw NeverRan(deviceModel, running).error }
    let built = try version(sdk, "sdk")
    let zoomed = zoomed ?? false
    let device = Device(
      model: zoomed ? try zoomedModel(deviceModel) : deviceModel, name: deviceModel.name,
      system: running, sdk: built ?? running, orientation: orientation ?? .portrait,
      userInterfaceStyle: userInterfaceStyle ?? .light, window: window,
      infoPlist: infoPlist ?? InfoPlist(), isOrientationLocked: orientationLock ?? false)
    try checkWindow(device)
    return DeviceSettings(
      device: device, isZoomed: zoomed, bugs: bugs ?? false,
      switches: try policies.map { try policySwitch($0.name, $0.value) })
  }

  /// The system that the device never ran, if that is what is wrong with these options.
  package var neverRan: NeverRan? {
    do {
      _ = try resolved()
      return nil
    } catch {
      return (error as? LuaError)?.payload as? NeverRan
    }
  }

  /// Refuses what there is no such thing of, whatever else is said later.
  ///
  /// - Throws: what that is, with the nearest names.
  package func checkNames() throws {
    let system = try version(ios, "ios")
    let commonest = try namedModel(system)
    if model == nil, force != true, let system, !commonest.ran(system) {
      throw NeverRan(commonest, system).error
    }
    _ = try version(sdk, "sdk")
    for policy in policies { _ = try policySwitch(policy.name, policy.value) }
  }

  /// The model that is named, or that system's commonest.
  private func namedModel(_ system: SystemVersion?) throws -> DeviceModel {
    let wanted = model ?? (ios == nil ? "iPhone 15" : "phone")
    switch wanted {
    case "phone": return DeviceTable.commonest(idiom: .phone, system: system ?? "17")
    case "pad": return DeviceTable.commonest(idiom: .pad, system: system ?? "17")
    default:
      if let found = DeviceTable.find(wanted, on: system) { return found }
      let near = DeviceTable.nearest(wanted)
      throw LuaError(
        "there is no device \"\(wanted)\""
          + (near.isEmpty
            ? "; `phone` and `pad` are that system's commonest"
            : "; did you mean \(near.map { "\"\($0)\"" }.joined(separator: " or "))?"))
    }
  }

  private func zoomedModel(_ model: DeviceModel) throws -> DeviceModel {
    guard let zoomed = DeviceTable.zoomed(model) else {
      throw LuaError("the display of an \(model.name) can't be zoomed, or how is not known")
    }
    return zoomed
  }

  /// A part of the screen is for pads, and lies on it.
  private func checkWindow(_ device: Device) throws {
    guard let window = device.window else { return }
    guard device.model.idiom == .pad else {
      throw LuaError("window is for pads: an app has all of an \(device.name)'s screen")
    }
    let portrait = device.model.size
    let screen =
      device.orientation.isLandscape
      ? CGSize(width: portrait.height, height: portrait.width) : portrait
    // A size that the script gives is taken as it is, and not as much of it as fits.
    var size = window.size(on: screen)
    if case .size(let given) = window { size = given }
    guard size.width > 0, size.height > 0, size.width <= screen.width, size.height <= screen.height
    else {
      throw LuaError(
        "window: \(size.width) x \(size.height) points don't fit the screen of an \(device.name), "
          + "which is \(screen.width) x \(screen.height)")
    }
  }

  private func defaultSystem(of model: DeviceModel) -> SystemVersion {
    let seventeen = SystemVersion.latest(of: 17) ?? "17"
    return model.ran(seventeen) ? seventeen : model.lastSystem ?? model.firstSystem
  }

  private func version(_ text: String?, _ what: String) throws -> SystemVersion? {
    guard let text else { return nil }
    guard let version = SystemVersion(parsing: text) else {
      throw LuaError(
        "\(what) = \(text) is no system that there is; say a number such as 12, or a string such "
          + "as \"12.5\", from 4 to 26")
    }
    return version
  }
}

/// A system that a device never ran.
package struct NeverRan: Error {
  /// Which device and system, and what it ran.
  package let fact: String
  /// What to do about it.
  private let advice: String

  init(_ model: DeviceModel, _ system: SystemVersion) {
    let last = model.lastSystem.map { " to \($0)" } ?? " on"
    fact = "an \(model.name) never ran iOS \(system): it ran \(model.firstSystem)\(last)"
    advice =
      "choose another system, `\(model.idiom == .pad ? "pad" : "phone")`, or add force = true"
  }

  /// The error that a script gets.
  var error: LuaError {
    var error = LuaError("\(fact); \(advice)")
    error.payload = self
    return error
  }
}

/// A policy and the value that it is switched to, as somebody wrote them.
package struct PolicyOption: Hashable, Sendable {
  package let name: String
  package let value: String

  package init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}

/// A policy's switch by name.
///
/// - Throws: what there is no such thing of, with the nearest names.
package func policySwitch(_ name: String, _ value: String) throws -> SystemProfile.Switch {
  guard let policy = Policy.allCases.first(where: { $0.name == name }) else {
    let names = Policy.allCases.map(\.name)
    let question = Suggestions.question(name, in: names)
    throw LuaError(
      "there is no policy \"\(name)\""
        + (question.isEmpty ? "; there are \(names.joined(separator: ", "))" : question))
  }
  guard let index = policy.rule.values.firstIndex(of: value) else {
    throw LuaError(
      "policy \(name) has no value \"\(value)\"; it has "
        + policy.rule.values.map { "\"\($0)\"" }.joined(separator: ", "))
  }
  return SystemProfile.Switch(policy: policy, value: UInt8(index))
}

/// A device that exists, with the switches that hold on it.
package struct DeviceSettings: Sendable {
  package let device: Device
  package let isZoomed: Bool
  package let bugs: Bool
  package let switches: [SystemProfile.Switch]

  /// Refuses what the system doesn't have.
  ///
  /// - Throws: what that is.
  func check(_ profile: SystemProfile) throws {
    if device.userInterfaceStyle == .dark, profile.valueName(.darkMode) == "absent" {
      throw LuaError(
        "userInterfaceStyle = \"dark\" exists from iOS 13 on; this device runs iOS "
          + "\(device.system)")
    }
    if device.window != nil, profile.valueName(.multitasking) == "absent" {
      throw LuaError(
        "window exists from iOS 9 on: before, an app has all of the screen; this device runs iOS "
          + "\(device.system)")
    }
  }

  /// The first line of the trace: the device and what differs from the system's own ways.
  func header(_ profile: SystemProfile) -> [(key: String, value: String)] {
    var header: [(key: String, value: String)] = [
      ("device", device.name), ("ios", "\(device.system)"), ("sdk", "\(device.sdk)"),
      ("orientation", "\(device.orientation)"),
    ]
    if device.userInterfaceStyle == .dark { header.append(("userInterfaceStyle", "dark")) }
    if let window = device.window { header.append(("window", window.text)) }
    if isZoomed { header.append(("zoomed", "true")) }
    if let mask = device.infoPlist.supportedInterfaceOrientations {
      header.append(("UISupportedInterfaceOrientations", mask.list))
    }
    if let isRequired = device.infoPlist.requiresFullScreen {
      header.append(("UIRequiresFullScreen", "\(isRequired)"))
    }
    if let isAsked = device.infoPlist.asksControllersAboutStatusBar {
      header.append(("UIViewControllerBasedStatusBarAppearance", "\(isAsked)"))
    }
    if let isHidden = device.infoPlist.statusBarHidden {
      header.append(("UIStatusBarHidden", "\(isHidden)"))
    }
    if let style = device.infoPlist.statusBarStyle {
      header.append(("UIStatusBarStyle", style.name))
    }
    if device.isOrientationLocked { header.append(("orientationLock", "true")) }
    if bugs { header.append(("bugs", "true")) }
    for policy in profile.switched {
      header.append((policy.name, profile.valueName(policy)))
    }
    return header
  }
}
