/// Outcomes of gates as a comment on a pull request.
struct GateMarkdown {
  /// Number of characters after which outcomes are only counted: GitHub takes 65,536 in a comment.
  private static let mostCharacters = 60_000

  private let outcomes: [GateOutcome]
  private let title: String
  private let summary: String

  init(_ outcomes: [GateOutcome], title: String, summary: String) {
    self.outcomes = outcomes
    self.title = title
    self.summary = summary
  }

  /// The text: a heading with all counts, the summary, and the states, the worst first.
  var text: String {
    let counts = GateOutcome.State.allCases.compactMap { state -> String? in
      let count = outcomes.count { $0.state == state }
      return count == 0 ? nil : "\(count) \(state.words)"
    }
    let verdict = counts.isEmpty ? "no gates" : counts.joined(separator: ", ")
    var text = "## \(MarkdownText.escaped(title)): \(verdict)\n\n"
    text += "\(MarkdownText.escaped(summary))\n"
    for state in GateOutcome.State.allCases {
      let part = outcomes.filter { $0.state == state }
      guard !part.isEmpty else { continue }
      let isFolded = state == .passed || state == .notMeasured
      text +=
        isFolded
        ? "\n<details><summary>\(part.count) \(state.words)</summary>\n\n"
        : "\n### \(state.words.capitalizedFirst)\n\n"
      text += Self.list(part, room: Self.mostCharacters - text.utf8.count)
      if isFolded { text += "\n</details>\n" }
    }
    return text
  }

  /// The outcomes that there is room for, and the number of the others.
  private static func list(_ outcomes: [GateOutcome], room: Int) -> String {
    var text = ""
    for (index, outcome) in outcomes.enumerated() {
      let entry = entry(outcome)
      guard text.utf8.count + entry.utf8.count <= room else {
        return text + "- and \(outcomes.count - index) more, which there is no room for\n"
      }
      text += entry
    }
    return text
  }

  private static func entry(_ outcome: GateOutcome) -> String {
    let line =
      "- **\(MarkdownText.escaped(outcome.name))**: \(MarkdownText.escaped(outcome.message))\n"
    guard !outcome.details.isEmpty else { return line }
    return line + "\n" + MarkdownText.block(outcome.details).map { "  \($0)\n" }.joined() + "\n"
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
