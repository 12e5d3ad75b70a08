import Testing

struct ExampleTextRuleTests {
  private func violations(_ block: String) -> [Violation] {
    ExampleTextRule.violations(
      in: SourceTree(files: [
        SourceFile(path: "README.md", text: "# Title\n" + block),
        SourceFile(
          path: "Benchmarks/Examples/Mine/Mine.swift", text: "let a = 1\nlet b = 2\nlet c = 3\n"),
      ]))
  }

  @Test func linesOfTheExamplePass() {
    #expect(
      violations(
        "<!-- example: Mine/Mine.swift -->\n```swift\nlet b = 2\nlet c = 3\n```\n<!-- end -->"
      ).isEmpty)
  }

  @Test(arguments: ["let b = 3", "let a = 1\nlet c = 3", "let b"])
  func otherLinesAreFound(lines: String) {
    let block = "<!-- example: Mine/Mine.swift -->\n```swift\n\(lines)\n```\n<!-- end -->\n"
    #expect(violations(block).map(\.line) == [2])
  }

  @Test func manualCodeEqualsTestCode() {
    let text = "<!-- example: Tests/A.swift -->\n```swift\nlet a = 1\n```\n<!-- end -->\n"
    func lines(_ manual: String) -> [Int?] {
      ExampleTextRule.violations(
        in: SourceTree(files: [
          SourceFile(path: "Sources/A/A.docc/A.md", text: manual),
          SourceFile(path: "Tests/A.swift", text: "func a() {\n    let a = 1\n}\n"),
        ])
      ).map(\.line)
    }
    #expect(lines(text).isEmpty)
    #expect(lines(text + "\n```swift\nlet b = 1\n```\n") == [7])
    #expect(lines("<!-- init: A.swift -->\n```swift\nlet b = 1\n```\n<!-- end -->\n").isEmpty)
  }

  @Test func findsMissingFile() {
    #expect(violations("<!-- example: None.swift -->\nlet a = 1\n<!-- end -->").count == 1)
  }
}
