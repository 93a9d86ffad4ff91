import Lua
import UIKitSimulation

extension ClassEntry {
  static let uiControl: ClassEntry = {
    var entry = ClassEntry(
      name: "UIControl", superclass: "UIView",
      summary: "A view that turns touches into events: UIControl { \"Knob\", action = f }.",
      type: UIControl.self, make: { UIControl() })
    let type = UIControl.self
    entry.property(
      "isEnabled", .boolean, of: type, "Whether the control answers touches.",
      get: { .bool($0.isEnabled) }, set: { $0.isEnabled = try $1.bool() })
    entry.property(
      "isHighlighted", .boolean, of: type, "Whether it is drawn as touched.",
      get: { .bool($0.isHighlighted) }, set: { $0.isHighlighted = try $1.bool() })
    entry.property(
      "isSelected", .boolean, of: type, "Whether it is drawn as chosen.",
      get: { .bool($0.isSelected) }, set: { $0.isSelected = try $1.bool() })
    entry.property(
      "state", .options(.controlState), of: type, "What the control is in.",
      get: { Enumeration.controlState.names(of: $0.state.rawValue) })
    entry.property(
      "isTracking", .boolean, of: type, "Whether it follows a finger.",
      get: { .bool($0.isTracking) })
    entry.property(
      "isTouchInside", .boolean, of: type, "Whether that finger is inside, or near enough.",
      get: { .bool($0.isTouchInside) })
    entry.property(
      "action", .function, of: type,
      "What runs when the control is used: a button is tapped, a switch is turned; it gets the "
        + "control.",
      get: { _ in .none },
      set: { control, argument in
        control.primaryAction = argument.isNil ? nil : UIAction(try argument.function())
      })
    entry.method(
      "addAction", of: type,
      [
        .positional("action", .function),
        .labelled("for_", .options(.controlEvents)),
      ],
      "Has a function run when one of the events happens; it gets the control. Without a list it "
        + "is the event that stands for the control's use."
    ) { control, call in
      guard let function = try call.function(0) else { return .none }
      let event =
        try call[1].map { UIControl.Event(rawValue: UInt(try $0.options(.controlEvents))) }
        ?? control.primaryEvent
      control.addAction(UIAction(function), for: event)
      return .none
    }
    entry.method(
      "sendActions", of: type,
      [.labelled("for_", .options(.controlEvents), optional: false)],
      "Runs what the app has for the events, as if they had happened."
    ) { control, call in
      guard let argument = call[0] else { return .none }
      control.sendActions(
        for: UIControl.Event(rawValue: UInt(try argument.options(.controlEvents))))
      return .none
    }
    entry.addTracking()
    return entry
  }()

  /// Adds what a control does with the finger that it follows.
  private mutating func addTracking() {
    let parameters: [CallableEntry.Parameter] = [
      .positional("touch", .object("UITouch")),
      .positional("event", .object("UIEvent"), optional: true),
    ]
    method(
      "beginTracking", of: UIControl.self, parameters,
      "Whether the control follows a finger that has come down in it; the inherited answer is yes.",
      hook: .beginTracking, returns: .boolean
    ) { control, call in
      .bool(
        control.beginTracking(
          try call.required(0, UITouch.self), with: try call.object(1, UIEvent.self)))
    }
    method(
      "continueTracking", of: UIControl.self, parameters,
      "Whether the control goes on following a finger that has moved; the inherited answer is yes.",
      hook: .continueTracking, returns: .boolean
    ) { control, call in
      .bool(
        control.continueTracking(
          try call.required(0, UITouch.self), with: try call.object(1, UIEvent.self)))
    }
    method(
      "endTracking", of: UIControl.self, parameters,
      "The finger that the control follows was lifted.", hook: .endTracking
    ) { control, call in
      control.endTracking(try call.object(0, UITouch.self), with: try call.object(1, UIEvent.self))
      return .none
    }
    method(
      "cancelTracking", of: UIControl.self,
      [.positional("event", .object("UIEvent"), optional: true)],
      "The touch doesn't count any more.", hook: .cancelTracking
    ) { control, call in
      control.cancelTracking(with: try call.object(0, UIEvent.self))
      return .none
    }
  }

  static let uiButton: ClassEntry = {
    var entry = ClassEntry(
      name: "UIButton", superclass: "UIControl",
      summary: "A button: UIButton { \"OK\", frame = rect(…), action = f }; its name is its title "
        + "unless it gets another one.",
      type: UIButton.self, make: { UIButton() })
    let type = UIButton.self
    entry.setTitle = { object, title in
      (object as? UIButton)?.setTitle(title, for: .normal)
    }
    entry.property(
      "currentTitle", .string, of: type, "The title in the button's present state.",
      get: { $0.currentTitle.map { .string($0) } ?? .none })
    entry.property(
      "titleLabel", .object("UILabel"), of: type, "The label that shows the title.",
      get: { .object($0.titleLabel) })
    entry.method(
      "setTitle", of: type,
      [
        .positional("title", .string, optional: true),
        .labelled("for_", .enumeration(.controlState)),
      ],
      "Sets the title in a state, the normal one unless it says otherwise."
    ) { button, call in
      button.setTitle(try call.string(0), for: try call.state(1))
      return .none
    }
    entry.method(
      "title", of: type, [.labelled("for_", .enumeration(.controlState))],
      "The title in a state, the normal one unless it says otherwise.", returns: .string
    ) { button, call in
      button.title(for: try call.state(0)).map { .string($0) } ?? .none
    }
    return entry
  }()

  static let uiSwitch: ClassEntry = {
    var entry = ClassEntry(
      name: "UISwitch", superclass: "UIControl",
      summary: "A switch, 51 x 31 points: UISwitch { \"Wifi\", isOn = true, action = f }.",
      type: UISwitch.self, make: { UISwitch() })
    entry.property(
      "isOn", .boolean, of: UISwitch.self, "Whether it is on.", get: { .bool($0.isOn) },
      set: { $0.isOn = try $1.bool() })
    entry.method(
      "setOn", of: UISwitch.self, [.positional("on", .boolean), .animated],
      "Turns the switch on or off; no event is sent."
    ) { control, call in
      control.setOn(try call.bool(0) ?? false, animated: try call.bool(1) ?? true)
      return .none
    }
    return entry
  }()

  static let uiSegmentedControl: ClassEntry = {
    var entry = ClassEntry(
      name: "UISegmentedControl", superclass: "UIControl",
      summary:
        "Segments to choose from: UISegmentedControl { \"Kind\", items = { \"A\", \"B\" } }.",
      type: UISegmentedControl.self, make: { UISegmentedControl() })
    let type = UISegmentedControl.self
    entry.property(
      "items", .list(.string), of: type,
      "The titles of the segments that the control is made with.",
      get: { control in
        .list(
          (0..<control.numberOfSegments).map { .string(control.titleForSegment(at: $0) ?? "") })
      },
      initialize: { control, argument in
        for (place, title) in try argument.strings().enumerated() {
          control.insertSegment(withTitle: title, at: place, animated: false)
        }
      })
    entry.property(
      "numberOfSegments", .integer, of: type, "How many segments there are.",
      get: { .integer($0.numberOfSegments) })
    entry.property(
      "selectedSegmentIndex", .integer, of: type, "The chosen segment, from 0, or -1.",
      get: { .integer($0.selectedSegmentIndex) },
      set: { $0.selectedSegmentIndex = try $1.integer() })
    entry.method(
      "titleForSegment", of: type, [.labelled("at", .integer, optional: false)],
      "The title of a segment, from 0.", returns: .string
    ) { control, call in
      guard let place = try call.integer(0) else { return .none }
      return control.titleForSegment(at: place).map { .string($0) } ?? .none
    }
    return entry
  }()
}

extension Enumeration {
  static let controlEvents = Enumeration(
    name: "control event", type: "UIControl.Event",
    UIControl.Event.named.map { ($0.word.text, Int($0.event.rawValue)) }
      + [
        ("allTouchEvents", 0x0FFF), ("allEditingEvents", 0xF_0000), ("allEvents", 0xFFFF_FFFF),
      ])
  static let controlState = Enumeration(
    name: "control state", type: "UIControl.State",
    [("normal", 0), ("highlighted", 1), ("disabled", 2), ("selected", 4)])
}

extension Call {
  fileprivate func state(_ index: Int) throws -> UIControl.State {
    guard let argument = self[index] else { return .normal }
    return UIControl.State(rawValue: UInt(try argument.value(of: .controlState)))
  }
}

extension UIAction {
  /// An action that runs a function of the script's, which gets the control.
  fileprivate convenience init(_ function: ScriptFunction) {
    self.init { action in
      if let sender = action.sender { function.callback(with: sender) }
    }
  }
}
