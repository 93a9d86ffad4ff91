import Testing
import Trace

@testable import UIKitSimulation

@Suite("What controllers and views hear of the place that they are in")
struct SurroundingsTests {
  /// A controller class of an app's, which notes what it hears.
  final class Listener: UIViewController {
    var heard: [String] = []
    private(set) var previous: [UITraitCollection?] = []

    override class var className: String { "UIViewController" }
    override func viewWillAppear(_ animated: Bool) { heard.append("viewWillAppear") }
    override func viewWillLayoutSubviews() { heard.append("viewWillLayoutSubviews") }
    override func viewSafeAreaInsetsDidChange() { heard.append("viewSafeAreaInsetsDidChange") }
    override func viewLayoutMarginsDidChange() { heard.append("viewLayoutMarginsDidChange") }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      heard.append("traitCollectionDidChange")
      self.previous.append(previous)
    }
  }

  @Test(
    "A controller class of the app's hears of traits and insets before its first layout",
    arguments: [
      (7, ["viewWillAppear", "viewWillLayoutSubviews"]),
      (9, ["viewWillAppear", "traitCollectionDidChange", "viewWillLayoutSubviews"]),
      (
        12,
        [
          "viewWillAppear", "traitCollectionDidChange", "viewLayoutMarginsDidChange",
          "viewSafeAreaInsetsDidChange", "viewWillLayoutSubviews",
        ]
      ),
    ] as [(Int, [String])])
  func firstAppearance(system: Int, expected: [String]) throws {
    let device = system == 7 ? "iPhone 5s" : "iPhone 6"
    let listener = try World.run(Target(device, system), root: { Listener() }) { world in
      try #require(world.home as? Listener)
    }
    #expect(listener.heard == expected)
    #expect(listener.previous == listener.previous.map { _ in nil })
  }

  @Test("A plain controller is told of its first traits alone", arguments: [9, 12, 17])
  func plainController(system: Int) throws {
    let device = system == 17 ? "iPhone 15" : "iPhone 6s"
    try World.run(Target(device, system)) { world in
      world.presented("Form", .fullScreen, on: world.home)
      let names = world.trace.events.map { world.trace.names[$0.name] }
      let isTold = names.filter { $0 == "traitCollectionDidChange" }.count
      #expect(isTold == (system == 17 ? 0 : 2))
      #expect(!names.contains { $0.contains("Insets") || $0.contains("Margins") })
    }
  }

  @Test("A change of an override reaches the controller, what it contains and what it presents")
  func overrides() throws {
    try World.run(Target("iPad Pro 11", 17), root: { Listener() }) { world in
      let home = try #require(world.home as? Listener)
      let child = Listener()
      home.addChild(child)
      home.view.addSubview(child.view)
      let form = Listener()
      form.modalPresentationStyle = .fullScreen
      home.present(form, animated: false)
      world.settle()
      for listener in [home, child, form] { listener.heard.removeAll() }
      home.traitOverrides?.horizontalSizeClass = .compact
      #expect(home.heard == ["traitCollectionDidChange"])
      #expect(child.heard == ["traitCollectionDidChange"])
      #expect(form.heard == [])
      #expect(home.previous.last??.horizontalSizeClass == .regular)
      world.window.overrideUserInterfaceStyle = .dark
      #expect(home.heard.count == 2)
      #expect(form.heard == ["traitCollectionDidChange"])
      #expect(form.traitCollection.userInterfaceStyle == .dark)
    }
  }

  @Test("The same traits are the same object")
  func sameObject() throws {
    try World.run(Target("iPhone 15", 17)) { world in
      #expect(world.home.traitCollection === world.window.traitCollection)
      #expect(world.simulator.screen.traitCollection === world.home.view.traitCollection)
      let light = UITraitCollection(userInterfaceStyle: .light)
      let compact = UITraitCollection(horizontalSizeClass: .compact)
      let both = UITraitCollection(traitsFrom: [light, compact])
      #expect(world.home.traitCollection.containsTraits(in: both))
      #expect(!compact.containsTraits(in: both))
      #expect(both.containsTraits(in: nil))
    }
  }

  @Test(
    "A part of a pad's screen has its size",
    arguments: [
      (.third, 1024, 768, 320, 768), (.half, 1024, 768, 507, 768),
      (.twoThirds, 1024, 768, 694, 768), (.third, 768, 1024, 320, 1024),
      (.twoThirds, 768, 1024, 438, 1024), (.third, 1366, 1024, 375, 1024),
      (.half, 1366, 1024, 678, 1024), (.twoThirds, 1024, 1366, 639, 1366),
      (.slideOver, 768, 1024, 320, 984), (.slideOver, 1024, 768, 320, 728),
    ] as [(WindowArea, CGFloat, CGFloat, CGFloat, CGFloat)])
  func windowArea(
    area: WindowArea, width: CGFloat, height: CGFloat, partWidth: CGFloat, partHeight: CGFloat
  ) {
    let size = area.size(on: CGSize(width: width, height: height))
    #expect(size == CGSize(width: partWidth, height: partHeight))
  }

  @Test(
    "A zoomed phone has the insets of the facts, and the room of a smaller phone (GEO-023)",
    arguments: [
      ("iPhone 11", 44, 31), ("iPhone 11 Pro Max", 40, 30.67), ("iPhone 12 mini", 43, 29),
      ("iPhone 13", 39, 28), ("iPhone 12 Pro Max", 41, 29.67), ("iPhone 15", 48, 28),
      ("iPhone 14 Plus", 41, 30), ("iPhone 15 Pro", 48, 28), ("iPhone 15 Pro Max", 51, 31),
    ] as [(String, CGFloat, CGFloat)])
  func zoom(name: String, top: CGFloat, bottom: CGFloat) throws {
    let model = try #require(DeviceTable.find(name))
    let zoomed = try #require(DeviceTable.zoomed(model))
    let portrait = zoomed.safeArea(
      orientation: .portrait, system: "17", landscapeBar: .hidden)
    #expect(portrait == UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
    let landscape = zoomed.safeArea(
      orientation: .landscapeLeft, system: "17", landscapeBar: .hidden)
    #expect(landscape == UIEdgeInsets(top: 0, left: top, bottom: 21, right: top))
    #expect(zoomed.size.width < model.size.width && zoomed.scale == model.scale)
  }

  @Test(
    "A phone whose zoom isn't known can't be zoomed",
    arguments: ["iPhone X", "iPhone 16", "iPad 9"])
  func noZoom(name: String) throws {
    #expect(DeviceTable.zoomed(try #require(DeviceTable.find(name))) == nil)
  }
}
