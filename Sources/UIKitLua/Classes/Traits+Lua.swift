import Lua
import UIKitSimulation

/// An object with traits that can be made light or dark.
protocol StyledTraitEnvironment: UITraitEnvironment {
  var overrideUserInterfaceStyle: UIUserInterfaceStyle { get set }
}

extension UIView: StyledTraitEnvironment {}
extension UIViewController: StyledTraitEnvironment {}

extension ClassEntry {
  static let uiTraitCollection: ClassEntry = {
    var entry = ClassEntry(
      name: "UITraitCollection", superclass: nil,
      summary: "What an object is told about the room and the device that it is on.",
      type: UITraitCollection.self, make: { UITraitCollection() })
    let type = UITraitCollection.self
    entry.property(
      "userInterfaceIdiom", .enumeration(.userInterfaceIdiom), of: type, "The kind of device.",
      get: { .string("\($0.userInterfaceIdiom)") },
      set: {
        let value = try $1.enumeration(.userInterfaceIdiom, UIUserInterfaceIdiom.self)
        try change($0) { $0.userInterfaceIdiom = value }
      })
    entry.property(
      "horizontalSizeClass", .enumeration(.sizeClass), of: type, "The width's class.",
      get: { .string("\($0.horizontalSizeClass)") },
      set: {
        let value = try $1.enumeration(.sizeClass, UIUserInterfaceSizeClass.self)
        try change($0) { $0.horizontalSizeClass = value }
      })
    entry.property(
      "verticalSizeClass", .enumeration(.sizeClass), of: type, "The height's class.",
      get: { .string("\($0.verticalSizeClass)") },
      set: {
        let value = try $1.enumeration(.sizeClass, UIUserInterfaceSizeClass.self)
        try change($0) { $0.verticalSizeClass = value }
      })
    entry.property(
      "displayScale", .number, of: type, "Pixels per point; 0 says nothing.",
      get: { .number($0.displayScale) },
      set: {
        let value = try $1.number()
        try change($0) { $0.displayScale = value }
      })
    entry.property(
      "userInterfaceStyle", .enumeration(.userInterfaceStyle), of: type, "Light or dark.",
      get: { .string("\($0.userInterfaceStyle)") },
      set: {
        let value = try $1.enumeration(.userInterfaceStyle, UIUserInterfaceStyle.self)
        try change($0) { $0.userInterfaceStyle = value }
      })
    entry.method(
      "containsTraits", of: type, [.labelled("in_", .object("UITraitCollection"))],
      "Whether everything that another collection says holds in this one.", returns: .boolean
    ) { collection, call in
      .bool(collection.containsTraits(in: try call.object(0, UITraitCollection.self)))
    }
    return entry
  }()

  /// A collection is filled in where it is made, and stays as it is once UIKit has it.
  private static func change(
    _ collection: UITraitCollection, _ change: (inout Traits) -> Void
  ) throws {
    guard collection.set(change) else {
      throw LuaError(
        "a UITraitCollection can't be changed once UIKit has it; make another: "
          + "UITraitCollection { horizontalSizeClass = \"compact\" }")
    }
  }

  static let uiTraitOverrides: ClassEntry = {
    var entry = ClassEntry(
      name: "UITraitOverrides", superclass: nil,
      summary: "What an object says in the place of the traits that it would have.",
      type: UITraitOverrides.self, make: nil)
    let type = UITraitOverrides.self
    entry.property(
      "horizontalSizeClass", .enumeration(.sizeClass), of: type,
      "The width's class; \"unspecified\" takes the override away.",
      get: { .string("\($0.horizontalSizeClass)") },
      set: {
        $0.horizontalSizeClass = try $1.enumeration(.sizeClass, UIUserInterfaceSizeClass.self)
      })
    entry.property(
      "verticalSizeClass", .enumeration(.sizeClass), of: type,
      "The height's class; \"unspecified\" takes the override away.",
      get: { .string("\($0.verticalSizeClass)") },
      set: {
        $0.verticalSizeClass = try $1.enumeration(.sizeClass, UIUserInterfaceSizeClass.self)
      })
    entry.property(
      "userInterfaceStyle", .enumeration(.userInterfaceStyle), of: type,
      "Light or dark; \"unspecified\" takes the override away.",
      get: { .string("\($0.userInterfaceStyle)") },
      set: {
        $0.userInterfaceStyle = try $1.enumeration(.userInterfaceStyle, UIUserInterfaceStyle.self)
      })
    return entry
  }()

  static let uiLayoutSupport: ClassEntry = {
    var entry = ClassEntry(
      name: "UILayoutSupport", superclass: nil,
      summary: "How far something reaches into a controller's view.", type: UILayoutSupport.self,
      make: nil)
    entry.property(
      "length", .number, of: UILayoutSupport.self, "What is covered, in points.",
      get: { .number($0.length) })
    return entry
  }()

  /// Adds what views and controllers have as objects with traits.
  static func addTraits<Object: UIResponder & StyledTraitEnvironment>(
    to entry: inout ClassEntry, of type: Object.Type
  ) {
    entry.property(
      "traitCollection", .object("UITraitCollection"), of: type,
      "The traits of the room that it has.", get: { .object($0.traitCollection) })
    entry.property(
      "overrideUserInterfaceStyle", .enumeration(.userInterfaceStyle), of: type,
      "Light or dark whatever is around it; \"unspecified\" follows it.",
      get: { .string("\($0.overrideUserInterfaceStyle)") },
      set: {
        $0.overrideUserInterfaceStyle = try $1.enumeration(
          .userInterfaceStyle, UIUserInterfaceStyle.self)
      })
    entry.method(
      "traitCollectionDidChange", of: type, [.positional("previous", .object("UITraitCollection"))],
      "Called after the traits have changed; the argument is what they were, nil at first.",
      hook: .traitCollectionDidChange
    ) { object, call in
      object.traitCollectionDidChange(try call.object(0, UITraitCollection.self))
      return .none
    }
  }

  /// Adds what controllers know about the place of their view.
  static func addSurroundings(to entry: inout ClassEntry) {
    let type = UIViewController.self
    entry.property(
      "additionalSafeAreaInsets", .insets, of: type,
      "What the controller adds to its view's safe area.",
      get: { .insets($0.additionalSafeAreaInsets) },
      set: { $0.additionalSafeAreaInsets = try $1.insets() })
    entry.property(
      "topLayoutGuide", .object("UILayoutSupport"), of: type,
      "How far bars reach into the top of the view.", get: { .object($0.topLayoutGuide) })
    entry.property(
      "bottomLayoutGuide", .object("UILayoutSupport"), of: type,
      "How far bars reach into the bottom of the view.", get: { .object($0.bottomLayoutGuide) })
    entry.property(
      "traitOverrides", .object("UITraitOverrides"), of: type,
      "What the controller says in the place of its traits; nil before iOS 17.",
      get: { .object($0.traitOverrides) })
    entry.method(
      "viewSafeAreaInsetsDidChange", of: type, "Called when what covers the edges has changed.",
      hook: .viewSafeAreaInsetsDidChange
    ) { controller, _ in
      controller.viewSafeAreaInsetsDidChange()
      return .none
    }
    entry.method(
      "viewLayoutMarginsDidChange", of: type, "Called when the view's margins have changed.",
      hook: .viewLayoutMarginsDidChange
    ) { controller, _ in
      controller.viewLayoutMarginsDidChange()
      return .none
    }
    entry.method(
      "setOverrideTraitCollection", of: type,
      [
        .positional("traits", .object("UITraitCollection"), optional: true),
        .labelled("forChild", .object("UIViewController"), optional: false),
      ],
      "Gives a child other traits than it would have; nil takes them away."
    ) { controller, call in
      let child = try call.required(1, UIViewController.self)
      guard child.parent === controller else {
        throw LuaError(
          "setOverrideTraitCollection: \(child.traceNameText) is no child of "
            + "\(controller.traceNameText)")
      }
      controller.setOverrideTraitCollection(
        try call.object(0, UITraitCollection.self), forChild: child)
      return .none
    }
    entry.method(
      "overrideTraitCollection", of: type,
      [.labelled("forChild", .object("UIViewController"), optional: false)],
      "The traits that the controller gives a child in the place of its own.",
      returns: .optional(.object("UITraitCollection"))
    ) { controller, call in
      .object(
        controller.overrideTraitCollection(forChild: try call.required(0, UIViewController.self)))
    }
  }
}
