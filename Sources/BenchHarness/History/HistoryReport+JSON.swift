extension HistoryReport {
  private struct Document: Encodable {
    var schema = 1
    var commits: [Commit]
    var rows: [Row]
    var figures: Int
    var unchanged: Int
  }

  private struct Commit: Encodable {
    var commit: String
    var date: String
    var subject: String
  }

  private struct Row: Encodable {
    var scenario: String
    var operation: String
    var items: Int
    var strategy: String
    var figure: String
    var values: [Double?]
    var first: Double
    var last: Double
    var min: Double
    var max: Double
    var steps: [Step]
  }

  private struct Step: Encodable {
    private enum CodingKeys: String, CodingKey {
      case commit, before, after, percent, otherCause
    }

    var commit: String
    var step: HistoryStep

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(commit, forKey: .commit)
      try container.encode(step.before, forKey: .before)
      try container.encode(step.after, forKey: .after)
      try container.encode(
        FigureChange.percent(from: step.before, to: step.after), forKey: .percent)
      try container.encode(step.otherCause, forKey: .otherCause)
    }
  }

  /// The report as JSON in one line with sorted keys, every figure of each row included; figures
  /// that were not measured are null.
  ///
  /// - Throws: An encoding error if a figure is no number that JSON has.
  public func json() throws -> String {
    let document = Document(
      commits: entries.map {
        Commit(commit: $0.commit.name, date: $0.commit.date, subject: $0.commit.subject)
      },
      rows: rows.map { row in
        Row(
          scenario: row.key.scenario, operation: row.key.operation, items: row.key.items,
          strategy: row.key.strategy, figure: row.figure, values: row.values, first: row.first,
          last: row.last, min: row.least, max: row.greatest,
          steps: row.steps.map { Step(commit: entries[$0.position].commit.name, step: $0) })
      },
      figures: chosen, unchanged: unchanged)
    return try SortedJSON.text(document) + "\n"
  }
}
