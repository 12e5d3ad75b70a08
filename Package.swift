// swift-tools-version: 6.2
import PackageDescription

/// The settings of every target: Swift 6 mode comes with the tools version, and every unsafe
/// construct has to say so.
///
/// None makes warnings errors: Swift Build would refuse this package as a dependency, whose
/// warnings it suppresses. `scripts/strict` does so for this package's own scripts.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
]

/// The settings of modules that print, which need no optimiser.
///
/// They build in a third of the time. No timed code may stand in one, nor values that timed code
/// uses as well: the linker keeps one copy of a function that modules share, perhaps the slow one.
let printing: [SwiftSetting] =
  strict + [.unsafeFlags(["-Onone"], .when(configuration: .release))]

/// The settings of modules that tests spend their time in.
///
/// `scripts/test` sets this variable: optimised, with all invariants checked as in any debug build,
/// they take a fraction of the time.
let tested: [SwiftSetting] =
  Context.environment["OPTIMISED_TESTS"] == nil
  ? strict
  : strict + [
    .unsafeFlags(
      ["-O", "-whole-module-optimization", "-num-threads", "2", "-assert-config", "Debug"],
      .when(configuration: .debug))
  ]

let package = Package(
  name: "CompositionalLayout",
  // A package inherits the floor of all it depends on: `scripts/floor` tries these.
  platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: [
    .library(name: "CompositionalLayout", targets: ["CompositionalLayout"]),
    .library(name: "LayoutTesting", targets: ["LayoutTesting"]),
    .library(name: "LayoutCore", targets: ["LayoutCore"]),
    .library(name: "LayoutViewport", targets: ["LayoutViewport"]),
    .library(name: "LayoutDescription", targets: ["LayoutDescription"]),
    .library(name: "DiffCore", targets: ["DiffCore"]),
    .library(name: "LayoutStrategies", targets: ["LayoutStrategies"]),
    .library(name: "StrategyTrials", targets: ["StrategyTrials"]),
    .library(name: "BenchHarness", targets: ["BenchHarness"]),
    .library(name: "BenchScenarios", targets: ["BenchScenarios"]),
    .library(name: "BenchSuite", targets: ["BenchSuite"]),
    .library(name: "BenchCommand", targets: ["BenchCommand"]),
    .executable(name: "bench", targets: ["bench"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-atomics", from: "1.3.0"),
  ],
  targets: [
    // The engine.
    .target(
      name: "LayoutCore", swiftSettings: tested,
      // Rounding is a call into libm, which nothing else pulls in where Foundation is not imported.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux, .android]))]),
    // The visible part of a layout: scroll anchors, measuring passes, landing on an item.
    .target(name: "LayoutViewport", dependencies: ["LayoutCore"], swiftSettings: tested),
    // Snapshots of data sources, and the difference between two of them.
    .target(
      name: "DiffCore", dependencies: [.product(name: "Atomics", package: "swift-atomics")],
      swiftSettings: tested),
    // Layouts as values, and documents that describe them.
    .target(name: "LayoutDescription", dependencies: ["LayoutCore"], swiftSettings: tested),
    .target(
      name: "CompositionalLayout",
      dependencies: [
        "DiffCore", "LayoutCore", "LayoutDescription", "LayoutDrawing", "LayoutViewport",
      ],
      swiftSettings: tested),
    // Seeded random numbers, and calls that are shortened where they fail: no layout, no clock.
    .target(name: "Trials", swiftSettings: tested),
    // Other caches, indexes and whole layouts, to compare with the default engine.
    .target(name: "LayoutStrategies", dependencies: ["LayoutCore"], swiftSettings: tested),
    // Trials of any strategy and of its parts, on random input.
    .target(
      name: "StrategyTrials", dependencies: ["LayoutCore", "LayoutStrategies", "Trials"],
      swiftSettings: tested),
    // Pictures of layouts.
    .target(name: "LayoutDrawing", dependencies: ["LayoutCore"], swiftSettings: tested),
    // The clauses of Behaviour, one by one: why an element is where it is.
    .target(
      name: "LayoutExplanation", dependencies: ["LayoutCore", "LayoutDrawing"],
      swiftSettings: tested),
    // Recorded answers to layout documents, compared with those of an engine.
    .target(
      name: "Conformance", dependencies: ["LayoutCore", "LayoutDescription", "LayoutViewport"],
      swiftSettings: tested),

    // Expectations on the work of a screen in `swift test`.
    .target(
      name: "LayoutTesting",
      dependencies: [
        "Allocations", "CompositionalLayout", "LayoutCore", "LayoutDrawing", "LayoutExplanation",
      ],
      swiftSettings: tested),

    // The harness.
    .systemLibrary(
      name: "CJemalloc", path: "Sources/CJemalloc", pkgConfig: "jemalloc",
      providers: [.apt(["libjemalloc-dev"]), .brew(["jemalloc"])]),
    // Allocations of a piece of work, as jemalloc counts them.
    .target(name: "Allocations", dependencies: ["CJemalloc"], swiftSettings: tested),
    // Handlers of signals may not run Swift, which is not async-signal-safe.
    .target(name: "CSignals"),
    // The functions that keep a thread on one core are hidden from Swift.
    .target(name: "CCores"),
    // Counters of the processor are to be had by a system call alone.
    .target(name: "CCounters"),
    // Requests to callgrind are sequences of machine code.
    .target(name: "CCallgrind"),
    .target(
      name: "BenchHarness",
      dependencies: ["Allocations", "CCallgrind", "CCores", "CCounters", "CSignals", "Trials"],
      swiftSettings: tested),
    // What people and machines read of measurements: tables, pages, gates, comparisons of builds.
    .target(
      name: "BenchReports", dependencies: ["BenchHarness"], swiftSettings: printing),
    // Screens, and the operations on them as values with their benchmarks.
    .target(
      name: "BenchScenarios",
      dependencies: [
        "BenchHarness", "CompositionalLayout", "Conformance", "LayoutCore", "LayoutDescription",
        "LayoutDrawing", "LayoutExplanation", "LayoutStrategies", "LayoutViewport",
        .product(name: "Atomics", package: "swift-atomics"),
      ],
      path: "Benchmarks/Scenarios", swiftSettings: tested),
    // What a run measures, the comparison of all answers, and the order of a run.
    .target(
      name: "BenchSuite",
      dependencies: [
        "BenchHarness", "BenchReports", "BenchScenarios", "CompositionalLayout", "LayoutCore",
        "LayoutStrategies", "LayoutViewport", "StrategyTrials",
      ],
      path: "Benchmarks/Suite", swiftSettings: tested),
    .target(
      name: "BenchCommand",
      dependencies: [
        "BenchHarness", "BenchReports", "BenchScenarios", "BenchSuite", "CompositionalLayout",
        "Conformance",
        "LayoutCore", "LayoutDescription", "LayoutDrawing", "LayoutExplanation",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Benchmarks/Command", swiftSettings: strict),
    .executableTarget(
      name: "bench", dependencies: ["BenchCommand"], path: "Benchmarks/bench",
      swiftSettings: strict),

    // The tests.
    .target(
      name: "_TestSupport",
      dependencies: [
        "BenchHarness", "CompositionalLayout", "LayoutCore", "LayoutStrategies", "StrategyTrials",
      ],
      path: "Tests/_TestSupport", swiftSettings: strict),
    // Checks of whatever bytes decide: what a fuzzer makes up, and what it once found.
    .target(
      name: "_FuzzTargets",
      dependencies: [
        "BenchHarness", "BenchReports", "DiffCore", "LayoutCore", "LayoutDescription",
        "LayoutStrategies", "LayoutViewport", "StrategyTrials", "Trials",
      ],
      path: "Tests/_FuzzTargets", swiftSettings: strict),
    // The file that apps copy to record a screen, over the headless view.
    .target(
      name: "_Recorder", dependencies: ["CompositionalLayout"],
      path: "Benchmarks/Examples/Recorder"),
    // The screen of an app that the manual prints.
    .target(
      name: "_Inbox", dependencies: ["BenchSuite", "CompositionalLayout"],
      path: "Benchmarks/Examples/Inbox"),
    // Screens of apps with cells of their own and with faults, and a `bench` that knows them.
    .target(
      name: "_AppScreens", dependencies: ["BenchSuite", "CompositionalLayout"],
      path: "Tests/_AppScreens", swiftSettings: strict),
    .executableTarget(
      name: "_ScreenBench", dependencies: ["BenchCommand", "BenchSuite", "_AppScreens"],
      path: "Tests/_ScreenBench", swiftSettings: strict),
    // Random screens and the stories of what happens to them, which scripts run for hours.
    .target(
      name: "_Worlds",
      dependencies: [
        "BenchHarness", "CompositionalLayout", "LayoutCore", "LayoutDescription",
        "LayoutStrategies", "StrategyTrials", "Trials",
      ],
      path: "Tests/_Worlds", swiftSettings: strict + [.defaultIsolation(MainActor.self)]),
    // Random app screens, with the checks of the command.
    .target(
      name: "_Screens",
      dependencies: [
        "BenchHarness", "BenchScenarios", "BenchSuite", "CompositionalLayout", "LayoutCore",
        "Trials",
      ],
      path: "Tests/_Screens", swiftSettings: strict),
    .testTarget(
      name: "WorldTests", dependencies: ["BenchHarness", "LayoutStrategies", "_Worlds"],
      swiftSettings: strict + [.defaultIsolation(MainActor.self)]),
    .testTarget(
      name: "LayoutCoreTests",
      dependencies: [
        "LayoutCore", "LayoutStrategies", "LayoutViewport", "StrategyTrials", "_TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "LayoutViewportTests",
      dependencies: ["BenchHarness", "LayoutCore", "LayoutViewport", "_TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "DiffCoreTests", dependencies: ["BenchHarness", "DiffCore", "Trials", "_FuzzTargets"],
      swiftSettings: strict),
    .testTarget(
      name: "CompositionalLayoutTests",
      dependencies: [
        "BenchHarness", "CompositionalLayout", "LayoutCore", "LayoutViewport", "_TestSupport",
      ],
      swiftSettings: strict + [.defaultIsolation(MainActor.self)]),
    // Bad input to every entry point: the article of the results is written from these tests.
    .testTarget(
      name: "BadInputTests",
      dependencies: [
        "CompositionalLayout", "LayoutCore", "LayoutDescription", "LayoutViewport", "_TestSupport",
      ],
      swiftSettings: strict + [.defaultIsolation(MainActor.self)]),
    // Written as apps are, which know nothing of the upcoming features above.
    .testTarget(
      name: "SourceCompatibilityTests", dependencies: ["CompositionalLayout", "LayoutCore"]),
    // One file in both modes: the second one warns where code without an actor calls the library.
    .testTarget(
      name: "Swift5ModeTests", dependencies: ["CompositionalLayout"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "Swift6ModeTests", dependencies: ["CompositionalLayout"],
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .testTarget(
      name: "BenchHarnessTests",
      dependencies: ["Allocations", "BenchHarness", "BenchReports", "_TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "LayoutTestingTests",
      dependencies: ["Allocations", "CompositionalLayout", "LayoutCore", "LayoutTesting"],
      exclude: ["LayoutFigures.txt"], swiftSettings: strict),
    .testTarget(
      name: "BenchScenariosTests",
      dependencies: [
        "BenchScenarios", "BenchSuite", "BenchHarness", "BenchReports", "CompositionalLayout",
        "Conformance", "LayoutCore",
        "LayoutDescription",
        "LayoutDrawing", "LayoutExplanation", "LayoutStrategies", "LayoutViewport", "_AppScreens",
        "_Inbox", "_Recorder", "_Screens",
        "_TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "BenchCommandTests",
      dependencies: [
        "bench", "BenchCommand", "BenchHarness", "BenchReports", "BenchScenarios", "BenchSuite",
        "CompositionalLayout",
        "LayoutCore", "LayoutDescription", "_ScreenBench", "_TestSupport",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict),
    .testTarget(
      name: "ConformanceTests",
      dependencies: [
        "BenchHarness", "BenchScenarios", "BenchSuite", "CompositionalLayout", "Conformance",
        "LayoutCore",
        "LayoutDescription", "LayoutDrawing", "LayoutExplanation", "LayoutStrategies",
        "StrategyTrials", "Trials",
        "_TestSupport",
      ],
      resources: [.copy("Fixtures"), .copy("Recorded")], swiftSettings: strict),
    .testTarget(
      name: "OracleTests",
      dependencies: [
        "BenchHarness", "LayoutCore", "LayoutExplanation", "LayoutStrategies", "StrategyTrials",
        "_FuzzTargets",
        "_TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "FuzzTests", dependencies: ["LayoutCore", "Trials", "_FuzzTargets", "_TestSupport"],
      resources: [.copy("Corpus")], swiftSettings: strict),
    .testTarget(name: "TidyTests", exclude: ["Ceilings.txt"], swiftSettings: strict),
  ]
)

// The package in Tests/_Night builds programs from test code. Products are the only way to it from
// another package, and no dependant should see them: the scripts that build it set this variable.
if Context.environment["NIGHT_PRODUCTS"] != nil {
  package.products += [
    .library(name: "_FuzzTargets", targets: ["_FuzzTargets"]),
    .library(name: "_Screens", targets: ["_Screens"]),
    .library(name: "_Worlds", targets: ["_Worlds"]),
  ]
}

// Building the tests of one module takes a minute, of all of them five: `scripts/test SUITE` names
// the targets to build.
if let names = Context.environment["TEST_TARGETS"] {
  let targets = names.split(separator: " ").map(String.init)
  package.targets.removeAll { $0.type == .test && !targets.contains($0.name) }
}
