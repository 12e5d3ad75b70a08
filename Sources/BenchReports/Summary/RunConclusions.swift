import BenchHarness

/// The conclusions from a run, in at most six sentences.
///
/// They are based only on the report. Only times confirmed by a second round are considered. A
/// strategy is called faster only if it is faster in every pair of rounds.
struct RunConclusions {
  let report: RunReport
  let figures: RunFigures
  let matrix: RunMatrix
  let times: TimingRows

  init(_ report: RunReport) {
    self.report = report
    figures = RunFigures(report.results)
    matrix = RunMatrix(figures, groups: report.matrix)
    times = TimingRows(figures)
  }

  /// The name of the reference strategy, shortened to fit into a sentence.
  var name: String { SummaryText.name(figures.reference ?? "") }

  /// The sentences that apply to the run, in order.
  var sentences: [String] {
    guard figures.reference != nil else { return [] }
    return [effects, noEffect, growth, losses, omissions, next].compactMap { $0 }
  }

  /// The matrix rows that compare the reference with a variant of itself without one of its caches.
  private var cacheRows: [RunMatrix.Row] { matrix.rows.filter(\.isAboutCache) }

  /// A sentence about the largest effect of each cache, as shown by the strategies without it.
  ///
  /// If no strategy lacks a cache, the sentence is about the largest advantage over each other
  /// strategy.
  private var effects: String? {
    let rows = cacheRows.isEmpty ? matrix.rows : cacheRows
    var best: [Effect] = []
    for (_, rows) in rows.grouped(by: \.group.title) {
      let effects = rows.flatMap(effects)
      guard let most = effects.max(by: { $0.ratio < $1.ratio }), most.ratio > 1.1 else { continue }
      best.append(most)
    }
    best.sort { $0.ratio > $1.ratio }
    guard !best.isEmpty else { return rows.isEmpty || hasConfirmed ? nil : Self.noneConfirmed }
    let facts = best.map { effect in
      "\(SummaryText.name(effect.row.group.title)) \(effect.text) in "
        + "\(place(effect.row.place)) at \(SummaryText.size(effect.items))"
    }
    return
      (cacheRows.isEmpty
      ? "\(Outcome.slower.title) than \(name): " : "Largest effect of each cache: ")
      + facts.joined(separator: ", ") + "."
  }

  private static let noneConfirmed =
    "No ratio was confirmed by a second round: run again on an idle machine or with a larger "
    + "--budget."

  /// Whether the matrix contains a confirmed ratio or a lower bound.
  private var hasConfirmed: Bool { matrix.rows.contains { !effects(of: $0).isEmpty } }

  /// A cell of the matrix with a confirmed ratio or a lower bound.
  private struct Effect {
    let row: RunMatrix.Row
    let items: Int
    let ratio: Double
    let text: String
  }

  /// Returns the cells of a row that contain a confirmed ratio or a lower bound.
  private func effects(of row: RunMatrix.Row) -> [Effect] {
    zip(matrix.sizes, row.cells).compactMap { size, cell -> Effect? in
      guard !cell.isUncertain else { return nil }
      return cell.value.map { Effect(row: row, items: size, ratio: $0, text: cell.text) }
    }
  }

  /// A sentence listing the rows unaffected by a cache.
  private var noEffect: String? {
    let rows = cacheRows.filter(\.hasNoEffect)
    guard !rows.isEmpty else { return nil }
    let facts = rows.grouped(by: \.group.title).map { title, rows in
      "\(SummaryText.name(title)) in \(rows.map { place($0.place) }.joined(separator: ", "))"
    }
    return "The \(Outcome.same.word) without it (within 10 %): \(facts.joined(separator: "; "))."
  }

  /// A sentence stating in how many rows the time does not grow, and naming the row with the
  /// fastest growth.
  private var growth: String? {
    let all = times.rows.compactMap { row in row.growth.map { (row: row, exponent: $0) } }
    let known = all.filter(\.row.isGrowthConfirmed)
    guard let steepest = known.max(by: { $0.exponent < $1.exponent }) else {
      let hasSizes = times.rows.isEmpty || !all.isEmpty
      return hasSizes
        ? nil
        : "Growth: unknown, because only one size was measured; add --items 1k,10k,100k."
    }
    let flat = known.count { $0.exponent <= GrowthCheck.limit }
    guard flat < known.count else {
      return "Growth: none in \(Words.counted(known.count, "row"))."
    }
    let end = steepest.row.largest.map {
      ", to \(SummaryText.time(of: $0)) at \(SummaryText.size($0.items))"
    }
    return "Growth: none in \(flat) of \(known.count) rows; "
      + "\(place(steepest.row.scenario, steepest.row.operation)) grows fastest, "
      + "\(HumanCount.growth(steepest.exponent))\(end ?? "")."
  }

  /// A sentence about the rows where another strategy is faster by more than the usual difference
  /// between two rounds of one benchmark.
  private var losses: String? {
    guard !matrix.rows.isEmpty else { return nil }
    let losses = figures.sureLosses.sorted { $0.ratio.value < $1.ratio.value }
    guard let worst = losses.first else {
      return hasConfirmed
        ? "\(Outcome.faster.title) than \(name): no measured strategy." : nil
    }
    let others =
      losses.count == 1 ? "" : ", and in \(Words.counted(losses.count - 1, "other result"))"
    return "\(Outcome.faster.title) than \(name): \(SummaryText.name(worst.strategy)), "
      + "\(HumanRatio.short(worst.ratio.value)) its time in \(place(worst.place)) at "
      + "\(SummaryText.size(worst.items))\(others)."
  }

  private func place(_ row: MatrixGroup.Row) -> String { place(row.scenario, row.operation) }

  private func place(_ scenario: String, _ operation: String) -> String {
    "\(SummaryText.name(scenario)) \(SummaryText.name(operation))"
  }
}
