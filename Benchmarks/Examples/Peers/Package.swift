// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Peers",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "CompositionalLayout", path: "../../..")],
  targets: [
    .executableTarget(
      name: "Peers",
      dependencies: [
        .product(name: "BenchHarness", package: "CompositionalLayout"),
        .product(name: "BenchSuite", package: "CompositionalLayout"),
        .product(name: "LayoutCore", package: "CompositionalLayout"),
      ])
  ])
