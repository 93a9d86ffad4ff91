import Lua
package import UIKitSimulation

extension ClassEntry {
  static let uiGestureRecognizer: ClassEntry = {
    var entry = ClassEntry(
      name: "UIGestureRecognizer", superclass: nil,
      summary: "Makes something out of touches on its view and in what is in it.",
      type: UIGestureRecognizer.self, make: nil)
    let type = UIGestureRecognizer.self
    entry.property(
      "action", .function, of: type,
      "What runs at each change of the gesture, in the turn behind it; it gets the recogniser.",
      get: { _ in .none },
      set: { recognizer, argument in
        recognizer.removeTargets()
        guard !argument.isNil else { return }
        let function = try argument.function()
        recognizer.addTarget { function.callback(with: $0) }
      })
    entry.property(
      "state", .enumeration(.gestureState), of: type,
      "How far the gesture is; one that is over in one step is \"ended\".",
      get: { .string(Enumeration.gestureState.name($0.state.rawValue) ?? "") })
    entry.property(
      "view", .object("UIView"), of: type, "The view that it is attached to.",
      get: { .object($0.view) })
    entry.property(
      "isEnabled", .boolean, of: type,
      "Whether it gets touches; turning it off in the middle cancels the gesture (TCH-034).",
      get: { .bool($0.isEnabled) }, set: { $0.isEnabled = try $1.bool() })
    entry.property(
      "cancelsTouchesInView", .boolean, of: type,
      "Whether a view's touches are cancelled once the gesture is recognised (TCH-033).",
      get: { .bool($0.cancelsTouchesInView) }, set: { $0.cancelsTouchesInView = try $1.bool() })
    entry.property(
      "delaysTouchesBegan", .boolean, of: type,
      "Whether a view hears of touches only when the recogniser has failed.",
      get: { .bool($0.delaysTouchesBegan) }, set: { $0.delaysTouchesBegan = try $1.bool() })
    entry.property(
      "delaysTouchesEnded", .boolean, of: type,
      "Whether a view hears that touches were lifted only when the recogniser has failed.",
      get: { .bool($0.delaysTouchesEnded) }, set: { $0.delaysTouchesEnded = try $1.bool() })
    entry.property(
      "name", .string, of: type, "A name for the app's own use; the trace has the object's own.",
      get: { $0.name.map { .string($0) } ?? .none },
      set: { $0.name = $1.isNil ? nil : try $1.string() })
    entry.property(
      "numberOfTouches", .integer, of: type, "How many fingers the gesture is made of.",
      get: { .integer($0.numberOfTouches) })
    entry.delegate(
      "delegate", .uiGestureRecognizerDelegate, of: type,
      "Who is asked whether the recogniser may go on, and beside which others.",
      get: { $0.delegate }, set: { $0.ownDelegate = $1 })
    entry.method(
      "require", of: type, [.labelled("toFail", .object("UIGestureRecognizer"), optional: false)],
      "Holds the gesture back until another recogniser has failed."
    ) { recognizer, call in
      recognizer.require(toFail: try call.required(0, UIGestureRecognizer.self))
      return .none
    }
    entry.method(
      "location", of: type, [.place, .labelled("ofTouch", .integer)],
      "The middle of the fingers, or where one of them is by its number from 0, in a view's "
        + "coordinates, or the window's.", returns: .point
    ) { recognizer, call in
      let view = try call.object(0, UIView.self)
      guard let touch = try call.integer(1) else { return .point(recognizer.location(in: view)) }
      guard (0..<recognizer.numberOfTouches).contains(touch) else {
        throw LuaError(
          "location: option \"ofTouch\" should be less than \(recognizer.numberOfTouches), the "
            + "number of touches, and 0 or more, got \(touch)")
      }
      return .point(recognizer.location(ofTouch: touch, in: view))
    }
    return entry
  }()

  static let uiTapGestureRecognizer: ClassEntry = {
    var entry = ClassEntry(
      name: "UITapGestureRecognizer", superclass: "UIGestureRecognizer",
      summary: "Recognises taps: UITapGestureRecognizer { \"Tap\", action = f }.",
      type: UITapGestureRecognizer.self, make: { UITapGestureRecognizer() })
    let type = UITapGestureRecognizer.self
    entry.property(
      "numberOfTapsRequired", .integer, of: type, "How many taps it takes.",
      get: { .integer($0.numberOfTapsRequired) },
      set: { $0.numberOfTapsRequired = try $1.count() })
    entry.property(
      "numberOfTouchesRequired", .integer, of: type, "How many fingers have to tap at once.",
      get: { .integer($0.numberOfTouchesRequired) },
      set: { $0.numberOfTouchesRequired = try $1.count() })
    return entry
  }()

  static let uiPanGestureRecognizer: ClassEntry = {
    var entry = ClassEntry(
      name: "UIPanGestureRecognizer", superclass: "UIGestureRecognizer",
      summary: "Recognises fingers that move; it goes on until they are lifted.",
      type: UIPanGestureRecognizer.self, make: { UIPanGestureRecognizer() })
    let type = UIPanGestureRecognizer.self
    entry.property(
      "minimumNumberOfTouches", .integer, of: type, "How few fingers are enough.",
      get: { .integer($0.minimumNumberOfTouches) },
      set: { $0.minimumNumberOfTouches = try $1.count() })
    entry.property(
      "maximumNumberOfTouches", .integer, of: type, "How many fingers it takes at most.",
      get: { .integer($0.maximumNumberOfTouches) },
      set: { $0.maximumNumberOfTouches = try $1.count() })
    entry.method(
      "translation", of: type, [.place],
      "How far the fingers have gone, in a view's coordinates, or the window's.", returns: .point
    ) { pan, call in
      .point(pan.translation(in: try call.object(0, UIView.self)))
    }
    entry.method(
      "setTranslation", of: type, [.positional("translation", .point), .place],
      "Says how far the fingers count as having gone; their speed is forgotten."
    ) { pan, call in
      guard let translation = try call[0]?.point() else { return .none }
      pan.setTranslation(translation, in: try call.object(1, UIView.self))
      return .none
    }
    entry.method(
      "velocity", of: type, [.place],
      "How fast the fingers move, in points a second of a view's coordinates, or the window's.",
      returns: .point
    ) { pan, call in
      .point(pan.velocity(in: try call.object(0, UIView.self)))
    }
    return entry
  }()

  static let uiScreenEdgePanGestureRecognizer: ClassEntry = {
    var entry = ClassEntry(
      name: "UIScreenEdgePanGestureRecognizer", superclass: "UIPanGestureRecognizer",
      summary: "Recognises a pan that begins at an edge of the screen.",
      type: UIScreenEdgePanGestureRecognizer.self, make: { UIScreenEdgePanGestureRecognizer() })
    entry.firstSystem = (7, "UIPanGestureRecognizer")
    entry.property(
      "edges", .options(.rectEdge), of: UIScreenEdgePanGestureRecognizer.self,
      "The edges at which it may begin.",
      get: { Enumeration.rectEdge.names(of: $0.edges.rawValue) },
      set: { $0.edges = UIRectEdge(rawValue: UInt(try $1.options(.rectEdge))) })
    return entry
  }()

  static let uiLongPressGestureRecognizer: ClassEntry = {
    var entry = ClassEntry(
      name: "UILongPressGestureRecognizer", superclass: "UIGestureRecognizer",
      summary: "Recognises fingers that stay where they are; it goes on until they are lifted.",
      type: UILongPressGestureRecognizer.self, make: { UILongPressGestureRecognizer() })
    let type = UILongPressGestureRecognizer.self
    entry.property(
      "minimumPressDuration", .number, of: type, "How long the fingers are down, in seconds.",
      get: { .number($0.minimumPressDuration) }, set: { $0.minimumPressDuration = try $1.number() })
    entry.property(
      "allowableMovement", .number, of: type, "How far the fingers may move before, in points.",
      get: { .number($0.allowableMovement) }, set: { $0.allowableMovement = try $1.number() })
    entry.property(
      "numberOfTapsRequired", .integer, of: type, "How many taps come before the press.",
      get: { .integer($0.numberOfTapsRequired) },
      set: { $0.numberOfTapsRequired = max(0, try $1.integer()) })
    entry.property(
      "numberOfTouchesRequired", .integer, of: type, "How many fingers have to be down.",
      get: { .integer($0.numberOfTouchesRequired) },
      set: { $0.numberOfTouchesRequired = try $1.count() })
    return entry
  }()

  static let uiSwipeGestureRecognizer: ClassEntry = {
    var entry = ClassEntry(
      name: "UISwipeGestureRecognizer", superclass: "UIGestureRecognizer",
      summary: "Recognises a quick movement of fingers in one direction.",
      type: UISwipeGestureRecognizer.self, make: { UISwipeGestureRecognizer() })
    let type = UISwipeGestureRecognizer.self
    entry.property(
      "direction", .options(.swipeDirection), of: type, "Where the swipe may go.",
      get: { Enumeration.swipeDirection.names(of: $0.direction.rawValue) },
      set: {
        $0.direction = UISwipeGestureRecognizer.Direction(
          rawValue: UInt(try $1.options(.swipeDirection)))
      })
    entry.property(
      "numberOfTouchesRequired", .integer, of: type, "How many fingers it takes.",
      get: { .integer($0.numberOfTouchesRequired) },
      set: { $0.numberOfTouchesRequired = try $1.count() })
    return entry
  }()

  static let uiPinchGestureRecognizer: ClassEntry = {
    var entry = ClassEntry(
      name: "UIPinchGestureRecognizer", superclass: "UIGestureRecognizer",
      summary: "Recognises two fingers that move apart or together.",
      type: UIPinchGestureRecognizer.self, make: { UIPinchGestureRecognizer() })
    entry.property(
      "scale", .number, of: UIPinchGestureRecognizer.self,
      "How far apart the fingers are, 1 being the distance at which the gesture began.",
      get: { .number($0.scale) }, set: { $0.scale = try $1.number() })
    return entry
  }()

  /// Adds what views have to do with gestures.
  static func addGestures(to entry: inout ClassEntry) {
    let type = UIView.self
    entry.property(
      "gestureRecognizers", .list(.object("UIGestureRecognizer")), of: type,
      "The recognisers that are attached to the view, oldest first; nil if none ever was.",
      get: { $0.gestureRecognizers.map { .list($0.map { .object($0) }) } ?? .none },
      set: { $0.gestureRecognizers = try $1.objects(UIGestureRecognizer.self) })
    for (name, summary, body) in attaching {
      entry.method(
        name, of: type, [.positional("recognizer", .object("UIGestureRecognizer"))], summary
      ) { view, call in
        body(view, try call.required(0, UIGestureRecognizer.self))
        return .none
      }
    }
    entry.method(
      "gestureRecognizerShouldBegin", of: type,
      [.positional("recognizer", .object("UIGestureRecognizer"))],
      "Whether a gesture may begin whose touches the view would lose by it.",
      hook: .gestureRecognizerShouldBegin, returns: .boolean
    ) { view, call in
      .bool(view.gestureRecognizerShouldBegin(try call.required(0, UIGestureRecognizer.self)))
    }
  }

  private static let attaching:
    [(String, String, @Sendable (UIView, UIGestureRecognizer) -> Void)] = [
      ("addGestureRecognizer", "Attaches a recogniser.", { $0.addGestureRecognizer($1) }),
      (
        "removeGestureRecognizer", "Takes a recogniser away, which cancels its gesture.",
        { $0.removeGestureRecognizer($1) }
      ),
    ]
}

extension CallableEntry.Parameter {
  /// In whose coordinates a place is.
  fileprivate static let place = CallableEntry.Parameter.labelled("in_", .object("UIView"))
}

extension Argument {
  /// A number of taps or fingers.
  fileprivate func count() throws -> Int {
    let value = try integer()
    guard value > 0 else { throw LuaError("\(label) should be 1 or more, got \(value)") }
    return value
  }
}

extension Enumeration {
  static let gestureState = Enumeration(
    "UIGestureRecognizer.State",
    ["possible", "began", "changed", "ended", "cancelled", "failed"])
  static let swipeDirection = Enumeration(
    name: "swipe direction", type: "UISwipeGestureRecognizer.Direction",
    [("right", 1), ("left", 2), ("up", 4), ("down", 8)])
  static let rectEdge = Enumeration(
    name: "UIRectEdge", [("top", 1), ("left", 2), ("bottom", 4), ("right", 8), ("all", 15)])
}

extension ProtocolEntry {
  static let uiGestureRecognizerDelegate = ProtocolEntry(
    "UIGestureRecognizerDelegate",
    [
      Method(
        .gestureRecognizerShouldBegin, [recognizer],
        "Whether the recogniser may leave \"possible\"; if not, it fails.", returns: .boolean),
      Method(
        .gestureRecognizerShouldReceive, [recognizer, .positional("touch", .object("UITouch"))],
        "Whether the recogniser gets a touch.", returns: .boolean),
      Method(
        .gestureRecognizerShouldRecognizeSimultaneouslyWith, [recognizer, other],
        "Whether both may be recognised; one yes is enough.", returns: .boolean),
      Method(
        .gestureRecognizerShouldRequireFailureOf, [recognizer, other],
        "Whether the recogniser waits until the other one has failed.", returns: .boolean),
      Method(
        .gestureRecognizerShouldBeRequiredToFailBy, [recognizer, other],
        "Whether the other one waits until the recogniser has failed.", returns: .boolean),
    ])

  private static let recognizer = CallableEntry.Parameter.positional(
    "gestureRecognizer", .object("UIGestureRecognizer"))
  private static let other = CallableEntry.Parameter.positional(
    "other", .object("UIGestureRecognizer"))
}

extension ScriptDelegate: UIGestureRecognizerDelegate {
  package func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    ask(.gestureRecognizerShouldBegin, .object(gestureRecognizer), decode: { try $0.bool() })
      ?? true
  }

  package func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    ask(
      .gestureRecognizerShouldReceive, .object(gestureRecognizer), .object(touch),
      decode: { try $0.bool() }) ?? true
  }

  package func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    ask(
      .gestureRecognizerShouldRecognizeSimultaneouslyWith, .object(gestureRecognizer),
      .object(other), decode: { try $0.bool() }) ?? false
  }

  package func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool {
    ask(
      .gestureRecognizerShouldRequireFailureOf, .object(gestureRecognizer), .object(other),
      decode: { try $0.bool() }) ?? false
  }

  package func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool {
    ask(
      .gestureRecognizerShouldBeRequiredToFailBy, .object(gestureRecognizer), .object(other),
      decode: { try $0.bool() }) ?? false
  }
}
