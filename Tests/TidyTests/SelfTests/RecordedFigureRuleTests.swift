import Testing

struct RecordedFigureRuleTests {
  private static let table = "head\n\nquery  347 ns\nitem  38 ns\n"

  private func violations(
    _ block: String, newest: String = table, path: String = "README.md"
  ) -> [Violation] {
    RecordedFigureRule.violations(
      in: SourceTree(files: [
        SourceFile(path: path, text: "# Title\n" + block),
        SourceFile(path: "results/2026-01-01/table.txt", text: "query  999 ns\n"),
        SourceFile(path: "results/2026-01-02/table.txt", text: newest),
        SourceFile(path: "results/history.txt", text: "25 commits\n"),
      ]))
  }

  @Test func linesOfTheNewestRecordingPass() {
    #expect(
      violations(
        "<!-- recorded: table.txt a -->\n```text\nquery  347 ns\nitem  38 ns\n```\n<!-- end -->"
      ).isEmpty)
  }

  @Test(arguments: ["about 144 ns", "two µs, or 3 µs", "1.3× of it", "12× as many"])
  func measuredFiguresInProseAreFound(line: String) {
    #expect(violations(line).map(\.line) == [2])
    #expect(violations("```text\n\(line)\n```").isEmpty)
  }

  @Test(arguments: ["60 s", "within 5 %", "3 nsections", "scenarios × operations", "n^0.1"])
  func otherFiguresInProsePass(line: String) {
    #expect(violations(line).isEmpty)
  }

  @Test(arguments: ["query  348 ns", "query  999 ns", "item  38 ns\nquery  347 ns", ""])
  func otherLinesAreFound(lines: String) {
    let block = "<!-- recorded: table.txt a -->\n```text\n\(lines)\n```\n<!-- end -->\n"
    #expect(
      violations(lines.isEmpty ? "<!-- recorded: table.txt a -->\n<!-- end -->" : block)
        .map(\.line) == [2])
  }

  @Test func aFileWithItsFolderIsThatOne() {
    func block(_ line: String) -> String {
      "<!-- recorded: results/history.txt all -->\n```text\n\(line)\n```\n<!-- end -->"
    }
    #expect(violations(block("25 commits")).isEmpty)
    #expect(violations(block("24 commits")).count == 1)
    #expect(violations(block("24 commits"), path: "Sources/A/A.docc/A.md").count == 1)
  }

  @Test func onlyTwoRecordingsStay() {
    let files = ["2026-01-03", "2026-01-01", "2026-01-02"].map {
      SourceFile(path: "results/\($0)/table.txt", text: "")
    }
    #expect(RecordedFigureRule.violations(in: SourceTree(files: Array(files.prefix(2)))).isEmpty)
    #expect(
      RecordedFigureRule.violations(in: SourceTree(files: files)).map(\.path)
        == ["results/2026-01-01"])
  }

  @Test func findsMissingFilesAndUnclosedBlocks() {
    #expect(violations("<!-- recorded: none.txt a -->\n25 commits\n<!-- end -->").count == 1)
    #expect(violations("<!-- recorded: table.txt a -->\nhead\n").count == 1)
  }
}
