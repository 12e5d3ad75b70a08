// swift-tools-version: 6.2
import PackageDescription

// Programs that run for longer than the tests: libFuzzer on the targets of Tests/_FuzzTargets,
// whose main function comes with `--sanitize fuzzer` alone, the worlds of Tests/_Worlds and the
// screens of Tests/_Screens. `scripts/fuzz`, `scripts/worlds` and `scripts/random-screens` build
// them, with NIGHT_PRODUCTS in the environment: only then has this repository's package the
// products.
let package = Package(
  name: "Night",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "CompositionalLayout", path: "../..")],
  targets: [
    .executableTarget(
      name: "fuzz",
      dependencies: [.product(name: "_FuzzTargets", package: "CompositionalLayout")]),
    .executableTarget(
      name: "screens",
      dependencies: [
        .product(name: "BenchCommand", package: "CompositionalLayout"),
        .product(name: "_Screens", package: "CompositionalLayout"),
      ]),
    .executableTarget(
      name: "worlds", dependencies: [.product(name: "_Worlds", package: "CompositionalLayout")]),
  ])
