import Testing

@testable import UIKitSimulation

@Suite("The geometry of views")
struct ViewGeometryTests {
  private func inWorld(_ body: (World) throws -> Void) throws {
    try World.run(Target("iPhone 8", 12), body)
  }

  private func view(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, in superview: UIView? = nil
  ) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
    superview?.addSubview(view)
    return view
  }

  @Test("Frame, bounds and center belong together")
  func agrees() throws {
    try inWorld { _ in
      let view = view(10, 20, 100, 50)
      #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
      #expect(view.center == CGPoint(x: 60, y: 45))
      view.center = CGPoint(x: 100, y: 100)
      #expect(view.frame == CGRect(x: 50, y: 75, width: 100, height: 50))
      view.bounds.size = CGSize(width: 20, height: 10)
      #expect(view.frame == CGRect(x: 90, y: 95, width: 20, height: 10))
      view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      #expect(view.center == CGPoint(x: 2.5, y: 4))
      #expect(view.bounds.size == CGSize(width: 3, height: 4))
    }
  }

  @Test("Setting the frame keeps the origin of the bounds")
  func keepsTheBoundsOrigin() throws {
    try inWorld { _ in
      let view = view(0, 0, 100, 100)
      view.bounds.origin = CGPoint(x: 0, y: 30)
      #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
      view.frame = CGRect(x: 5, y: 5, width: 50, height: 60)
      #expect(view.bounds == CGRect(x: 0, y: 30, width: 50, height: 60))
    }
  }

  @Test("A transformed view's frame is the box around it; its bounds and center stay")
  func transforms() throws {
    try inWorld { _ in
      let view = view(10, 20, 100, 50)
      view.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
      #expect(view.frame == CGRect(x: 35, y: -5, width: 50, height: 100))
      #expect(view.bounds.size == CGSize(width: 100, height: 50))
      #expect(view.center == CGPoint(x: 60, y: 45))
      view.frame = CGRect(x: 0, y: 0, width: 30, height: 40)
      #expect(view.bounds.size == CGSize(width: 40, height: 30))
      view.transform = .identity
      #expect(view.frame == CGRect(x: -5, y: 5, width: 40, height: 30))
      view.transform = CGAffineTransform(scaleX: 2, y: 3)
      #expect(view.frame == CGRect(x: -25, y: -25, width: 80, height: 90))
    }
  }

  @Test("Points and rectangles convert through frames, bounds and transforms, and back")
  func converts() throws {
    try inWorld { world in
      let outer = view(10, 20, 100, 100, in: world.window)
      outer.bounds.origin = CGPoint(x: 0, y: 50)
      let inner = view(5, 60, 20, 10, in: outer)
      #expect(inner.convert(CGPoint.zero, to: outer) == CGPoint(x: 5, y: 60))
      #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 15, y: 30))
      #expect(inner.frameInWindow == CGRect(x: 15, y: 30, width: 20, height: 10))
      outer.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
      // The middle of `outer` is (60, 70) in the window and (50, 100) in its own coordinates.
      #expect(inner.frameInWindow == CGRect(x: 90, y: 25, width: 10, height: 20))
      let sibling = view(200, 300, 50, 50, in: world.window)
      let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
      let there = inner.convert(rect, to: sibling)
      #expect(sibling.convert(there, to: inner) == rect)
      #expect(inner.convert(there, from: sibling) == rect)
      #expect(inner.convert(inner.convert(rect, to: nil), from: nil) == rect)
      let point = CGPoint(x: 7, y: 9)
      #expect(sibling.convert(point, from: inner) == inner.convert(point, to: sibling))
    }
  }

  @Test("A view without a window has no frame in one")
  func hasNoWindow() throws {
    try inWorld { _ in
      let outer = view(10, 20, 100, 100)
      let inner = view(1, 2, 3, 4, in: outer)
      #expect(inner.frameInWindow == nil)
      #expect(inner.window == nil)
      #expect(inner.convert(CGPoint.zero, to: outer) == CGPoint(x: 1, y: 2))
    }
  }

  @Test("Alpha stays between 0 and 1")
  func clampsAlpha() throws {
    try inWorld { _ in
      let view = UIView()
      view.alpha = 4
      #expect(view.alpha == 1)
      view.alpha = -1
      #expect(view.alpha == 0)
    }
  }

  // MARK: Autoresizing

  private static let masks: [(UIView.AutoresizingMask, CGRect)] = [
    ([], CGRect(x: 10, y: 20, width: 30, height: 40)),
    ([.flexibleWidth], CGRect(x: 10, y: 20, width: 130, height: 40)),
    ([.flexibleHeight], CGRect(x: 10, y: 20, width: 30, height: 240)),
    (
      [.flexibleWidth, .flexibleHeight], CGRect(x: 10, y: 20, width: 130, height: 240)
    ),
    ([.flexibleLeftMargin], CGRect(x: 110, y: 20, width: 30, height: 40)),
    ([.flexibleRightMargin], CGRect(x: 10, y: 20, width: 30, height: 40)),
    ([.flexibleTopMargin], CGRect(x: 10, y: 220, width: 30, height: 40)),
    ([.flexibleBottomMargin], CGRect(x: 10, y: 20, width: 30, height: 40)),
  ]

  @Test("A subview follows its superview's size by its mask", arguments: masks)
  func autoresizes(mask: UIView.AutoresizingMask, frame: CGRect) throws {
    try inWorld { _ in
      let outer = view(0, 0, 100, 100)
      let inner = view(10, 20, 30, 40, in: outer)
      inner.autoresizingMask = mask
      outer.frame = CGRect(x: 7, y: 7, width: 200, height: 300)
      #expect(inner.frame == frame)
      outer.frame.size = CGSize(width: 100, height: 100)
      #expect(inner.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    }
  }

  @Test("A view between two flexible margins stays in the middle")
  func staysInTheMiddle() throws {
    try inWorld { _ in
      let outer = view(0, 0, 100, 100)
      let inner = view(40, 40, 20, 20, in: outer)
      inner.autoresizingMask = [
        .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
      ]
      outer.bounds.size = CGSize(width: 300, height: 200)
      #expect(inner.frame == CGRect(x: 140, y: 90, width: 20, height: 20))
    }
  }

  @Test("A superview that doesn't autoresize leaves its subviews alone")
  func leavesAlone() throws {
    try inWorld { _ in
      let outer = view(0, 0, 100, 100)
      outer.autoresizesSubviews = false
      let inner = view(0, 0, 100, 100, in: outer)
      inner.autoresizingMask = [.flexibleWidth]
      outer.bounds.size = CGSize(width: 300, height: 200)
      #expect(inner.frame.width == 100)
    }
  }

  @Test("Autoresizing reaches the views inside")
  func reachesInside() throws {
    try inWorld { _ in
      let outer = view(0, 0, 100, 100)
      let middle = view(0, 0, 100, 100, in: outer)
      let inner = view(0, 0, 100, 100, in: middle)
      for view in [middle, inner] { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
      outer.bounds.size = CGSize(width: 50, height: 300)
      #expect(inner.frame == CGRect(x: 0, y: 0, width: 50, height: 300))
    }
  }

  // MARK: The hierarchy

  @Test("A view goes in front, behind, above and below where it is told")
  func orders() throws {
    try inWorld { _ in
      let outer = UIView()
      let views = (0..<4).map { number -> UIView in
        let view = UIView()
        view.tag = number
        outer.addSubview(view)
        return view
      }
      func tags() -> [Int] { outer.subviews.map(\.tag) }
      #expect(tags() == [0, 1, 2, 3])
      outer.insertSubview(views[0], belowSubview: views[2])
      #expect(tags() == [1, 0, 2, 3])
      outer.insertSubview(views[1], aboveSubview: views[2])
      #expect(tags() == [0, 2, 1, 3])
      outer.insertSubview(views[3], belowSubview: views[0])
      #expect(tags() == [3, 0, 2, 1])
      outer.insertSubview(views[2], aboveSubview: views[1])
      #expect(tags() == [3, 0, 1, 2])
      outer.bringSubviewToFront(views[3])
      #expect(tags() == [0, 1, 2, 3])
      outer.sendSubviewToBack(views[2])
      #expect(tags() == [2, 0, 1, 3])
      outer.insertSubview(views[3], at: 0)
      #expect(tags() == [3, 2, 0, 1])
      outer.addSubview(views[3])
      #expect(tags() == [2, 0, 1, 3])
    }
  }

  @Test("A view has one superview at a time")
  func movesBetweenSuperviews() throws {
    try inWorld { world in
      let (a, b, view) = (UIView(), UIView(), UIView())
      world.window.addSubview(a)
      a.addSubview(view)
      #expect(view.window === world.window)
      b.addSubview(view)
      #expect(a.subviews == [])
      #expect(b.subviews == [view])
      #expect(view.superview === b)
      #expect(view.window == nil)
      view.removeFromSuperview()
      #expect(b.subviews == [])
      #expect(view.superview == nil)
    }
  }

  @Test("A view that would hold itself is an error that names both")
  func refusesCycles() throws {
    try inWorld { world in
      let (a, b) = (UIView(), UIView())
      world.name(a, "Outer")
      world.name(b, "Inner")
      a.addSubview(b)
      b.addSubview(a)
      guard case .script(let failure) = world.simulator.failure else {
        Issue.record("Nothing failed.")
        return
      }
      #expect(failure.message == "Outer can't be a subview of Inner, which lies in it")
      #expect(a.superview == nil)
    }
    try inWorld { world in
      world.window.addSubview(world.window)
      guard case .script(let failure) = world.simulator.failure else {
        Issue.record("Nothing failed.")
        return
      }
      #expect(failure.message == "UIWindow#1 can't be a subview of itself")
    }
  }

  @Test("A superview or a controller that goes leaves no dangling reference")
  func forgetsWhatGoes() throws {
    try inWorld { _ in
      let view = UIView()
      do {
        let outer = UIView()
        outer.addSubview(view)
      }
      #expect(view.superview == nil)
      let child = UIViewController()
      let childView = child.view
      do {
        let parent = UIViewController()
        parent.addChild(child)
      }
      #expect(child.parent == nil)
      #expect(childView.next === child)
    }
  }
}
