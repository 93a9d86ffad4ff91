import Lua
package import UIKitSimulation

extension ClassEntry {
  static let uiAlertView: ClassEntry = {
    var entry = ClassEntry(
      name: "UIAlertView", superclass: "UIView",
      summary: "The alert of systems before iOS 8, in a window of its own.",
      type: UIAlertView.self, make: { UIAlertView() })
    let type = UIAlertView.self
    entry.setTitle = { object, title in (object as? UIAlertView)?.title = title }
    entry.property(
      "title", .string, of: type, "The text at the top.",
      get: { $0.title.map { .string($0) } ?? .none },
      set: { $0.title = $1.isNil ? nil : try $1.string() })
    entry.property(
      "message", .string, of: type, "The text below the title.",
      get: { $0.message.map { .string($0) } ?? .none },
      set: { $0.message = $1.isNil ? nil : try $1.string() })
    entry.delegate(
      "delegate", .alertView, of: type, "Who hears of the user's choice.",
      get: { $0.delegate }, set: { $0.delegate = $1 })
    entry.property(
      "alertViewStyle", .enumeration(.alertViewStyle), of: type, "Which fields the alert has.",
      get: { .string("\($0.alertViewStyle)") },
      set: {
        $0.alertViewStyle = try $1.enumeration(.alertViewStyle, UIAlertView.Style.self)
      })
    entry.property(
      "cancelButtonTitle", .string, of: type, "Adds the button that cancels, at index 0.",
      get: { .string($0.buttonTitleAtIndex($0.cancelButtonIndex) ?? "") },
      initialize: { $0.cancelButtonIndex = $0.addButtonWithTitle(try $1.string()) })
    entry.property(
      "otherButtonTitles", .list(.string), of: type, "Adds other buttons, in order.",
      get: { alert in
        .list(
          (0..<alert.numberOfButtons).filter { $0 != alert.cancelButtonIndex }.map {
            .string(alert.buttonTitleAtIndex($0) ?? "")
          })
      },
      initialize: { alert, argument in
        for title in try argument.strings() { alert.addButtonWithTitle(title) }
      })
    entry.property(
      "cancelButtonIndex", .integer, of: type, "The button that cancels, or -1.",
      get: { .integer($0.cancelButtonIndex) }, set: { $0.cancelButtonIndex = try $1.integer() })
    entry.property(
      "firstOtherButtonIndex", .integer, of: type, "The first other button, or -1.",
      get: { .integer($0.firstOtherButtonIndex) })
    entry.property(
      "numberOfButtons", .integer, of: type, "How many buttons there are.",
      get: { .integer($0.numberOfButtons) })
    entry.property(
      "isVisible", .boolean, of: type, "Whether the alert is on the screen.",
      get: { .bool($0.isVisible) })
    entry.method("show", of: type, "Shows the alert.") { alert, _ in
      alert.show()
      return .none
    }
    entry.method(
      "textFieldAtIndex", of: type, [.positional("index", .integer)],
      "A field of the alert, from 0; nil if there is none.",
      returns: .optional(.object("UITextField"))
    ) { alert, call in .object(alert.textFieldAtIndex(try call.integer(0) ?? 0)) }
    entry.addButtonMethods(
      of: type, add: { $0.addButtonWithTitle($1) }, title: { $0.buttonTitleAtIndex($1) },
      dismiss: { $0.dismissWithClickedButtonIndex($1, animated: $2) })
    return entry
  }()

  static let uiActionSheet: ClassEntry = {
    var entry = ClassEntry(
      name: "UIActionSheet", superclass: "UIView",
      summary: "The action sheet of systems before iOS 8, in a window of its own.",
      type: UIActionSheet.self, make: { UIActionSheet() })
    let type = UIActionSheet.self
    entry.setTitle = { object, title in (object as? UIActionSheet)?.title = title }
    entry.property(
      "title", .string, of: type, "The text at the top.",
      get: { $0.title.map { .string($0) } ?? .none },
      set: { $0.title = $1.isNil ? nil : try $1.string() })
    entry.delegate(
      "delegate", .actionSheet, of: type, "Who hears of the user's choice.",
      get: { $0.delegate }, set: { $0.delegate = $1 })
    entry.property(
      "destructiveButtonTitle", .string, of: type, "Adds the button that destroys, at index 0.",
      get: { .string($0.buttonTitleAtIndex($0.destructiveButtonIndex) ?? "") },
      initialize: { $0.destructiveButtonIndex = $0.addButtonWithTitle(try $1.string()) })
    entry.property(
      "otherButtonTitles", .list(.string), of: type, "Adds other buttons, in order.",
      get: { sheet in
        .list(
          (0..<sheet.numberOfButtons).filter {
            $0 != sheet.cancelButtonIndex && $0 != sheet.destructiveButtonIndex
          }.map { .string(sheet.buttonTitleAtIndex($0) ?? "") })
      },
      initialize: { sheet, argument in
        for title in try argument.strings() { sheet.addButtonWithTitle(title) }
      })
    entry.property(
      "cancelButtonTitle", .string, of: type, "Adds the button that cancels, the last one.",
      get: { .string($0.buttonTitleAtIndex($0.cancelButtonIndex) ?? "") },
      initialize: { $0.cancelButtonIndex = $0.addButtonWithTitle(try $1.string()) })
    entry.property(
      "cancelButtonIndex", .integer, of: type, "The button that cancels, or -1.",
      get: { .integer($0.cancelButtonIndex) }, set: { $0.cancelButtonIndex = try $1.integer() })
    entry.property(
      "destructiveButtonIndex", .integer, of: type, "The button that destroys, or -1.",
      get: { .integer($0.destructiveButtonIndex) },
      set: { $0.destructiveButtonIndex = try $1.integer() })
    entry.property(
      "firstOtherButtonIndex", .integer, of: type, "The first other button, or -1.",
      get: { .integer($0.firstOtherButtonIndex) })
    entry.property(
      "numberOfButtons", .integer, of: type, "How many buttons there are.",
      get: { .integer($0.numberOfButtons) })
    entry.property(
      "isVisible", .boolean, of: type, "Whether the action sheet is on the screen.",
      get: { .bool($0.isVisible) })
    entry.method(
      "showInView", of: type, [.positional("view", .object("UIView"))],
      "Shows the action sheet; on a pad in the middle of the view."
    ) { sheet, call in
      sheet.showInView(try call.required(0, UIView.self))
      return .none
    }
    entry.method(
      "showFromRect", of: type,
      [
        .positional("rect", .rect), .labelled("inView", .object("UIView"), optional: false),
        .animated,
      ],
      "Shows the action sheet; on a pad beside a rectangle of the view."
    ) { sheet, call in
      sheet.showFromRect(
        try call.rect(0), inView: try call.required(1, UIView.self),
        animated: try call.bool(2) ?? true)
      return .none
    }
    entry.addButtonMethods(
      of: type, add: { $0.addButtonWithTitle($1) }, title: { $0.buttonTitleAtIndex($1) },
      dismiss: { $0.dismissWithClickedButtonIndex($1, animated: $2) })
    return entry
  }()

  /// The methods that both classes have for their buttons.
  private mutating func addButtonMethods<Object: NSObject>(
    of type: Object.Type, add: @escaping @Sendable (Object, String) -> Int,
    title: @escaping @Sendable (Object, Int) -> String?,
    dismiss: @escaping @Sendable (Object, Int, Bool) -> Void
  ) {
    method(
      "addButtonWithTitle", of: type, [.positional("title", .string)],
      "Adds a button at the end; returns its index, from 0.", returns: .integer
    ) { alert, call in .integer(add(alert, try call.string(0) ?? "")) }
    method(
      "buttonTitleAtIndex", of: type, [.positional("index", .integer)],
      "The title of a button, from 0; nil if there is none.", returns: .optional(.string)
    ) { alert, call in
      title(alert, try call.integer(0) ?? 0).map { .string($0) } ?? .object(nil)
    }
    method(
      "dismissWithClickedButtonIndex", of: type,
      [.positional("index", .integer), .animated],
      "Takes it off the screen as if that button had been touched; nobody hears of a click."
    ) { alert, call in
      dismiss(alert, try call.integer(0) ?? 0, try call.bool(1) ?? true)
      return .none
    }
  }
}

extension ProtocolEntry {
  static let alertView = ProtocolEntry(
    "UIAlertViewDelegate",
    [
      Method(
        .alertViewClickedButtonAtIndex,
        [.positional("alertView", .object("UIAlertView")), .positional("index", .integer)],
        "Called when the user touched a button."),
      Method(
        .willPresentAlertView, [.positional("alertView", .object("UIAlertView"))],
        "Called before the alert appears."),
      Method(
        .didPresentAlertView, [.positional("alertView", .object("UIAlertView"))],
        "Called when the alert has appeared."),
      Method(
        .alertViewWillDismissWithButtonIndex,
        [.positional("alertView", .object("UIAlertView")), .positional("index", .integer)],
        "Called before the alert goes."),
      Method(
        .alertViewDidDismissWithButtonIndex,
        [.positional("alertView", .object("UIAlertView")), .positional("index", .integer)],
        "Called when the alert has gone."),
    ])
  static let actionSheet = ProtocolEntry(
    "UIActionSheetDelegate",
    [
      Method(
        .actionSheetClickedButtonAtIndex,
        [.positional("actionSheet", .object("UIActionSheet")), .positional("index", .integer)],
        "Called when the user touched a button."),
      Method(
        .willPresentActionSheet, [.positional("actionSheet", .object("UIActionSheet"))],
        "Called before the sheet appears."),
      Method(
        .didPresentActionSheet, [.positional("actionSheet", .object("UIActionSheet"))],
        "Called when the sheet has appeared."),
      Method(
        .actionSheetWillDismissWithButtonIndex,
        [.positional("actionSheet", .object("UIActionSheet")), .positional("index", .integer)],
        "Called before the sheet goes."),
      Method(
        .actionSheetDidDismissWithButtonIndex,
        [.positional("actionSheet", .object("UIActionSheet")), .positional("index", .integer)],
        "Called when the sheet has gone."),
    ])
}

extension ScriptDelegate: UIAlertViewDelegate {
  package func alertView(_ alertView: UIAlertView, clickedButtonAtIndex index: Int) {
    call(.alertViewClickedButtonAtIndex, .object(alertView), .integer(index))
  }
  package func willPresentAlertView(_ alertView: UIAlertView) {
    call(.willPresentAlertView, .object(alertView))
  }
  package func didPresentAlertView(_ alertView: UIAlertView) {
    call(.didPresentAlertView, .object(alertView))
  }
  package func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex index: Int) {
    call(.alertViewWillDismissWithButtonIndex, .object(alertView), .integer(index))
  }
  package func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex index: Int) {
    call(.alertViewDidDismissWithButtonIndex, .object(alertView), .integer(index))
  }
}

extension ScriptDelegate: UIActionSheetDelegate {
  package func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAtIndex index: Int) {
    call(.actionSheetClickedButtonAtIndex, .object(actionSheet), .integer(index))
  }
  package func willPresentActionSheet(_ actionSheet: UIActionSheet) {
    call(.willPresentActionSheet, .object(actionSheet))
  }
  package func didPresentActionSheet(_ actionSheet: UIActionSheet) {
    call(.didPresentActionSheet, .object(actionSheet))
  }
  package func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex index: Int) {
    call(.actionSheetWillDismissWithButtonIndex, .object(actionSheet), .integer(index))
  }
  package func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex index: Int) {
    call(.actionSheetDidDismissWithButtonIndex, .object(actionSheet), .integer(index))
  }
}
