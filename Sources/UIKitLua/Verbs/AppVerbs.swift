import Lua
package import Trace
import UIKitSimulation

extension Registry {
  /// What the app does: these work anywhere, as in UIKit.
  static let appVerbs: [CallableEntry] = [
    CallableEntry(
      "device", [.positional("options", .fields(DeviceOptions.table), optional: true)],
      "Starts a new world: device { \"iPad Air 2\", ios = 12 }.", worksAfterEnd: true
    ) { call in
      guard call.session.world?.simulator.isInCallback != true else {
        throw LuaError("device can't be called in a callback: it ends the world that is calling")
      }
      let options =
        try call.has(0)
        ? DeviceOptions(reading: call.position(0), of: call.stack, call.session, for: "device")
        : DeviceOptions()
      try call.session.beginWorld(options)
      return .none
    },
    CallableEntry(
      "root", [.positional("controller", .object("UIViewController"))],
      "Launches the app with a root controller; later calls assign the window's root controller."
    ) { call in
      let controller = try call.required(0, UIViewController.self)
      try call.session.setRoot(controller)
      return .none
    },
    CallableEntry(
      "present",
      [
        .positional("controller", .object("UIViewController"), optional: true),
        .labelled("from", .object("UIViewController"), fallback: "the topmost controller"),
        .animated,
        .labelled("completion", .function),
      ],
      "Presents a controller, from the topmost one: the last presented that is not leaving."
    ) { call in
      let presenter = try call.object(1, UIViewController.self) ?? call.session.topmost("present")
      let completion = try call.function(3)
      try call.session.simulator().enter {
        try presenter.requestPresent(
          call.object(0, UIViewController.self), animated: call.bool(2) ?? true,
          completion: completion.map { function in { function.callback() } })
      }
      return .none
    },
    CallableEntry(
      "dismiss",
      [
        .positional(
          "controller", .object("UIViewController"), fallback: "the topmost controller"),
        .animated, .labelled("completion", .function),
      ],
      "Sends dismiss to a controller; without one the topmost presented controller goes."
    ) { call in
      let receiver = try call.object(0, UIViewController.self) ?? call.session.topmost("dismiss")
      let animated = try call.bool(1) ?? true
      let completion = try call.function(2)
      try call.session.simulator().enter {
        receiver.dismiss(
          animated: animated, completion: completion.map { function in { function.callback() } })
      }
      return .none
    },
    CallableEntry(
      "on", [.positional("pattern", .string), .positional("handler", .function)],
      "Runs a function inside every callback that matches a pattern."
    ) { call in
      let text = try call.string(0) ?? ""
      guard let handler = try call.function(1) else { return .none }
      let pattern = try call.session.pattern(text, "on")
      _ = try call.session.simulator()
      try call.session.observe(pattern, handler.reference)
      return .none
    },
    note("note"),
    note("print"),
    CallableEntry(
      "mark", [], "The present end of the trace, for expectations that begin there.",
      worksAfterEnd: true, returns: .integer
    ) { call in
      _ = try call.session.simulator()
      return .integer(call.session.trace.events.count)
    },
  ]

  private static func note(_ name: String) -> CallableEntry {
    CallableEntry(
      name, CallableEntry.Parameter.repeated("text", .any, upTo: 8),
      "Writes a line into the trace."
    ) { call in
      var texts: [String] = []
      for position in 1...max(1, call.stack.count) where position <= call.stack.count {
        texts.append(try call.stack.describe(at: position))
      }
      let session = call.session
      let simulator = try session.simulator()
      let text = texts.joined(separator: "\t")
      try session.charge(output: text.utf8.count)
      let seq = simulator.recordCall(.note, nil, Name.none)
      if seq >= 0 {
        simulator.field(.text, .text(session.trace.names.intern(text)))
      }
      return .none
    }
  }
}

extension Session {
  /// Launches the app, or changes the window's root.
  func setRoot(_ controller: UIViewController) throws {
    let simulator = try simulator()
    guard let world else { return }
    if let window = world.window {
      return simulator.enter { window.rootViewController = controller }
    }
    guard !simulator.isInCallback, !simulator.runLoop.isRunning else {
      throw LuaError("root: the app is launched by the script's main flow, not in a callback")
    }
    simulator.enter {
      let application = simulator.application
      application.finishLaunching()
      guard simulator.failure == nil else { return }
      let window = UIWindow()
      window.traceName = trace.names.intern("Window")
      world.window = window
      window.windowScene = application.connectedScenes.first
      window.rootViewController = controller
      window.makeKeyAndVisible()
      // The root appears after the commit of the turn that shows the window.
      simulator.runLoop.turn(0)
      application.becomeActive()
    }
  }

  /// The topmost controller of the key window that is not leaving.
  func topmost(_ verb: String) throws -> UIViewController {
    let simulator = try simulator()
    // The window of an older alert view presents nothing of the app's.
    let window = simulator.application.presentingKeyWindow ?? world?.window
    guard let controller = window?.topmostViewController else {
      throw LuaError("\(verb): there is no root controller yet; call root(controller) first")
    }
    return controller
  }

  /// Compiles a pattern of the trace.
  package func pattern(_ text: String, _ caller: String) throws -> Pattern {
    do {
      return try Pattern(text, names: &trace.names)
    } catch {
      throw LuaError("\(caller): \(error)")
    }
  }
}
