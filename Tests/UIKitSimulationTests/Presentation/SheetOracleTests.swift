import Testing

@testable import UIKitSimulation

/// Frames, dimming and scale against tables that were worked out from the facts by hand.
@Suite("Sheets on every class of device")
struct SheetOracleTests {
  private static let upright = UIInterfaceOrientation.portrait
  private static let lying = UIInterfaceOrientation.landscapeLeft
  private static let sheets = [UIModalPresentationStyle.pageSheet, .formSheet]

  // MARK: Cards

  /// A phone held upright with one card: section 3 of the geometry facts.
  struct Card: Sendable {
    let targets: [Target]
    let y, height, scale, presenterTop: CGFloat
  }

  static let cards = [
    Card(
      targets: [Target("iPhone SE (1st)", 13), Target("iPhone SE (1st)", 15)],
      y: 40, height: 528, scale: 0.9, presenterTop: 30),
    Card(
      targets: [
        Target("iPhone 8", 13), Target("iPhone 8", 16), Target("iPhone SE 2", 14),
        Target("iPhone SE 3", 17), Target("iPhone SE 3", 18),
      ], y: 40, height: 627, scale: 0.914667, presenterTop: 30),
    Card(
      targets: [Target("iPhone 8 Plus", 13), Target("iPhone 7 Plus", 14)],
      y: 40, height: 696, scale: 0.903382, presenterTop: 30),
    Card(
      targets: [Target("iPhone X", 13), Target("iPhone XS", 15), Target("iPhone 11 Pro", 18)],
      y: 54, height: 758, scale: 0.914667, presenterTop: 44),
    Card(
      targets: [
        Target("iPhone 11", 13), Target("iPhone 11 Pro Max", 13), Target("iPhone XS Max", 17),
      ], y: 54, height: 842, scale: 0.903382, presenterTop: 44),
    Card(
      targets: [Target("iPhone 11", 14), Target("iPhone XR", 17)],
      y: 58, height: 838, scale: 0.903382, presenterTop: 48),
    Card(
      targets: [Target("iPhone 12 mini", 15), Target("iPhone 13 mini", 18)],
      y: 60, height: 752, scale: 0.914667, presenterTop: 50),
    Card(
      targets: [Target("iPhone 12", 15), Target("iPhone 14", 16), Target("iPhone 13 Pro", 17)],
      y: 57, height: 787, scale: 0.917949, presenterTop: 47),
    Card(
      targets: [Target("iPhone 12 Pro Max", 15), Target("iPhone 14 Plus", 17)],
      y: 57, height: 869, scale: 0.906542, presenterTop: 47),
    Card(
      targets: [Target("iPhone 14 Pro", 16), Target("iPhone 15", 17), Target("iPhone 16", 18)],
      y: 69, height: 783, scale: 0.918575, presenterTop: 59),
    Card(
      targets: [Target("iPhone 14 Pro Max", 16), Target("iPhone 15 Plus", 17)],
      y: 69, height: 863, scale: 0.906977, presenterTop: 59),
    Card(
      targets: [Target("iPhone 16 Pro", 18)], y: 72, height: 802, scale: 0.900498,
      presenterTop: 62),
    Card(
      targets: [Target("iPhone 16 Pro Max", 18)], y: 72, height: 884, scale: 0.909091,
      presenterTop: 62),
  ]

  @Test(
    "A card on a phone has its place, and its presenter is scaled behind it (GEO-053 to GEO-062)",
    arguments: cards, sheets)
  func card(row: Card, style: UIModalPresentationStyle) throws {
    for target in row.targets {
      try World.run(target) { world in
        let width = world.window.bounds.width
        let form = world.presented("Form", style, on: world.home, animated: true)
        let frame = CGRect(x: 0, y: row.y, width: width, height: row.height)
        #expect(form.view.frameInWindow == frame, "\(target)")
        let behind = try #require(world.home.view.frameInWindow)
        #expect(abs(behind.width / width - row.scale) < 1e-6, "\(target)")
        #expect(abs(behind.minY - row.presenterTop) < 1e-6, "\(target)")
        #expect(abs(behind.midX - width / 2) < 1e-6, "\(target)")
        form.dismiss(animated: true)
        world.settle()
        #expect(world.home.view.frameInWindow == world.window.bounds, "\(target)")
      }
    }
  }

  @Test(
    "In a phone's landscape a card is the screen, and nothing recedes (GEO-065, GEO-067)",
    arguments: cards.flatMap(\.targets), sheets)
  func lyingCard(target: Target, style: UIModalPresentationStyle) throws {
    try World.run(target, orientation: Self.lying) { world in
      let form = world.presented("Form", style, on: world.home, animated: true)
      #expect(form.view.frameInWindow == world.window.bounds)
      #expect(world.home.view.frameInWindow == world.window.bounds)
    }
  }

  // MARK: Pads

  /// Where a sheet lies on a pad that is held upright and on its side: x, y, width, height.
  struct Pad: Sendable {
    let targets: [Target]
    let upright, lying: CGRect

    init(_ targets: [Target], _ upright: [CGFloat], _ lying: [CGFloat]) {
      self.targets = targets
      self.upright = CGRect(x: upright[0], y: upright[1], width: upright[2], height: upright[3])
      self.lying = CGRect(x: lying[0], y: lying[1], width: lying[2], height: lying[3])
    }
  }

  static let formSheets = [
    Pad(
      [Target("iPad Air 2", 9), Target("iPad mini 2", 12), Target("iPad Air 2", 15)],
      [114, 202, 540, 620], [242, 74, 540, 620]),
    Pad(
      [Target("iPad (7th)", 14), Target("iPad (9th)", 15)],
      [135, 230, 540, 620], [270, 95, 540, 620]),
    Pad(
      [Target("iPad Pro 10.5", 11), Target("iPad Air 3", 14)],
      [147, 246, 540, 620], [286, 107, 540, 620]),
    Pad(
      [Target("iPad Air 4", 14), Target("iPad Air 4", 15)],
      [140, 280, 540, 620], [320, 100, 540, 620]),
    Pad([Target("iPad mini 6", 15)], [102, 256.5, 540, 620], [296.5, 62, 540, 620]),
    Pad(
      [Target("iPad Pro 11", 13), Target("iPad Pro 11", 15)],
      [147, 287, 540, 620], [327, 107, 540, 620]),
    Pad(
      [Target("iPad Pro 12.9", 10), Target("iPad Pro 12.9 (3rd)", 14)],
      [242, 373, 540, 620], [413, 202, 540, 620]),
  ]

  @Test("A form sheet is 540 x 620 in the middle up to iOS 15 (GEO-033)", arguments: formSheets)
  func formSheet(row: Pad) throws {
    try check(row, .formSheet)
  }

  static let columns = [
    Pad(
      [Target("iPad Air 2", 9), Target("iPad Air", 12)], [0, 20, 768, 1004], [128, 20, 768, 748]),
    Pad([Target("iPad Pro 10.5", 11)], [0, 20, 834, 1092], [139, 20, 834, 814]),
    Pad([Target("iPad Pro 12.9", 10)], [0, 20, 1024, 1346], [171, 20, 1024, 1004]),
  ]

  @Test(
    "Up to iOS 12 a page sheet is a column below the bar (GEO-049)", arguments: columns)
  func column(row: Pad) throws {
    try check(row, .pageSheet)
  }

  private func check(_ row: Pad, _ style: UIModalPresentationStyle) throws {
    for target in row.targets {
      for (orientation, frame) in [(Self.upright, row.upright), (Self.lying, row.lying)] {
        try World.run(target, orientation: orientation) { world in
          let form = world.presented("Form", style, on: world.home, animated: true)
          #expect(form.view.frameInWindow == frame, "\(target), \(orientation)")
          #expect(world.home.view.frameInWindow == world.window.bounds, "\(target)")
        }
      }
    }
  }

  // MARK: Dimming

  struct Dimming: Sendable {
    let fact: String
    let target: Target
    let style: UIUserInterfaceStyle
    let sheet: UIModalPresentationStyle
    let alpha: CGFloat
  }

  static let dimmings =
    sheets.flatMap { sheet in
      [
        ("GEO-095", Target("iPad Air", 7), .light, 0.4),
        ("GEO-095", Target("iPad Air 2", 12), .light, 0.4),
        ("GEO-091", Target("iPad Pro 11", 13), .light, 0.2),
        ("GEO-091", Target("iPad Pro 11", 13), .dark, 0.48),
        ("GEO-091", Target("iPad Pro 11", 18), .light, 0.2),
        ("GEO-091", Target("iPad Pro 11", 18), .dark, 0.48),
        ("GEO-093", Target("iPhone 8", 13), .light, 0.12),
        ("GEO-093", Target("iPhone 8", 13), .dark, 0.288),
        ("GEO-093", Target("iPhone 15", 17), .light, 0.12),
        ("GEO-093", Target("iPhone 15", 17), .dark, 0.288),
      ].map { (row: (String, Target, UIUserInterfaceStyle, CGFloat)) in
        Dimming(fact: row.0, target: row.1, style: row.2, sheet: sheet, alpha: row.3)
      }
    }

  @Test("What is behind a sheet is as dark as the facts say", arguments: dimmings)
  func dimming(row: Dimming) throws {
    try World.run(row.target, userInterfaceStyle: row.style) { world in
      for animated in [true, false] {
        let form = world.presented("Form", row.sheet, on: world.home, animated: animated)
        let view = try #require(form.presentationController?.containerView?.subviews.first)
        #expect(view is UIDimmingView)
        #expect(abs(view.alpha - row.alpha) < 1e-9, "\(row.fact)")
        form.dismiss(animated: animated)
        world.settle()
      }
    }
  }
}
