import Testing

struct MutantRuleTests {
  private func lines(_ list: String) -> [Int?] {
    MutantRule.violations(
      in: SourceTree(files: [
        SourceFile(path: "Tests/_Mutants/A.txt", text: list),
        SourceFile(path: "Sources/A/B.swift", text: "let a = b + 1\nlet c = d + 1\nreturn a\n"),
      ])
    ).map(\.line)
  }

  @Test func uniqueTextPasses() {
    #expect(lines("Sources/A/B.swift\nOne is lost.\n  - b + 1\n  + b\n").isEmpty)
    #expect(lines("Sources/A/B.swift\nNothing comes.\n  - let c = d + 1\n  - return a").isEmpty)
  }

  @Test func findsMissingOrRepeatedText() {
    #expect(lines("Sources/A/B.swift\nOne is lost.\n  - b + 2\n  + b\nGone.\n  - + 1") == [3, 6])
    #expect(lines("Sources/A/C.swift\nThe file has gone.\n  - b + 1\n  + b\n") == [3])
  }
}
