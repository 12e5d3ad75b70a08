// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Feed",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [.library(name: "FeedLayout", targets: ["FeedLayout"])],
  dependencies: [.package(name: "CompositionalLayout", path: "../../..")],
  targets: [
    // What the app compiles with UIKit; everywhere else CompositionalLayout stands in for it.
    .target(
      name: "FeedLayout",
      dependencies: [
        .product(
          name: "CompositionalLayout", package: "CompositionalLayout",
          condition: .when(platforms: [.macOS, .linux]))
      ]),
    .testTarget(
      name: "FeedLayoutTests",
      dependencies: [
        "FeedLayout", .product(name: "LayoutTesting", package: "CompositionalLayout"),
      ],
      exclude: ["LayoutFigures.txt"]),
  ])
