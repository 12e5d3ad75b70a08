/// Workflow commands of GitHub Actions: an error for each failed gate, a warning for each one
/// without a decision, and a notice with the summary.
struct GateAnnotations {
  /// Number of annotations of one level that GitHub shows of one step; the last one stands for all
  /// that follow.
  private static let limit = 10

  private let outcomes: [GateOutcome]
  private let title: String
  private let summary: String

  init(_ outcomes: [GateOutcome], title: String, summary: String) {
    self.outcomes = outcomes
    self.title = title
    self.summary = summary
  }

  /// The commands, each in a line.
  var text: String {
    let failed = outcomes.filter { $0.state == .failed }
    let open = outcomes.filter { $0.state == .undecided || $0.state == .notMeasured }
    let lines =
      commands("error", failed) + commands("warning", open)
      + [Self.command("notice", title: title, summary)]
    return lines.joined(separator: "\n") + "\n"
  }

  private func commands(_ level: String, _ outcomes: [GateOutcome]) -> [String] {
    let isCut = outcomes.count > Self.limit
    let shown = isCut ? outcomes.prefix(Self.limit - 1) : outcomes[...]
    var commands = shown.map { outcome in
      let state = outcome.state == .failed ? "" : "\(outcome.state.words): "
      return Self.command(
        level, title: "\(title): \(outcome.name)",
        ([state + outcome.message] + outcome.details).joined(separator: "\n"))
    }
    if isCut {
      let rest = outcomes.dropFirst(shown.count)
      commands.append(
        Self.command(
          level, title: "\(title): \(rest.count) more",
          rest.map { "\($0.name): \($0.message)" }.joined(separator: "\n")))
    }
    return commands
  }

  /// One command.
  private static func command(_ level: String, title: String, _ message: String) -> String {
    "::\(level) title=\(property(title))::\(data(message))"
  }

  /// A message, in which a line break would end the command.
  private static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  /// A property, which a colon or a comma would end as well.
  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
