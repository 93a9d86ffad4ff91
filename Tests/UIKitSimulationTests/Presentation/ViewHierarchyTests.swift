import Testing

@testable import UIKitSimulation

@Suite("The hierarchy of views around a presentation")
struct ViewHierarchyTests {
  /// The classes from the window down to a view.
  private func chain(_ view: UIView) -> [String] {
    var chain = [view.displayClassName]
    var here = view
    while let above = here.superview {
      chain.insert(above.displayClassName, at: 0)
      here = above
    }
    return chain
  }

  private static let before13 = [Target].all.filter { $0.major < 13 }
  private static let from13 = [Target].all.filter { $0.major >= 13 }

  @Test("Up to iOS 12 the root's view lies in the window itself (PRES-313)", arguments: before13)
  func rootIsDirect(target: Target) throws {
    try World.run(target) { world in
      #expect(chain(world.home.view) == ["UIWindow", "UIView"])
      #expect(world.window.subviews == [world.home.view])
    }
  }

  @Test(
    "From iOS 13 private views lie between the window and the root (PRES-314)", arguments: from13)
  func rootIsWrapped(target: Target) throws {
    try World.run(target) { world in
      #expect(
        chain(world.home.view) == ["UIWindow", "UITransitionView", "UIDropShadowView", "UIView"])
    }
  }

  @Test(
    "Up to iOS 12 a full-screen controller lies in a transition view, alone (PRES-315)",
    arguments: before13)
  func fullScreenBefore13(target: Target) throws {
    try World.run(target) { world in
      let form = world.presented("Form", .fullScreen, on: world.home)
      #expect(chain(form.view) == ["UIWindow", "UITransitionView", "UIView"])
      #expect(world.home.view.window == nil)
      #expect(world.window.subviews.count == 1)
      world.home.dismiss(animated: true)
      world.settle()
      #expect(world.window.subviews == [world.home.view])
    }
  }

  @Test(
    "From iOS 13 full screen empties the first transition view and fills a second (PRES-316)",
    arguments: from13)
  func fullScreenFrom13(target: Target) throws {
    try World.run(target) { world in
      let form = world.presented("Form", .fullScreen, on: world.home)
      #expect(
        world.window.subviews.map(\.displayClassName) == ["UITransitionView", "UITransitionView"])
      #expect(world.window.subviews[0].subviews == [])
      #expect(form.view.superview === world.window.subviews[1])
      #expect(world.home.view.window == nil)
      world.home.dismiss(animated: true)
      world.settle()
      #expect(
        chain(world.home.view) == ["UIWindow", "UITransitionView", "UIDropShadowView", "UIView"])
      #expect(world.window.subviews.count == 1)
    }
  }

  @Test(
    "From iOS 13 what doesn't remove the presenter lies in a second transition view (PRES-317)",
    arguments: from13, [UIModalPresentationStyle.overFullScreen, .pageSheet, .formSheet])
  func keepsThePresenterFrom13(target: Target, style: UIModalPresentationStyle) throws {
    try World.run(target) { world in
      let form = world.presented("Form", style, on: world.home)
      let views = world.window.subviews
      #expect(views.map(\.displayClassName) == ["UITransitionView", "UITransitionView"])
      #expect(world.home.view.isDescendant(of: views[0]))
      #expect(form.view.isDescendant(of: views[1]))
    }
  }

  @Test(
    "A sheet is wrapped in a shadow view over a dimming view (PRES-318, PRES-319)",
    arguments: [Target].all.filter { $0.isPad || $0.major >= 13 },
    [UIModalPresentationStyle.pageSheet, .formSheet])
  func wrapsASheet(target: Target, style: UIModalPresentationStyle) throws {
    try World.run(target) { world in
      let form = world.presented("Form", style, on: world.home)
      #expect(
        chain(form.view) == ["UIWindow", "UITransitionView", "UIDropShadowView", "UIView"])
      let container = try #require(form.presentationController?.containerView)
      #expect(
        container.subviews.map(\.displayClassName) == ["UIDimmingView", "UIDropShadowView"])
      #expect(form.presentationController?.presentedView === container.subviews[1])
      #expect(form.view.frameInWindow == container.subviews[1].frameInWindow)
    }
  }

  @Test(
    "The dimming view is as dark as the era has it (GEO-091, GEO-095)",
    arguments: [Target].pads)
  func dims(target: Target) throws {
    try World.run(target) { world in
      for animated in [true, false] {
        let form = world.controller("Form", .formSheet)
        world.home.present(form, animated: animated)
        world.settle()
        let dimming = form.presentationController?.containerView?.subviews.first
        #expect(dimming?.alpha == (target.major >= 13 ? 0.2 : 0.4))
        world.home.dismiss(animated: false)
        world.settle()
      }
    }
  }

  @Test(
    "Over full screen leaves the presenter's view in the window (PRES-230)",
    arguments: [Target].all.filter { $0.major >= 8 })
  func overFullScreen(target: Target) throws {
    try World.run(target) { world in
      let form = world.presented("Form", .overFullScreen, on: world.home)
      #expect(world.home.view.window === world.window)
      #expect(form.view.window === world.window)
    }
  }

  @Test("Nothing is left behind at the end, and the presenter is back", arguments: [Target].all)
  func leavesNothing(target: Target) throws {
    // Popovers are presentations from iOS 8 on.
    for style in UIModalPresentationStyle.allCases
    where style != .none && (style != .popover || target.major >= 8) {
      for animated in [true, false] {
        try World.run(target) { world in
          let before = world.window.subviews
          let form = world.presented("Form", style, on: world.home, animated: animated)
          world.home.dismiss(animated: animated)
          world.settle()
          #expect(world.window.subviews == before)
          #expect(world.home.view.window === world.window)
          #expect(form.view.superview == nil)
          #expect(form.activePresentationController == nil)
        }
      }
    }
  }

  @Test(
    "A root that is replaced leaves its presentation in the window (PRES-036)",
    arguments: [Target].all)
  func abandons(target: Target) throws {
    for style in [UIModalPresentationStyle.fullScreen, .formSheet] {
      try World.run(target) { world in
        let form = world.presented("Form", style, on: world.home)
        let other = world.controller("Other")
        world.window.rootViewController = other
        world.settle()
        #expect(form.view.window === world.window)
        #expect(other.view.window === world.window)
        #expect(other.appearance.state == .appeared)
      }
    }
  }
}
