import BenchHarness

/// The formats for reporting the outcomes of gates in continuous integration.
package enum GateFormat: String, CaseIterable, Sendable {
  /// Markdown for a pull request.
  ///
  /// Failed gates come first, then undecided gates; all others are in folded sections.
  case markdown
  /// JUnit XML with one test case for each gate.
  ///
  /// A gate without a decision is a skipped test case.
  case junit
  /// Workflow commands of GitHub Actions that annotate the pull request.
  case gitHubAnnotations = "github-annotations"

  /// Writes outcomes in this format.
  ///
  /// - Parameters:
  ///   - outcomes: The outcomes to write; those with the same state keep their order.
  ///   - title: The name of the gates as a whole, such as `bench check`.
  ///   - summary: A summary of all outcomes, in one line.
  ///   - changes: Sentences about changed inputs, for Markdown only.
  /// - Returns: The text, with a line break at its end.
  /// - Complexity: O(*n*), where *n* is the number of characters of all outcomes.
  package func render(
    _ outcomes: [GateOutcome], title: String, summary: String, changes: [String] = []
  ) -> String {
    switch self {
    case .markdown: Self.markdown(outcomes, title: title, summary: summary, changes: changes)
    case .junit: JUnitDocument(outcomes, title: title).text
    case .gitHubAnnotations: Self.annotations(outcomes, title: title, summary: summary)
    }
  }
}

extension GateFormat {
  /// The maximum number of annotations GitHub displays per level and step; the last annotation
  /// summarises all others.
  private static let maxAnnotations = 10

  /// Returns workflow commands of GitHub Actions, one per line.
  ///
  /// A failed gate becomes an error, an undecided gate becomes a warning, and the summary becomes a
  /// notice.
  private static func annotations(
    _ outcomes: [GateOutcome], title: String, summary: String
  ) -> String {
    func command(_ level: String, _ name: String, _ message: String) -> String {
      "::\(level) title=\(property(title + name))::\(escaped(message))\n"
    }
    func commands(_ level: String, _ outcomes: [GateOutcome]) -> [String] {
      let isCut = outcomes.count > maxAnnotations
      let shown = isCut ? outcomes.prefix(maxAnnotations - 1) : outcomes[...]
      let rest = outcomes.dropFirst(shown.count)
      let others = rest.map { "\($0.name): \($0.message)" }.joined(separator: "\n")
      return shown.map { outcome in
        let state = outcome.state == .failed ? "" : "\(outcome.state.words): "
        return command(
          level, ": \(outcome.name)",
          ([state + outcome.message] + outcome.details).joined(separator: "\n"))
      } + (isCut ? [command(level, ": \(rest.count) more", others)] : [])
    }
    let open = outcomes.filter { $0.state == .undecided || $0.state == .notMeasured }
    let all = commands("error", outcomes.filter { $0.state == .failed }) + commands("warning", open)
    return all.joined() + command("notice", "", summary)
  }

  /// Returns a message with its line breaks escaped, because they would end the command.
  private static func escaped(_ text: String) -> String {
    escaped(text, "%\r\n")
  }

  /// Returns text with the given scalars escaped.
  ///
  /// The text is escaped scalar by scalar, because a combining mark can hide a special scalar
  /// inside a character.
  private static func escaped(_ text: String, _ special: String) -> String {
    PrintableText.lines(text).unicodeScalars.map { scalar in
      guard special.unicodeScalars.contains(scalar) else { return String(scalar) }
      let code = String(scalar.value, radix: 16, uppercase: true)
      return (code.count < 2 ? "%0" : "%") + code
    }.joined()
  }

  /// Returns the value of a command's property, with line breaks, per cent signs, colons and commas
  /// escaped.
  private static func property(_ text: String) -> String {
    escaped(text, "%\r\n:,")
  }
}

extension GateFormat {
  /// The maximum number of characters in a comment.
  ///
  /// GitHub accepts at most 65,536. Outcomes that do not fit are counted but not listed.
  private static let maxCharacters = 60_000
  /// The maximum number of outcomes per state, and of sentences about changed inputs, to show
  /// outside folded sections.
  private static let maxUnfolded = (outcomes: 3, changes: 2)

  /// Returns outcomes as a comment on a pull request: a heading with all counts, the summary, and
  /// the outcomes by state, worst first.
  private static func markdown(
    _ outcomes: [GateOutcome], title: String, summary: String, changes: [String]
  ) -> String {
    let parts = GateOutcome.State.allCases.map { state in
      (state: state, outcomes: outcomes.filter { $0.state == state })
    }.filter { !$0.outcomes.isEmpty }
    let counts = parts.map { "\($0.outcomes.count) \($0.state.words)" }
    let verdict = counts.isEmpty ? "nothing checked" : counts.joined(separator: ", ")
    var text = "## \(MarkdownText.escaped(title)): \(verdict)\n\n"
    if !changes.isEmpty {
      let shown = changes.prefix(maxUnfolded.changes)
        .map { "**Changed input:** \(MarkdownText.escaped($0))" }
      text += shown.joined(separator: "\n\n")
      let rest = changes.count - shown.count
      text += rest > 0 ? "\n\nand \(Words.counted(rest, "more changed input"))\n\n" : "\n\n"
    }
    text += "\(MarkdownText.escaped(summary))\n"
    for ((state, part), count) in zip(parts, counts) {
      let isOpen = state == .failed || state == .undecided
      let shown = isOpen ? part.prefix(maxUnfolded.outcomes) : []
      if isOpen {
        text += "\n### \(state.words.prefix(1).uppercased())\(state.words.dropFirst())\n\n"
        text += list(Array(shown), room: maxCharacters - text.utf8.count)
      }
      let rest = part.dropFirst(shown.count)
      guard !rest.isEmpty else { continue }
      let words = isOpen ? "\(ItemCount.grouped(rest.count)) more \(state.words)" : count
      text += "\n" + folded(words, list(Array(rest), room: maxCharacters - text.utf8.count))
    }
    return text
  }

  private static func folded(_ words: String, _ text: String) -> String {
    "<details><summary>\(words)</summary>\n\n\(text)\n</details>\n"
  }

  /// Returns a list of outcomes in at most the given number of bytes, followed by the number of
  /// outcomes that do not fit.
  private static func list(_ outcomes: [GateOutcome], room: Int) -> String {
    var text = ""
    for (index, outcome) in outcomes.enumerated() {
      let entry = entry(outcome)
      guard text.utf8.count + entry.utf8.count <= room else {
        return text + "- and \(outcomes.count - index) more (omitted here)\n"
      }
      text += entry
    }
    return text
  }

  private static func entry(_ outcome: GateOutcome) -> String {
    let line =
      "- **\(MarkdownText.escaped(outcome.name))**: \(MarkdownText.escaped(outcome.message))\n"
    guard !outcome.details.isEmpty else { return line }
    let block = MarkdownText.block(outcome.details).joined(separator: "\n")
    let fold = folded(Words.counted(outcome.details.count, "further line"), block + "\n")
    return line + "\n"
      + fold.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map { $0.isEmpty ? "\n" : "  \($0)\n" }.joined() + "\n"
  }
}
