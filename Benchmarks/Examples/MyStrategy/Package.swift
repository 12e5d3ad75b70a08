// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "MyStrategy",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "CompositionalLayout", path: "../../..")],
  targets: [
    .executableTarget(
      name: "MyStrategy",
      dependencies: [
        .product(name: "BenchCommand", package: "CompositionalLayout"),
        .product(name: "BenchSuite", package: "CompositionalLayout"),
        .product(name: "CompositionalLayout", package: "CompositionalLayout"),
        .product(name: "LayoutCore", package: "CompositionalLayout"),
      ]),
    // Trials do not need bench.
    .testTarget(
      name: "MyStrategyTests",
      dependencies: [
        "MyStrategy",
        .product(name: "LayoutCore", package: "CompositionalLayout"),
        .product(name: "StrategyTrials", package: "CompositionalLayout"),
      ]),
  ])
