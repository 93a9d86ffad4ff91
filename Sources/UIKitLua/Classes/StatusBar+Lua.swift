import Lua
import UIKitSimulation

extension Enumeration {
  package static let statusBarStyle = Enumeration(
    name: "UIStatusBarStyle",
    [
      ("default", 0), ("lightContent", 1), ("blackTranslucent", 1), ("blackOpaque", 2),
      ("darkContent", 3),
    ])
  package static let statusBarAnimation = Enumeration(
    "UIStatusBarAnimation", ["none", "fade", "slide"])
}

extension ClassEntry {
  /// What a controller says about the status bar.
  mutating func addStatusBarOfController() {
    let type = UIViewController.self
    question(
      "prefersStatusBarHidden", of: type,
      "Whether it wants the status bar hidden; by default as in a phone's landscape (BAR-003).",
      hook: .prefersStatusBarHidden, inherited: { $0.prefersStatusBarHidden })
    addStatusBarQuestion(
      "preferredStatusBarStyle", .statusBarStyle,
      "What it wants the status bar to look like (BAR-003).", .preferredStatusBarStyle
    ) { $0.preferredStatusBarStyle }
    addStatusBarQuestion(
      "preferredStatusBarUpdateAnimation", .statusBarAnimation,
      "How it wants the status bar to come and go (BAR-003).", .preferredStatusBarUpdateAnimation
    ) { $0.preferredStatusBarUpdateAnimation }
    addStatusBarChild(
      "childForStatusBarHidden",
      "The child that is asked in its place whether the status bar is hidden (BAR-002).",
      .childForStatusBarHidden
    ) { $0.childForStatusBarHidden }
    addStatusBarChild(
      "childForStatusBarStyle",
      "The child that is asked in its place what the status bar looks like (BAR-002).",
      .childForStatusBarStyle
    ) { $0.childForStatusBarStyle }
    property(
      "modalPresentationCapturesStatusBarAppearance", .boolean, of: type,
      "Whether it has the status bar in a style that doesn't fill the screen (BAR-001).",
      get: { .bool($0.modalPresentationCapturesStatusBarAppearance) },
      set: { $0.modalPresentationCapturesStatusBarAppearance = try $1.bool() })
    method(
      "setNeedsStatusBarAppearanceUpdate", of: type,
      "Tells UIKit that an answer about the status bar has changed (BAR-004)."
    ) { controller, _ in
      controller.setNeedsStatusBarAppearanceUpdate()
      return .none
    }
  }

  private mutating func addStatusBarQuestion<Answer: RawRepresentable>(
    _ name: String, _ set: Enumeration, _ summary: String, _ hook: Word,
    inherited: @escaping @Sendable (UIViewController) -> Answer
  ) where Answer.RawValue == Int {
    question(
      name, .enumeration(set), of: UIViewController.self, summary, hook: hook,
      get: { controller in
        let answer = controller.simulator.ask(
          hook, of: controller, { if case .number(let raw) = $0 { Int(raw) } else { nil } },
          { inherited(controller).rawValue })
        return set.name(answer).map { .string($0) } ?? .none
      }, check: { _ = try $0.value(of: set) })
  }

  private mutating func addStatusBarChild(
    _ name: String, _ summary: String, _ hook: Word,
    inherited: @escaping @Sendable (UIViewController) -> UIViewController?
  ) {
    question(
      name, .object("UIViewController"), of: UIViewController.self, summary, hook: hook,
      get: { controller in
        .object(
          controller.simulator.ask(
            hook, of: controller,
            { if case .object(let child) = $0 { .some(child as? UIViewController) } else { nil } },
            { inherited(controller) }))
      }, check: { _ = try $0.object(UIViewController.self) })
  }

  /// What a window says about the status bar.
  mutating func addStatusBarOfWindow() {
    property(
      "_canAffectStatusBarAppearance", .boolean, of: UIWindow.self,
      "Whether its controllers may be asked about the status bar, which is private (BAR-008).",
      get: { .bool($0.canAffectStatusBarAppearance) },
      set: { $0.canAffectStatusBarAppearance = try $1.bool() })
  }

  /// What the app says about the status bar.
  mutating func addStatusBar() {
    let type = UIApplication.self
    property(
      "statusBarFrame", .rect, of: type,
      "The status bar's rectangle; in the portrait screen's coordinates before iOS 8.",
      get: { .rect($0.statusBarFrame) })
    property(
      "isStatusBarHidden", .boolean, of: type,
      "Whether the status bar can't be seen; setting it does nothing where controllers are asked.",
      get: { .bool($0.isStatusBarHidden) },
      set: { $0.isStatusBarHidden = try $1.bool() })
    property(
      "statusBarStyle", .enumeration(.statusBarStyle), of: type,
      "What the status bar looks like; setting it does nothing where controllers are asked.",
      get: { .string($0.statusBarStyle.name) },
      set: { $0.statusBarStyle = try $1.enumeration(.statusBarStyle, UIStatusBarStyle.self) })
    method(
      "setStatusBarHidden", of: type,
      [
        .positional("hidden", .boolean),
        .labelled("withAnimation", .enumeration(.statusBarAnimation), fallback: "\"none\""),
      ],
      "Hides or shows the status bar; nothing where controllers are asked."
    ) { application, call in
      let animation = try call[1]?.enumeration(.statusBarAnimation, UIStatusBarAnimation.self)
      application.setStatusBarHidden(try call.bool(0) ?? true, with: animation ?? .none)
      return .none
    }
    method(
      "setStatusBarStyle", of: type,
      [
        .positional("style", .enumeration(.statusBarStyle)),
        .labelled("animated", .boolean, fallback: "false"),
      ],
      "Changes what the status bar looks like; nothing where controllers are asked."
    ) { application, call in
      guard let style = try call[0]?.enumeration(.statusBarStyle, UIStatusBarStyle.self) else {
        return .none
      }
      application.setStatusBarStyle(style, animated: try call.bool(1) ?? false)
      return .none
    }
  }

  static let uiStatusBarManager: ClassEntry = {
    let type = UIStatusBarManager.self
    var entry = ClassEntry(
      name: "UIStatusBarManager", superclass: nil,
      summary: "Says what the status bar of a scene is.", type: type, make: nil)
    entry.property(
      "statusBarStyle", .enumeration(.statusBarStyle), of: type, "What the bar looks like.",
      get: { .string($0.statusBarStyle.name) })
    entry.property(
      "isStatusBarHidden", .boolean, of: type, "Whether the bar can't be seen.",
      get: { .bool($0.isStatusBarHidden) })
    entry.property(
      "statusBarFrame", .rect, of: type, "The bar's rectangle in the window's coordinates.",
      get: { .rect($0.statusBarFrame) })
    return entry
  }()
}
