import Lua
import Trace
import UIKitSimulation

extension Session {
  /// Makes an object of a class that the device's system has.
  func make(_ entry: ClassEntry, _ make: () throws -> NSObject) throws -> NSObject {
    let simulator = try simulator()
    try check(entry.firstSystem, of: entry.name, simulator)
    return try raising(for: nil) { try simulator.enter { try make() } }
  }

  /// Makes sure that the device's system has a class or a member.
  func check(
    _ first: (major: Int, instead: String)?, of name: @autoclosure () -> String,
    _ simulator: Simulator
  ) throws {
    guard let first, simulator.device.system < SystemVersion(first.major) else { return }
    throw LuaError(
      "\(name()) came with iOS \(first.major), and this device runs iOS "
        + "\(simulator.device.system); before that there was \(first.instead)")
  }

  /// Names an object by the first item of its constructor's table; for some classes that is a
  /// title, of which the name keeps what a name may have.
  func setName(_ name: String, of object: NSObject, _ entry: ClassEntry) throws {
    guard let setTitle = entry.setTitle else {
      return try setName(name, of: object, entry.name)
    }
    object.simulator.enter { setTitle(object, name) }
    let kept = name.unicodeScalars.filter { isName(String($0)) || $0 == " " }
    var text = String(String.UnicodeScalarView(kept))[...]
    while text.first == " " { text = text.dropFirst() }
    while text.last == " " { text = text.dropLast() }
    if !text.isEmpty { object.traceName = trace.names.intern(String(text)) }
  }

  /// Runs what may raise an exception of UIKit's, which the script can catch.
  func raising<Result>(
    for receiver: NSObject?, _ body: () throws -> Result
  ) throws -> Result {
    do {
      return try body()
    } catch PresentationError.exception(let exception) {
      world?.simulator.record(exception, of: receiver)
      throw LuaException(name: exception.name, reason: exception.reason)
    }
  }
}
