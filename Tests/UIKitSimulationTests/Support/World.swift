import Testing
import Trace

@testable import UIKitSimulation

/// A device with an app whose window shows the controller `Home`.
///
/// Made and used inside `World.run`, which enters the simulator and ends it.
final class World {
  let simulator: Simulator
  let window: UIWindow
  let home: UIViewController
  private var probes: [Probe] = []

  var loop: RunLoop { simulator.runLoop }
  var trace: Trace { simulator.trace }

  /// What happened before this event is none of the test's business.
  private var mark = 0
  private var markTime: Int64 = 0
  private var markTurn: Int32 = 0

  /// Runs `body` in a new world; everything is let go afterwards.
  static func run<Result>(
    _ system: Target, sdk: SystemVersion? = nil, orientation: UIInterfaceOrientation = .portrait,
    userInterfaceStyle: UIUserInterfaceStyle = .light, bugs: Bool = false,
    switches: [SystemProfile.Switch] = [], limits: Limits = Limits(),
    root makeRoot: () -> UIViewController = { UIViewController() },
    _ body: (World) throws -> Result
  ) throws -> Result {
    let model = try #require(DeviceTable.find(system.device))
    let version = SystemVersion(system.major)
    let profile = SystemProfile(
      system: version, sdk: sdk ?? version, bugs: bugs, switches: switches)
    let trace = Trace(vocabulary: Vocabulary.texts, limit: limits.traceEvents)
    let device = Device(
      model: model, name: model.name, system: version, sdk: sdk ?? version,
      orientation: orientation, userInterfaceStyle: userInterfaceStyle)
    let simulator = Simulator(device: device, profile: profile, trace: trace, limits: limits)
    defer { simulator.end() }
    return try simulator.enter {
      let world = World(simulator, root: makeRoot())
      defer { world.end() }
      return try body(world)
    }
  }

  private init(_ simulator: Simulator, root: UIViewController) {
    self.simulator = simulator
    window = UIWindow()
    home = root
    name(home, "Home")
    window.windowScene = simulator.application.connectedScenes.first
    window.rootViewController = home
    window.makeKeyAndVisible()
    simulator.runLoop.advance(to: 0)
    forget()
    if let probe = home as? Probe { probes.append(probe) }
  }

  /// Breaks the cycles of probes and of what their closures hold.
  private func end() {
    for probe in probes { probe.look = { _ in } }
  }

  // MARK: Objects

  /// Names an object for the trace.
  func name(_ object: NSObject, _ name: String) {
    object.traceName = trace.names.intern(name)
  }

  /// Makes a controller of that name and style.
  func controller(
    _ name: String, _ style: UIModalPresentationStyle? = nil
  ) -> UIViewController {
    let controller = UIViewController()
    self.name(controller, name)
    if let style { setStyle(style, of: controller) }
    return controller
  }

  /// Gives a controller a style, and a popover something to point at.
  private func setStyle(_ style: UIModalPresentationStyle, of controller: UIViewController) {
    controller.modalPresentationStyle = style
    controller.popoverPresentationController?.sourceView = window
  }

  /// Makes a probe of that name and style.
  func probe(_ name: String, _ style: UIModalPresentationStyle? = nil) -> Probe {
    let probe = Probe()
    self.name(probe, name)
    if let style { setStyle(style, of: probe) }
    probes.append(probe)
    return probe
  }

  /// Presents a controller of that name from `presenter` and waits until it is there.
  @discardableResult
  func presented(
    _ name: String, _ style: UIModalPresentationStyle, on presenter: UIViewController,
    animated: Bool = false
  ) -> UIViewController {
    let controller = controller(name, style)
    presenter.present(controller, animated: animated)
    settle()
    forget()
    return controller
  }

  // MARK: Time

  /// Ends the main flow's turn and runs what is due now.
  func runDue() { loop.advance(to: loop.now) }

  /// Runs to that many seconds from now.
  func advance(_ seconds: Double) { loop.advance(to: loop.now + .nanoseconds(seconds)) }

  /// Runs until everything that ends has ended.
  func settle() {
    let waiting = loop.settle(limit: 60_000_000_000)
    #expect(waiting == nil, "Something is still waiting after a minute.")
  }

  /// Runs half of an animated transition.
  func halfway() { advance(0.2) }

  // MARK: Events

  /// Later questions are about later events only.
  func forget() {
    mark = trace.events.count
    markTime = loop.now
    markTurn = loop.turn
  }

  /// The events of some kinds as `Home.viewWillAppear`, in order.
  func events(_ kinds: Event.Kind...) -> [String] {
    trace.events[mark...].filter { kinds.contains($0.kind) }.map(text)
  }

  /// The appearance callbacks and completions, in order; without viewIsAppearing, loading and
  /// layout.
  var appearance: [String] {
    trace.events[mark...].filter {
      $0.kind == .callback && Self.appearanceEvents.contains(word($0))
    }
    .map(text)
  }

  /// The same of one subject, without the subject.
  func appearance(of subject: String) -> [String] {
    trace.events[mark...].filter {
      $0.kind == .callback && Self.appearanceEvents.contains(word($0))
        && trace.names[$0.subject] == subject
    }.map(word)
  }

  /// The callbacks of the instant of the mark by turn, the mark's turn first; layout left out.
  var callbacksByTurn: [[String]] {
    var turns: [[String]] = []
    for event in trace.events[mark...]
    where event.kind == .callback && event.time == markTime && !word(event).contains("Layout") {
      while turns.count <= event.turn - markTurn { turns.append([]) }
      turns[Int(event.turn - markTurn)].append(text(event))
    }
    return turns
  }

  /// The texts of UIKit's log messages.
  var warnings: [String] {
    trace.events[mark...].filter { $0.kind == .warning }.compactMap { event in
      for field in trace.fields(of: event) {
        if case .text(let text) = field.value { return trace.names[text] }
      }
      return nil
    }
  }

  /// The value of a field of the latest event of that name.
  func field(_ key: Word, ofLast event: String) -> Value? {
    guard let event = trace.events.last(where: { text($0) == event }) else { return nil }
    return trace.fields(of: event).first { $0.key == key.traceName }?.value
  }

  /// The instant of the latest event of that name, in nanoseconds.
  func time(ofLast event: String) -> Int64? {
    trace.events.last { text($0) == event }?.time
  }

  private func text(_ event: Event) -> String {
    "\(trace.names[event.subject]).\(trace.names[event.name])"
  }

  private func word(_ event: Event) -> String { trace.names[event.name] }

  private static let appearanceEvents = [
    "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
    "present.completion", "dismiss.completion",
  ]
}

/// A device and the first release of a system that it runs.
struct Target: Hashable, CustomTestStringConvertible {
  let device: String
  let major: Int

  init(_ device: String, _ major: Int) {
    self.device = device
    self.major = major
  }

  var testDescription: String { "\(device), iOS \(major)" }
  var isPad: Bool { device.hasPrefix("iPad") }
}

extension [Target] {
  /// Phones of iOS 7 to 17.
  static let phones = [
    Target("iPhone 5s", 7), Target("iPhone 6", 8), Target("iPhone 8", 12), Target("iPhone 8", 13),
    Target("iPhone 15", 17),
  ]
  /// Pads of iOS 7 to 17.
  static let pads = [
    Target("iPad Air", 7), Target("iPad Air 2", 8), Target("iPad Air 2", 12),
    Target("iPad Pro 11", 12), Target("iPad Air 2", 13), Target("iPad Pro 11", 13),
    Target("iPad Pro 11", 17),
  ]
  static let all = phones + pads
}

/// Counts and keeps what the app's hooks see, and can do something in each of them.
class Probe: UIViewController {
  /// Called in each appearance callback with its name.
  var look: (String) -> Void = { _ in }

  override class var className: String { "UIViewController" }
  override func viewDidLoad() { look("viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { look("viewWillAppear") }
  override func viewIsAppearing(_ animated: Bool) { look("viewIsAppearing") }
  override func viewDidAppear(_ animated: Bool) { look("viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { look("viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { look("viewDidDisappear") }
}
