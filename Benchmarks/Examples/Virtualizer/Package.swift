// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Virtualizer",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "CompositionalLayout", path: "../../..")],
  targets: [
    .executableTarget(
      name: "Virtualizer",
      dependencies: [
        .product(name: "LayoutCore", package: "CompositionalLayout"),
        .product(name: "LayoutViewport", package: "CompositionalLayout"),
      ])
  ])
