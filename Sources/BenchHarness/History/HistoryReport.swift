/// Figures over commits: the rows that were chosen, and how many are left out.
public struct HistoryReport: Sendable {
  /// The commits, the oldest first.
  let entries: [HistoryEntry]
  /// The rows, those that changed most first.
  public let rows: [HistorySeries]
  /// The number of figures that patterns chose.
  let chosen: Int
  /// The number of those that never changed.
  let unchanged: Int

  /// The number of rows where it is not given: without patterns, and with them.
  static let defaultRows = (all: 20, chosen: 100)

  /// Whether patterns chose any figure.
  public var hasFigures: Bool { chosen > 0 }

  /// Makes a report.
  ///
  /// - Parameters:
  ///   - history: The history.
  ///   - selection: The rows that are chosen; without any patterns rows that never changed are left
  ///     out.
  ///   - count: The number of rows at most; 20 if nil, with patterns 100.
  public init(_ history: History, selection: HistorySelection, rows count: Int? = nil) {
    let isOpen = selection == HistorySelection()
    let all = HistorySeries.all(in: history, chosenBy: selection)
    let candidates = isOpen ? all.filter(\.hasChanged) : all
    let limit = count ?? (isOpen ? Self.defaultRows.all : Self.defaultRows.chosen)
    entries = history.entries
    chosen = all.count
    unchanged = all.count { !$0.hasChanged }
    rows = Array(
      candidates.enumerated().sorted {
        ($1.element.spread, $0.offset) < ($0.element.spread, $1.offset)
      }.map(\.element).prefix(max(0, limit)))
  }
}
