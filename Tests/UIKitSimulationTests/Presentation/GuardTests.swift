import Testing
import Trace

@testable import UIKitSimulation

@Suite("What UIKit refuses, and in which words")
struct GuardTests {
  private static let old = [Target].all.filter { $0.major < 14 }
  private static let new = [Target].all.filter { $0.major >= 14 }

  /// Sends a present that must be refused, and answers with what was logged.
  private func refusal(
    _ world: World, of controller: UIViewController, on presenter: UIViewController
  ) -> [String] {
    let before = presenter.presentedViewController
    world.forget()
    presenter.present(controller, animated: true) {
      Issue.record("The completion of a refused present ran.")
    }
    #expect(world.simulator.failure == nil)
    #expect(presenter.presentedViewController === before)
    #expect(controller.presentingViewController == nil)
    #expect(!controller.isBeingPresented)
    let warnings = world.warnings
    world.settle()
    #expect(world.appearance(of: controller.traceNameText) == [])
    return warnings
  }

  @Test("Up to iOS 13: a presenter whose view is in no window (PRES-066)", arguments: old)
  func notInWindowOld(target: Target) throws {
    try World.run(target) { world in
      let (a, b) = (world.controller("A"), world.controller("B", .fullScreen))
      #expect(
        refusal(world, of: b, on: a) == [
          "Warning: Attempt to present \(b.description) on \(a.description) "
            + "whose view is not in the window hierarchy!"
        ])
    }
  }

  @Test("From iOS 14: a presenter whose view is in no window (PRES-067)", arguments: new)
  func notInWindowNew(target: Target) throws {
    try World.run(target) { world in
      let (parent, child) = (world.controller("Parent"), world.controller("Child"))
      parent.addChild(child)
      let b = world.controller("B", .fullScreen)
      #expect(
        refusal(world, of: b, on: child) == [
          "[Presentation] Attempt to present \(b.description) on \(parent.description) "
            + "(from \(child.description)) whose view is not in the window hierarchy."
        ])
    }
  }

  @Test(
    "Up to iOS 13: a presenter that presents already, with two spaces (PRES-068)", arguments: old)
  func alreadyPresentingOld(target: Target) throws {
    // Below a full-screen controller the window guard comes first (PRES-100).
    guard target.isPad || target.major >= 13 else { return }
    try World.run(target) { world in
      let x = world.presented("X", .formSheet, on: world.home)
      let b = world.controller("B", .fullScreen)
      #expect(
        refusal(world, of: b, on: world.home) == [
          "Warning: Attempt to present \(b.description)  on \(world.home.description) "
            + "which is already presenting \(x.description)"
        ])
    }
  }

  @Test("From iOS 14: a presenter that presents already (PRES-070)", arguments: new)
  func alreadyPresentingNew(target: Target) throws {
    try World.run(target) { world in
      let child = world.controller("Child")
      world.home.addChild(child)
      let x = world.presented("X", .formSheet, on: world.home)
      let b = world.controller("B", .fullScreen)
      let home = world.home.description
      #expect(
        refusal(world, of: b, on: child) == [
          "[Presentation] Attempt to present \(b.description) on \(home) "
            + "(from \(child.description)) which is already presenting \(x.description)."
        ])
    }
  }

  @Test(
    "A presenter under a full-screen controller is in no window, which is said first (PRES-100)",
    arguments: [Target].all.filter { $0.major >= 8 })
  func saysTheWindowFirst(target: Target) throws {
    try World.run(target) { world in
      world.presented("X", .fullScreen, on: world.home)
      let warnings = refusal(world, of: world.controller("B", .fullScreen), on: world.home)
      #expect(warnings.count == 1)
      #expect(warnings.first?.contains("not in the window hierarchy") == true)
    }
  }

  @Test("Up to iOS 13: a present while a transition is under way (PRES-071)", arguments: old)
  func inProgressOld(target: Target) throws {
    try World.run(target) { world in
      let a = world.controller("A", .fullScreen)
      world.home.present(a, animated: true)
      world.halfway()
      let b = world.controller("B", .fullScreen)
      #expect(
        refusal(world, of: b, on: a) == [
          "Warning: Attempt to present \(b.description) on \(a.description) "
            + "while a presentation is in progress!"
        ])
    }
  }

  @Test("From iOS 14: a present while a transition is under way (PRES-072)", arguments: new)
  func inProgressNew(target: Target) throws {
    try World.run(target) { world in
      let a = world.controller("A", .fullScreen)
      world.home.present(a, animated: true)
      world.halfway()
      let b = world.controller("B", .fullScreen)
      #expect(
        refusal(world, of: b, on: a) == [
          "Attempt to present \(b.description) on \(a.description) (from \(a.description)) "
            + "while a presentation is in progress."
        ])
    }
  }

  @Test(
    "The guard against transitions under way is the window's own (PRES-077)",
    arguments: [Target].all)
  func guardsByWindow(target: Target) throws {
    try World.run(target) { world in
      let window = UIWindow()
      window.windowScene = world.window.windowScene
      let other = world.controller("Other")
      window.rootViewController = other
      window.isHidden = false
      world.settle()
      world.home.present(world.controller("A", .fullScreen), animated: true)
      world.advance(0.1)
      world.forget()
      other.present(world.controller("B", .fullScreen), animated: true)
      world.settle()
      #expect(world.warnings == [])
      #expect(world.home.presentedViewController != nil)
      #expect(other.presentedViewController != nil)
    }
  }

  @Test(
    "Presenting on a controller that is being dismissed says that it is in no window (PRES-031)",
    arguments: [Target].all.filter { $0.major >= 8 })
  func presentsOnLeaving(target: Target) throws {
    try World.run(target) { world in
      let a = world.presented("A", .fullScreen, on: world.home)
      world.home.dismiss(animated: true)
      world.halfway()
      #expect(a.view.window != nil)
      let warnings = refusal(world, of: world.controller("B", .fullScreen), on: a)
      #expect(warnings.count == 1)
      #expect(warnings.first?.contains("not in the window hierarchy") == true)
    }
  }

  @Test(
    "A present in the tick that dismisses is refused and never completes (PRES-068, PRES-070)",
    arguments: [Target].all.filter { $0.major >= 8 })
  func losesThePresent(target: Target) throws {
    try World.run(target) { world in
      let a = world.presented("A", .overFullScreen, on: world.home)
      world.home.dismiss(animated: true, completion: {})
      let b = world.controller("B", .overFullScreen)
      world.home.present(b, animated: true) { Issue.record("The completion ran.") }
      #expect(world.warnings.count == 1)
      #expect(world.warnings.first?.contains("already presenting \(a.description)") == true)
      world.settle()
      #expect(world.home.presentedViewController == nil)
      #expect(world.appearance.filter { $0.hasSuffix("completion") } == ["Home.dismiss.completion"])
    }
  }

  @Test("Presenting in the completion of the dismissal works", arguments: [Target].all)
  func presentsInTheCompletion(target: Target) throws {
    try World.run(target) { world in
      world.presented("A", .fullScreen, on: world.home)
      let b = world.controller("B", .fullScreen)
      world.home.dismiss(animated: true) { world.home.present(b, animated: true) }
      world.settle()
      #expect(world.warnings == [])
      #expect(world.home.presentedViewController === b)
      #expect(b.view.window === world.window)
    }
  }

  // MARK: Dismissing

  @Test(
    "A dismissal while another runs is refused, and nothing is queued (PRES-058, PRES-073)",
    arguments: [Target].all, [UIModalPresentationStyle.fullScreen, .formSheet])
  func refusesToDismissTwice(target: Target, style: UIModalPresentationStyle) throws {
    try World.run(target) { world in
      world.presented("Form", style, on: world.home)
      world.home.dismiss(animated: true, completion: {})
      world.halfway()
      world.home.dismiss(animated: true) { Issue.record("The completion ran.") }
      #expect(
        world.warnings.first
          == "Warning: Attempt to dismiss from view controller \(world.home.description) "
          + "while a presentation or dismiss is in progress!")
      // An assertion follows on some systems (PRES-074, ROT-095).
      let isFollowed = target.major == 8 || target.major >= 13
      #expect(world.warnings.count == (isFollowed ? 2 : 1))
      world.settle()
      #expect(world.home.presentedViewController == nil)
    }
  }

  @Test(
    "From iOS 13 an assertion follows the refusal of a dismissal (PRES-074)",
    arguments: [Target].all.filter { $0.major >= 13 })
  func assertsBesides(target: Target) throws {
    try World.run(target) { world in
      let form = world.presented("Form", .fullScreen, on: world.home)
      let presentation = try #require(form.presentationController)
      world.home.dismiss(animated: true)
      world.halfway()
      world.home.dismiss(animated: true)
      #expect(
        world.warnings.last
          == "Trying to dismiss the presentation controller while transitioning already. "
          + "(\(presentation.description))")
    }
  }

  @Test(
    "An animated dismissal of the controller that is animating in is refused (PRES-058, PRES-328)",
    arguments: [Target].all)
  func refusesToDismissAnArrival(target: Target) throws {
    try World.run(target) { world in
      let form = world.controller("Form", .fullScreen)
      world.home.present(form, animated: true)
      world.halfway()
      world.home.dismiss(animated: true) { Issue.record("The completion ran.") }
      #expect(world.warnings.first?.hasPrefix("Warning: Attempt to dismiss") == true)
      world.settle()
      #expect(world.home.presentedViewController === form)
    }
  }

  @Test(
    "An unanimated self-dismissal shortly after an animated present is carried out (PRES-328)",
    arguments: [Target].all.filter { $0.major >= 12 }, [0, 0.1])
  func dismissesAnArrival(target: Target, delay: Double) throws {
    try World.run(target) { world in
      let form = world.controller("Form", .fullScreen)
      world.home.present(form, animated: true, completion: {})
      if delay > 0 { world.advance(delay) }
      form.dismiss(animated: false, completion: {})
      world.settle()
      #expect(world.home.presentedViewController == nil)
      #expect(world.warnings == [])
      #expect(
        world.appearance.filter { $0.hasSuffix("completion") } == [
          "Home.present.completion", "Form.dismiss.completion",
        ])
      #expect(isBalanced(world.appearance(of: "Form")))
      #expect(isBalanced(world.appearance(of: "Home")))
    }
  }

  @Test(
    "A self-dismissal inside the own first viewDidAppear is carried out (PRES-328)",
    arguments: [Target].all.filter { $0.major >= 12 }, [true, false])
  func dismissesInDidAppear(target: Target, animated: Bool) throws {
    try World.run(target) { world in
      let form = world.probe("Form", .fullScreen)
      form.look = { if $0 == "viewDidAppear" { form.dismiss(animated: animated, completion: {}) } }
      world.home.present(form, animated: animated, completion: {})
      world.settle()
      #expect(world.warnings == [])
      #expect(world.home.presentedViewController == nil)
      #expect(world.appearance.last == "Form.dismiss.completion")
    }
  }

  // MARK: Exceptions

  /// Why a present didn't return.
  private func refusal(
    _ controller: UIViewController?, on presenter: UIViewController
  ) -> PresentationError? {
    do {
      try presenter.requestPresent(controller, animated: true)
      return nil
    } catch {
      return error
    }
  }

  /// The exception that a present raises; the world must be as before.
  private func exception(
    _ world: World, _ controller: UIViewController?, on presenter: UIViewController
  ) -> NSException? {
    let before = presenter.presentedViewController
    guard case .exception(let exception) = refusal(controller, on: presenter) else {
      Issue.record("Nothing was raised.")
      return nil
    }
    #expect(presenter.presentedViewController === before)
    #expect(world.simulator.failure == nil)
    return exception
  }

  @Test("Presenting nothing raises (PRES-081)", arguments: [Target].all)
  func raisesForNil(target: Target) throws {
    try World.run(target) { world in
      let exception = exception(world, nil, on: world.home)
      #expect(exception?.name == "NSInvalidArgumentException")
      #expect(
        exception?.reason
          == "Application tried to present a nil modal view controller on target "
          + "\(world.home.description).")
    }
  }

  @Test("Presenting a controller on itself raises (PRES-082)", arguments: [Target].all)
  func raisesForItself(target: Target) throws {
    try World.run(target) { world in
      let exception = exception(world, world.home, on: world.home)
      #expect(exception?.name == "NSInvalidArgumentException")
      #expect(
        exception?.reason
          == "Application tried to present modal view controller on itself. "
          + "Presenting controller is \(world.home.description).")
    }
  }

  @Test("Presenting a controller that is active raises (PRES-078)", arguments: old)
  func raisesForActive(target: Target) throws {
    try World.run(target) { world in
      let form = world.presented("Form", .overFullScreen, on: world.home)
      let child = world.controller("Child")
      form.addChild(child)
      for controller in [form, child] {
        let exception = exception(world, controller, on: world.home)
        #expect(exception?.name == "NSInvalidArgumentException")
        #expect(
          exception?.reason
            == "Application tried to present modally an active controller "
            + "\(controller.description).")
      }
    }
  }

  @Test(
    "From iOS 14 the exception says why the controller is active (PRES-079, PRES-080)",
    arguments: new)
  func raisesForActiveInTwoWays(target: Target) throws {
    try World.run(target) { world in
      let form = world.presented("Form", .overFullScreen, on: world.home)
      let child = world.controller("Child")
      form.addChild(child)
      #expect(
        exception(world, form, on: world.home)?.reason
          == "Application tried to present modally a view controller \(form.description) "
          + "that is already being presented by \(world.home.description).")
      #expect(
        exception(world, child, on: world.home)?.reason
          == "Application tried to present modally a view controller \(child.description) "
          + "that has a parent view controller \(form.description).")
    }
  }

  @Test(
    "A window's root can't be presented from what it presents (PRES-078)", arguments: [Target].all)
  func raisesForTheRoot(target: Target) throws {
    try World.run(target) { world in
      let form = world.presented("Form", .fullScreen, on: world.home)
      let exception = exception(world, world.home, on: form)
      #expect(exception?.reason.hasPrefix("Application tried to present modally an active") == true)
    }
  }

  @Test("The style none raises (PRES-085)", arguments: [Target].all)
  func raisesForNone(target: Target) throws {
    try World.run(target) { world in
      let exception = exception(
        world, world.controller("Form", UIModalPresentationStyle.none), on: world.home)
      #expect(exception?.name == "NSInternalInconsistencyException")
      #expect(
        exception?.reason
          == "The specified modal presentation style doesn't have a corresponding "
          + "presentation controller.")
    }
  }

  @Test("Up to iOS 5 a second transition in the window raises (PRES-083)")
  func raisesInProgress() throws {
    try World.run(Target("iPhone 4S", 5)) { world in
      let a = world.controller("A", .fullScreen)
      world.home.present(a, animated: true)
      world.halfway()
      let exception = exception(world, world.controller("B", .fullScreen), on: a)
      #expect(exception?.name == "NSInternalInconsistencyException")
      #expect(
        exception?.reason.hasPrefix("Attempting to begin a modal transition from \(a.description)")
          == true)
    }
  }

  @Test("An exception that nobody can catch ends the app", arguments: [Target].all)
  func endsTheApp(target: Target) throws {
    try World.run(target) { world in
      world.home.present(world.home, animated: true)
      guard case .exception(let exception) = world.simulator.failure else {
        Issue.record("The app goes on.")
        return
      }
      #expect(exception.name == "NSInvalidArgumentException")
      #expect(world.events(.exception) == [".raised"])
    }
  }

  // MARK: Code of the app that comes in between

  @Test("What viewDidLoad presents is not overwritten", arguments: [Target].all)
  func checksAgainAfterLoading(target: Target) throws {
    try World.run(target) { world in
      let form = world.probe("Form", .overFullScreen)
      let other = world.controller("Other", .overFullScreen)
      form.look = { if $0 == "viewDidLoad" { world.home.present(other, animated: true) } }
      world.home.present(form, animated: true)
      #expect(world.home.presentedViewController === other)
      #expect(form.presentingViewController == nil)
      world.settle()
      #expect(world.warnings.count == 1)
      #expect(world.warnings.first?.contains("already presenting") == true)
    }
  }

  @Test(
    "A presentation whose presenter goes before it begins is dropped with a warning",
    arguments: [Target].all.filter { $0.major >= 8 })
  func abandons(target: Target) throws {
    try World.run(target) { world in
      let form = world.controller("Form", .fullScreen)
      let old = world.home
      old.present(form, animated: true) { Issue.record("The completion ran.") }
      world.window.rootViewController = world.controller("Other")
      world.settle()
      #expect(world.warnings.count == 1)
      #expect(world.warnings.first?.contains("not in the window hierarchy") == true)
      #expect(old.presentedViewController == nil)
      #expect(form.presentingViewController == nil)
      #expect(!form.isBeingPresented)
      #expect(world.appearance(of: "Form") == [])
    }
  }
}
