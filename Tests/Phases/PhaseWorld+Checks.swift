import RandomPrograms
import Trace
import UIKitSimulation

extension PhaseWorld {
  /// What is wrong at the end of a world.
  func problems(_ story: PhaseStory) -> [String] {
    var problems = problemsAtRest()
    checkCompletions(story, &problems)
    story.checkWaiting(&problems)
    return problems
  }

  /// What is wrong in a world at rest, whatever has happened before.
  func problemsAtRest() -> [String] {
    var problems: [String] = []
    if let failure = simulator.failure { problems.append("the app ended: \(failure)") }
    if !isSettled { problems.append("it doesn't settle") }
    checkAppearance(&problems)
    checkTurns(&problems)
    problems += InputAtRest.problems(simulator).map(\.text)
    for controller in [home, form] {
      for button in [controller.counter, controller.opener]
      where button.isTracking || button.isHighlighted {
        problems.append("\(button.traceNameText) follows a finger at rest")
      }
    }
    for finding in simulator.checks.findings where Self.faults.contains(finding.check.word) {
      problems.append(finding.text)
    }
    return problems
  }

  /// What a check of the product's finds only if UIKit itself goes wrong here: the app does nothing
  /// that would lead to it.
  private static let faults: [Word] = [
    .frameAtRest, .unbalancedAppearance, .transitionOpen, .leftBehind,
  ]

  /// Each controller's callbacks are in order and come in pairs, and it has appeared if and only if
  /// its view is in the window.
  private func checkAppearance(_ problems: inout [String]) {
    let names = controllers.map(\.traceName)
    var histories = controllers.map { _ in AppearanceHistory() }
    for event in simulator.trace.events {
      if event.kind == .warning, event.name == Word.unbalanced.traceName {
        problems.append("UIKit calls the callbacks unbalanced")
      }
      guard event.kind == .callback, let index = names.firstIndex(of: event.subject) else {
        continue
      }
      histories[index].take(event.name)
    }
    for (controller, history) in zip(controllers, histories) {
      let name = controller.traceNameText
      if let wrong = history.firstWrong { problems.append("\(name).\(wrong.text) is out of order") }
      let isSeen = controller.viewIfLoaded?.window != nil
      switch history.state {
      case .appearing, .disappearing: problems.append("\(name) is left \(history.state)")
      case .appeared: if !isSeen { problems.append("\(name) has appeared and isn't seen") }
      case .disappeared: if isSeen { problems.append("\(name) is seen and hasn't appeared") }
      }
      if controller.isBeingPresented || controller.isBeingDismissed {
        problems.append("\(name) is on its way at rest")
      }
    }
  }

  /// Each turn and change of size that a window or a controller is told of begins and ends.
  private func checkTurns(_ problems: inout [String]) {
    let subjects = [window.traceName] + controllers.map(\.traceName)
    var areOpen = subjects.map { _ in false }
    for event in simulator.trace.events {
      let begins: Bool
      switch event.name {
      case Word.rotationBegin.traceName, Word.resize.traceName, Word.willRotate.traceName:
        begins = true
      case Word.rotationEnd.traceName, Word.resizeEnd.traceName, Word.didRotate.traceName:
        begins = false
      default: continue
      }
      guard let index = subjects.firstIndex(of: event.subject) else { continue }
      if begins == areOpen[index] {
        let names = simulator.trace.names
        problems.append("\(names[event.subject]).\(names[event.name]) is out of order")
      }
      areOpen[index] = begins
    }
    for (subject, isOpen) in zip(subjects, areOpen) where isOpen {
      problems.append("a turn of \(simulator.trace.names[subject]) is left open")
    }
    for controller in controllers where controller.openSizeTransitions != 0 {
      problems.append("a change of \(controller.traceNameText)'s size is left open")
    }
  }

  private var controllers: [PhaseController] { [home, form, second, overlayRoot] }

  /// The transition's completion has run once, and the stimulus's own if it had an effect.
  private func checkCompletions(_ story: PhaseStory, _ problems: inout [String]) {
    let own = transition == .presentation ? runs.present : runs.dismiss
    if own != 1 { problems.append("the completion of the \(transition) ran \(own) times") }
    let takesCompletion =
      switch stimulus {
      case .presentAgain, .presentAbove, .dismiss, .dismissUnanimated, .doubleTap: true
      default: false
      }
    guard takesCompletion, let outcome = story.outcome else { return }
    let expected = outcome.hasEffect ? 1 : 0
    if runs.stimulus != expected {
      problems.append("the completion of the stimulus ran \(runs.stimulus) times, not \(expected)")
    }
  }
}
