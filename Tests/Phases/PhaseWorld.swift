package import Trace
package import UIKitSimulation

/// A world in which one transition runs and one thing happens to it.
///
/// `Home` is the window's root; it presents `Form`, with the setting's style.
package final class PhaseWorld {
  /// When the stimulus comes.
  package enum Moment: Hashable, Sendable {
    case never
    /// Before the call that asks for the transition, when everything is at rest.
    case before
    /// Nanoseconds after the call that asks for the transition; 0 is the turn of the call.
    case after(Int64)
    /// When the transition has ended and everything is at rest.
    case settled
  }

  /// How often each completion has run.
  struct Runs: Equatable {
    var present = 0
    var dismiss = 0
    /// Those that the stimulus was given.
    var stimulus = 0
  }

  let setting: PhaseSetting
  let transition: PhaseCombination.Transition
  let stimulus: PhaseCombination.Stimulus?
  /// The engine's world.
  package let simulator: Simulator
  /// The app's first window.
  let window: UIWindow
  /// The window's root.
  let home: PhaseController
  /// What `Home` presents.
  let form: PhaseController
  /// What the stimulus presents.
  let second: PhaseController
  /// The root of the window that the stimulus shows.
  let overlayRoot: PhaseController
  /// The window that the stimulus shows.
  private(set) var overlay: UIWindow?

  var runs = Runs()
  /// Whether the app ignored touches when the stimulus came.
  private(set) var ignoredTouches = false
  /// The exception that the stimulus raised.
  private(set) var raised: NSException?
  /// Whether everything has come to rest.
  var isSettled = true
  /// The events that the stimulus recorded itself.
  private(set) var stimulusEvents = 0..<0
  /// How often something presented the second controller.
  private(set) var presentCalls = 0
  /// How many events there were before the call that asks for the transition.
  private(set) var callEvent = 0
  /// The instant of the call that asks for the transition.
  private(set) var callTime: Int64 = 0
  /// The instant of the stimulus.
  private(set) var stimulusTime: Int64 = -1

  /// A trace for worlds, one after the other.
  package static func newTrace() -> Trace {
    Trace(vocabulary: Vocabulary.texts, limit: 100_000)
  }

  /// Makes a world, runs the transition with the stimulus, waits for the end, and lets `body` look.
  ///
  /// - Parameters:
  ///   - profile: what UIKit does, if that isn't what it does on the setting's system.
  ///   - trace: a trace to use again, which is quicker than to make one.
  package static func run<Result>(
    _ setting: PhaseSetting, _ transition: PhaseCombination.Transition,
    _ stimulus: PhaseCombination.Stimulus?, at moment: Moment, profile: SystemProfile? = nil,
    trace: Trace = newTrace(), _ body: (PhaseWorld) -> Result
  ) -> Result {
    trace.reset()
    let simulator = Simulator(
      device: setting.device, profile: profile ?? setting.profile, trace: trace)
    defer { simulator.end() }
    return simulator.enter {
      let world = PhaseWorld(simulator, setting, transition, stimulus)
      world.flow(moment)
      return body(world)
    }
  }

  private init(
    _ simulator: Simulator, _ setting: PhaseSetting, _ transition: PhaseCombination.Transition,
    _ stimulus: PhaseCombination.Stimulus?
  ) {
    self.simulator = simulator
    self.setting = setting
    self.transition = transition
    self.stimulus = stimulus
    func controller(_ name: String) -> PhaseController {
      let controller = PhaseController()
      controller.traceName = simulator.trace.names.intern(name)
      return controller
    }
    home = controller("Home")
    overlayRoot = controller("OverlayRoot")
    form = controller("Form")
    second = controller("Second")
    second.modalPresentationStyle = .fullScreen
    form.modalPresentationStyle = setting.style
    window = UIWindow()
    // What is touched of the one lies beside what is touched of the other.
    for (presenter, left) in [(home, 20), (form, 140)] as [(PhaseController, CGFloat)] {
      presenter.addControls(left: left) { [unowned self, unowned presenter] in
        present(by: presenter)
      }
    }
    window.traceName = simulator.trace.names.intern("Window")
    window.windowScene = simulator.application.connectedScenes.first
    window.rootViewController = home
    window.makeKeyAndVisible()
    form.popoverPresentationController?.sourceView = home.view
    form.popoverPresentationController?.sourceRect = CGRect(x: 300, y: 100, width: 20, height: 20)
    settle()
  }

  private func flow(_ moment: Moment) {
    if transition == .dismissal {
      home.present(form, animated: false)
      settle()
    }
    prepare(moment)
    callTime = simulator.runLoop.now
    callEvent = simulator.trace.events.count
    switch transition {
    case .presentation: home.present(form, animated: true) { [unowned self] in runs.present += 1 }
    case .dismissal: form.dismiss(animated: true) { [unowned self] in runs.dismiss += 1 }
    }
    switch moment {
    case .never, .before: break
    case .after(let offset):
      if offset > 0 { simulator.runLoop.advance(to: callTime + offset) }
      happen()
    case .settled:
      settle()
      happen()
    }
    settle()
  }

  private func settle() {
    if simulator.runLoop.settle(limit: 60_000_000_000) != nil { isSettled = false }
  }

  /// Dismisses whatever is presented.
  func goBack() {
    while home.presentedViewController != nil, isSettled, simulator.failure == nil {
      home.dismiss(animated: false)
      settle()
    }
  }

  // MARK: The stimulus

  /// Whoever is in front before the transition.
  var front: PhaseController { transition == .presentation ? home : form }

  /// Does what the stimulus needs before the transition is asked for.
  private func prepare(_ moment: Moment) {
    guard let stimulus else { return }
    if stimulus.needsKeyboard {
      front.fields[0].becomeFirstResponder()
      settle()
    }
    if stimulus == .fingerUp, moment != .never {
      guard let point = simulator.touchPoint(of: TouchTarget(front.counter)) else {
        preconditionFailure("nobody can touch \(front.counter.traceNameText)")
      }
      simulator.runLoop.runInput { simulator.touches.touchDown(at: point) }
      settle()
    }
    if moment == .before {
      happen()
      settle()
    }
  }

  private func happen() {
    guard let stimulus else { return }
    let first = simulator.trace.events.count
    stimulusTime = simulator.runLoop.now
    ignoredTouches = simulator.application.isIgnoringInteractionEvents
    happen(stimulus)
    stimulusEvents = first..<simulator.trace.events.count
  }

  private func happen(_ stimulus: PhaseCombination.Stimulus) {
    switch stimulus {
    case .rotateLeft: turn(to: .landscapeLeft)
    case .rotateRight: turn(to: .landscapeRight)
    case .upsideDown: turn(to: .portraitUpsideDown)
    case .thereAndBack:
      turn(to: .landscapeLeft)
      simulator.runLoop.advance(to: stimulusTime + 1)
      turn(to: .portrait)
    case .presentAgain: present(by: home)
    case .presentAbove: present(by: form)
    case .dismiss: form.dismiss(animated: true, completion: count)
    case .dismissUnanimated: form.dismiss(animated: false, completion: count)
    case .overlayKey: showOverlay()
    case .resize:
      let size = WindowArea.half.size(on: simulator.screen.interfaceBounds.size)
      simulator.runLoop.runInput { simulator.resize(to: size) }
    case .keyboardShow: form.fields[0].becomeFirstResponder()
    case .keyboardHide: front.fields[0].resignFirstResponder()
    case .switchField: front.fields[1].becomeFirstResponder()
    case .tapPresenter: tap(home.counter)
    case .tapOutside: simulator.runLoop.runInput { _ = simulator.tapOutside(form) }
    case .doubleTap: tap(form.opener, count: 2)
    case .fingerUp: simulator.runLoop.runInput { simulator.touches.touchUp() }
    case .background:
      simulator.runLoop.runInput { simulator.application.enterBackground() }
      simulator.runLoop.advance(to: stimulusTime + 1)
      simulator.runLoop.runInput { simulator.application.enterForeground() }
    }
  }

  private func tap(_ button: UIButton, count: Int = 1) {
    simulator.runLoop.runInput { _ = simulator.tap(TouchTarget(button), count: count) }
  }

  private func turn(to orientation: UIDeviceOrientation) {
    simulator.runLoop.runInput { simulator.turnDevice(to: orientation) }
  }

  private func count() { runs.stimulus += 1 }

  /// Presents the second controller, as an app that catches UIKit's exception; a new one each time.
  private func present(by presenter: UIViewController) {
    presentCalls += 1
    let other = presentCalls == 1 ? second : PhaseController()
    do {
      try presenter.requestPresent(other, animated: true, completion: count)
    } catch PresentationError.exception(let exception) {
      raised = exception
    } catch {
      preconditionFailure("\(error)")
    }
  }

  private func showOverlay() {
    let overlay = UIWindow()
    overlay.traceName = simulator.trace.names.intern("Overlay")
    overlay.windowScene = simulator.application.connectedScenes.first
    overlay.windowLevel = .alert
    overlay.rootViewController = overlayRoot
    self.overlay = overlay
    overlay.makeKeyAndVisible()
  }
}
