import Testing

struct WalkRuleTests {
  private func violations(_ source: String, stops: String) -> [Violation] {
    WalkRule.violations(
      in: SourceTree(files: [
        SourceFile(path: "Benchmarks/Suite/A.swift", text: source),
        SourceFile(path: "Sources/BenchHarness/BenchHarness.docc/RunWalk.md", text: stops),
      ]))
  }

  private let source = "struct A {\n  init() {}\n  func run() {}\n}\n"

  @Test func functionsAndInitialisersAreStops() {
    #expect(violations(source, stops: "1. `A.init`\n2. `A.run`\n").isEmpty)
  }

  @Test func unknownStopsAreFound() {
    let found = violations(source, stops: "1. `A.run`\n2. `A.walk`\n3. `B.run`\n")
    #expect(found.map(\.line) == [2, 3])
    #expect(found.first?.message == "A has no function walk")
  }
}
