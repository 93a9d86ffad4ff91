import Lua
import UIKitSimulation

extension Registry {
  /// The status bar as the user sees it, and what the system does to it.
  static let statusBar = LibraryEntry(
    "statusBar", "The status bar: statusBar { height = 40 } begins a call.",
    functions: [
      CallableEntry(
        "statusBar.owner", [],
        "The controller that was asked last what the bar looks like; nil if none was.",
        returns: .optional(.object("UIViewController"))
      ) { call in
        .object(try call.session.application().statusBarOwner)
      },
      CallableEntry(
        "statusBar.style", [], "What the bar looks like.", returns: .enumeration(.statusBarStyle)
      ) { call in
        .string(try call.session.application().shownStatusBarStyle.name)
      },
      CallableEntry(
        "statusBar.isHidden", [], "Whether the bar can't be seen.", returns: .boolean
      ) { call in
        .bool(try call.session.application().isStatusBarHidden)
      },
      CallableEntry(
        "statusBar.frame", [],
        "The bar's rectangle; in the portrait screen's coordinates before iOS 8.", returns: .rect
      ) { call in
        .rect(try call.session.application().statusBarFrame)
      },
    ],
    call: CallableEntry(
      "statusBar", [.labelled("height", .number, optional: false)],
      "Makes the bar 40 points high, as a call does, or 20 again.", returns: .fields(inputReport)
    ) { call in
      let height = try call.number(0) ?? 20
      guard height == 20 || height == 40 else {
        throw LuaError(
          "statusBar: the bar is 40 points high during a call and 20 without one, got "
            + call.session.describeForMessage(call.stack, at: call.position(0)))
      }
      return try call.session.input("statusBar") { simulator in
        .record([("why", simulator.setInCall(height == 40).map { .string($0) } ?? .none)])
      }
    })
}

extension Session {
  fileprivate func application() throws -> UIApplication { try simulator().application }
}
