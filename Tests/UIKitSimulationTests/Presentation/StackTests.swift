import Testing
import Trace

@testable import UIKitSimulation

@Suite("Presentations on one another")
struct StackTests {
  /// `Home`, `A`, `B` and `C`, each presented by the one before it.
  private func stack(
    _ world: World, _ styles: [UIModalPresentationStyle]
  ) -> [UIViewController] {
    var stack = [world.home]
    for (name, style) in zip(["A", "B", "C"], styles) {
      stack.append(world.presented(name, style, on: stack[stack.count - 1]))
    }
    return stack
  }

  private static let fullScreen = [UIModalPresentationStyle](repeating: .fullScreen, count: 3)
  private static let sheets = [UIModalPresentationStyle](repeating: .formSheet, count: 3)
  private static let mixed: [UIModalPresentationStyle] = [.formSheet, .fullScreen, .formSheet]

  @Test(
    "A dismiss takes the receiver's presented controller and all above it (PRES-040, PRES-042)",
    arguments: [Target].all, [fullScreen, sheets, mixed])
  func dismissesFromTheMiddle(target: Target, styles: [UIModalPresentationStyle]) throws {
    for animated in [true, false] {
      for level in 0..<3 {
        try World.run(target) { world in
          let stack = stack(world, styles)
          stack[level].dismiss(animated: animated, completion: {})
          world.settle()
          for index in 0...level {
            let above = index < level ? stack[index + 1] : nil
            #expect(stack[index].presentedViewController === above)
          }
          for controller in stack[(level + 1)...] {
            #expect(controller.presentingViewController == nil)
            #expect(controller.view.window == nil)
          }
          #expect(stack[level].view.window === world.window)
          #expect(
            world.appearance.filter { $0.hasSuffix("completion") }
              == ["\(["Home", "A", "B"][level]).dismiss.completion"])
          #expect(world.warnings == [])
        }
      }
    }
  }

  @Test(
    "The topmost, which presents nothing, takes itself away (PRES-040)", arguments: [Target].all)
  func dismissesItself(target: Target) throws {
    try World.run(target) { world in
      let stack = stack(world, Self.mixed)
      stack[3].dismiss(animated: true, completion: {})
      world.settle()
      #expect(stack[2].presentedViewController == nil)
      #expect(stack[1].presentedViewController === stack[2])
      #expect(world.appearance.last == "C.dismiss.completion")
    }
  }

  @Test(
    "Only what can be seen hears that it goes; each will has its did (PRES-060, PRES-115)",
    arguments: [Target].all)
  func tellsWhatIsSeen(target: Target) throws {
    try World.run(target) { world in
      let stack = stack(world, Self.fullScreen)
      stack[0].dismiss(animated: true)
      world.settle()
      #expect(
        world.appearance == [
          "C.viewWillDisappear", "Home.viewWillAppear", "Home.viewDidAppear",
          "C.viewDidDisappear",
        ])
    }
    guard target.isPad || target.major >= 13 else { return }
    try World.run(target) { world in
      let stack = stack(world, Self.sheets)
      stack[0].dismiss(animated: true)
      world.settle()
      for name in ["A", "B", "C"] {
        #expect(world.appearance(of: name) == ["viewWillDisappear", "viewDidDisappear"])
      }
      #expect(world.appearance(of: "Home") == [])
    }
  }

  /// Whose view is on its way, halfway through an animated dismissal of a whole stack.
  private func moving(
    _ target: Target, bugs: Bool, _ styles: [UIModalPresentationStyle]
  ) throws -> [String] {
    try World.run(target, bugs: bugs) { world in
      let stack = stack(world, styles)
      world.home.dismiss(animated: true)
      world.halfway()
      let moving = stack.dropFirst().filter { controller in
        guard var view: UIView = controller.isViewLoaded ? controller.view : nil else {
          return false
        }
        var isSeen = view.window != nil
        while let above = view.superview {
          if above.isHidden { isSeen = false }
          view = above
        }
        guard isSeen, let presentation = controller.presentationController else { return false }
        return presentation.presentedView.presentedFrame != presentation.presentedView.frame
      }
      world.settle()
      return moving.map { $0.traceNameText }
    }
  }

  @Test(
    "Of several levels that go at once the topmost is seen leaving (PRES-043, PRES-046)",
    arguments: [Target].all, [fullScreen, sheets, mixed])
  func animatesTheTopmost(target: Target, styles: [UIModalPresentationStyle]) throws {
    #expect(try moving(target, bugs: false, styles) == ["C"])
  }

  @Test(
    "With iOS 8's regression the receiver's own presented controller is seen (PRES-044, PRES-045)",
    arguments: [Target].all, [fullScreen, sheets, mixed])
  func animatesTheReceiversPresented(target: Target, styles: [UIModalPresentationStyle]) throws {
    #expect(try moving(target, bugs: true, styles) == [target.major >= 8 ? "A" : "C"])
  }

  @Test(
    "Several levels leave in the topmost controller's own transition style (PRES-043)",
    arguments: [Target].all)
  func usesTheTopmostStyle(target: Target) throws {
    try World.run(target) { world in
      let stack = stack(world, Self.fullScreen)
      stack[3].modalTransitionStyle = .crossDissolve
      world.home.dismiss(animated: true)
      world.halfway()
      let style = world.trace.names.intern("crossDissolve")
      #expect(world.field(.style, ofLast: "A.dismissal.begin") == .name(style))
      #expect(world.field(.view, ofLast: "A.dismissal.begin") == .name(stack[3].traceName))
      let alpha = stack[3].view.presentedAlpha
      #expect(alpha > 0 && alpha < 1)
      world.settle()
      #expect(stack[3].view.alpha == 1)
    }
  }

  @Test(
    "Dismissing twice in a row takes the receiver too (PRES-055, PRES-056)",
    arguments: [Target].all, [true, false])
  func dismissesTwice(target: Target, animated: Bool) throws {
    for styles in [Self.fullScreen, Self.sheets] {
      try World.run(target) { world in
        let stack = stack(world, Array(styles[..<2]))
        stack[1].dismiss(animated: animated)
        stack[1].dismiss(animated: animated)
        world.settle()
        #expect(world.home.presentedViewController == nil)
        #expect(stack[1].view.window == nil)
        #expect(stack[2].view.window == nil)
        #expect(world.home.view.window != nil)
        for name in ["A", "B", "Home"] { #expect(isBalanced(world.appearance(of: name))) }
        #expect(world.warnings == [])
      }
    }
  }

  @Test(
    "The dismissals after the one that had something to dismiss are void (PRES-057)",
    arguments: [Target].all.filter { $0.major >= 12 })
  func ignoresChainedDismissals(target: Target) throws {
    for sender in ["Home", "Form"] {
      try World.run(target) { world in
        let form = world.presented("Form", .fullScreen, on: world.home)
        let receiver = sender == "Home" ? world.home : form
        var ran: [Int] = []
        for number in 0..<3 { receiver.dismiss(animated: true) { ran.append(number) } }
        world.settle()
        #expect(ran == [0])
        #expect(world.warnings == [])
        #expect(world.appearance(of: "Form").filter { $0.hasPrefix("view") }.count == 2)
      }
    }
  }

  @Test(
    "A dismiss with nothing to dismiss does nothing and runs no completion (PRES-057)",
    arguments: [Target].all.filter { $0.major >= 12 }, [true, false])
  func dismissesNothing(target: Target, animated: Bool) throws {
    try World.run(target) { world in
      world.home.dismiss(animated: animated, completion: {})
      world.settle()
      #expect(world.events(.callback, .warning, .transition) == [])
    }
  }

  @Test(
    "A dismissal from below ends the arrival above first (PRES-328)",
    arguments: [Target].all.filter { $0.major >= 12 })
  func dismissesBelowAnArrival(target: Target) throws {
    for styles in [Self.fullScreen, Self.sheets] {
      for delay in [0, 0.2] {
        try World.run(target) { world in
          let form = world.presented("A", styles[0], on: world.home)
          form.present(world.controller("B", styles[1]), animated: true, completion: {})
          if delay > 0 { world.advance(delay) }
          world.home.dismiss(animated: true, completion: {})
          world.settle()
          #expect(world.home.presentedViewController == nil)
          #expect(form.view.window == nil)
          #expect(world.warnings == [])
          for name in ["A", "B", "Home"] { #expect(isBalanced(world.appearance(of: name))) }
          #expect(
            world.appearance.filter { $0.hasSuffix("completion") } == [
              "A.present.completion", "Home.dismiss.completion",
            ])
        }
      }
    }
  }

  @Test("What goes with a dismissal below can't be dismissed on its own", arguments: [Target].all)
  func refusesToDismissWhatIsTakenAlong(target: Target) throws {
    try World.run(target) { world in
      let stack = stack(world, Array(Self.fullScreen[..<2]))
      world.home.dismiss(animated: true, completion: {})
      stack[2].dismiss(animated: true, completion: {})
      world.settle()
      #expect(world.warnings.first == PresentationMessages.dismissInProgress(stack[1]))
      #expect(
        world.appearance.filter { $0.hasSuffix("completion") } == ["Home.dismiss.completion"])
      #expect(isBalanced(world.appearance(of: "B")))
    }
  }

  @Test("The topmost controller is the last one that isn't leaving", arguments: [Target].all)
  func knowsTheTopmost(target: Target) throws {
    try World.run(target) { world in
      #expect(world.window.topmostViewController === world.home)
      let stack = stack(world, Self.mixed)
      #expect(world.window.topmostViewController === stack[3])
      stack[1].dismiss(animated: true)
      #expect(world.window.topmostViewController === stack[1])
      world.halfway()
      #expect(world.window.topmostViewController === stack[1])
      world.settle()
      #expect(world.window.topmostViewController === stack[1])
    }
  }

  @Test("A thousand presentations on one another come and go with raised limits")
  func stacksAThousand() throws {
    var limits = Limits()
    limits.presentationDepth = 1_000
    for (style, target) in [
      (UIModalPresentationStyle.fullScreen, Target("iPhone 8", 12)),
      (.formSheet, Target("iPad Pro 11", 13)),
    ] {
      try World.run(target, limits: limits) { world in
        var top = world.home
        for number in 0..<1_000 {
          let next = world.controller("C\(number)", style)
          top.present(next, animated: false)
          world.loop.turn(2)
          #expect(next.view.window === world.window)
          top = next
        }
        #expect(world.simulator.failure == nil)
        world.home.dismiss(animated: true)
        world.settle()
        #expect(world.simulator.failure == nil)
        #expect(world.home.presentedViewController == nil)
        #expect(world.window.topmostViewController === world.home)
      }
    }
  }

  @Test("One presentation too many is a failure that names the limit")
  func limitsTheDepth() throws {
    var limits = Limits()
    limits.presentationDepth = 2
    try World.run(Target("iPhone 8", 12), limits: limits) { world in
      let stack = stack(world, Array(Self.fullScreen[..<2]))
      stack[2].present(world.controller("C"), animated: false)
      guard case .limit(let limit) = world.simulator.failure else {
        Issue.record("The limit was not reached.")
        return
      }
      #expect(limit.resource == "presentation depth")
      #expect(limit.limit == 2)
      #expect(limit.option == "presentationDepth")
    }
  }
}

/// Whether each will is followed by its did, and by nothing else.
func isBalanced(_ callbacks: [String]) -> Bool {
  var open: String?
  for callback in callbacks where callback.hasPrefix("view") {
    if callback.hasPrefix("viewWill") {
      guard open == nil else { return false }
      open = String(callback.dropFirst(8))
    } else {
      guard open == String(callback.dropFirst(7)) else { return false }
      open = nil
    }
  }
  return open == nil
}
