import Testing
import Trace

@testable import UIKitSimulation

@Suite("Who has the status bar")
struct StatusBarOwnerTests {
  /// A controller class of an app's that has answers of its own.
  final class Reader: UIViewController {
    var isHidden = true
    var style = UIStatusBarStyle.lightContent

    override class var className: String { "UIViewController" }
    override var prefersStatusBarHidden: Bool { isHidden }
    override var preferredStatusBarStyle: UIStatusBarStyle { style }
  }

  static let styles: [UIModalPresentationStyle] = [
    .fullScreen, .pageSheet, .formSheet, .currentContext, .overFullScreen, .overCurrentContext,
    .custom,
  ]

  /// Whether the controller fills the screen in the end: on phones sheets do before iOS 13, and what
  /// covers a context does before iOS 8.
  static func fills(_ style: UIModalPresentationStyle, _ target: Target) -> Bool {
    style == .fullScreen || style.isSheet && !target.isPad && target.major < 13
      || style == .currentContext && !target.isPad && target.major < 8
  }

  @Test(
    "A presented controller has it from the beginning to the dismissal's, if it fills the screen",
    arguments: styles, [Target].all)
  func presented(style: UIModalPresentationStyle, target: Target) throws {
    try World.run(target) { world in
      let application = world.simulator.application
      let form = world.controller("Form", style)
      #expect(application.statusBarOwner === world.home)
      world.home.present(form, animated: true)
      world.halfway()
      let owner = Self.fills(style, target) ? form : world.home
      #expect(application.statusBarOwner === owner)
      world.settle()
      #expect(application.statusBarOwner === owner)
      form.dismiss(animated: true)
      world.halfway()
      #expect(form.isBeingDismissed)
      #expect(application.statusBarOwner === world.home)
    }
  }

  @Test(
    "With the flag set it has it in every style", arguments: styles, [Target].all)
  func capturing(style: UIModalPresentationStyle, target: Target) throws {
    try World.run(target) { world in
      let form = world.controller("Form", style)
      form.modalPresentationCapturesStatusBarAppearance = true
      world.home.present(form, animated: false)
      world.settle()
      #expect(world.simulator.application.statusBarOwner === form)
    }
  }

  @Test(
    "A chain hands it on as far as there is no gap, or to any full screen if that is the rule",
    arguments: StatusBarChain.allCases)
  func chain(rule: StatusBarChain) throws {
    let value = UInt8(StatusBarChain.allCases.firstIndex(of: rule) ?? 0)
    let rules = [SystemProfile.Switch(policy: .statusBarChain, value: value)]
    try World.run(Target("iPad Air 2", 12), switches: rules) { world in
      let first = world.presented("First", .fullScreen, on: world.home)
      #expect(world.simulator.application.statusBarOwner === first)
      let over = world.presented("Over", .overFullScreen, on: first)
      let last = world.presented("Last", .fullScreen, on: over)
      #expect(
        world.simulator.application.statusBarOwner === (rule == .ownersOnly ? first : last))
    }
  }

  @Test("A class of the app's is asked, and what isn't the usual answer is in the trace")
  func classes() throws {
    try World.run(Target("iPhone 8", 12), root: { Reader() }) { world in
      let application = world.simulator.application
      let reader = try #require(world.home as? Reader)
      #expect(application.isStatusBarHidden && application.statusBarStyle == .lightContent)
      world.forget()
      reader.isHidden = false
      reader.style = .default
      reader.setNeedsStatusBarAppearanceUpdate()
      #expect(!application.isStatusBarHidden && application.statusBarStyle == .default)
      #expect(world.events(.callback) == [])
      #expect(world.events(.window) == ["UIApplication.statusBar"])
      reader.isHidden = true
      reader.setNeedsStatusBarAppearanceUpdate()
      #expect(world.events(.callback) == ["Home.prefersStatusBarHidden"])
      #expect(world.field(.value, ofLast: "Home.prefersStatusBarHidden") == .bool(true))
      #expect(world.field(.isHidden, ofLast: "UIApplication.statusBar") == .bool(true))
    }
  }

  @Test("A loop of children ends")
  func loop() throws {
    final class Looper: UIViewController {
      override class var className: String { "UIViewController" }
      override var childForStatusBarStyle: UIViewController? { children.first ?? parent }
    }
    try World.run(Target("iPhone 8", 12), root: { Looper() }) { world in
      let child = Looper()
      world.home.addChild(child)
      child.setNeedsStatusBarAppearanceUpdate()
      let owner = world.simulator.application.statusBarOwner
      #expect(owner === child || owner === world.home)
    }
  }
}
