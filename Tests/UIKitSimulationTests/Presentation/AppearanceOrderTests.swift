import Testing
import Trace

@testable import UIKitSimulation

@Suite("The order of the appearance callbacks")
struct AppearanceOrderTests {
  /// A style on a device, and whether it covers its presenter there.
  struct Case: CustomTestStringConvertible {
    let target: Target
    let style: UIModalPresentationStyle
    let covers: Bool

    var testDescription: String { "\(style) on \(target.testDescription)" }
  }

  /// The presenter hears something if and only if its view leaves the window (PRES-115): with full
  /// screen always, with sheets on phones before iOS 13, with over full screen never.
  static let cases: [Case] = [Target].all.flatMap { target -> [Case] in
    let sheetCovers = !target.isPad && target.major < 13
    var cases = [
      Case(target: target, style: .fullScreen, covers: true),
      Case(target: target, style: .pageSheet, covers: sheetCovers),
      Case(target: target, style: .formSheet, covers: sheetCovers),
    ]
    if target.major >= 8 {
      cases.append(Case(target: target, style: .overFullScreen, covers: false))
    }
    return cases
  }

  static let present = ["Form.viewWillAppear", "Form.viewDidAppear", "Home.present.completion"]
  static let cover = [
    "Home.viewWillDisappear", "Form.viewWillAppear", "Form.viewDidAppear", "Home.viewDidDisappear",
    "Home.present.completion",
  ]
  static let leave = [
    "Form.viewWillDisappear", "Form.viewDidDisappear", "Home.dismiss.completion",
  ]
  static let uncover = [
    "Form.viewWillDisappear", "Home.viewWillAppear", "Home.viewDidAppear", "Form.viewDidDisappear",
    "Home.dismiss.completion",
  ]

  @Test(
    "Presenting tells the presenter if and only if it is covered (PRES-105, PRES-113, PRES-117)",
    arguments: cases, [true, false])
  func presents(row: Case, animated: Bool) throws {
    try World.run(row.target) { world in
      world.home.present(world.controller("Form", row.style), animated: animated, completion: {})
      world.settle()
      #expect(world.appearance == (row.covers ? Self.cover : Self.present))
      #expect(world.warnings == [])
    }
  }

  @Test(
    "Dismissing tells the presenter if and only if it was covered (PRES-106, PRES-126, PRES-127)",
    arguments: cases, [true, false])
  func dismisses(row: Case, animated: Bool) throws {
    try World.run(row.target) { world in
      world.presented("Form", row.style, on: world.home)
      world.home.dismiss(animated: animated, completion: {})
      world.settle()
      #expect(world.appearance == (row.covers ? Self.uncover : Self.leave))
      #expect(world.warnings == [])
      #expect(world.home.presentedViewController == nil)
    }
  }

  @Test(
    "The will callbacks come when the transition begins, the did callbacks when it ends",
    arguments: cases)
  func spansTheTransition(row: Case) throws {
    try World.run(row.target) { world in
      world.home.present(world.controller("Form", row.style), animated: true, completion: {})
      world.halfway()
      let willAppear = row.covers ? 2 : 1
      #expect(world.appearance == Array((row.covers ? Self.cover : Self.present)[..<willAppear]))
      world.settle()
      world.forget()
      world.home.dismiss(animated: true, completion: {})
      world.halfway()
      #expect(world.appearance == Array((row.covers ? Self.uncover : Self.leave)[..<willAppear]))
      world.settle()
    }
  }

  @Test(
    "A controller can come and go again and again, with the same callbacks", arguments: cases)
  func repeats(row: Case) throws {
    try World.run(row.target) { world in
      let form = world.controller("Form", row.style)
      for _ in 0..<3 {
        world.forget()
        world.home.present(form, animated: true, completion: {})
        world.settle()
        world.home.dismiss(animated: true, completion: {})
        world.settle()
        #expect(
          world.appearance
            == (row.covers ? Self.cover + Self.uncover : Self.present + Self.leave))
      }
      #expect(world.warnings == [])
    }
  }

  @Test("The view is loaded before anything else is called (PRES-037)", arguments: cases)
  func loadsFirst(row: Case) throws {
    try World.run(row.target) { world in
      world.home.present(world.controller("Form", row.style), animated: true)
      world.settle()
      #expect(world.events(.callback).first == "Form.viewDidLoad")
      #expect(world.events(.callback).filter { $0 == "Form.viewDidLoad" }.count == 1)
    }
  }

  @Test(
    "Layout runs between will and did appear, after viewIsAppearing (PRES-110, PRES-111)",
    arguments: cases, [true, false])
  func laysOutInBetween(row: Case, animated: Bool) throws {
    try World.run(row.target) { world in
      world.home.present(world.controller("Form", row.style), animated: animated)
      world.settle()
      let form = world.events(.callback).filter { $0.hasPrefix("Form") }
      #expect(
        form.filter {
          !$0.hasSuffix("viewIsAppearing") && !$0.hasSuffix("traitCollectionDidChange")
        }.prefix(5) == [
          "Form.viewDidLoad", "Form.viewWillAppear", "Form.viewWillLayoutSubviews",
          "Form.viewDidLayoutSubviews", "Form.viewDidAppear",
        ])
      if row.target.major >= 17 {
        #expect(form.firstIndex(of: "Form.viewIsAppearing") == 2)
      }
    }
  }

  @Test(
    "viewIsAppearing is sent from iOS 13 on to apps built for iOS 17 (PRES-109)",
    arguments: [
      (12, 12, false), (13, 13, false), (16, 16, false), (12, 17, false), (13, 17, true),
      (16, 17, true), (17, 17, true), (17, 16, false),
    ])
  func sendsIsAppearing(system: Int, sdk: Int, isSent: Bool) throws {
    let target = Target("iPhone 8", system)
    // An iPhone 8 ends with iOS 16.
    try World.run(system > 16 ? Target("iPhone 15", system) : target, sdk: SystemVersion(sdk)) {
      world in
      world.home.present(world.controller("Form", .fullScreen), animated: true)
      world.settle()
      let count = world.events(.callback).filter { $0 == "Form.viewIsAppearing" }.count
      #expect(count == (isSent ? 1 : 0))
      world.forget()
      world.home.dismiss(animated: true)
      world.settle()
      let home = world.events(.callback).filter {
        $0.hasPrefix("Home.view") && !$0.contains("Layout")
      }
      #expect(
        home
          == (isSent
            ? ["Home.viewWillAppear", "Home.viewIsAppearing", "Home.viewDidAppear"]
            : ["Home.viewWillAppear", "Home.viewDidAppear"]))
    }
  }

  @Test("In viewIsAppearing the view has its window and its place (PRES-109)", arguments: cases)
  func hasItsPlaceWhenAppearing(row: Case) throws {
    guard row.target.major >= 17 else { return }
    try World.run(row.target) { world in
      let form = world.probe("Form", row.style)
      var frame: CGRect?
      form.look = { if $0 == "viewIsAppearing" { frame = form.view.frameInWindow } }
      world.home.present(form, animated: false)
      world.settle()
      #expect(frame != nil)
      #expect(frame == form.view.frameInWindow)
    }
  }

  @Test("The animated flag reaches every callback", arguments: [Target].all, [true, false])
  func passesTheFlag(target: Target, animated: Bool) throws {
    try World.run(target) { world in
      world.home.present(world.controller("Form", .fullScreen), animated: animated)
      world.settle()
      for event in [
        "Home.viewWillDisappear", "Form.viewWillAppear", "Form.viewDidAppear",
        "Home.viewDidDisappear",
      ] {
        #expect(world.field(.animated, ofLast: event) == .bool(animated), "\(event)")
      }
    }
  }

  @Test(
    "A modal that its own full-screen modal covers disappears around it (PRES-131, PRES-132)",
    arguments: cases, [true, false])
  func coversAModal(row: Case, animated: Bool) throws {
    try World.run(row.target) { world in
      let form = world.probe("Form", row.style)
      world.home.present(form, animated: false)
      world.settle()
      world.forget()
      let top = world.controller("Top", .fullScreen)
      var links: [String] = []
      form.look = { callback in
        if form.presentedViewController === top, form.presentingViewController === world.home {
          links.append(callback)
        }
      }
      form.present(top, animated: animated)
      world.settle()
      #expect(
        world.appearance == [
          "Form.viewWillDisappear", "Top.viewWillAppear", "Top.viewDidAppear",
          "Form.viewDidDisappear",
        ])
      #expect(links == ["viewWillDisappear", "viewDidDisappear"])
    }
  }

  @Test("Presenting does not need a completion", arguments: cases)
  func needsNoCompletion(row: Case) throws {
    try World.run(row.target) { world in
      world.home.present(world.controller("Form", row.style), animated: true)
      world.settle()
      world.home.dismiss(animated: true)
      world.settle()
      #expect(!world.appearance.contains { $0.hasSuffix("completion") })
    }
  }
}
