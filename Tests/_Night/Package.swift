// swift-tools-version: 6.2
import PackageDescription

// Programs that run for longer than the tests: libFuzzer on the targets of Tests/_FuzzTargets,
// whose main function comes with `--sanitize fuzzer` alone, and the worlds of Tests/_Worlds.
// `scripts/fuzz` and `scripts/worlds` build them, with NIGHT_PRODUCTS in the environment: only then
// has this repository's package the products.
let package = Package(
  name: "Night",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "CompositionalLayout", path: "../..")],
  targets: [
    .executableTarget(
      name: "fuzz",
      dependencies: [.product(name: "_FuzzTargets", package: "CompositionalLayout")]),
    .executableTarget(
      name: "worlds", dependencies: [.product(name: "_Worlds", package: "CompositionalLayout")]),
  ])
