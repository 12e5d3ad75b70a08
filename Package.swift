// swift-tools-version: 6.2
import PackageDescription

/// The settings of every target, in addition to Swift 6 mode, which the tools version implies;
/// every unsafe construct has to be marked as unsafe.
///
/// No setting turns warnings into errors, because Swift Build suppresses the warnings of
/// dependencies and would reject the package. `scripts/strict` fails on warnings instead.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
]

/// The settings of modules that print, which are not optimised.
///
/// They build in a third of the time. They must not contain timed code, or values that timed code
/// uses as well: of a function shared by modules the linker keeps one copy, perhaps the slow one.
let printing: [SwiftSetting] =
  strict + [.unsafeFlags(["-Onone"], .when(configuration: .release))]

/// The settings of modules in which tests spend most of their time.
///
/// `scripts/test` sets the variable to optimise them, with all invariants checked as in a debug
/// build, so that the tests take a fraction of the time.
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
  // Dependents require at least these versions; `scripts/floor` checks them.
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
      // Rounding calls libm, which is not linked otherwise in programs without Foundation.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux, .android]))]),
    // The visible part of a layout: scroll anchors, measuring passes, scrolling to an item.
    .target(name: "LayoutViewport", dependencies: ["LayoutCore"], swiftSettings: tested),
    // Snapshots of data sources, and the differences between them.
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
    // Seeded random numbers, and random calls that are shortened if they fail.
    .target(name: "Trials", swiftSettings: tested),
    // Alternative caches, indexes and whole layouts, for comparison with the default engine.
    .target(name: "LayoutStrategies", dependencies: ["LayoutCore"], swiftSettings: tested),
    // Trials of strategies and their parts with random input.
    .target(
      name: "StrategyTrials", dependencies: ["LayoutCore", "LayoutStrategies", "Trials"],
      swiftSettings: tested),
    // Pictures of layouts.
    .target(name: "LayoutDrawing", dependencies: ["LayoutCore"], swiftSettings: tested),
    // Explanations of frames by the clauses of the article Behaviour.
    .target(
      name: "LayoutExplanation", dependencies: ["LayoutCore", "LayoutDrawing"],
      swiftSettings: tested),
    // Recorded frames of layout documents, and their comparison with an engine.
    .target(
      name: "Conformance", dependencies: ["LayoutCore", "LayoutDescription", "LayoutViewport"],
      swiftSettings: tested),

    // Drift and landing on a screen, measured without the code that prevents them.
    .target(
      name: "ScreenPlaces", dependencies: ["CompositionalLayout", "LayoutCore", "LayoutViewport"],
      swiftSettings: tested),
    // Expectations about the work of a screen, for `swift test`.
    .target(
      name: "LayoutTesting",
      dependencies: [
        "Allocations", "CompositionalLayout", "LayoutCore", "LayoutDrawing", "LayoutExplanation",
        "ScreenPlaces",
      ],
      swiftSettings: tested),

    // The harness.
    .systemLibrary(
      name: "CJemalloc", path: "Sources/CJemalloc", pkgConfig: "jemalloc",
      providers: [.apt(["libjemalloc-dev"]), .brew(["jemalloc"])]),
    // The allocations of a piece of work, counted by jemalloc.
    .target(name: "Allocations", dependencies: ["CJemalloc"], swiftSettings: tested),
    // Signal handlers must not run Swift code, which is not async-signal-safe.
    .target(name: "CSignals"),
    // The functions that keep a thread on one core are hidden from Swift.
    .target(name: "CCores"),
    // Processor counters are available only by a system call.
    .target(name: "CCounters"),
    // Requests to callgrind are sequences of machine code.
    .target(name: "CCallgrind"),
    .target(
      name: "BenchHarness",
      dependencies: ["Allocations", "CCallgrind", "CCores", "CCounters", "CSignals", "Trials"],
      swiftSettings: tested),
    // The output of measurements: tables, pages, gates and comparisons of builds.
    .target(
      name: "BenchReports", dependencies: ["BenchHarness"], swiftSettings: printing),
    // Screens, and operations on them with their benchmarks.
    .target(
      name: "BenchScenarios",
      dependencies: [
        "BenchHarness", "CompositionalLayout", "Conformance", "LayoutCore", "LayoutDescription",
        "LayoutDrawing", "LayoutExplanation", "LayoutStrategies", "LayoutViewport", "ScreenPlaces",
        .product(name: "Atomics", package: "swift-atomics"),
      ],
      path: "Benchmarks/Scenarios", swiftSettings: tested),
    // The benchmarks of a run, their order, and the comparison of all answers.
    .target(
      name: "BenchSuite",
      dependencies: [
        "BenchHarness", "BenchReports", "BenchScenarios", "CompositionalLayout", "LayoutCore",
        "LayoutStrategies", "LayoutViewport", "ScreenPlaces", "StrategyTrials",
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
    // Checks controlled by the bytes of an input, which a fuzzer generates or once found.
    .target(
      name: "_FuzzTargets",
      dependencies: [
        "BenchHarness", "BenchReports", "DiffCore", "LayoutCore", "LayoutDescription",
        "LayoutStrategies", "LayoutViewport", "StrategyTrials", "Trials",
      ],
      path: "Tests/_FuzzTargets", swiftSettings: strict),
    // The file that apps copy to record a screen, compiled with the headless view.
    .target(
      name: "_Recorder", dependencies: ["CompositionalLayout"],
      path: "Benchmarks/Examples/Recorder"),
    // The screen of an app that the manual prints.
    .target(
      name: "_Inbox", dependencies: ["BenchSuite", "CompositionalLayout"],
      path: "Benchmarks/Examples/Inbox"),
    // Screens of apps with their own cells and with faults, and a `bench` that includes them.
    .target(
      name: "_AppScreens", dependencies: ["BenchSuite", "CompositionalLayout"],
      path: "Tests/_AppScreens", swiftSettings: strict),
    .executableTarget(
      name: "_ScreenBench", dependencies: ["BenchCommand", "BenchSuite", "_AppScreens"],
      path: "Tests/_ScreenBench", swiftSettings: strict),
    // Random screens with random sequences of actions, which scripts run for hours.
    .target(
      name: "_Worlds",
      dependencies: [
        "BenchHarness", "CompositionalLayout", "LayoutCore", "LayoutDescription",
        "LayoutStrategies", "StrategyTrials", "Trials",
      ],
      path: "Tests/_Worlds", swiftSettings: strict + [.defaultIsolation(MainActor.self)]),
    // Random app screens, checked by `bench`.
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
    // Bad input to every entry point; these tests write the article BadInput.
    .testTarget(
      name: "BadInputTests",
      dependencies: [
        "CompositionalLayout", "LayoutCore", "LayoutDescription", "LayoutViewport", "_TestSupport",
      ],
      swiftSettings: strict + [.defaultIsolation(MainActor.self)]),
    // Written like an app, without the upcoming features above.
    .testTarget(
      name: "SourceCompatibilityTests", dependencies: ["CompositionalLayout", "LayoutCore"]),
    // One file in both modes; Swift 6 mode warns about calls from outside the main actor.
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
        "LayoutDrawing", "LayoutExplanation", "LayoutStrategies", "LayoutViewport", "ScreenPlaces",
        "_AppScreens", "_Inbox", "_Recorder", "_Screens",
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

// The package in Tests/_Night builds programs from test code. It can use only products, which
// dependents should not see, so the scripts that build it set this variable.
if Context.environment["NIGHT_PRODUCTS"] != nil {
  package.products += [
    .library(name: "_FuzzTargets", targets: ["_FuzzTargets"]),
    .library(name: "_Screens", targets: ["_Screens"]),
    .library(name: "_Worlds", targets: ["_Worlds"]),
  ]
}

// Building the tests of one module takes a minute, and of all modules five, so `scripts/test SUITE`
// names the targets to build.
if let names = Context.environment["TEST_TARGETS"] {
  let targets = names.split(separator: " ").map(String.init)
  package.targets.removeAll { $0.type == .test && !targets.contains($0.name) }
}
