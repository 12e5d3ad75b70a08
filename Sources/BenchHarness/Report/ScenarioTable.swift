/// The tables of one scenario: times with growth and memory, and the exact counters.
struct ScenarioTable {
  /// How many sizes fit beside the other columns.
  private static let mostSizes = 5

  let results: [BenchmarkResult]
  let lacksAllocator: Bool

  private let sizes: [Int]
  private let series: [(growth: SeriesGrowth, results: [BenchmarkResult])]

  init(results: [BenchmarkResult], lacksAllocator: Bool) {
    self.results = results
    self.lacksAllocator = lacksAllocator
    self.sizes = Set(results.map(\.items)).sorted()
    self.series = GrowthReport(results: results).entries.map { growth in
      let own = results.filter { $0.key.series == growth.series }
      return (growth, own.sorted { $0.items < $1.items })
    }
  }

  /// The sizes that have a column: the smallest and the largest ones.
  private var shownSizes: [Int] {
    sizes.count <= Self.mostSizes
      ? sizes : [sizes[0]] + sizes.suffix(Self.mostSizes - 1)
  }

  /// Which sizes have no column, in words, or nil if all have one.
  var omission: String? {
    let hidden = sizes.filter { !shownSizes.contains($0) }
    guard !hidden.isEmpty else { return nil }
    return "Sizes without a column: \(hidden.map(ItemCount.format).joined(separator: ", "))."
  }

  /// One row for each operation and strategy: times by size, growth, spread, allocations, memory.
  var times: TextTable {
    var table = TextTable(
      columns: [.text("operation"), .text("strategy")]
        + shownSizes.map { .number(ItemCount.format($0)) }
        + [.number("growth"), .number("p90/p50"), .number("allocs"), .number("B/item")])
    var lastOperation: String?
    for (growth, results) in series {
      let operation = growth.series.operation
      let name = operation == lastOperation ? "" : operation
      lastOperation = operation
      table.append(
        [name, growth.series.strategy] + shownSizes.map { timeCell(at: $0, of: results) }
          + [
            HumanCount.growth(growth.time), spreadCell(of: results),
            allocationCell(of: results), memoryCell(of: results),
          ])
    }
    return table
  }

  /// One row for each counter that is not always 0, or nil if there is none.
  var counters: TextTable? {
    var table = TextTable(
      columns: [
        .text("operation"), .text("strategy"), .text("counter"), .number("sizes"),
        .number("smallest"), .number("largest"), .number("growth"),
      ])
    for (growth, results) in series {
      let names = Set(results.flatMap(\.counters.keys)).sorted()
      var label = [growth.series.operation, growth.series.strategy]
      for name in names {
        let values = results.compactMap { result in
          result.counters[name].map { (items: result.items, count: $0) }
        }
        guard let first = values.first, let last = values.last,
          values.contains(where: { $0.count != 0 })
        else { continue }
        let range = [first.items, last.items].map(ItemCount.format)
        table.append(
          label + [
            name, range[0] == range[1] ? range[0] : range.joined(separator: "…"),
            HumanCount.format(first.count), HumanCount.format(last.count),
            HumanCount.growth(growth.counters[name]),
          ])
        label = ["", ""]
      }
    }
    return table.rows.isEmpty ? nil : table
  }

  private func timeCell(at size: Int, of results: [BenchmarkResult]) -> String {
    guard let result = results.first(where: { $0.items == size }) else { return "" }
    if let time = result.time { return HumanTime.format(time.median) }
    return result.isCutOff ? "cut off" : "-"
  }

  private func spreadCell(of results: [BenchmarkResult]) -> String {
    guard let time = results.last(where: { $0.time != nil })?.time, time.median > 0 else {
      return "-"
    }
    return Decimals.fixed(time.p90 / time.median, places: 2)
  }

  private func allocationCell(of results: [BenchmarkResult]) -> String {
    if let allocations = results.last(where: { $0.allocations != nil })?.allocations {
      return HumanCount.format(allocations.count)
    }
    return lacksAllocator ? "not measured" : "-"
  }

  private func memoryCell(of results: [BenchmarkResult]) -> String {
    guard let bytes = results.last(where: { $0.liveBytesPerItem != nil })?.liveBytesPerItem else {
      return "-"
    }
    return bytes < 0
      ? Decimals.fixed(bytes, places: 2) : Decimals.significant(bytes, digits: 3)
  }
}
