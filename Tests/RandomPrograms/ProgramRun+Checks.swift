import Trace
import UIKitSimulation

/// Something that must not be: which rule is broken, and how.
package struct Problem: Hashable, Sendable {
  /// The rule that is broken; a shrunk program breaks the same one.
  package let rule: String
  /// What is wrong.
  package let text: String

  /// Makes a problem.
  package init(_ rule: String, _ text: String) {
    self.rule = rule
    self.text = text
  }
}

extension ProgramRun {
  /// What is wrong at the end of the program, and after everything has been dismissed.
  package func problems() -> [Problem] {
    if let failure = simulator.failure { return [Problem("no failure", "\(failure)")] }
    if let unsettled {
      return [Problem("settle ends", "something is due at \(unsettled.time) ns still")]
    }
    return checkAppearance() + checkLinks() + checkRest() + checkCompletions()
      + InputAtRest.problems(simulator) + checkTeardown()
  }

  // MARK: Appearance

  /// Each controller has heard a legal word, and has appeared if and only if its view is seen.
  private func checkAppearance() -> [Problem] {
    var problems: [Problem] = []
    for (index, controller) in controllers.enumerated() {
      var history = AppearanceHistory()
      let name = controller.traceName
      for event in simulator.trace.events where event.subject == name && event.kind == .callback {
        history.take(event.name)
      }
      let text = program.cast[index].name
      if let wrong = history.firstWrong {
        problems.append(Problem("callbacks balance", "\(text).\(wrong.text) is out of order"))
      }
      switch history.state {
      case .appearing, .disappearing:
        problems.append(Problem("callbacks balance", "\(text) is left \(history.state)"))
      case .appeared, .disappeared:
        let isSeen = controller.isViewLoaded && controller.view.window != nil
        if isSeen != (history.state == .appeared), isSeen || !liesInContext(controller) {
          problems.append(
            Problem(
              "appeared means seen",
              "\(text) has \(history.state), and its view is \(isSeen ? "" : "not ")in the window"))
        }
      }
    }
    return problems
  }

  /// Whether the controller belongs to what is presented in a context: when that leaves the window
  /// with the context nobody hears of it (PRES-143).
  private func liesInContext(_ controller: UIViewController) -> Bool {
    var here: UIViewController? = controller
    while let outer = here {
      if outer.presentationController?.shouldPresentInFullscreen == false { return true }
      here = outer.parent ?? outer.presentingViewController
    }
    return false
  }

  // MARK: Links

  /// The links agree with each other and with what is in the window.
  private func checkLinks() -> [Problem] {
    var problems: [Problem] = []
    for (index, controller) in controllers.enumerated() {
      let name = program.cast[index].name
      if let presented = controller.presentedViewController,
        presented.presentingViewController?.isContainer(of: controller) != true
      {
        problems.append(
          Problem(
            "links agree",
            "\(name) presents \(presented.traceNameText), which is presented by "
              + "\(presented.presentingViewController?.traceNameText ?? "nobody")"))
      }
      let isSeen = controller.isViewLoaded && controller.view.window != nil
      if controller.parent == nil {
        if let presenter = controller.presentingViewController {
          if presenter.presentedViewController !== controller {
            problems.append(
              Problem("links agree", "\(name) is presented by one that doesn't present it"))
          }
        } else if isSeen, index > 1, controller !== window.rootViewController {
          problems.append(
            Problem("presented means seen", "\(name) is in the window without a presenter"))
        }
      }
    }
    return problems
  }

  // MARK: Rest

  /// Nothing that belongs to a transition is left.
  private func checkRest() -> [Problem] {
    var problems: [Problem] = []
    for (index, controller) in controllers.enumerated() {
      let name = program.cast[index].name
      let flags = [
        ("isBeingPresented", controller.isBeingPresented),
        ("isBeingDismissed", controller.isBeingDismissed),
        ("isMovingToParent", controller.isMovingToParent),
        ("isMovingFromParent", controller.isMovingFromParent),
      ]
      for (flag, isSet) in flags where isSet {
        problems.append(Problem("no flag is left", "\(name).\(flag) is true at rest"))
      }
      if controller.isViewLoaded, controller.view.window != nil {
        var view: UIView? = controller.view
        while let here = view {
          if here.isHidden || here.alpha != 1 {
            problems.append(
              Problem("what is in the window is seen", "\(name) lies in what is not seen"))
          }
          view = here.superview
        }
      }
    }
    for event in simulator.trace.events
    where event.kind == .warning && event.name == Word.unbalanced.traceName
      && !program.mayUnbalance
    {
      problems.append(
        Problem("callbacks balance", "\(simulator.trace.names[event.subject]) is unbalanced"))
    }
    return problems
  }

  // MARK: Completions

  /// Each completion has run once, or what became of it is in the trace.
  private func checkCompletions() -> [Problem] {
    var reports = reports()
    var problems: [Problem] = []
    for call in given {
      let event = simulator.trace.events[Int(call.call)]
      let text = "\(simulator.trace.names[event.subject]).\(simulator.trace.names[event.name])"
      if call.runs > 1 {
        problems.append(Problem("completions run once", "\(text)'s ran \(call.runs) times"))
      } else if call.runs == 0, !call.hasRaised, !reports.takeOne(of: call.call, event) {
        problems.append(
          Problem("completions run once", "\(text)'s neither ran nor was reported"))
      }
    }
    return problems
  }

  /// The warnings, and the decisions to drop a completion because there was nothing to dismiss.
  private func reports() -> [Report] {
    let events = simulator.trace.events
    return events.compactMap { event in
      let isReport =
        event.kind == .warning
        || event.kind == .decision && event.name == Policy.dismissNothingCompletion.traceName
      guard isReport else { return nil }
      var cause = event.cause
      while cause >= 0, events[Int(cause)].kind != .call { cause = events[Int(cause)].cause }
      return Report(call: cause, subject: event.subject, name: event.name)
    }
  }

  // MARK: Teardown

  /// Once everything is dismissed nothing of it is in the window.
  private func checkTeardown() -> [Problem] {
    for _ in 0..<controllers.count {
      for controller in controllers
      where controller.presentedViewController != nil && controller.presentingViewController == nil
      {
        controller.dismiss(animated: false)
      }
      settle()
    }
    // A root that was let go while it presented comes back into the window when that is dismissed.
    for root in controllers
    where root !== window.rootViewController && root.presentingViewController == nil {
      if root.isViewLoaded, root.parent == nil { root.view.removeFromSuperview() }
    }
    var problems: [Problem] = []
    for (index, controller) in controllers.enumerated() {
      let name = program.cast[index].name
      if controller.presentedViewController != nil || controller.presentingViewController != nil {
        problems.append(Problem("dismiss dismisses", "\(name) can't be parted from its modal"))
      }
    }
    guard problems.isEmpty else { return problems }
    if window.subviews.count != 1 {
      problems.append(
        Problem("no container is left", "the window has \(window.subviews.count) views at the end"))
    }
    if window.rootViewController?.view.window !== window {
      problems.append(Problem("no container is left", "the root is not in the window at the end"))
    }
    return problems
  }
}

extension UIViewController {
  /// Whether the controller is the other one or contains it.
  fileprivate func isContainer(of other: UIViewController) -> Bool {
    var here: UIViewController? = other
    while let controller = here {
      if controller === self { return true }
      here = controller.parent
    }
    return false
  }
}

/// Something that the trace says about what became of a call.
private struct Report {
  /// The call that it follows from, or -1.
  let call: Int32
  let subject: Name
  let name: Name
}

extension [Report] {
  /// Takes out a report about a call: the one that follows from it, or a refusal to its receiver
  /// that follows from another, as when a dismissal drops a presentation that hasn't begun.
  fileprivate mutating func takeOne(of call: Int32, _ event: Event) -> Bool {
    let refused =
      event.name == Word.present.traceName
      ? Word.presentRefused.traceName : Word.dismissRefused.traceName
    let index =
      firstIndex { $0.call == call }
      ?? firstIndex { $0.subject == event.subject && $0.name == refused }
    guard let index else { return false }
    remove(at: index)
    return true
  }
}
