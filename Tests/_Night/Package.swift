// swift-tools-version: 6.2
import PackageDescription

// Programs that run for longer than the tests: libFuzzer on the targets of Tests/_FuzzTargets,
// whose main function comes with `--sanitize fuzzer` alone, and the worlds of Tests/_Worlds.
// `scripts/fuzz` and `scripts/worlds` build them.
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
