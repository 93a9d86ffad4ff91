import Trace

/// The device that the app runs on, as the app sees it.
public final class UIDevice: NSObject {
  /// The device of the scenario.
  public static var current: UIDevice { Simulator.current.uiDevice }

  /// How the device is really held, whether or not anybody has asked.
  var held: UIDeviceOrientation
  /// How often the app has begun to ask for the device's turns, less how often it has ended that;
  /// below 0 it has taken away what UIKit itself had begun (ROT-092).
  private var generating = 0

  override init() {
    held = UIDeviceOrientation(holding: Simulator.current.device.orientation)
    super.init()
  }

  public override class var className: String { "UIDevice" }
  override class var isOnlyOne: Bool { true }

  /// How the device is held; unknown unless turns are being asked for (ROT-052).
  public var orientation: UIDeviceOrientation { generating > 0 ? held : .unknown }

  /// Whether the app has asked for the device's turns.
  public var isGeneratingDeviceOrientationNotifications: Bool { generating > 0 }

  /// Whether the interface follows the device at all (ROT-092).
  var turnsInterface: Bool { generating >= 0 }

  /// How the interface is upright now, if it follows the device: nil for a device that lies flat,
  /// and while the user, or the app, keeps the interface from following (ROT-092).
  var heldInterface: UIInterfaceOrientation? {
    turnsInterface && !simulator.device.isOrientationLocked ? held.interfaceOrientation : nil
  }

  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { simulator.device.model.idiom }

  /// The system's version: `12.5`.
  public var systemVersion: String { "\(simulator.device.system)" }

  /// Begins to ask for the device's turns; as many ends have to follow.
  ///
  /// The first call with the device lying flat is answered by three notifications on the systems
  /// before iOS 6, where it was measured (ROT-053).
  public func beginGeneratingDeviceOrientationNotifications() {
    simulator.recordCall(.call, self, .beginGeneratingDeviceOrientationNotifications)
    generating += 1
    guard generating == 1, held.isFlat, simulator.consult(FirstFlatNotice.self) == .threefold else {
      return
    }
    let flat = held
    let last = UIDeviceOrientation(holding: simulator.application.interfaceOrientation)
    for orientation in [flat, last, flat] {
      simulator.runLoop.async { [self] in
        held = orientation
        noteTurn()
      }
    }
  }

  /// Ends what the matching begin began.
  ///
  /// One end too many keeps the interface from ever following the device (ROT-092).
  public func endGeneratingDeviceOrientationNotifications() {
    simulator.recordCall(.call, self, .endGeneratingDeviceOrientationNotifications)
    generating -= 1
  }

  /// Posts the news of a turn, if anybody has asked for it.
  func noteTurn() {
    guard generating > 0 else { return }
    simulator.post(.orientationDidChangeNotification, from: self)
  }

  /// Turns the device by code, which UIKit has no method for: apps set the value by its key.
  ///
  /// Up to iOS 15 the interface follows as if the user had turned the device; later systems log it
  /// and do nothing (ROT-048).
  package func forceOrientation(_ orientation: UIDeviceOrientation) {
    let call = simulator.recordCall(.call, self, .setValue)
    if call >= 0 { simulator.field(.orientation, .name(orientation.word.traceName)) }
    simulator.following(call) {
      guard simulator.decide(ForcedDeviceOrientation.self, self) == .turns else {
        return simulator.warn(
          self, .orientationRefused, RotationMessages.settingOrientation, rule: .rot048)
      }
      held = orientation
      noteTurn()
      simulator.followDevice()
    }
  }
}
