/// A device that runs one system and an app built for one SDK.
package struct Device: Sendable {
  /// The hardware.
  package let model: DeviceModel
  /// The name that the device was asked for by, as the table spells it.
  package let name: String
  /// The system that it runs.
  package let system: SystemVersion
  /// The system that the app was built for.
  package let sdk: SystemVersion
  /// The interface's orientation at launch; the device is held to match.
  package let orientation: UIInterfaceOrientation
  /// Whether the system's interface is light or dark.
  package let userInterfaceStyle: UIUserInterfaceStyle
  /// The part of a pad's screen that the app has; nil for all of it.
  package let window: WindowArea?
  /// What the app's Info.plist says.
  package let infoPlist: InfoPlist
  /// Whether the user has locked the interface's orientation (ROT-038).
  package let isOrientationLocked: Bool

  /// Makes a device.
  package init(
    model: DeviceModel, name: String, system: SystemVersion, sdk: SystemVersion,
    orientation: UIInterfaceOrientation = .portrait,
    userInterfaceStyle: UIUserInterfaceStyle = .light, window: WindowArea? = nil,
    infoPlist: InfoPlist = InfoPlist(), isOrientationLocked: Bool = false
  ) {
    self.model = model
    self.name = name
    self.system = system
    self.sdk = sdk
    self.orientation = orientation
    self.userInterfaceStyle = userInterfaceStyle
    self.window = window
    self.infoPlist = infoPlist
    self.isOrientationLocked = isOrientationLocked
  }
}
