// swift-tools-version: 6.2

import PackageDescription

var settings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  // The checks of overlapping access cost every event a fifth of its time. The tests, the random
  // programs among them, run in debug, where they are on.
  .unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release)),
]

// The engine of the faults' build can be given faults, one at a time: scripts/check --faults.
let hasFaults = Context.environment["SCRIM_FAULTS"] != nil
if hasFaults { settings.append(.define("SCRIM_FAULTS")) }

let package = Package(
  name: "scrim",
  products: [.executable(name: "scrim", targets: ["scrim"])],
  targets: [
    .systemLibrary(name: "CLua", pkgConfig: "lua5.4", providers: [.apt(["liblua5.4-dev"])]),
    .target(name: "CLuaSupport", dependencies: ["CLua"]),
    .target(name: "CGetopt"),
    .target(name: "CProcess"),
    .target(name: "CSimulatorCurrent"),
    .target(name: "Lua", dependencies: ["CLua", "CLuaSupport"], swiftSettings: settings),
    .target(name: "Trace", swiftSettings: settings),
    .target(
      name: "UIKitSimulation", dependencies: ["Trace", "CSimulatorCurrent"],
      swiftSettings: settings),
    .target(
      name: "UIKitLua", dependencies: ["Lua", "Trace", "UIKitSimulation"], swiftSettings: settings),
    .target(
      name: "Scenarios", dependencies: ["Lua", "Trace", "UIKitSimulation", "UIKitLua"],
      swiftSettings: settings),
    .target(
      name: "Exploration", dependencies: ["Lua", "Scenarios", "Trace"], swiftSettings: settings),
    .target(
      name: "Reference", dependencies: ["Lua", "UIKitLua"], swiftSettings: settings),
    .target(
      name: "Suite",
      dependencies: ["CProcess", "Lua", "Scenarios", "Trace", "UIKitLua", "UIKitSimulation"],
      swiftSettings: settings),
    .executableTarget(
      name: "scrim",
      dependencies: [
        "CGetopt", "CProcess", "Exploration", "Lua", "Reference", "Scenarios", "Suite", "Trace",
        "UIKitLua", "UIKitSimulation",
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "bench",
      dependencies: [
        "Lua", "Phases", "RandomPrograms", "Scenarios", "Trace", "UIKitLua", "UIKitSimulation",
      ],
      path: "Tests/Bench", exclude: ["w.lua"], swiftSettings: settings),
    .testTarget(name: "LuaTests", dependencies: ["Lua"], swiftSettings: settings),
    .testTarget(name: "TraceTests", dependencies: ["Trace"], swiftSettings: settings),
    .target(
      name: "RandomPrograms", dependencies: ["UIKitSimulation", "Trace"],
      path: "Tests/RandomPrograms", swiftSettings: settings),
    .target(
      name: "Phases", dependencies: ["RandomPrograms", "UIKitSimulation", "Trace"],
      path: "Tests/Phases", swiftSettings: settings),
    .testTarget(
      name: "UIKitSimulationTests",
      dependencies: ["Phases", "RandomPrograms", "UIKitSimulation", "Trace"],
      exclude: ["Phases/phase-outcomes.tsv"], swiftSettings: settings),
    .testTarget(
      name: "ScenarioTests",
      dependencies: [
        "Lua", "RandomPrograms", "Reference", "Scenarios", "Trace", "UIKitLua",
        "UIKitSimulation",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "ReferenceTests", dependencies: ["Lua", "Reference", "Scenarios", "UIKitLua"],
      swiftSettings: settings),
    .testTarget(
      name: "SuiteTests", dependencies: ["Scenarios", "Suite", "UIKitSimulation"],
      exclude: ["junit.xsd"],
      swiftSettings: settings),
    .testTarget(
      name: "CommandTests", dependencies: ["Exploration", "Scenarios", "Suite"],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)

if hasFaults {
  package.targets.append(
    .executableTarget(
      name: "faults", dependencies: ["Scenarios", "UIKitSimulation"], path: "Tests/Faults",
      swiftSettings: settings))
}
