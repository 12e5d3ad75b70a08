import Testing

struct CitationRuleTests {
  /// Returns the violations of a text with citations, given two decisions and two clauses.
  private func violations(_ text: String) -> [String] {
    let tree = SourceTree(files: [
      SourceFile(
        path: "\(CitationRule.catalog)/Behaviour.md",
        text: "# A\n\n1. One.\n12. Twelve 3. times.\n"),
      SourceFile(
        path: "\(CitationRule.catalog)/Differences.md",
        text: "- **D" + "-01** One.\n- **D" + "-07** Seven.\n"),
      SourceFile(path: "Sources/A/A.swift", text: text),
    ])
    return CitationRule.violations(in: tree).map(\.message)
  }

  @Test(arguments: [
    "D" + "-02", "D" + "-70 and so on", "D" + "-123", "// Behaviour" + " 3", "Behaviour" + " 120",
    "Behaviour" + " 1, 3",
  ])
  func findsMissingCitations(text: String) {
    #expect(violations(text).count == 1)
  }

  @Test(arguments: [
    "D" + "-01", "(D" + "-07)", "Behaviour" + " 1", "Behaviour" + " 12", "AD" + "-02",
    "D" + "-1234", "Behaviour" + " 1, 12", "Behaviour 12a",
  ])
  func otherTextIsFine(text: String) {
    #expect(violations(text).isEmpty)
  }
}
