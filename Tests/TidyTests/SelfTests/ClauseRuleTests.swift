import Testing

struct ClauseRuleTests {
  /// Returns the violations of a source with citations, given three clauses.
  private func messages(_ text: String, withoutCode: [Int: String] = [:]) -> [String] {
    let tree = SourceTree(files: [
      SourceFile(
        path: "\(CitationRule.catalog)/Behaviour.md", text: "1. One.\n2. Two.\n12. Twelve.\n"),
      SourceFile(path: "Sources/A/A.swift", text: text),
      SourceFile(path: "Tests/A/A.swift", text: "// Behaviour" + " 1\n"),
    ])
    return ClauseRule.violations(in: tree, withoutCode: withoutCode).map(\.message)
  }

  private let name = "// Behaviour"

  @Test func citingEachClauseOncePasses() {
    #expect(messages("  \(name) 1, 12\n  \(name) 2\n").isEmpty)
    #expect(messages("\(name) 1, 12\n", withoutCode: [2: "Nothing is computed."]).isEmpty)
  }

  @Test func aClauseWithoutCodeIsFound() {
    #expect(messages("\(name) 1, 2\n") == ["no code cites clause 12"])
  }

  @Test func aSecondCitationIsFound() {
    #expect(messages("\(name) 1, 2, 12\n\(name) 2\n") == ["cites clause 2 again"])
  }

  @Test func anotherFormIsFound() {
    let text = "\(name) 1, 2\n/// Nothing. (\(name.dropFirst(3)) 12)\n"
    #expect(messages(text) == ["a clause is cited by a line of its own"])
  }

  @Test func aListedClauseWithCodeIsFound() {
    let listed = [12: "It has code.", 13: "It does not exist."]
    #expect(
      messages("\(name) 1, 2, 12\n", withoutCode: listed) == [
        "clause 12 is not one without code", "clause 13 is not one without code",
      ])
  }
}
