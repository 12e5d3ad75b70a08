import BenchHarness

/// The part of a history to report: the selected rows, and the numbers of figures left out.
package struct HistoryReport: Sendable {
  /// The commits with their figures, oldest first.
  let entries: [HistoryEntry]
  /// The selected rows, with the largest changes first.
  package let rows: [HistorySeries]
  /// The number of figures matching the patterns.
  let chosen: Int
  /// The number of matching figures that were measured at several commits but never changed.
  let unchanged: Int
  /// The number of matching figures measured at only one commit.
  let measuredOnce: Int

  /// The default maximum number of rows: `all` if there are no patterns, and `chosen` if there are
  /// any.
  static let defaultRows = (all: 20, chosen: 100)

  /// Whether any figure matches the patterns.
  package var hasFigures: Bool { chosen > 0 }

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - history: The commits with their figures, oldest first.
  ///   - selection: The patterns for selecting rows. Without any patterns, unchanged rows are
  ///     omitted.
  ///   - count: The maximum number of rows, or `nil` for the default: 20, or 100 with patterns.
  package init(_ history: History, selection: HistorySelection, rows count: Int? = nil) {
    let isOpen = selection == HistorySelection()
    let all = HistorySeries.all(in: history, chosenBy: selection)
    let candidates = isOpen ? all.filter(\.hasChanged) : all
    let limit = count ?? (isOpen ? Self.defaultRows.all : Self.defaultRows.chosen)
    entries = history.entries
    chosen = all.count
    measuredOnce = all.count(where: \.isMeasuredOnce)
    unchanged = all.count { !$0.hasChanged && !$0.isMeasuredOnce }
    rows = Array(candidates.sorted { $0.spread > $1.spread }.prefix(max(0, limit)))
  }

  /// Returns the report as one line of JSON with sorted keys.
  ///
  /// It contains every figure of each row; a figure that was not measured is `null`.
  ///
  /// - Throws: An encoding error if a figure cannot be represented in JSON.
  package func json() throws -> String {
    let document: JSONObject = [
      "schema": 1, "figures": chosen, "unchanged": unchanged, "measuredOnce": measuredOnce,
      "commits": entries.map { entry -> JSONObject in
        let commit = entry.commit
        return ["commit": commit.name, "date": commit.date, "subject": commit.subject]
      },
      "rows": rows.map { row -> JSONObject in
        [
          "scenario": row.key.scenario, "operation": row.key.operation, "items": row.key.items,
          "strategy": row.key.strategy, "figure": row.figure, "values": row.values,
          "first": row.first, "last": row.last, "min": row.least, "max": row.greatest,
          "steps": row.steps.map { step -> JSONObject in
            [
              "commit": entries[step.position].commit.name, "before": step.before,
              "after": step.after, "otherCause": step.otherCause,
              "percent": FigureChange.percent(from: step.before, to: step.after),
            ]
          },
        ]
      },
    ]
    return try SortedJSON.text(document) + "\n"
  }
}
