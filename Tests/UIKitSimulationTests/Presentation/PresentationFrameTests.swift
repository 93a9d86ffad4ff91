import Testing

@testable import UIKitSimulation

@Suite("The frames of presented controllers")
struct PresentationFrameTests {
  private func frame(
    _ target: Target, _ style: UIModalPresentationStyle,
    _ orientation: UIInterfaceOrientation = .portrait, preferring size: CGSize = .zero
  ) throws -> CGRect? {
    try World.run(target, orientation: orientation) { world in
      let form = world.controller("Form", style)
      form.preferredContentSize = size
      world.home.present(form, animated: true)
      world.settle()
      return form.view.frameInWindow
    }
  }

  private static let classicSheets: [(Target, UIInterfaceOrientation, CGRect)] = [
    (Target("iPad Air 2", 8), .portrait, CGRect(x: 114, y: 202, width: 540, height: 620)),
    (Target("iPad Air 2", 12), .portrait, CGRect(x: 114, y: 202, width: 540, height: 620)),
    (Target("iPad Air 2", 12), .landscapeLeft, CGRect(x: 242, y: 74, width: 540, height: 620)),
    (Target("iPad Air 2", 13), .portrait, CGRect(x: 114, y: 202, width: 540, height: 620)),
    (Target("iPad Air 2", 13), .landscapeRight, CGRect(x: 242, y: 74, width: 540, height: 620)),
    (Target("iPad Pro 11", 12), .portrait, CGRect(x: 147, y: 287, width: 540, height: 620)),
    (Target("iPad Pro 11", 13), .portrait, CGRect(x: 147, y: 287, width: 540, height: 620)),
    (Target("iPad Pro 11", 13), .landscapeLeft, CGRect(x: 327, y: 107, width: 540, height: 620)),
    (Target("iPad Pro 12.9", 12), .portrait, CGRect(x: 242, y: 373, width: 540, height: 620)),
    (Target("iPad Pro 12.9", 12), .landscapeLeft, CGRect(x: 413, y: 202, width: 540, height: 620)),
    (Target("iPad Air", 7), .portrait, CGRect(x: 114, y: 202, width: 540, height: 620)),
  ]

  @Test(
    "A form sheet is 540 x 620 in the middle of a pad (GEO-032, GEO-033)", arguments: classicSheets)
  func formSheet(target: Target, orientation: UIInterfaceOrientation, frame: CGRect) throws {
    #expect(try self.frame(target, .formSheet, orientation) == frame)
  }

  private static let columns: [(Target, UIInterfaceOrientation, CGRect)] = [
    (Target("iPad Air", 7), .portrait, CGRect(x: 0, y: 20, width: 768, height: 1004)),
    (Target("iPad Air 2", 8), .portrait, CGRect(x: 0, y: 20, width: 768, height: 1004)),
    (Target("iPad Air 2", 12), .portrait, CGRect(x: 0, y: 20, width: 768, height: 1004)),
    (Target("iPad Air 2", 8), .landscapeLeft, CGRect(x: 128, y: 20, width: 768, height: 748)),
    (Target("iPad Air 2", 12), .landscapeRight, CGRect(x: 128, y: 20, width: 768, height: 748)),
  ]

  @Test(
    "Up to iOS 12 a page sheet is as wide as the portrait screen (GEO-049, PRES-228)",
    arguments: columns)
  func pageSheetColumn(target: Target, orientation: UIInterfaceOrientation, frame: CGRect) throws {
    #expect(try self.frame(target, .pageSheet, orientation) == frame)
  }

  @Test(
    "From iOS 13 a page sheet is 712 x 1006 on the largest pad (PRES-227)", arguments: [13, 14])
  func pageSheetOnTheLargestPad(system: Int) throws {
    let frame = try frame(Target("iPad Pro 12.9", system), .pageSheet)
    #expect(frame?.size == CGSize(width: 712, height: 1006))
  }

  @Test(
    "From iOS 13 a pad's page sheet is taller than wide and covers only a part (GEO-050)",
    arguments: [Target].pads.filter { $0.major >= 13 },
    [UIInterfaceOrientation.portrait, .landscapeLeft])
  func pageSheetIsPageShaped(target: Target, orientation: UIInterfaceOrientation) throws {
    try World.run(target, orientation: orientation) { world in
      let form = world.presented("Form", .pageSheet, on: world.home)
      let frame = try #require(form.view.frameInWindow)
      #expect(frame.height > frame.width)
      #expect(frame.width < world.window.bounds.width)
      #expect(frame.midX == world.window.bounds.midX)
      #expect(world.home.view.window != nil)
    }
  }

  private static let cards: [(Target, CGRect)] = [
    (Target("iPhone 8", 13), CGRect(x: 0, y: 40, width: 375, height: 627)),
    (Target("iPhone X", 13), CGRect(x: 0, y: 54, width: 375, height: 758)),
    (Target("iPhone 12", 15), CGRect(x: 0, y: 57, width: 390, height: 787)),
    (Target("iPhone 15", 17), CGRect(x: 0, y: 69, width: 393, height: 783)),
    (Target("iPhone 16 Pro", 18), CGRect(x: 0, y: 72, width: 402, height: 802)),
  ]

  @Test(
    "A card begins below the safe area and a margin (GEO-052 to GEO-058, PRES-227)",
    arguments: cards, [UIModalPresentationStyle.pageSheet, .formSheet])
  func card(row: (target: Target, frame: CGRect), style: UIModalPresentationStyle) throws {
    #expect(try frame(row.target, style) == row.frame)
  }

  @Test(
    "In a phone's landscape a card fills the screen, and the presenter stays (PRES-225, PRES-226)",
    arguments: [Target("iPhone 8", 13), Target("iPhone 15", 17)])
  func cardInLandscape(target: Target) throws {
    try World.run(target, orientation: .landscapeLeft) { world in
      let form = world.presented("Form", .pageSheet, on: world.home)
      #expect(form.view.frameInWindow == world.window.bounds)
      #expect(world.window.bounds.width > world.window.bounds.height)
      #expect(form.presentationController?.presentationStyle == .pageSheet)
      #expect(world.home.view.window === world.window)
    }
  }

  @Test(
    "A sheet on a large phone in landscape is 414 x 394 up to iOS 12 (PRES-228)",
    arguments: [8, 12], [UIModalPresentationStyle.pageSheet, .formSheet])
  func sheetOnALargePhone(system: Int, style: UIModalPresentationStyle) throws {
    let frame = try frame(Target("iPhone 6 Plus", system), style, .landscapeLeft)
    #expect(frame?.size == CGSize(width: 414, height: 394))
  }

  @Test(
    "A sheet on a phone covers the screen up to iOS 12 (PRES-016, PRES-118, GEO-037)",
    arguments: [Target].phones.filter { $0.major < 13 },
    [UIModalPresentationStyle.pageSheet, .formSheet])
  func sheetOnAPhone(target: Target, style: UIModalPresentationStyle) throws {
    #expect(try frame(target, style) == frame(target, .fullScreen))
    try World.run(target) { world in
      world.presented("Form", style, on: world.home)
      #expect(world.home.view.window == nil)
    }
  }

  @Test(
    "A full-screen controller fills the window from iOS 8 on (GEO-178)",
    arguments: [Target].all.filter { $0.major >= 8 },
    [UIInterfaceOrientation.portrait, .landscapeLeft])
  func fullScreen(target: Target, orientation: UIInterfaceOrientation) throws {
    for style in [UIModalPresentationStyle.fullScreen, .overFullScreen] {
      try World.run(target, orientation: orientation) { world in
        let form = world.presented("Form", style, on: world.home)
        #expect(form.view.frameInWindow == world.window.bounds)
        #expect(
          (world.window.bounds.width > world.window.bounds.height) == orientation.isLandscape)
      }
    }
  }

  @Test("A form sheet has the size that its controller prefers, as far as there is room")
  func prefersASize() throws {
    let target = Target("iPad Air 2", 12)
    let small = try frame(target, .formSheet, preferring: CGSize(width: 300, height: 400))
    #expect(small == CGRect(x: 234, y: 312, width: 300, height: 400))
    let large = try frame(target, .formSheet, preferring: CGSize(width: 5_000, height: 400))
    #expect(large == CGRect(x: 0, y: 312, width: 768, height: 400))
  }

  // MARK: Before iOS 8

  private static let pad7 = Target("iPad Air", 7)

  @Test("Up to iOS 7 a portrait root lies below the status bar (GEO-177)")
  func rootBelowTheBar() throws {
    try World.run(Self.pad7) { world in
      #expect(world.window.bounds == CGRect(x: 0, y: 0, width: 768, height: 1024))
      #expect(world.home.view.frame == CGRect(x: 0, y: 20, width: 768, height: 1004))
    }
  }

  @Test(
    "Up to iOS 7 the window stays portrait, and the root is turned in it (GEO-176)",
    arguments: [
      (
        UIInterfaceOrientation.landscapeRight, CGRect(x: 0, y: 0, width: 748, height: 1024),
        CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
      ),
      (
        .landscapeLeft, CGRect(x: 20, y: 0, width: 748, height: 1024),
        CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
      ),
    ])
  func rootIsTurned(
    orientation: UIInterfaceOrientation, frame: CGRect, transform: CGAffineTransform
  ) throws {
    try World.run(Self.pad7, orientation: orientation) { world in
      #expect(world.window.bounds == CGRect(x: 0, y: 0, width: 768, height: 1024))
      #expect(world.home.view.frame == frame)
      #expect(world.home.view.transform == transform)
      #expect(world.home.view.bounds == CGRect(x: 0, y: 0, width: 1024, height: 748))
    }
  }

  @Test(
    "Up to iOS 7 a presented controller is turned like the root (GEO-176)",
    arguments: [UIInterfaceOrientation.landscapeRight, .landscapeLeft])
  func presentedIsTurned(orientation: UIInterfaceOrientation) throws {
    try World.run(Self.pad7, orientation: orientation) { world in
      let root = world.home.view.frameInWindow
      let form = world.presented("Form", .fullScreen, on: world.home)
      #expect(form.view.frameInWindow == root)
      #expect(form.view.bounds.size == CGSize(width: 1024, height: 748))
    }
  }

  @Test("Up to iOS 7 a form sheet is centred on the turned screen (GEO-033, GEO-176)")
  func formSheetIsTurned() throws {
    let frame = try frame(Self.pad7, .formSheet, .landscapeRight)
    #expect(frame == CGRect(x: 74, y: 242, width: 620, height: 540))
  }
}
