import Testing
import UIKitSimulation

@Suite("A device")
struct DeviceModelTests {
  struct Screen: Sendable {
    let fact: String
    let names: [String]
    let width, height: CGFloat
    let scale: CGFloat
  }

  static let screens = [
    Screen(fact: "GEO-001", names: ["iPhone 4", "iPhone 4S"], width: 320, height: 480, scale: 2),
    Screen(
      fact: "GEO-002", names: ["iPhone 5", "iPhone 5c", "iPhone 5s", "iPhone SE"], width: 320,
      height: 568, scale: 2),
    Screen(
      fact: "GEO-003",
      names: ["iPhone 6", "iPhone 6s", "iPhone 7", "iPhone 8", "iPhone SE 2", "iPhone SE 3"],
      width: 375, height: 667, scale: 2),
    Screen(
      fact: "GEO-004",
      names: ["iPhone 6 Plus", "iPhone 6s Plus", "iPhone 7 Plus", "iPhone 8 Plus"],
      width: 414, height: 736, scale: 3),
    Screen(
      fact: "GEO-005",
      names: ["iPhone X", "iPhone XS", "iPhone 11 Pro", "iPhone 12 mini", "iPhone 13 mini"],
      width: 375, height: 812, scale: 3),
    Screen(
      fact: "GEO-006", names: ["iPhone XS Max", "iPhone 11 Pro Max"], width: 414, height: 896,
      scale: 3),
    Screen(
      fact: "GEO-006", names: ["iPhone XR", "iPhone 11"], width: 414, height: 896, scale: 2),
    Screen(
      fact: "GEO-007",
      names: [
        "iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14", "iPhone 16e",
      ],
      width: 390, height: 844, scale: 3),
    Screen(
      fact: "GEO-007", names: ["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"],
      width: 428, height: 926, scale: 3),
    Screen(
      fact: "GEO-008", names: ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"],
      width: 393, height: 852, scale: 3),
    Screen(
      fact: "GEO-008",
      names: ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"],
      width: 430, height: 932, scale: 3),
    Screen(
      fact: "GEO-009", names: ["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"], width: 402,
      height: 874, scale: 3),
    Screen(
      fact: "GEO-009", names: ["iPhone 16 Pro Max", "iPhone 17 Pro Max"], width: 440, height: 956,
      scale: 3),
    Screen(fact: "GEO-010", names: ["iPhone Air"], width: 420, height: 912, scale: 3),
    Screen(
      fact: "GEO-011", names: ["iPad 1", "iPad 2", "iPad mini"], width: 768, height: 1024, scale: 1),
    Screen(
      fact: "GEO-011",
      names: [
        "iPad 3", "iPad 4", "iPad Air", "iPad Air 2", "iPad mini 4", "iPad Pro 9.7", "iPad 6",
      ],
      width: 768, height: 1024, scale: 2),
    Screen(fact: "GEO-011", names: ["iPad 7", "iPad 9"], width: 810, height: 1080, scale: 2),
    Screen(
      fact: "GEO-011", names: ["iPad Pro 10.5", "iPad Air 3"], width: 834, height: 1112, scale: 2),
    Screen(
      fact: "GEO-011", names: ["iPad Pro 12.9 (1st)", "iPad Pro 12.9 (3rd)"], width: 1024,
      height: 1366, scale: 2),
    Screen(
      fact: "GEO-012", names: ["iPad Pro 11", "iPad Pro 11 (4th)"], width: 834, height: 1194,
      scale: 2),
    Screen(
      fact: "GEO-012", names: ["iPad Air 4", "iPad Air 5", "iPad 10"], width: 820, height: 1180,
      scale: 2),
    Screen(fact: "GEO-012", names: ["iPad mini 6"], width: 744, height: 1133, scale: 2),
    Screen(
      fact: "GEO-013", names: ["iPad Pro 11 (M4)", "iPad Pro 11 (M5)"], width: 834, height: 1210,
      scale: 2),
    Screen(
      fact: "GEO-013", names: ["iPad Pro 13 (M4)", "iPad Pro 13 (M5)"], width: 1032, height: 1376,
      scale: 2),
  ]

  @Test("GEO-001 to GEO-013: has its screen's size in points and its scale", arguments: screens)
  func size(screen: Screen) throws {
    let size = CGSize(width: screen.width, height: screen.height)
    for name in screen.names {
      let model = try #require(DeviceTable.find(name), "\(name)")
      #expect(model.size == size, "\(screen.fact): \(name)")
      #expect(model.scale == screen.scale, "\(screen.fact): \(name)")
    }
  }

  struct Insets: Sendable {
    let fact: String
    let name: String
    let system: SystemVersion
    let portrait, landscape: UIEdgeInsets

    init(
      _ fact: String, _ name: String, _ major: Int, portrait: [CGFloat], landscape: [CGFloat]
    ) {
      self.fact = fact
      self.name = name
      system = SystemVersion(major)
      self.portrait = Self.insets(portrait)
      self.landscape = Self.insets(landscape)
    }

    /// Insets from top, left, bottom, right.
    private static func insets(_ edges: [CGFloat]) -> UIEdgeInsets {
      UIEdgeInsets(top: edges[0], left: edges[1], bottom: edges[2], right: edges[3])
    }
  }

  static let insets = [
    Insets("GEO-014", "iPhone 8", 12, portrait: [20, 0, 0, 0], landscape: [0, 0, 0, 0]),
    Insets("GEO-014", "iPad Air 2", 12, portrait: [20, 0, 0, 0], landscape: [20, 0, 0, 0]),
    Insets("GEO-015", "iPhone XS Max", 12, portrait: [44, 0, 34, 0], landscape: [0, 44, 21, 44]),
    Insets("GEO-016", "iPhone 11", 13, portrait: [44, 0, 34, 0], landscape: [0, 44, 21, 44]),
    Insets("GEO-016", "iPhone 11", 14, portrait: [48, 0, 34, 0], landscape: [0, 48, 21, 48]),
    Insets("GEO-017", "iPhone 14", 16, portrait: [47, 0, 34, 0], landscape: [0, 47, 21, 47]),
    Insets(
      "GEO-017", "iPhone 12 Pro Max", 17, portrait: [47, 0, 34, 0], landscape: [0, 47, 21, 47]),
    Insets("GEO-018", "iPhone 12 mini", 15, portrait: [50, 0, 34, 0], landscape: [0, 50, 21, 50]),
    Insets("GEO-019", "iPhone 15", 17, portrait: [59, 0, 34, 0], landscape: [0, 59, 21, 59]),
    Insets("GEO-020", "iPhone 16 Pro", 18, portrait: [62, 0, 34, 0], landscape: [0, 62, 21, 62]),
    Insets("GEO-010", "iPhone Air", 26, portrait: [68, 0, 34, 0], landscape: [0, 68, 21, 68]),
    Insets("GEO-021", "iPad Pro 11", 13, portrait: [24, 0, 20, 0], landscape: [24, 0, 20, 0]),
  ]

  @Test(
    "GEO-010, GEO-014 to GEO-022: has its safe area, the same in both landscapes",
    arguments: insets)
  func safeArea(insets: Insets) throws {
    let model = try #require(DeviceTable.find(insets.name))
    let expected: [(UIInterfaceOrientation, UIEdgeInsets)] = [
      (.portrait, insets.portrait), (.landscapeLeft, insets.landscape),
      (.landscapeRight, insets.landscape),
    ]
    for (orientation, edges) in expected {
      let safeArea = model.safeArea(
        orientation: orientation, system: insets.system, landscapeBar: .hidden)
      #expect(safeArea == edges, "\(insets.fact): \(insets.name)")
    }
  }

  @Test(
    "GEO-019, GEO-021, GEO-031: has its status bar's height, which a phone loses in landscape",
    arguments: [
      ("iPhone 4", 5, 20, 20), ("iPhone 5s", 7, 20, 20), ("iPhone 5s", 8, 20, 0),
      ("iPhone 6 Plus", 8, 20, 0), ("iPhone X", 12, 44, 0), ("iPhone 11", 13, 44, 0),
      ("iPhone 11", 14, 48, 0), ("iPhone 12 mini", 14, 44, 0), ("iPhone 12 mini", 15, 50, 0),
      ("iPhone 15", 17, 54, 0), ("iPhone 16 Pro", 18, 54, 0), ("iPad 2", 5, 20, 20),
      ("iPad Air 2", 12, 20, 20), ("iPad Pro 11", 13, 24, 24),
    ] as [(String, Int, CGFloat, CGFloat)])
  func statusBar(name: String, major: Int, portrait: CGFloat, landscape: CGFloat) throws {
    let model = try #require(DeviceTable.find(name))
    let system = SystemVersion(major)
    let rule: LandscapeStatusBar = SystemProfile(system: system, sdk: system).value()
    for (orientation, height) in [
      (UIInterfaceOrientation.portrait, portrait), (.landscapeLeft, landscape),
    ] {
      #expect(
        model.statusBarHeight(orientation: orientation, system: system, landscapeBar: rule)
          == height)
    }
  }

  @Test(
    "GEO-024, GEO-025: has the radius of its screen's corners, 0 with a home button",
    arguments: [
      ("iPhone X", 39), ("iPhone 11 Pro Max", 39), ("iPhone XR", 41.5), ("iPhone 11", 41.5),
      ("iPhone 12 mini", 44), ("iPhone 14", 47.33), ("iPhone 14 Plus", 53.33), ("iPhone 15", 55),
      ("iPhone 15 Plus", 55), ("iPhone 16 Pro", 62), ("iPhone 17", 62), ("iPhone Air", 62),
      ("iPhone 8", 0), ("iPad Air 2", 0), ("iPad Air 4", 18), ("iPad Pro 11", 18),
      ("iPad Pro 12.9 (6th)", 18), ("iPad mini 6", 21.5), ("iPad (A16)", 25),
      ("iPad Pro 13 (M5)", 30),
    ] as [(String, CGFloat)])
  func cornerRadius(name: String, expected: CGFloat) throws {
    let model = try #require(DeviceTable.find(name))
    #expect(model.cornerRadius == expected)
    #expect(model.hasHomeButton == (expected == 0))
  }

  @Test(
    "GEO-026: is compact across in portrait, regular in landscape only if wide, a pad always regular",
    arguments: [
      ("iPhone 8", false), ("iPhone 8 Plus", true), ("iPhone X", false), ("iPhone XR", true),
      ("iPhone XS Max", true), ("iPhone 12 mini", false), ("iPhone 14", false),
      ("iPhone 14 Plus", true), ("iPhone 15", false), ("iPhone 15 Pro Max", true),
      ("iPhone 16 Pro", false), ("iPhone 16 Pro Max", true),
    ])
  func sizeClasses(name: String, isWide: Bool) throws {
    let model = try #require(DeviceTable.find(name))
    #expect(model.sizeClasses(orientation: .portrait) == (.compact, .regular))
    let landscape = model.sizeClasses(orientation: .landscapeRight)
    #expect(landscape == (isWide ? .regular : .compact, .compact))
    let pad = try #require(DeviceTable.find("iPad Air 2"))
    #expect(pad.sizeClasses(orientation: .portrait) == (.regular, .regular))
    #expect(pad.sizeClasses(orientation: .landscapeLeft) == (.regular, .regular))
  }
}
