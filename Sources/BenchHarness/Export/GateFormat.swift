/// Forms of gate outcomes that continuous integration shows.
public enum GateFormat: String, CaseIterable, Sendable {
  /// Markdown for a pull request: failed gates first, then undecided ones, the rest folded.
  case markdown
  /// JUnit XML: one test case for each gate, skipped where nothing is decided.
  case junit
  /// Workflow commands of GitHub Actions, which annotate the pull request.
  case gitHubAnnotations = "github-annotations"

  /// Writes outcomes in this form.
  ///
  /// - Parameters:
  ///   - outcomes: The outcomes; their order is kept within a state.
  ///   - title: The name of the gates as a whole: `bench check`.
  ///   - summary: One line about all of them.
  /// - Returns: The text, ended by a line break.
  /// - Complexity: O(*n*) for *n* characters of all outcomes.
  public func render(_ outcomes: [GateOutcome], title: String, summary: String) -> String {
    switch self {
    case .markdown: GateMarkdown(outcomes, title: title, summary: summary).text
    case .junit: JUnitDocument(outcomes, title: title).text
    case .gitHubAnnotations: GateAnnotations(outcomes, title: title, summary: summary).text
    }
  }
}
