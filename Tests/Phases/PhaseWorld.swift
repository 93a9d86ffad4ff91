import Trace
package import UIKitSimulation

/// A world in which one transition runs and one thing happens to it.
///
/// `Home` is the window's root; it presents `Form`, with the setting's style.
package final class PhaseWorld {
  /// When the stimulus comes.
  package enum Moment: Hashable, Sendable {
    case never
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
  /// The exception that the stimulus raised.
  private(set) var raised: NSException?
  /// Whether everything has come to rest.
  var isSettled = true
  /// The events that the stimulus recorded itself.
  private(set) var stimulusEvents = 0..<0
  /// The instant of the call that asks for the transition.
  private(set) var callTime: Int64 = 0
  /// The instant of the stimulus.
  private(set) var stimulusTime: Int64 = -1

  /// Makes a world, runs the transition with the stimulus, waits for the end, and lets `body` look.
  ///
  /// - Parameter profile: what UIKit does, if that isn't what it does on the setting's system.
  package static func run<Result>(
    _ setting: PhaseSetting, _ transition: PhaseCombination.Transition,
    _ stimulus: PhaseCombination.Stimulus?, at moment: Moment, profile: SystemProfile? = nil,
    _ body: (PhaseWorld) -> Result
  ) -> Result {
    let simulator = Simulator(
      device: setting.device, profile: profile ?? setting.profile,
      trace: Trace(vocabulary: Vocabulary.texts, limit: 100_000))
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
    window.traceName = simulator.trace.names.intern("Window")
    window.windowScene = simulator.application.connectedScenes.first
    window.rootViewController = home
    window.makeKeyAndVisible()
    form.popoverPresentationController?.sourceView = home.view
    settle()
  }

  private func flow(_ moment: Moment) {
    if transition == .dismissal {
      home.present(form, animated: false)
      settle()
    }
    callTime = simulator.runLoop.now
    switch transition {
    case .presentation: home.present(form, animated: true) { [unowned self] in runs.present += 1 }
    case .dismissal: form.dismiss(animated: true) { [unowned self] in runs.dismiss += 1 }
    }
    switch moment {
    case .never: break
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

  private func happen() {
    guard let stimulus else { return }
    let first = simulator.trace.events.count
    stimulusTime = simulator.runLoop.now
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
    }
  }

  private func turn(to orientation: UIDeviceOrientation) {
    simulator.runLoop.runInput { simulator.turnDevice(to: orientation) }
  }

  private func count() { runs.stimulus += 1 }

  /// Presents the second controller, as an app that catches UIKit's exception.
  private func present(by presenter: UIViewController) {
    do {
      try presenter.requestPresent(second, animated: true, completion: count)
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
