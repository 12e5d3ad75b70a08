import BenchHarness

/// Figures over commits: the chosen rows, and the number of left-out ones.
package struct HistoryReport: Sendable {
  /// The commits, the oldest first.
  let entries: [HistoryEntry]
  /// The rows, the largest changes first.
  package let rows: [HistorySeries]
  /// The number of figures chosen by patterns.
  let chosen: Int
  /// The number of chosen figures measured at several commits and never changed.
  let unchanged: Int
  /// The number of chosen figures measured at one commit only.
  let measuredOnce: Int

  /// The default number of rows: without patterns, and with them.
  static let defaultRows = (all: 20, chosen: 100)

  /// Whether patterns chose any figure.
  package var hasFigures: Bool { chosen > 0 }

  /// Makes a report.
  ///
  /// - Parameters:
  ///   - history: The history.
  ///   - selection: The choice of rows; without any patterns, unchanged rows are left out.
  ///   - count: The number of rows at most; 20 if nil, with patterns 100.
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

  /// The report as JSON in one line with sorted keys, every figure of each row included; unmeasured
  /// figures are null.
  ///
  /// - Throws: An encoding error for a figure without a JSON number.
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
