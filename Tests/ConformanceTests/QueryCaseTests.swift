import Conformance
import LayoutDescription
import Testing

/// Tests queries about the layouts in other files.
@Suite struct QueryCaseTests {
  private let folder: CaseFolder

  init() throws {
    folder = try CaseFolder()
    try folder.write(
      ExampleCase.grid.replacing("{\"device\"", with: "{\"id\": 7, \"device\""),
      to: "host/grid.json")
    try folder.write(
      ExampleCase.grid.replacing(
        "{\"device\"", with: "{\"id\": 8, \"device\""
      ).replacing(
        "\"section\": {",
        with: "\"section\": {\"decorationItems\": [{\"elementKind\": \"background\"}], "),
      to: "host/decorated.json")
  }

  private func outcome(_ parts: String...) throws -> ConformanceOutcome {
    let text = "{\"queries\": [\(parts.joined(separator: ", "))]}"
    return ConformanceRunner().run(try folder.write(text, to: "questions/case.json"))
  }

  @Test func rightAnswer() throws {
    #expect(
      try outcome(
        "{\"case\": 7, \"queries\": [{\"rect\": [0, 5, 10, 10], \"cells\": [[0, 2], [0, 0]]}]}")
        == .passed)
  }

  @Test func wrongAnswers() throws {
    let outcome = try outcome(
      "{\"case\": 7, \"queries\": [{\"rect\": [0, 5, 10, 10], \"cells\": [[0, 0], [0, 1]]}]}",
      "{\"case\": 7, \"queries\": [{\"rect\": [0, 0, 9, 9], \"decorations\": [[0, 0]]}]}")
    guard case .failed(let differences) = outcome else {
      Issue.record("not failed: \(outcome)")
      return
    }
    #expect(
      differences.map(\.description) == [
        "layout 7 cells in [0, 5, 10, 10]: expected [cell [0, 0], cell [0, 1]], "
          + "got [cell [0, 0], cell [0, 2]]",
        "layout 7 decorations in [0, 0, 9, 9]: expected [decoration [0, 0]], got []",
      ])
  }

  @Test func missingLayout() throws {
    let outcome = try outcome(
      "{\"case\": 9, \"queries\": [{\"rect\": [0, 0, 1, 1], \"cells\": []}]}")
    #expect(outcome.isFailure)
  }

  @Test func questionWithoutAnAnswer() throws {
    #expect(
      try outcome("{\"case\": 7, \"queries\": [{\"rect\": [0, 0, 1, 1]}]}")
        == .unreadable(
          LayoutDocumentError(
            path: "queries[0].queries[0]",
            message: "has no expectations: add \"cells\", \"supplementary\" or \"decorations\"",
            position: TextPosition(line: 1, column: 38))))
  }
}
