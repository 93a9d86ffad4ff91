import Testing
import Trace

@testable import UIKitSimulation

@Suite("Windows")
struct WindowTests {
  /// Makes a window of that name and level in the app's scene.
  private func window(_ name: String, level: Double = 0, in world: World) -> UIWindow {
    let window = UIWindow()
    world.name(window, name)
    window.windowScene = world.window.windowScene
    window.windowLevel = UIWindow.Level(rawValue: level)
    return window
  }

  @Test("The list of windows is sorted by level whatever is shown or levelled", arguments: 0..<24)
  func isSorted(_ seed: Int) throws {
    try World.run(Target("iPhone 8", 12)) { world in
      let windows = (0..<4).map { window("W\($0)", in: world) }
      var state = UInt64(seed) &* 0x9E37_79B9 &+ 1
      func next(_ count: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % count
      }
      for _ in 0..<40 {
        let chosen = windows[next(4)]
        switch next(4) {
        case 0: chosen.windowLevel = UIWindow.Level(rawValue: Double(next(3)))
        case 1: chosen.makeKeyAndVisible()
        case 2: chosen.isHidden.toggle()
        default: chosen.makeKey()
        }
        let all = world.simulator.application.windows
        #expect(all.count == 5)
        #expect(zip(all, all.dropFirst()).allSatisfy { $0.windowLevel <= $1.windowLevel })
        let keys = all.filter(\.isKeyWindow)
        #expect(keys.count <= 1)
        #expect(keys.first == world.simulator.application.keyWindow)
      }
    }
  }

  /// Who is key after a middle window was key and is hidden, by the system.
  @Test(
    "The key goes to the window before, or to the highest visible one",
    arguments: [
      (Target("iPhone 4S", 5), "Window"), (Target("iPhone 5s", 8), "Window"),
      (Target("iPhone 6s", 9), "High"), (Target("iPhone 8", 12), "High"),
      (Target("iPhone 15", 17), "High"),
    ])
  func handsOver(_ target: Target, _ heir: String) throws {
    try World.run(target) { world in
      world.name(world.window, "Window")
      window("High", level: 5, in: world).isHidden = false
      let over = window("Over", level: 1, in: world)
      over.makeKeyAndVisible()
      over.isHidden = true
      #expect(world.simulator.application.keyWindow?.traceNameText == heir)
    }
  }

  @Test("A key window that is no more, or hidden, inherits nothing")
  func skipsHidden() throws {
    try World.run(Target("iPhone 5s", 8)) { world in
      let first = window("First", in: world)
      let second = window("Second", in: world)
      first.makeKeyAndVisible()
      second.makeKeyAndVisible()
      first.isHidden = true
      second.isHidden = true
      #expect(world.window.isKeyWindow)
    }
  }

  @Test("Becoming key tells first the old window, then the new one, methods before notifications")
  func tellsInOrder() throws {
    try World.run(Target("iPhone 8", 12)) { world in
      world.name(world.window, "Window")
      let over = window("Over", in: world)
      world.forget()
      over.makeKeyAndVisible()
      #expect(
        world.events(.window, .notification) == [
          "Over.becomeVisible", "Over.UIWindowDidBecomeVisibleNotification",
          "Window.resignKey", "Window.UIWindowDidResignKeyNotification",
          "Over.becomeKey", "Over.UIWindowDidBecomeKeyNotification",
        ])
    }
  }

  @Test("A window class of the app's hears of the key, and may refuse it from iOS 15 on")
  func subclass() throws {
    for (target, refuses) in [(Target("iPhone 8", 14), false), (Target("iPhone 15", 17), true)] {
      try World.run(target) { world in
        let shy = ShyWindow()
        shy.windowScene = world.window.windowScene
        shy.makeKeyAndVisible()
        #expect(shy.isKeyWindow == !refuses)
        #expect(shy.heard == (refuses ? [] : ["become"]))
        world.window.makeKey()
        #expect(shy.heard == (refuses ? [] : ["become", "resign"]))
      }
    }
  }

  @Test("Scenes are there from iOS 13 on, and the first is made when it is asked for")
  func scenes() throws {
    try World.run(Target("iPhone 8", 12)) { world in
      #expect(world.simulator.application.connectedScenes.isEmpty)
      #expect(world.window.windowScene == nil)
      #expect(world.window.isShown)
    }
    try World.run(Target("iPad Pro 11", 17)) { world in
      let scene = UIWindowScene()
      #expect(world.simulator.application.connectedScenes.count == 2)
      #expect(scene.windows.isEmpty)
      let there = UIWindow(windowScene: scene)
      there.makeKeyAndVisible()
      #expect(scene.keyWindow == there)
      #expect(world.window.isKeyWindow)
      #expect(world.simulator.application.keyWindow == there)
      world.window.makeKey()
      #expect(world.simulator.application.keyWindow == world.window)
      #expect(there.isKeyWindow)
    }
  }

  @Test("A scene's delegate hears what the scene was like")
  func tellsUpdate() throws {
    try World.run(Target("iPad Pro 11", 17)) { world in
      let scene = try #require(world.window.windowScene)
      let delegate = SceneListener()
      scene.delegate = delegate
      scene.tellUpdate(
        bounds: CGRect(x: 0, y: 0, width: 834, height: 1194), interfaceOrientation: .portrait,
        traitCollection: scene.traitCollection)
      #expect(delegate.bounds?.size == CGSize(width: 834, height: 1194))
      #expect(world.events(.callback).last == "UIWindowScene#1.windowSceneDidUpdate")
    }
  }
}

/// A window that doesn't want the key.
private final class ShyWindow: UIWindow {
  var heard: [String] = []
  override var canBecomeKey: Bool { false }
  override func becomeKey() { heard.append("become") }
  override func resignKey() { heard.append("resign") }
}

/// Keeps what it hears of a scene.
private final class SceneListener: UIWindowSceneDelegate {
  var bounds: CGRect?

  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousBounds: CGRect,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {
    bounds = previousBounds
  }
}
