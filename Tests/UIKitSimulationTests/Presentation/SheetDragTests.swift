import Testing
import Trace

@testable import UIKitSimulation

@Suite("Pulling at a sheet")
struct SheetDragTests {
  static let phone = Target("iPhone 15", 17)

  /// A sheet that is presented and at rest, and what manages it.
  private func sheet(
    in world: World, _ style: UIModalPresentationStyle = .pageSheet, named name: String = "Form",
    on presenter: UIViewController? = nil
  ) throws -> (Probe, UISheetPresentationController) {
    let probe = world.probe(name, style)
    (presenter ?? world.home).present(probe, animated: false)
    world.settle()
    world.forget()
    return (probe, try #require(probe.sheetPresentationController))
  }

  /// Pulls the sheet down by a part of its height and lets it go.
  private func pull(
    _ presentation: UISheetPresentationController, by share: CGFloat, velocity: CGFloat = 0
  ) {
    #expect(presentation.beginDrag())
    presentation.moveDrag(to: share * presentation.distanceToBottom)
    presentation.endDrag(velocity: velocity)
  }

  @Test("A long pull dismisses the sheet, as a programmatic dismissal does")
  func dismisses() throws {
    try World.run(Self.phone) { world in
      let (form, presentation) = try sheet(in: world)
      pull(presentation, by: 0.6)
      #expect(form.isBeingDismissed)
      #expect(form.presentingViewController === world.home)
      world.settle()
      #expect(world.appearance == ["Form.viewWillDisappear", "Form.viewDidDisappear"])
      #expect(world.home.presentedViewController == nil)
      #expect(form.presentingViewController == nil)
      #expect(!form.isBeingDismissed)
      #expect(world.window.subviews.count == 1)
      #expect(world.window.departures == 0)
      // It can be presented again, at its place.
      world.home.present(form, animated: false)
      world.settle()
      #expect(form.viewIfLoaded?.frameInWindow == CGRect(x: 0, y: 69, width: 393, height: 783))
    }
  }

  @Test("A short pull takes the sheet back, and the controller appears again")
  func comesBack() throws {
    try World.run(Self.phone) { world in
      let (form, presentation) = try sheet(in: world)
      let frame = presentation.presentedView.frame
      for _ in 0..<3 {
        world.forget()
        pull(presentation, by: 0.3)
        world.settle()
        #expect(
          world.appearance
            == ["Form.viewWillDisappear", "Form.viewWillAppear", "Form.viewDidAppear"])
        #expect(world.field(.finished, ofLast: "Form.dismissal.end") == .bool(false))
        #expect(presentation.presentedView.frame == frame)
        #expect(presentation.transition.phase == .presented)
        #expect(world.home.presentedViewController === form)
        #expect(!form.isBeingDismissed)
        #expect(world.window.departures == 0 && world.window.transitions.isEmpty)
      }
    }
  }

  @Test(
    "Let go slowly, a sheet goes beyond half of its height; a fling decides wherever it is",
    arguments: [
      (0.49, 0.0, false), (0.51, 0, true), (0.1, 1000, true), (0.1, 999, false),
      (0.8, -1000, false), (0.8, -999, true),
    ] as [(CGFloat, CGFloat, Bool)])
  func decides(share: CGFloat, velocity: CGFloat, goes: Bool) throws {
    try World.run(Self.phone) { world in
      let (_, presentation) = try sheet(in: world)
      pull(presentation, by: share, velocity: velocity)
      world.settle()
      #expect((world.home.presentedViewController == nil) == goes)
    }
  }

  @Test("The card, its dimming and what it pushes back follow the finger at once")
  func follows() throws {
    try World.run(Self.phone) { world in
      let (_, presentation) = try sheet(in: world)
      let views = [presentation.presentedView] + presentation.movedViews
      #expect(views.count == 3)
      let rest = views.map(ViewMotion.Look.init(of:))
      #expect(presentation.beginDrag())
      for share in [0.25, 0.5, 0.75, 0.1] as [CGFloat] {
        presentation.moveDrag(to: share * presentation.distanceToBottom)
        #expect(
          views[0].center.y == rest[0].center.y + share * presentation.distanceToBottom)
        #expect(views[1].alpha == rest[1].alpha * (1 - share))
        #expect(abs(views[2].transform.a - (rest[2].transform.a * (1 - share) + share)) < 1e-12)
        #expect(!views.contains { $0.layer.animationKeys().count > 0 })
      }
      presentation.endDrag(velocity: 0)
      #expect(views[0].center == rest[0].center)
      #expect(views[0].presentedFrame.minY > views[0].frame.minY)
      world.settle()
      for (view, look) in zip(views, rest) {
        #expect(view.center == look.center && view.transform == look.transform)
        #expect(view.alpha == look.alpha)
      }
    }
  }

  @Test("A card on a card gives the stack below its look back as it is pulled")
  func stack() throws {
    try World.run(Self.phone) { world in
      let (lower, below) = try sheet(in: world, named: "Lower")
      let alone = ([below.presentedView] + below.movedViews).map(ViewMotion.Look.init(of:))
      let (_, above) = try sheet(in: world, named: "Upper", on: lower)
      let covered = ([below.presentedView] + below.movedViews).map(ViewMotion.Look.init(of:))
      #expect(covered[0].transform != alone[0].transform)
      pull(above, by: 0.2)
      world.settle()
      for (view, look) in zip([below.presentedView] + below.movedViews, covered) {
        #expect(view.transform == look.transform && view.alpha == look.alpha)
      }
      pull(above, by: 0.9)
      world.settle()
      for (view, look) in zip([below.presentedView] + below.movedViews, alone) {
        #expect(view.transform == look.transform && view.alpha == look.alpha)
      }
      #expect(!below.beginDrag() || below.drag != nil)
    }
  }

  @Test("Pulled up, a sheet stretches, nothing is asked, and it springs back")
  func stretches() throws {
    try World.run(Self.phone) { world in
      let (_, presentation) = try sheet(in: world)
      let rest = presentation.presentedView.center.y
      #expect(presentation.beginDrag())
      var last = rest
      for distance in [10, 50, 200, 1000] as [CGFloat] {
        presentation.moveDrag(to: -distance)
        #expect(presentation.presentedView.center.y < last)
        last = presentation.presentedView.center.y
      }
      // The top of the safe area is the farthest that it can come: it lies 10 points higher.
      #expect(last > rest - 10)
      #expect(world.appearance.isEmpty)
      presentation.endDrag(velocity: -2000)
      world.settle()
      #expect(presentation.presentedView.center.y == rest)
      #expect(world.events(.transition).isEmpty)
    }
  }

  @Test("A sheet that may not go stretches and springs back, and nothing disappears")
  func blocked() throws {
    try World.run(Self.phone) { world in
      let (form, presentation) = try sheet(in: world)
      form.isModalInPresentation = true
      let rest = presentation.presentedView.center.y
      #expect(presentation.beginDrag())
      presentation.moveDrag(to: 10_000)
      let down = presentation.presentedView.center.y - rest
      #expect(down > 150 && down < 200)
      presentation.endDrag(velocity: 5000)
      world.settle()
      #expect(presentation.presentedView.center.y == rest)
      #expect(world.appearance.isEmpty)
      // Set back to false, it can be pulled off again.
      form.isModalInPresentation = false
      pull(presentation, by: 0.6)
      world.settle()
      #expect(world.home.presentedViewController == nil)
    }
  }

  @Test("A dismiss during a pull is refused, and the finger keeps the sheet")
  func dismissDuringPull() throws {
    try World.run(Self.phone) { world in
      let (form, presentation) = try sheet(in: world)
      for receiver in [form, world.home] {
        #expect(presentation.beginDrag())
        presentation.moveDrag(to: 200)
        world.forget()
        var isDone = false
        receiver.dismiss(animated: true) { isDone = true }
        #expect(
          world.warnings.first
            == "Warning: Attempt to dismiss from view controller \(world.home.description) while a "
            + "presentation or dismiss is in progress!")
        presentation.moveDrag(to: 100)
        presentation.endDrag(velocity: 0)
        // On its way back neither.
        receiver.dismiss(animated: false) { isDone = true }
        world.settle()
        #expect(!isDone)
        #expect(world.home.presentedViewController === form)
      }
      form.dismiss(animated: true)
      world.settle()
      #expect(world.home.presentedViewController == nil)
    }
  }

  @Test("Switched to that, a dismiss lets the pulled sheet go on, and completes")
  func dismissGoesOn() throws {
    let policy = SystemProfile.Switch(policy: .dismissDuringPull, value: 1)
    try World.run(Self.phone, switches: [policy]) { world in
      let (form, presentation) = try sheet(in: world)
      #expect(presentation.beginDrag())
      presentation.moveDrag(to: 100)
      form.dismiss(animated: true) {}
      presentation.moveDrag(to: 50)
      presentation.endDrag(velocity: 0)
      world.settle()
      #expect(
        world.appearance
          == ["Form.viewWillDisappear", "Form.viewDidDisappear", "Form.dismiss.completion"])
    }
  }

  @Test("A present during a pull is refused, whoever is asked")
  func presentDuringPull() throws {
    try World.run(Self.phone) { world in
      let (form, presentation) = try sheet(in: world)
      #expect(presentation.beginDrag())
      presentation.moveDrag(to: 100)
      let other = world.controller("Other")
      form.present(other, animated: true)
      world.home.present(other, animated: true)
      #expect(world.warnings.count == 2)
      presentation.endDrag(velocity: 0)
      world.settle()
      #expect(form.presentedViewController == nil)
      form.present(other, animated: true)
      world.settle()
      #expect(form.presentedViewController === other)
    }
  }

  @Test("A callback that dismisses when the sheet has come back gets its way")
  func dismissAfterReturn() throws {
    try World.run(Self.phone) { world in
      let (form, presentation) = try sheet(in: world)
      form.look = { [unowned form] hook in
        if hook == "viewDidAppear" { form.dismiss(animated: true) }
      }
      pull(presentation, by: 0.2)
      world.settle()
      #expect(world.home.presentedViewController == nil)
      #expect(
        world.appearance == [
          "Form.viewWillDisappear", "Form.viewWillAppear", "Form.viewDidAppear",
          "Form.viewWillDisappear", "Form.viewDidDisappear",
        ])
    }
  }

  @Test("A sheet whose controller presents, or that moves by itself, can't be pulled")
  func busy() throws {
    try World.run(Self.phone) { world in
      let form = world.probe("Form", .pageSheet)
      world.home.present(form, animated: true)
      world.halfway()
      let presentation = try #require(form.sheetPresentationController)
      #expect(!presentation.beginDrag())
      world.settle()
      world.presented("Upper", .overFullScreen, on: form)
      #expect(!presentation.beginDrag())
      form.dismiss(animated: false)
      world.settle()
      pull(presentation, by: 0.2)
      #expect(!presentation.beginDrag())
      world.settle()
      #expect(presentation.beginDrag())
      #expect(!presentation.beginDrag())
      presentation.cancelDrag()
    }
  }

  @Test("Before iOS 13 no sheet can be pulled")
  func older() throws {
    try World.run(Target("iPad Air 2", 12)) { world in
      let (_, presentation) = try sheet(in: world, .formSheet)
      #expect(!presentation.beginDrag())
    }
  }

  @Test("The device turns only once the finger's transition is over")
  func rotation() throws {
    for share in [0.2, 0.9] as [CGFloat] {
      try World.run(Target("iPad Pro 11", 17)) { world in
        let (form, presentation) = try sheet(in: world, .formSheet)
        #expect(presentation.beginDrag())
        presentation.moveDrag(to: share * presentation.distanceToBottom)
        _ = world.simulator.turnDevice(to: .landscapeLeft)
        world.advance(5)
        #expect(world.window.interfaceOrientation == .portrait)
        presentation.endDrag(velocity: 0)
        world.halfway()
        #expect(world.window.interfaceOrientation == .portrait)
        world.settle()
        #expect(world.window.interfaceOrientation == .landscapeRight)
        #expect((form.presentingViewController == nil) == (share == 0.9))
        if share == 0.2 {
          #expect(
            presentation.presentedView.frame == presentation.frameOfPresentedViewInContainerView)
        }
      }
    }
  }

  @Test("Going into the background takes the sheet from the finger, and it is back at once")
  func background() throws {
    try World.run(Self.phone) { world in
      let (_, presentation) = try sheet(in: world)
      let frame = presentation.presentedView.frame
      #expect(presentation.beginDrag())
      presentation.moveDrag(to: 300)
      world.simulator.application.enterBackground()
      presentation.moveDrag(to: 500)
      world.settle()
      #expect(presentation.transition.phase == .presented)
      #expect(presentation.presentedView.frame == frame)
      world.simulator.application.enterForeground()
      #expect(presentation.beginDrag())
      presentation.cancelDrag()
    }
  }

  @Test("What the app does while it is asked or told takes the sheet from the finger")
  func interference() throws {
    for hook in ["should", "will"] {
      try World.run(Self.phone) { world in
        let (form, presentation) = try sheet(in: world)
        let delegate = DismissalDelegate { [unowned form] name in
          if name == hook { form.dismiss(animated: true) }
        }
        presentation.delegate = delegate
        #expect(presentation.beginDrag())
        presentation.moveDrag(to: 100)
        presentation.moveDrag(to: 10)
        presentation.endDrag(velocity: 0)
        world.settle()
        #expect(world.home.presentedViewController == nil, "\(hook)")
        #expect(world.appearance == ["Form.viewWillDisappear", "Form.viewDidDisappear"], "\(hook)")
        #expect(!delegate.calls.contains("did"), "\(hook)")
      }
    }
  }
}

/// Keeps what a delegate is asked and told of dismissals by the user, and can do something then.
final class DismissalDelegate: UIAdaptivePresentationControllerDelegate {
  private(set) var calls: [String] = []
  var allows = true
  private let look: (String) -> Void

  init(_ look: @escaping (String) -> Void = { _ in }) { self.look = look }

  private func note(_ call: String) {
    calls.append(call)
    look(call)
  }

  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    note("should")
    return allows
  }
  func presentationControllerWillDismiss(_ controller: UIPresentationController) { note("will") }
  func presentationControllerDidDismiss(_ controller: UIPresentationController) { note("did") }
  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    note("attempt")
  }
}
