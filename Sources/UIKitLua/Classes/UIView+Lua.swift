import Lua
import UIKitSimulation

extension ClassEntry {
  static let uiView: ClassEntry = {
    var entry = ClassEntry(
      name: "UIView", superclass: "UIResponder",
      summary: "A rectangle on the screen with its own coordinates, in points.",
      type: UIView.self, make: { UIView() })
    let type = UIView.self
    entry.property(
      "frame", .rect, of: type, "The rectangle in the superview's coordinates.",
      get: { .rect($0.frame) }, set: { $0.frame = try $1.rect() })
    entry.property(
      "bounds", .rect, of: type, "The rectangle in the view's own coordinates.",
      get: { .rect($0.bounds) }, set: { $0.bounds = try $1.rect() })
    entry.property(
      "center", .point, of: type, "The middle, in the superview's coordinates.",
      get: { .point($0.center) }, set: { $0.center = try $1.point() })
    entry.property(
      "transform", .transform, of: type, "How the view is turned and scaled about its middle.",
      get: { .transform($0.transform) }, set: { $0.transform = try $1.transform() })
    entry.property(
      "alpha", .number, of: type, "How opaque the view is, from 0 to 1.",
      get: { .number($0.alpha) }, set: { $0.alpha = try $1.number() })
    entry.property(
      "isHidden", .boolean, of: type, "Whether the view and what is in it can't be seen.",
      get: { .bool($0.isHidden) }, set: { $0.isHidden = try $1.bool() })
    entry.property(
      "isUserInteractionEnabled", .boolean, of: type, "Whether touches reach the view.",
      get: { .bool($0.isUserInteractionEnabled) },
      set: { $0.isUserInteractionEnabled = try $1.bool() })
    entry.property(
      "clipsToBounds", .boolean, of: type, "Whether what sticks out of the view is cut off.",
      get: { .bool($0.clipsToBounds) }, set: { $0.clipsToBounds = try $1.bool() })
    entry.property(
      "isOpaque", .boolean, of: type, "Whether the view hides what is behind it.",
      get: { .bool($0.isOpaque) }, set: { $0.isOpaque = try $1.bool() })
    entry.property(
      "tag", .integer, of: type, "A number of the app's own.",
      get: { .integer($0.tag) }, set: { $0.tag = try $1.integer() })
    entry.property(
      "accessibilityIdentifier", .string, of: type, "A name for tests to find the view by.",
      get: { $0.accessibilityIdentifier.map { .string($0) } ?? .none },
      set: { $0.accessibilityIdentifier = $1.isNil ? nil : try $1.string() })
    entry.property(
      "autoresizingMask", .options(.autoresizing), of: type,
      "How the view follows its superview's size.",
      get: { view in
        Enumeration.autoresizing.names(of: view.autoresizingMask.rawValue)
      },
      set: { view, argument in
        view.autoresizingMask = UIView.AutoresizingMask(
          rawValue: UInt(try argument.options(.autoresizing)))
      })
    entry.property(
      "autoresizesSubviews", .boolean, of: type, "Whether the subviews follow the view's size.",
      get: { .bool($0.autoresizesSubviews) }, set: { $0.autoresizesSubviews = try $1.bool() })
    entry.property(
      "superview", .object("UIView"), of: type, "The view that holds this one.",
      get: { .object($0.superview) })
    entry.property(
      "subviews", .list(.object("UIView")), of: type, "The views in it, back to front.",
      get: { .list($0.subviews.map { .object($0) }) })
    entry.property(
      "window", .object("UIWindow"), of: type, "The window that the view is in.",
      get: { .object($0.window) })
    entry.property(
      "frameInWindow", .rect, of: type,
      "The model rectangle in window coordinates, through every transform; nil without a window.",
      get: { $0.frameInWindow.map { .rect($0) } ?? .none })
    entry.property(
      "layer", .object("CALayer"), of: type, "What animations move in the view's place.",
      get: { .object($0.layer) })
    entry.property(
      "presentedFrame", .rect, of: type,
      "The frame as it is seen now, animations included, in the superview's coordinates.",
      get: { .rect($0.presentedFrame) })
    entry.property(
      "presentedAlpha", .number, of: type, "The alpha as it is seen now, animations included.",
      get: { .number($0.presentedAlpha) })

    entry.property(
      "safeAreaInsets", .insets, of: type,
      "What bars and corners cover at each edge; zero before iOS 11.",
      get: { .insets($0.safeAreaInsets) })
    addTraits(to: &entry, of: type)
    entry.method(
      "safeAreaInsetsDidChange", of: type, "Called when what covers the edges has changed.",
      hook: .safeAreaInsetsDidChange
    ) { view, _ in
      view.safeAreaInsetsDidChange()
      return .none
    }

    entry.method(
      "addSubview", of: type, [.positional("view", .object("UIView"))],
      "Puts a view in front of the other subviews."
    ) { view, call in
      try view.requestSubview(call.required(0, UIView.self))
      return .none
    }
    entry.method(
      "insertSubview", of: type,
      [
        .positional("view", .object("UIView")), .labelled("at", .integer),
        .labelled("belowSubview", .object("UIView")),
        .labelled("aboveSubview", .object("UIView")),
      ],
      "Puts a view at a place among the subviews, 0 being the back."
    ) { view, call in
      let subview = try call.required(0, UIView.self)
      if let sibling = try call.object(2, UIView.self) {
        try view.requestSubview(subview, at: view.place(for: subview, besides: sibling))
      } else if let sibling = try call.object(3, UIView.self) {
        try view.requestSubview(
          subview, at: view.place(for: subview, besides: sibling).map { $0 + 1 })
      } else {
        try view.requestSubview(subview, at: call.integer(1).map { max(0, $0) })
      }
      return .none
    }
    for (name, summary, body) in plainMethods {
      entry.method(name, of: type, summary) { view, _ in
        body(view)
        return .none
      }
    }
    entry.method(
      "layoutSubviews", of: type, "Places the subviews.", hook: .layoutSubviews
    ) { view, _ in
      view.layoutSubviews()
      return .none
    }
    entry.method(
      "didMoveToWindow", of: type, "Called when the view has come into another window.",
      hook: .didMoveToWindow
    ) { view, _ in
      view.didMoveToWindow()
      return .none
    }
    entry.method(
      "endEditing", of: type, [.positional("force", .boolean)],
      "Has the text field or text view in this view that is edited resign, by force or not.",
      returns: .boolean
    ) { view, call in
      .bool(view.endEditing(try call.bool(0) ?? false))
    }
    entry.method(
      "bringSubviewToFront", of: type, [.positional("view", .object("UIView"))],
      "Puts a subview in front of the others."
    ) { view, call in
      view.bringSubviewToFront(try call.required(0, UIView.self))
      return .none
    }
    entry.method(
      "sendSubviewToBack", of: type, [.positional("view", .object("UIView"))],
      "Puts a subview behind the others."
    ) { view, call in
      view.sendSubviewToBack(try call.required(0, UIView.self))
      return .none
    }
    entry.method(
      "isDescendant", of: type, [.labelled("of", .object("UIView"), optional: false)],
      "Whether the view is another one or lies somewhere in it.", returns: .boolean
    ) { view, call in
      .bool(view.isDescendant(of: try call.required(0, UIView.self)))
    }
    entry.method(
      "convert", of: type,
      [
        .positional("value", .either([.rect, .point])), .labelled("to", .object("UIView")),
        .labelled("from", .object("UIView")),
      ],
      "A rect or a point in another view's coordinates; without a view, the window's.",
      returns: .either([.rect, .point])
    ) { view, call in
      let other = try call.object(1, UIView.self)
      let source = try call.object(2, UIView.self)
      guard let value = call[0] else { return .none }
      if let point = try? value.point() {
        return .point(
          source != nil ? view.convert(point, from: source) : view.convert(point, to: other))
      }
      let rect = try value.rect()
      return .rect(source != nil ? view.convert(rect, from: source) : view.convert(rect, to: other))
    }
    entry.addHitTesting()
    addGestures(to: &entry)
    entry.statics = animationFunctions + oldAnimationFunctions
    entry.addKeyboardGuide()
    return entry
  }()

  /// A view that isn't the receiver or one of those that hold it.
  private static let plainMethods: [(String, String, @Sendable (UIView) -> Void)] = [
    ("removeFromSuperview", "Takes the view out of its superview.", { $0.removeFromSuperview() }),
    ("setNeedsLayout", "Asks for layout in the next commit.", { $0.setNeedsLayout() }),
    ("layoutIfNeeded", "Lays the view out now, if it waits for it.", { $0.layoutIfNeeded() }),
  ]
}
