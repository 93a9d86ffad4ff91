import Testing
import Trace

@testable import UIKitSimulation

@Suite("Layers and transactions")
struct LayerTests {
  private func inWorld(_ body: (World, UIView) throws -> Void) throws {
    try World.run(Target("iPhone 15", 17)) { world in
      let view = UIView(frame: CGRect(x: -5, y: -5, width: 10, height: 10))
      world.name(view, "Box")
      world.window.addSubview(view)
      world.runDue()
      world.forget()
      try body(world, view)
    }
  }

  @Test("A view's layer is the view under another name")
  func isTheView() throws {
    try inWorld { world, view in
      let layer = view.layer
      #expect(layer === view.layer)
      layer.position = CGPoint(x: 7, y: 8)
      layer.bounds = CGRect(x: 0, y: 0, width: 3, height: 4)
      layer.opacity = 2
      layer.transform = CGAffineTransform(scaleX: 2, y: 2)
      #expect(view.center == layer.position && view.center == CGPoint(x: 7, y: 8))
      #expect(view.bounds == layer.bounds && view.bounds.width == 3)
      #expect(view.alpha == 1 && layer.opacity == 1)
      #expect(view.transform == layer.transform)
      #expect(layer.superlayer === world.window.layer)
      #expect(world.window.layer.sublayers.contains { $0 === layer })
      #expect(
        world.events(.view) == [
          "Box.center", "Box.bounds", "Box.transform",
        ])
    }
  }

  @Test("A layer outlives its view with what the view knew last")
  func outlives() throws {
    try inWorld { _, _ in
      let layer: CALayer = {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
        view.alpha = 0.5
        return view.layer
      }()
      #expect(layer.view == nil)
      #expect(layer.position == CGPoint(x: 5, y: 10))
      #expect(layer.opacity == 0.5)
    }
  }

  @Test("Only views that were animated or asked have a layer")
  func isLazy() throws {
    try inWorld { _, view in
      #expect(view.storedLayer == nil)
      view.center.x = 3
      #expect(view.storedLayer == nil)
      UIView.animate(withDuration: 1) { view.center.x = 4 }
      #expect(view.storedLayer != nil)
    }
  }

  @Test("Its presentation is a copy, and there is none off the screen")
  func presents() throws {
    try inWorld { world, view in
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.center.x = 100
        view.alpha = 0
        view.layer.zPosition = 8
      }
      world.advance(0.25)
      let seen = try #require(view.layer.presentation())
      #expect(seen.position == CGPoint(x: 25, y: 0))
      #expect(seen.opacity == 0.75)
      #expect(seen.zPosition == 2)
      seen.position = .zero
      #expect(view.layer.presentation()?.position.x == 25)
      #expect(UIView().layer.presentation() == nil)
    }
  }

  @Test("A second implicit change replaces the first and goes on from what is seen")
  func replacesImplicit() throws {
    try inWorld { world, view in
      let layer = CALayer()
      view.layer.addSublayer(layer)
      CATransaction.setAnimationDuration(1)
      CATransaction.setAnimationTimingFunction(.linear)
      layer.position.x = 100
      world.advance(0.5)
      layer.position.x = 0
      #expect(layer.presentation()?.position.x == 50)
      #expect(world.events(.view).last == "CALayer#1.position")
      #expect(layer.animationKeys() == ["position"])
      // The next turn's transaction knows nothing of what the last one was told.
      #expect(CATransaction.animationDuration() == 0.25)
      world.advance(0.25)
      #expect(layer.presentation()?.position.x == 0)
      #expect(layer.animationKeys() == [])
    }
  }

  @Test("Animations of several layers with clocks of their own end when the last of them does")
  func clocks() throws {
    try inWorld { world, view in
      let slow = UIView(frame: view.frame)
      world.window.addSubview(slow)
      slow.layer.speed = 0.5
      world.runDue()
      var ended: Double?
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.center.x = 100
        slow.center.x = 100
      } completion: { _ in
        ended = CACurrentMediaTime()
      }
      world.advance(0.5)
      #expect(view.presentedFrame.midX == 50)
      #expect(slow.presentedFrame.midX == 25)
      world.advance(1)
      #expect(view.presentedFrame.midX == 100)
      #expect(slow.presentedFrame.midX == 75)
      world.settle()
      #expect(ended == 2)
    }
  }

  @Test("A clock that is set while something runs moves its end")
  func changesClock() throws {
    try inWorld { world, view in
      var ended: Double?
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.center.x = 100
      } completion: { _ in
        ended = CACurrentMediaTime()
      }
      world.advance(0.5)
      // From here on twice as fast, without a jump.
      let layer = view.layer
      layer.timeOffset = layer.convertTime(CACurrentMediaTime(), from: nil)
      layer.beginTime = CACurrentMediaTime()
      layer.speed = 2
      #expect(view.presentedFrame.midX == 50)
      world.advance(0.125)
      #expect(view.presentedFrame.midX == 75)
      world.settle()
      #expect(ended == 0.75)
    }
  }

  @Test("A block is called once, whether its animations end, are cut or were none")
  func completesOnce() throws {
    try inWorld { world, view in
      var count = 0
      CATransaction.setCompletionBlock { count += 1 }
      world.runDue()
      #expect(count == 1)
      CATransaction.begin()
      CATransaction.setCompletionBlock { count += 10 }
      CATransaction.setCompletionBlock { count += 100 }
      #expect(count == 11)
      UIView.animate(withDuration: 1) { view.alpha = 0 }
      UIView.animate(withDuration: 2) { view.center.x = 4 }
      CATransaction.commit()
      world.advance(1.5)
      #expect(count == 11)
      view.removeFromSuperview()
      #expect(count == 111)
      world.settle()
      #expect(count == 111)
      CATransaction.commit()
      #expect(count == 111)
    }
  }
}
