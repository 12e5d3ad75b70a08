import BenchHarness

/// The lowest figures of each row in a history.
///
/// They reveal costs that have risen in several small steps, each accepted separately. Only costs
/// (instructions and memory figures) are compared, and only with earlier costs measured under the
/// present conditions with the present input.
package struct LowestFigures: Sendable {
  /// The tolerated increase in a cost over its lowest value, as a fraction.
  static let share = 0.03
  /// The maximum number of commits to list; the commits with the largest rises come first.
  private static let maxCommits = 3

  private let history: History
  private let accepted: AcceptedRises

  /// Creates a collection of the lowest figures in a history.
  package init(_ history: History, accepted: AcceptedRises = AcceptedRises()) {
    self.history = history
    self.accepted = accepted
  }

  /// Returns the findings about the figures of a run: gradual rises, and figures that have
  /// fallen below their accepted values.
  ///
  /// - Complexity: O(*f* · *c*) for *f* figures and *c* commits.
  func findings(of sections: [BaselineSection]) -> [GateFinding] {
    // Sections of work figures have no platform.
    let platform = sections.map(\.platform).max() ?? ""
    let now = HistoryEntry(
      HistoryCommit(name: "", date: "", subject: ""), baseline: Baseline(sections: sections),
      preferring: platform)
    return now.figures.sorted { $0.key < $1.key }.flatMap { key, row in
      row.keys.sorted().filter(Self.isCost).flatMap { findings(about: $0, of: key, now: now) }
    }
  }

  private static func isCost(_ figure: String) -> Bool {
    Figures.kind(of: figure) != .work && figure != Figures.bytesLeft
  }

  private func findings(
    about figure: String, of key: BenchmarkKey, now: HistoryEntry
  ) -> [GateFinding] {
    let entries =
      history.entries.filter { entry in
        entry.figures[key]?[figure] != nil
          && now.mismatch(of: figure, in: key.scenario, since: entry) == nil
      } + [now]
    guard let series = HistorySeries(figure, of: key, in: entries) else { return [] }
    let name = "\(key.series.name): \(figure)"
    let current = FigureValue.number(series.last)
    let amount = "\(current.grouped) at \(ItemCount.format(key.items))"
    let acceptance = accepted.acceptance(of: figure, in: key)
    if series.last > max(series.least, acceptance?.value ?? 0) * (1 + Self.share) {
      let sentence =
        "\(name) has risen step by step: \(amount), \(Self.sum(of: series, in: entries)); to "
        + "accept it, add the line: \(key.storedText) \(figure) \(current.text) # reason"
      return [GateFinding(kind: .risen, sentence: sentence, keys: [key])]
    }
    if let acceptance, series.last < acceptance.value * (1 - Self.share) {
      let sentence =
        "\(name) is below the accepted value: \(amount); delete line "
        + "\(acceptance.line) of \(accepted.source) or lower its value, so that it does not hide "
        + "the next rise"
      return [GateFinding(kind: .fall, sentence: sentence, keys: [key])]
    }
    return []
  }

  /// Describes the rise of a cost above its lowest value, and the commits that caused it.
  private static func sum(of series: HistorySeries, in entries: [HistoryEntry]) -> String {
    let place = series.values.lastIndex(of: series.least) ?? 0
    let rises = series.steps.filter { $0.position > place && $0.after > $0.before }
    let greatest = rises.sorted { $0.after - $0.before > $1.after - $1.before }
      .prefix(maxCommits).map { step in
        let commit = entries[step.position].commit
        return FigureChange.text(from: step.before, to: step.after)
          + (commit.name.isEmpty ? " since the last commit of the history" : " in \(commit.short)")
      }
    return FigureChange.text(from: series.least, to: series.last) + " over its minimum of "
      + "\(FigureValue.number(series.least).grouped) in \(entries[place].commit.short): "
      + greatest.joined(separator: ", ")
      + (rises.count > maxCommits ? " and \(rises.count - maxCommits) more" : "")
  }
}

/// Accepted increases in cost, each with a reason on its line.
///
///     # scenario operation items strategy figure value # reason
///     nested-groups prepare 100k default instructions 29365 # packed boxes make queries 40× faster
package struct AcceptedRises: Sendable {
  /// The name of the file with the accepted costs, for messages.
  let source: String
  /// The accepted costs with their line numbers, keyed by the text that identifies the row and the
  /// figure.
  private var acceptances: [String: (value: Double, line: Int)] = [:]

  /// Creates an empty list.
  package init() { source = "" }

  /// Parses a file of accepted costs.
  ///
  /// - Parameters:
  ///   - text: The contents of the file, one cost per line.
  ///   - source: The origin of the text, for error messages.
  /// - Throws: A `BaselineError` with the number of the first unreadable line.
  package init(text: String, source: String) throws(BaselineError) {
    self.source = source
    try BaselineError.readLines(of: text, source: source) { line, number, _ in
      let parts = line.split(separator: "#", maxSplits: 1)
      let words = parts[0].split { $0.isWhitespace }.map(String.init)
      guard words.count == 6, let key = BenchmarkKey(storedWords: words.prefix(4)),
        let value = Double(words[5]), value.isFinite,
        parts.count == 2, !parts[1].allSatisfy(\.isWhitespace)
      else {
        return "expected 6 words: scenario, operation, items, strategy, figure, value; then # and "
          + "the reason"
      }
      let known = acceptances.updateValue((value, number), forKey: "\(key.storedText) \(words[4])")
      return known == nil ? nil : "this line appears twice"
    }
  }

  /// Returns the accepted cost for a figure, with its line number, or `nil` if there is none.
  func acceptance(of figure: String, in key: BenchmarkKey) -> (value: Double, line: Int)? {
    acceptances["\(key.storedText) \(figure)"]
  }
}
