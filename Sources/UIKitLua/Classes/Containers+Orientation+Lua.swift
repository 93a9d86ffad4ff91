import Lua
package import UIKitSimulation

extension ProtocolEntry {
  /// The two questions about orientations that a container asks its delegate (ROT-014).
  static func orientationMethods(
    _ container: String, _ type: String, _ supported: Word, _ preferred: Word
  ) -> [Method] {
    [
      Method(
        supported, [.positional(container, .object(type))],
        "The orientations that the container allows, from iOS 7 on.",
        returns: .optional(.options(.interfaceOrientationMask))),
      Method(
        preferred, [.positional(container, .object(type))],
        "How the container would like to be presented, from iOS 7 on.",
        returns: .optional(.enumeration(.interfaceOrientation))),
    ]
  }
}

extension ScriptDelegate {
  package func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask? {
    ask(.navigationControllerSupportedInterfaceOrientations, .object(navigationController)) {
      try $0.orientationMask()
    } ?? nil
  }

  package func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation? {
    ask(
      .navigationControllerPreferredInterfaceOrientationForPresentation,
      .object(navigationController)
    ) { try $0.orientation() } ?? nil
  }

  package func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask? {
    ask(.tabBarControllerSupportedInterfaceOrientations, .object(tabBarController)) {
      try $0.orientationMask()
    } ?? nil
  }

  package func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation? {
    ask(
      .tabBarControllerPreferredInterfaceOrientationForPresentation, .object(tabBarController)
    ) { try $0.orientation() } ?? nil
  }
}

extension Argument {
  /// The value as a set of orientations; nil if there is none.
  func orientationMask() throws -> UIInterfaceOrientationMask? {
    isNil
      ? nil : UIInterfaceOrientationMask(rawValue: UInt(try options(.interfaceOrientationMask)))
  }

  /// The value as an orientation; nil if there is none.
  func orientation() throws -> UIInterfaceOrientation? {
    isNil ? nil : try enumeration(.interfaceOrientation, UIInterfaceOrientation.self)
  }
}
