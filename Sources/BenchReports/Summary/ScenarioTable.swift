import BenchHarness

/// The tables of one scenario: a table of times, growth and memory, a table of metrics, and a table
/// of counters.
struct ScenarioTable {
  /// The maximum number of columns for sizes, to leave space for the other columns.
  private static let maxSizes = 5
  /// The maximum width of the counter column in characters, to leave space for the other columns.
  private static let maxCounterCharacters = 64

  let results: [BenchmarkResult]
  let lacksAllocator: Bool

  /// All sizes, in ascending order.
  let sizes: [Int]
  /// The results of each operation and strategy in ascending order of size, and their growth.
  let series: [(growth: SeriesGrowth, results: [BenchmarkResult])]

  init(results: [BenchmarkResult], lacksAllocator: Bool) {
    self.results = results
    self.lacksAllocator = lacksAllocator
    self.sizes = Set(results.map(\.items)).sorted()

    // Strategies for the same operation stay together, in the order in which they were measured.
    series = results.grouped(by: \.operation).flatMap { _, own in
      own.grouped { $0.key.series }.map { key, results in
        (SeriesGrowth(series: key, results: results), results.sorted { $0.items < $1.items })
      }
    }
  }

  /// The sizes that have a column in the table.
  ///
  /// They are the smallest and the largest ones among the timed sizes, or among all sizes if none
  /// was timed.
  private var shownSizes: [Int] {
    let timed = sizes.filter { size in results.contains { $0.items == size && $0.time != nil } }
    let candidates = timed.isEmpty ? sizes : timed
    return candidates.count <= Self.maxSizes
      ? candidates : [candidates[0]] + candidates.suffix(Self.maxSizes - 1)
  }

  /// A sentence listing the sizes that have no column in the table, or `nil` if there are none.
  var omission: String? {
    let hidden = sizes.filter { !shownSizes.contains($0) }
    guard !hidden.isEmpty else { return nil }
    return "Sizes without a column: \(hidden.map(ItemCount.format).joined(separator: ", "))."
  }

  /// The table of times, with one row for each operation and strategy.
  ///
  /// Its columns are the times by size, the growth, the spread, the slowest call if calls were
  /// timed individually, allocations, and memory.
  var times: TextTable {
    let hasCalls = results.contains { $0.time?.slowestCall != nil }
    var table = TextTable(
      columns: [.text("operation"), .text("strategy")]
        + shownSizes.map { .number(ItemCount.format($0)) }
        + [.number("growth"), .number("p90/p50")] + (hasCalls ? [.number("slowest")] : [])
        + [.number("allocs"), .number("B/item")])
    var lastOperation: String?
    for (growth, results) in series {
      let operation = growth.series.operation
      let name = operation == lastOperation ? "" : operation
      lastOperation = operation
      let last = results.last { $0.time != nil }?.time
      let spread = last.flatMap {
        $0.median > 0 ? Decimals.fixed($0.p90 / $0.median, places: 2) : nil
      }
      let slowest = last?.slowestCall.map { HumanTime.format($0.nanoseconds) }
      let allocations = cell(of: results) { $0.allocations.map { HumanCount.format($0.count) } }
      let memory = cell(of: results) { $0.liveBytesPerItem.map(SummaryText.bytes) }
      table.append(
        [name, growth.series.strategy] + shownSizes.map { timeCell(at: $0, of: results) }
          + [HumanCount.growth(growth.time), spread ?? "-"] + (hasCalls ? [slowest ?? "-"] : [])
          + [allocations ?? (lacksAllocator ? "not measured" : "-"), memory ?? "-"])
    }
    return table
  }

  /// The counters of each operation and strategy at the largest size, with an exponent for each
  /// counter that grows, or `nil` if every counter is 0.
  var counters: TextTable? {
    detailTable("counters, per iteration", where: { !$0.counters.isEmpty }) { growth, _, last in
      last.counters.keys.sorted().compactMap { counterText($0, in: last, growth: growth) }
    }
  }

  /// The metrics of each operation and strategy, each at its largest measured size, or `nil` if
  /// there are none.
  var metrics: TextTable? {
    detailTable("metrics", where: { !$0.metrics.isEmpty }) { _, results, last in
      Set(results.flatMap(\.metrics.keys)).sorted().compactMap { name in
        results.last { $0.metrics.keys.contains(name) }.map { result in
          let value = result.metrics[name].flatMap { $0 }
          let mark = result.items == last.items ? "" : " @\(ItemCount.format(result.items))"
          return "\(name) \(value.map { metric(name, $0, in: result) } ?? "not measured")\(mark)"
        }
      }
    }
  }

  /// Returns a table of details, such as counters, with a row for each operation and strategy, or
  /// `nil` if there are no details.
  ///
  /// The details in each row are from the largest size with any details.
  private func detailTable(
    _ title: String, where hasFacts: (BenchmarkResult) -> Bool,
    _ facts: (SeriesGrowth, [BenchmarkResult], BenchmarkResult) -> [String]
  ) -> TextTable? {
    var table = TextTable(columns: [.text("operation"), .text("strategy"), .text(title)])
    for (growth, results) in series {
      guard let last = results.last(where: hasFacts) else { continue }
      let own = facts(growth, results, last)
      guard !own.isEmpty else { continue }
      var label = [growth.series.operation, growth.series.strategy]
      let size = last.items == sizes.last ? [] : ["at \(ItemCount.format(last.items)):"]
      for line in Self.lines(of: size + own) {
        table.append(label + [line])
        label = ["", ""]
      }
    }
    return table.rows.isEmpty ? nil : table
  }

  /// A sentence stating the reference's times as multiples of each operation's floor (a benchmark
  /// of the minimum work it requires), or `nil` if no floor was timed.
  ///
  /// The sentence refers to the largest size with times of both the operation and its floor.
  ///
  ///     time of default ÷ lower bound (floor): prepare 210× at 1m · query 4.1× at 1m
  var floorDistances: String? {
    let figures = RunFigures(results)
    let distances = figures.own.grouped(by: \.operation).compactMap { operation, own -> String? in
      own.sorted { $0.items > $1.items }.lazy.compactMap { result in
        figures.floorRatio(of: result).map {
          "\(operation) \(HumanRatio.short($0)) at \(ItemCount.format(result.items))"
        }
      }.first
    }
    guard let strategy = figures.reference, !distances.isEmpty else { return nil }
    return "time of \(strategy) ÷ lower bound (floor): "
      + "\(distances.joined(separator: " · "))"
  }

  /// The warnings about calls far slower than the median.
  ///
  /// There is one line for each operation and strategy, at the largest size with such a warning.
  var slowCalls: [String] {
    series.compactMap { _, results in
      guard let last = results.last(where: { $0.slowCall != nil }), let call = last.slowCall else {
        return nil
      }
      return "\(last.operation), \(last.strategy), \(ItemCount.format(last.items)): "
        + call.text
    }
  }

  /// Returns a counter as text, or `nil` if the counter is 0 at every size.
  private func counterText(_ name: String, in result: BenchmarkResult, growth: SeriesGrowth)
    -> String?
  {
    guard let count = result.counters[name] else { return nil }
    let exponent = growth.counters[name].flatMap { $0.magnitude < 0.005 ? nil : $0 }
    guard count != 0 || exponent != nil else { return nil }
    let text = "\(name) \(HumanCount.format(count))"
    return exponent == nil ? text : "\(text) (\(HumanCount.growth(exponent)))"
  }

  /// Returns a metric as text.
  ///
  /// The time of a part of the work is followed by its share of the iteration time, as a
  /// percentage.
  private func metric(_ name: String, _ value: Double, in result: BenchmarkResult) -> String {
    let text = HumanCount.format(value)
    guard name.hasSuffix(Figures.partTimeSuffix), value > 0, let time = result.time, time.figure > 0
    else { return text }
    return "\(text) (\(Decimals.significant(100 * value / time.figure, digits: 2)) %)"
  }

  /// Joins texts into lines that leave enough space for the other columns of the table.
  private static func lines(of facts: [String]) -> [String] {
    var lines: [String] = []
    for fact in facts {
      if let last = lines.last, last.count + 2 + fact.count <= maxCounterCharacters {
        lines[lines.count - 1] = last + "  " + fact
      } else {
        lines.append(fact)
      }
    }
    return lines
  }

  /// Returns the time at a size, the state of the result if it has no time, or an empty string if
  /// there is no result.
  func timeCell(at size: Int, of results: [BenchmarkResult]) -> String {
    guard let result = results.first(where: { $0.items == size }) else { return "" }
    if let time = result.time {
      return (result.isUncertain ? "~" : "") + HumanTime.format(time.figure)
    }
    return switch result.state {
    case .tooSlow: "cut off"
    case .notApplicable: "limit"
    case .failed: "failed"
    case .measured, .interrupted: "-"
    }
  }

  /// Returns a figure at the largest size that has it, or `nil` if no size has it.
  ///
  /// The size is appended, as in `12 @10k`, unless it is the largest timed size.
  private func cell(
    of results: [BenchmarkResult], _ figure: (BenchmarkResult) -> String?
  ) -> String? {
    guard let last = results.last(where: { figure($0) != nil }), let text = figure(last) else {
      return nil
    }
    let largest = results.last { $0.time != nil }?.items ?? last.items
    return last.items == largest ? text : "\(text) @\(ItemCount.format(last.items))"
  }
}
