/// A comparison for people: a table for each scenario and pair of strategies, and what follows from
/// them.
public struct ComparisonTable {
  /// The width that lines have at most, if names are not very long.
  public static let width = 80

  private let comparison: StrategyComparison

  /// Lays a comparison out.
  public init(_ comparison: StrategyComparison) { self.comparison = comparison }

  /// Plain text.
  public func text() -> String { BlockRenderer.text(blocks, maxWidth: Self.width) }

  /// Markdown.
  public func markdown() -> String { BlockRenderer.markdown(blocks) }

  private var first: String { comparison.strategies.first ?? "" }

  private var blocks: [ReportBlock] {
    var blocks: [ReportBlock] = [.list(facts)]
    if comparison.environment.isDebugBuild {
      blocks.append(.paragraph("DEBUG BUILD: these times mean nothing; build with -c release."))
    }
    if let interruption = comparison.interruption {
      blocks.append(.paragraph("INCOMPLETE: \(interruption)."))
    }
    var scenarios: [String] = []
    for row in comparison.rows where !scenarios.contains(row.row.scenario) {
      scenarios.append(row.row.scenario)
    }
    for scenario in scenarios {
      for other in comparison.strategies.dropFirst() {
        let rows = comparison.rows.filter {
          $0.row.scenario == scenario && $0.row.strategies.contains(other)
        }
        guard !rows.isEmpty else { continue }
        blocks.append(.heading("\(scenario): \(first) (A) against \(other) (B)"))
        blocks += tables(of: rows, other)
      }
    }
    let conclusions = ComparisonConclusions(comparison).lines
    if !conclusions.isEmpty { blocks += [.heading("Altogether"), .list(conclusions)] }
    if !comparison.leftOut.isEmpty {
      blocks += [.heading("Left out"), .list(comparison.leftOut.map(Self.line))]
    }
    return blocks
  }

  private var facts: [String] {
    let environment = comparison.environment
    let load = environment.loadAverage.map { Decimals.fixed($0, places: 2) } ?? "unknown"
    let answers = comparison.rows.flatMap(\.sides).compactMap(\.compared)
    return [
      "\(environment.cpu), \(environment.cores) cores, load \(load), \(environment.allocator), "
        + "seed \(comparison.seed)"
        + (comparison.trials.map { "; tried: \($0.sentence)" } ?? ""),
      "verified first: \(ItemCount.grouped(answers.reduce(0) { $0 + $1.answers })) of "
        + "\(ItemCount.grouped(answers.reduce(0) { $0 + $1.of })) timed answers compared bit for "
        + "bit",
      "A, B: processor time per iteration, median of the rounds; B/A: median of the ratio in each "
        + "round, with an interval that holds for all \(comparison.comparisons) comparisons "
        + "together at 99 %; a winner is beyond 2 %, a tie is inside",
    ]
  }

  private func tables(of rows: [ComparedRow], _ other: String) -> [ReportBlock] {
    var times = TextTable(columns: [
      .text("operation"), .number("items"), .number("A"), .number("B"), .number("B/A"),
      .number("interval"), .text("faster"),
    ])
    for row in rows {
      guard let verdict = row.verdicts.first(where: { $0.strategy == other }) else { continue }
      let interval = verdict.low.flatMap { low in
        verdict.high.map { "\(Self.ratio(low))-\(Self.ratio($0))" }
      }
      times.append([
        row.row.operation, ItemCount.format(row.row.items), Self.time(row.side(first)),
        Self.time(row.side(other)), Self.ratio(verdict.ratio), interval ?? "\(row.rounds) rounds",
        verdict.winner(first: first),
      ])
    }
    return [.table(times)] + ComparedFigures(rows, first, other).blocks
  }

  private static func time(_ side: PairedSide?) -> String {
    side?.median.map { HumanTime.format($0) } ?? "-"
  }

  /// A ratio with as many digits as a difference of 2 % needs.
  static func ratio(_ ratio: Double) -> String {
    guard ratio.isFinite, ratio < 1e9 else { return "\(ratio)" }
    if ratio < 10 { return Decimals.fixed(ratio, places: 3) }
    return ratio < 100
      ? Decimals.fixed(ratio, places: 1) : ItemCount.grouped(Int(ratio.rounded()))
  }

  private static func line(_ entry: PairedLeftOut) -> String {
    guard let row = entry.rows.first else { return entry.reason }
    var operations: [String] = []
    for row in entry.rows where !operations.contains(row.operation) {
      operations.append(row.operation)
    }
    return "\(row.scenario) \(ItemCount.format(row.items)), \(operations.joined(separator: ", ")): "
      + entry.reason
  }
}
