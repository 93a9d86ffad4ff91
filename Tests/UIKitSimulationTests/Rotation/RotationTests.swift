import Testing
import Trace

@testable import UIKitSimulation

@Suite("A turn of the interface")
struct RotationTests {
  private static let systems: [Target] = [
    Target("iPhone 4S", 5), Target("iPhone 5", 6), Target("iPhone 5s", 7), Target("iPhone 6s", 9),
    Target("iPhone 8", 12), Target("iPhone 8", 13), Target("iPhone 14", 17),
    Target("iPad 2", 5), Target("iPad Air", 7), Target("iPad Air 2", 8), Target("iPad Air 2", 12),
    Target("iPad Air 2", 13), Target("iPad Pro 11", 17),
  ]
  private static let styles: [UIModalPresentationStyle] = [
    .fullScreen, .pageSheet, .formSheet, .currentContext, .overFullScreen, .overCurrentContext,
    .custom,
  ]
  private static let turns: [UIDeviceOrientation] = [
    .landscapeLeft, .landscapeRight, .portraitUpsideDown,
  ]

  /// A controller that is for every orientation, in iOS 5's way and in that of later systems.
  private final class Free: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
    override func shouldAutorotateToInterfaceOrientation(
      _ orientation: UIInterfaceOrientation
    ) -> Bool { true }
  }

  private func turn(_ world: World, to orientation: UIDeviceOrientation) {
    world.simulator.runLoop.runInput { world.simulator.turnDevice(to: orientation) }
  }

  @Test("The interface mirrors the device in landscape, and a flat device means no orientation")
  func mirrors() {
    for device in UIDeviceOrientation.allCases {
      let interface = device.interfaceOrientation
      if let interface {
        #expect(UIDeviceOrientation(holding: interface) == device)
        // The numbers of the two are the same, though their names differ in landscape (ROT-049).
        #expect(interface.rawValue == device.rawValue)
        #expect(device.isLandscape == interface.isLandscape)
      } else {
        #expect(device.isFlat || device == .unknown)
      }
    }
  }

  @Test("Four quarter turns lead back, and two are a half turn")
  func turnsAddUp() {
    let all: [UIInterfaceOrientation] = [
      .portrait, .landscapeRight, .portraitUpsideDown, .landscapeLeft,
    ]
    for (place, from) in all.enumerated() {
      #expect(from.quarterTurns(to: from) == 0)
      #expect(from.turn(to: from).isIdentity)
      let next = all[(place + 1) % 4]
      #expect(from.quarterTurns(to: next) == 1)
      #expect(from.quarterTurns(to: all[(place + 2) % 4]) == 2)
      #expect(from.turn(to: next).concatenating(next.turn(to: from)).isIdentity)
    }
  }

  @Test(
    "A quarter turn takes 0.3 s on a phone and 0.4 s on a pad, and a half turn twice that (ROT-064)",
    arguments: systems, turns)
  func durations(system: Target, orientation: UIDeviceOrientation) throws {
    try World.run(system, root: { Free() }) { world in
      let model = world.simulator.device.model
      guard model.showsUpsideDown || orientation != .portraitUpsideDown else { return }
      // A phone's app keeps out of upside down unless it says so (ROT-010).
      guard model.idiom == .pad || system.major < 6 || orientation != .portraitUpsideDown else {
        return
      }
      turn(world, to: orientation)
      let quarter: Int64 = model.idiom == .pad ? 400_000_000 : 300_000_000
      let duration = orientation == .portraitUpsideDown ? 2 * quarter : quarter
      world.simulator.runLoop.advance(to: world.loop.now + duration - 1)
      #expect(world.window.rotationState.running != nil)
      world.settle()
      #expect(world.loop.now == duration)
      #expect(world.window.interfaceOrientation == orientation.interfaceOrientation)
    }
  }

  @Test(
    "The presented controller decides over what it fills, and its presenter under all else (ROT-109)",
    arguments: systems, styles)
  func decides(system: Target, style: UIModalPresentationStyle) throws {
    try World.run(system) { world in
      let form = world.controller("Form")
      form.modalPresentationStyle = style
      world.home.present(form, animated: false)
      world.settle()
      let shown = try #require(form.activePresentation?.effectiveStyle)
      let fills = shown == .fullScreen || shown == .overFullScreen
      #expect(world.window.orientationDecider === (fills ? form : world.home))
    }
  }

  @Test(
    "Whatever is presented fills or fits its room again after a turn and back",
    arguments: systems, styles)
  func fits(system: Target, style: UIModalPresentationStyle) throws {
    try World.run(system, root: { Free() }) { world in
      let form = Free()
      form.modalPresentationStyle = style
      world.home.present(form, animated: true)
      world.settle()
      let frame = form.view.frame
      let room = world.window.roomSize
      turn(world, to: .landscapeLeft)
      world.settle()
      #expect(
        world.window.roomSize
          == (world.window.interfaceOrientation.isLandscape
            ? CGSize(width: room.height, height: room.width) : room))
      turn(world, to: .portrait)
      world.settle()
      #expect(form.view.frame == frame)
      world.home.dismiss(animated: true)
      world.settle()
      #expect(world.simulator.checks.standing().isEmpty)
    }
  }
}
