import Lua
import UIKitSimulation

extension ClassEntry {
  /// Adds a window's count of locks against turns, which UIKit keeps to itself and its own callers.
  mutating func addTurnLocks() {
    let type = UIWindow.self
    method(
      "beginDisablingInterfaceAutorotation", of: type,
      "Keeps the window from turning until as many ends have come, which is private (ROT-086)."
    ) { window, _ in
      window.beginDisablingInterfaceAutorotation()
      return .none
    }
    method(
      "endDisablingInterfaceAutorotationAnimated", of: type,
      [.positional("animated", .boolean)],
      "Ends what the matching begin began; animated has the window look at once at how the device "
        + "is held (ROT-086)."
    ) { window, call in
      window.endDisablingInterfaceAutorotation(animated: try call.bool(0) ?? true)
      return .none
    }
  }

  /// Adds what an app could say about the status bar's orientation.
  mutating func addStatusBarOrientation() {
    method(
      "setStatusBarOrientation", of: UIApplication.self,
      [
        .positional("orientation", .enumeration(.interfaceOrientation)),
        .labelled("animated", .boolean, fallback: "true"),
      ],
      "Turns the status bar by code; from iOS 6 to 12 only while nothing is allowed (ROT-103), "
        + "and later not at all."
    ) { application, call in
      guard let argument = call[0] else { return .none }
      application.setStatusBarOrientation(
        try argument.enumeration(.interfaceOrientation, UIInterfaceOrientation.self),
        animated: try call.bool(1) ?? true)
      return .none
    }
  }
}
