import Testing

@testable import UIKitSimulation

@Suite("What a controller sees of its presentation in each callback")
struct LinkTests {
  /// A presented probe and what it and its presenter see in each of their callbacks.
  private func seen(
    _ target: Target, _ style: UIModalPresentationStyle, animated: Bool,
    _ look: @escaping (UIViewController, _ presenter: UIViewController) -> String,
    dismissing: Bool
  ) throws -> [String] {
    try World.run(target, root: { Probe() }) { world in
      let form = world.probe("Form", style)
      var lines: [String] = []
      if dismissing {
        world.home.present(form, animated: false)
        world.settle()
      }
      let home = try #require(world.home as? Probe)
      home.look = { lines.append("Home.\($0) \(look(form, home))") }
      form.look = { lines.append("Form.\($0) \(look(form, home))") }
      let completion = { lines.append("completion \(look(form, home))") }
      if dismissing {
        home.dismiss(animated: animated, completion: completion)
      } else {
        home.present(form, animated: animated, completion: completion)
      }
      world.settle()
      return lines.filter { !$0.contains("viewDidLoad") && !$0.contains("viewIsAppearing") }
    }
  }

  @Test(
    "isBeingPresented is true until the completion (PRES-052, PRES-128)",
    arguments: [Target].all, [true, false])
  func beingPresented(target: Target, animated: Bool) throws {
    let lines = try seen(
      target, .fullScreen, animated: animated, { form, _ in "\(form.isBeingPresented)" },
      dismissing: false)
    #expect(
      lines == [
        "Home.viewWillDisappear true", "Form.viewWillAppear true", "Form.viewDidAppear true",
        "Home.viewDidDisappear true", "completion false",
      ])
  }

  @Test(
    "isBeingDismissed is true until the completion (PRES-051, PRES-052, PRES-129)",
    arguments: [Target].all, [true, false])
  func beingDismissed(target: Target, animated: Bool) throws {
    let lines = try seen(
      target, .fullScreen, animated: animated, { form, _ in "\(form.isBeingDismissed)" },
      dismissing: true)
    #expect(
      lines == [
        "Form.viewWillDisappear true", "Home.viewWillAppear true", "Home.viewDidAppear true",
        "Form.viewDidDisappear true", "completion false",
      ])
  }

  @Test(
    "The links hold through the will callbacks and are gone in the did ones (PRES-050, PRES-053)",
    arguments: [Target].all, [true, false])
  func linksOfADismissal(target: Target, animated: Bool) throws {
    let lines = try seen(
      target, .fullScreen, animated: animated,
      { form, home in
        "\(form.presentingViewController === home) \(home.presentedViewController === form)"
      }, dismissing: true)
    #expect(
      lines == [
        "Form.viewWillDisappear true true", "Home.viewWillAppear true true",
        "Home.viewDidAppear false false", "Form.viewDidDisappear false false",
        "completion false false",
      ])
  }

  @Test("The links are there in every callback of a presentation", arguments: [Target].all)
  func linksOfAPresentation(target: Target) throws {
    let lines = try seen(
      target, .formSheet, animated: true,
      { form, home in
        "\(form.presentingViewController === home) \(home.presentedViewController === form)"
      }, dismissing: false)
    #expect(lines.allSatisfy { $0.hasSuffix("true true") }, "\(lines)")
  }

  @Test(
    "Reappearing or being covered sets none of the flags (PRES-128, PRES-129)",
    arguments: [Target].all)
  func flagsWhenCovered(target: Target) throws {
    try World.run(target) { world in
      let form = world.probe("Form", .fullScreen)
      world.home.present(form, animated: false)
      world.settle()
      var flags: [String] = []
      form.look = { flags.append("\($0) \(form.isBeingPresented) \(form.isBeingDismissed)") }
      world.presented("Top", .fullScreen, on: form)
      form.dismiss(animated: true)
      world.settle()
      #expect(
        flags.filter { !$0.contains("viewIsAppearing") } == [
          "viewWillDisappear false false", "viewDidDisappear false false",
          "viewWillAppear false false", "viewDidAppear false false",
        ])
    }
  }

  @Test("The default style is full screen, and automatic from iOS 13 on (PRES-223, PRES-224)")
  func defaultStyle() throws {
    for target in [Target].all {
      try World.run(target) { world in
        let style = world.controller("Form").modalPresentationStyle
        #expect(style == (target.major >= 13 ? .pageSheet : .fullScreen), "\(target)")
      }
    }
  }

  @Test("An app built for iOS 12 keeps full screen on iOS 13 (PRES-224)")
  func defaultStyleByBuild() throws {
    try World.run(Target("iPhone 8", 13), sdk: "12") { world in
      #expect(world.controller("Form").modalPresentationStyle == .fullScreen)
    }
  }

  @Test("From iOS 18 an automatic style reads as formSheet (PRES-326)")
  func automaticStyle() throws {
    try World.run(Target("iPhone 16", 18)) { world in
      #expect(world.controller("Form").modalPresentationStyle == .formSheet)
    }
  }

  @Test(
    "A presentation holds what it presents, until it is gone (PRES-035)", arguments: [Target].all)
  func holdsThePresented(target: Target) throws {
    try World.run(target) { world in
      weak var form: UIViewController?
      do {
        let controller = world.controller("Form", .fullScreen)
        form = controller
        world.home.present(controller, animated: true)
      }
      world.settle()
      #expect(form != nil)
      world.home.dismiss(animated: true)
      world.settle()
      #expect(form == nil)
    }
  }
}
