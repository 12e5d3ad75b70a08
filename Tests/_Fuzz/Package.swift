// swift-tools-version: 6.2
import PackageDescription

// libFuzzer on the targets of Tests/_FuzzTargets. Its main function comes with `--sanitize fuzzer`
// alone: `scripts/fuzz` builds the package.
let package = Package(
  name: "Fuzz",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "CompositionalLayout", path: "../..")],
  targets: [
    .executableTarget(
      name: "fuzz",
      dependencies: [.product(name: "_FuzzTargets", package: "CompositionalLayout")])
  ])
