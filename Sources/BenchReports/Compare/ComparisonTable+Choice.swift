import BenchHarness

/// The report on a choice between strategies.
///
/// A table compares each strategy with the first. Sentences state where a strategy is faster, by
/// how much, with what certainty and why.
extension ComparisonTable {
  /// The maximum number of rows in a table of the report; the JSON contains all rows.
  private static let maxRows = 30
  /// The maximum number of rows to explain, and the maximum number of differences in growth to
  /// list.
  private static let maxReasons = 4
  /// The largest difference between two growth exponents that still counts as equal growth.
  private static let differingGrowth = 0.1

  private var rows: [ComparedRow] { comparison.run.rows }
  private var first: String { rows.first?.sides.first?.name ?? "" }

  var choiceFacts: [String] {
    let environment = comparison.environment
    let load = environment.loadAverage.map { Decimals.fixed($0, places: 2) } ?? "unknown"
    let run = comparison.run
    let (answers, inputs) = rows.reduce(into: (0, 0)) { sum, row in
      sum.0 += row.sides.compactMap { $0.answers?.count }.min() ?? 0
      sum.1 += row.sides[0].answers?.inputs ?? 0
    }
    return [
      "\(environment.cpu), \(environment.cores) cores, load \(load), \(environment.allocator), "
        + "seed \(comparison.seed)"
        + (comparison.trials.map { "; random tests passed: \($0.sentence)" } ?? ""),
      "first, \(ItemCount.grouped(answers)) of \(ItemCount.grouped(inputs)) timed answers were "
        + "verified bit for bit; then \(Self.count(run.rounds, "round")) of fresh processes ran in "
        + "\(HumanTime.format(.nanoseconds(run.nanoseconds)))\(placement)",
      "A, B: processor time per iteration",
      "by: median factor over the rounds",
      "interval: bounds of the factor, with 99 % confidence"
        + (run.rule.comparisons > 1
          ? " for all \(run.rule.comparisons) comparisons together" : ""),
      "slower, faster: by more than 2 %; \(Outcome.same.word): within 2 %",
    ] + [comparison.scope].compactMap { $0 }
  }

  var choiceBlocks: [ReportBlock] {
    var blocks: [ReportBlock] = []
    for other in rows.flatMap({ $0.sides.dropFirst() }).distinct(by: \.name) {
      blocks.append(.heading("\(first) (A) against \(other) (B)"))
      blocks += self.blocks(of: other)
    }
    let lines = dominated + crossovers + growth + leftOut
    return lines.isEmpty ? blocks : blocks + [.heading("Altogether"), .list(lines)]
  }

  /// Returns the blocks about the rows measured with both the given strategy and the first
  /// strategy.
  private func blocks(of other: String) -> [ReportBlock] {
    let pairs = rows.compactMap { row in row.side(other).map { (row: row, side: $0) } }
    var table = NumberTable(
      columns: [
        .text("scenario"), .text("operation"), .number("items"), .number("A"), .number("B"),
        .text("B is"), .number("by"), .number("interval"),
      ], headings: 3, gap: 1)
    for (row, side) in pairs.prefix(Self.maxRows) {
      guard let verdict = side.verdict else { continue }
      let interval = verdict.lower.flatMap { low in
        verdict.upper.map {
          HumanRatio.interval(low, $0, around: verdict.median)
        }
      }
      let place = ComparedPlace(row, side, in: comparison)
      table.append(
        [
          "\(row.key.scenario)", "\(row.key.operation)", place.items,
          place.time(of: row.sides[0]), place.time(of: side), .words(side.outcome.word),
          .number(place.ratio(HumanRatio.factor(verdict.median), verdict.median, "median")),
          .words(interval ?? Self.count(verdict.rounds, "round")),
        ], scenario: row.key.scenario)
    }
    let more = pairs.count - Self.maxRows
    let rest = more > 0 ? [ReportBlock.paragraph("The JSON output lists \(more) more rows.")] : []
    return [.numbers(table)] + rest + [.list(sentences(on: other, pairs) + reasons(pairs))]
  }

  /// Returns sentences stating in how many rows each side is faster, by what factor, and with what
  /// certainty.
  private func sentences(
    on other: String, _ pairs: [(row: ComparedRow, side: ComparedSide)]
  ) -> [String] {
    func sentence(_ name: String, _ outcome: Outcome) -> String? {
      let won = pairs.filter { $0.side.outcome == outcome }
        .sorted { abs($0.side.verdict?.median ?? 0) > abs($1.side.verdict?.median ?? 0) }
      guard let most = won.first, let least = won.last else { return nil }
      func times(_ pair: (row: ComparedRow, side: ComparedSide)) -> String {
        HumanRatio.factor(pair.side.verdict?.median ?? 0)
      }
      let operations = won.map(\.row).distinct(by: \.key.operation)
      return "\(name) is faster in \(won.count) of \(Self.count(pairs.count, "row")), "
        + (won.count == 1 ? "" : "\(times(least)) to ") + "\(times(most)) "
        + "(\(most.row.key.scenario) \(most.row.key.operation) "
        + "\(ItemCount.format(most.row.key.items))): \(operations.joined(separator: ", "))"
    }
    func count(_ outcome: Outcome) -> Int { pairs.count { $0.side.outcome == outcome } }
    let few = pairs.filter { $0.row.rounds < comparison.run.rule.requiredRounds }.count
    let open = count(.undecided)
    let rest = [
      count(.same) > 0 ? "the \(Outcome.same.word) in \(count(.same))" : nil,
      open > 0
        ? "\(Outcome.undecided.word) in \(open)"
          + (few > 0
            ? ", \(few) of them with fewer than the required \(comparison.run.rule.requiredRounds) "
              + "rounds: use a larger --budget" : "") : nil,
    ].compactMap { $0 }.joined(separator: ", ")
    return [sentence(first, .slower), sentence(other, .faster), rest.isEmpty ? nil : rest]
      .compactMap { $0 }
  }

  /// Returns explanations for decided rows: the figures that differ between the sides.
  private func reasons(_ pairs: [(row: ComparedRow, side: ComparedSide)]) -> [String] {
    let decided = pairs.filter { $0.side.outcome == .slower || $0.side.outcome == .faster }
      .sorted { abs($0.side.verdict?.median ?? 0) > abs($1.side.verdict?.median ?? 0) }
    // One row of each operation represents all its rows.
    let chosen = decided.distinct(by: \.row.key.operation).prefix(Self.maxReasons)
      .compactMap { operation in decided.first { $0.row.key.operation == operation } }
    return chosen.map { row, side in
      let differences = Self.differences(row.sides[0], side, items: row.key.items)
      return "cause in \(row.key.scenario) \(row.key.operation) "
        + "\(ItemCount.format(row.key.items)): "
        + (row.sides[0].work == nil || side.work == nil
          ? "unknown, because the work was not counted"
          : differences.isEmpty
            ? "the counts are equal, so the same work takes longer"
            : differences.joined(separator: ", "))
    }
  }

  /// Returns the figures that differ between two sides, each in the form `name A → B`, with the
  /// largest differences first.
  static func differences(_ one: ComparedSide, _ two: ComparedSide, items: Int) -> [String] {
    var figures: [(name: String, one: Double, two: Double, text: String)] = []
    func add(_ name: String, _ one: Int?, _ two: Int?) {
      guard let one, let two, one != two else { return }
      figures.append(
        (
          name, Double(one), Double(two),
          "\(name) \(ItemCount.grouped(one)) → \(ItemCount.grouped(two))"
        ))
    }
    if let first = one.work, let other = two.work {
      for name in Set(first.counters.keys).union(other.counters.keys).sorted() {
        add(name, first.counters[name] ?? 0, other.counters[name] ?? 0)
      }
      add("allocations", first.allocations?.count, other.allocations?.count)
      add("bytes", first.allocations?.bytes, other.allocations?.bytes)
      add("bytes held", first.liveBytes, other.liveBytes)
    }
    add(
      "instructions", one.instructions.map { Int($0.rounded()) },
      two.instructions.map { Int($0.rounded()) })
    func size(_ figure: (name: String, one: Double, two: Double, text: String)) -> Double {
      abs(Power.logarithm((figure.two + 1) / (figure.one + 1)))
    }
    return figures.sorted { (size($1), $0.name) < (size($0), $1.name) }.prefix(4).map(\.text)
  }

  private var dominated: [String] {
    comparison.dominated.map {
      "\($0.by) dominates \($0.strategy): it is never worse, and sometimes better, in "
        + "\(Self.count($0.rows, "measured row"))"
    }
  }

  private var crossovers: [String] {
    comparison.crossovers.map {
      "\($0.scenario) \($0.operation): \($0.below) is faster up to about "
        + "\(ItemCount.grouped($0.items)) items, \($0.above) beyond that"
    }
  }

  /// Sentences about the operations whose times grow at different rates for different sides,
  /// largest differences first.
  private var growth: [String] {
    let names = rows.flatMap(\.sides).distinct(by: \.name)
    let differing = comparison.growth.filter { $0.spread > Self.differingGrowth }
      .sorted { $0.spread > $1.spread }
    let lines = differing.prefix(Self.maxReasons).map { growth in
      "\(growth.scenario) \(growth.operation) grows as "
        + names.compactMap { name in
          growth.exponents[name].map { "\(HumanCount.growth($0.exponent)) (\(name))" }
        }.joined(separator: ", ")
    }
    let more = differing.count - lines.count
    guard more > 0 else { return lines }
    return lines + [
      "the JSON output lists \(Self.count(more, "more benchmark")) with different growth"
    ]
  }
}
