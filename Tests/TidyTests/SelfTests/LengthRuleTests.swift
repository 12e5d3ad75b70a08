import Testing

struct LengthRuleTests {
  @Test(arguments: [(400, 0), (401, 1)])
  func aFileHasAtMost400Lines(count: Int, violations: Int) {
    let text = String(repeating: "a\n", count: count)
    #expect(
      FileLengthRule.violations(in: SourceFile(path: "a.swift", text: text)).count == violations)
    #expect(FileLengthRule.violations(in: SourceFile(path: "a.json", text: text)).isEmpty)
  }

  @Test(arguments: [("func a() {", 68, 0), ("func a() {", 69, 1), ("init() {", 69, 1)])
  func aFunctionHasAtMost70Lines(head: String, bodyCount: Int, violations: Int) {
    let text = "\n" + head + "\n" + String(repeating: "  b()\n", count: bodyCount) + "}\n"
    let found = FunctionLengthRule.violations(in: SourceFile(path: "a.swift", text: text))
    #expect(found.count == violations)
    #expect(found.allSatisfy { $0.line == 2 })
  }

  @Test func aLineHas100ColumnsAtMost() {
    #expect(lineViolations(String(repeating: "é", count: 100)).isEmpty)
    let long = String(repeating: "é", count: 101)
    #expect(lineViolations("a\n\(long)\n").map(\.line) == [2])
    #expect(lineViolations("let a = \"\(long)\"").count == 1)
  }

  @Test func onlyAnAddressOnItsOwnMayBeLonger() {
    let address = "https://example.com/" + String(repeating: "a", count: 100)
    #expect(lineViolations("  /// \(address)").isEmpty)
    #expect(lineViolations("  // \(address)").isEmpty)
    #expect(lineViolations("  /// See \(address)").count == 1)
    #expect(lineViolations("  /// " + String(repeating: "a", count: 100)).count == 1)
  }

  private func lineViolations(_ text: String) -> [Violation] {
    LineLengthRule.violations(in: SourceFile(path: "a.swift", text: text))
  }
}
