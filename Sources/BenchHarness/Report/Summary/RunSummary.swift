/// Answer of a run on one screen: how fast the first strategy is, how it grows, how far it is from
/// the floor, and how much it gains over the others.
///
/// Each operation has a row. Its figures are those of the largest size at which half of the
/// scenarios at least were timed; tables of all scenarios and sizes are in ``ResultTable``.
public struct RunSummary {
  /// The most lines that a summary has.
  public static let mostLines = 40
  /// The most characters that a line has.
  public static let width = 80

  private let report: RunReport
  private let visible: [String]

  /// Summarises a run.
  ///
  /// - Parameters:
  ///   - report: The run.
  ///   - visible: The operations whose time is told per visible item, as they do little else than
  ///     find those.
  public init(_ report: RunReport, visible: [String] = []) {
    self.report = report
    self.visible = visible
  }

  /// Plain text, in at most ``mostLines`` lines of at most ``width`` characters.
  public func text() -> String {
    let operations = operations
    var count = operations.count
    while true {
      let text = BlockRenderer.text(blocks(operations, count: count), maxWidth: Self.width)
      let excess = text.utf8.count { $0 == UInt8(ascii: "\n") } - Self.mostLines
      guard excess > 0, count > 1 else { return text }
      count = max(1, count - excess)
    }
  }

  /// Markdown.
  public func markdown() -> String { BlockRenderer.markdown(blocks(operations, count: .max)) }

  /// The strategy that the run is about: the first one that is no floor.
  private var reference: String? {
    report.results.first { $0.strategy != BenchmarkKey.floorName }?.strategy
  }

  /// The figures of each operation, in the order of the results.
  private var operations: [OperationSummary] {
    guard let reference else { return [] }
    var names: [String] = []
    for result in report.results where !names.contains(result.operation) {
      names.append(result.operation)
    }
    let groups = Dictionary(grouping: report.results, by: \.operation)
    return names.map { OperationSummary($0, results: groups[$0] ?? [], reference: reference) }
  }

  private func blocks(_ operations: [OperationSummary], count: Int) -> [ReportBlock] {
    let header = ReportHeader(report: report)
    var head = SummaryNotes(width: Self.width)
    head.add(header.machine, lines: 2)
    head.add("\(header.build), \(header.load)", lines: 2)
    if let tried = header.tried { head.add(tried, lines: 1) }
    let alarms = header.alarms
    for alarm in alarms.prefix(3) { head.add(alarm, lines: 2) }
    if let fault = header.faults.first {
      let others = header.faults.count > 1 ? " (and \(header.faults.count - 1) more)" : ""
      head.add("\(ReportHeader.distrust)\(others): \(fault)", lines: 3)
    }
    guard let reference else { return [.list(head.points)] }
    let shown = Array(operations.prefix(count))
    let table = SummaryTable(
      shown, strategies: others(beside: reference), lacksAllocator: header.lacksAllocator,
      width: Self.width)
    let notes = notes(
      shown, omitted: table.omitted, hidden: operations.count - shown.count, reference: reference)
    return [.list(head.points), .table(table.table), .list(notes.points)]
  }

  private func others(beside reference: String) -> [String] {
    var names: [String] = []
    for result in report.results
    where ![reference, BenchmarkKey.floorName].contains(result.strategy)
      && !names.contains(result.strategy)
    {
      names.append(result.strategy)
    }
    return names
  }

  private func notes(
    _ operations: [OperationSummary], omitted: [String], hidden: Int, reference: String
  ) -> SummaryNotes {
    var notes = SummaryNotes(width: Self.width)
    notes.add(legend(reference, operations), lines: 3)
    if hidden > 0 { notes.add("\(hidden) operations more: --details shows them", lines: 1) }
    if !omitted.isEmpty {
      notes.add("no room for (--details has them): \(omitted.joined(separator: ", "))", lines: 1)
    }
    notes.add(SummaryNotes.floors(operations), lines: 3)
    notes.add(SummaryNotes.visibleItems(operations, of: visible), lines: 1)
    notes.add(SummaryNotes.repackedItems(report.results, of: reference), lines: 1)
    notes.add(
      ComparisonSummary(report.results).extent.map { "compared before timing: \($0)" }, lines: 2)
    for (index, line) in SummaryNotes.leftOut(report.results).enumerated() {
      notes.add(line, lines: index == 0 ? 2 : 1)
    }
    notes.add(SummaryNotes.warnings(report.results), lines: 2)
    return notes
  }

  /// The meaning of the columns, of those that are there.
  private func legend(_ reference: String, _ operations: [OperationSummary]) -> String {
    let name = SummaryText.name(reference)
    let isOne = Set(report.results.map(\.scenario)).count == 1
    let times =
      isOne
      ? "\(name): per iteration, at the largest size"
      : "\(name): median over scenarios, at the largest size that half of them have; slowest, "
        + "growth, allocs, B/item: worst scenario"
    let ratios = operations.contains { !$0.ratios.isEmpty }
    return times
      + (ratios ? "; ×: the others' time" + (isOne ? "" : ", median") : "")
  }
}
