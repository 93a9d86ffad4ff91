package import Trace

/// The root of every object that a script can see.
///
/// It knows the simulator that it was made in, so that no method needs a global.
open class NSObject: Hashable {
  /// The simulator in whose scenario the object was made.
  package unowned(unsafe) let simulator: Simulator

  /// Whether the script overrides any of the object's methods, so that a send has to ask.
  package var isOverridden = false

  /// The place of the object in the script's table of objects, or -1 while no script has seen it.
  package var scriptIndex: Int32 = -1

  private var number: Int32 = 0
  private var storedName: Name = .none

  /// Makes an object of the scenario that is running.
  public init() {
    simulator = Simulator.current
  }

  /// The class's name as UIKit spells it.
  open class var className: String { "\(self)" }

  /// Whether the class is one that the app declares, which may override what is sent to it.
  class var isOfTheApp: Bool { false }

  /// The class whose members a script sees; a private view shows itself as what it derives from.
  package class var scriptType: NSObject.Type { self }

  /// Whether a scenario has one object of the class, which the trace names without a number.
  class var isOnlyOne: Bool { false }

  /// The class's name in the trace; a class that a script made answers its own.
  package var scriptClassName: String?

  /// The object's creation number, from 1, given when it is first needed.
  package var creationNumber: Int32 {
    if number == 0 { number = simulator.nextCreationNumber() }
    return number
  }

  /// The object as UIKit's messages print it: `<UIViewController: 0x1003>`.
  open var description: String {
    "<\(displayClassName): 0x\(String(0x1000 + Int(creationNumber), radix: 16))>"
  }

  /// The name of the object's class as messages print it.
  package var displayClassName: String { scriptClassName ?? Self.className }

  /// The object's name in the trace.
  ///
  /// Setting it makes it unique in the scenario: the second `Form` is `Form#2`. An object that
  /// nobody named is `UIViewController#1`.
  package var traceName: Name {
    get {
      if storedName == .none {
        storedName =
          Self.isOnlyOne
          ? simulator.uniqueName(simulator.trace.names.intern(displayClassName))
          : simulator.numberedName(displayClassName)
      }
      return storedName
    }
    set { storedName = simulator.uniqueName(newValue) }
  }

  /// The object's name in the trace as text.
  package var traceNameText: String {
    // Asking for the name may add it to the table, so the table is read afterwards.
    let name = traceName
    return simulator.trace.names[name]
  }

  /// Whether two references are the same object.
  public static func == (left: NSObject, right: NSObject) -> Bool { left === right }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
