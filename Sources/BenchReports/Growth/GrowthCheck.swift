package import BenchHarness

/// A check that counters do not grow with the number of items, except for listed exceptions.
package struct GrowthCheck: Sendable {
  /// A counter of one benchmark series, with its counts at several numbers of items.
  package struct Figure: Sendable {
    /// The scenario, operation and strategy of the counted benchmarks.
    package let series: SeriesKey
    /// The name of the counter.
    package let name: String
    /// The counts at each size, in ascending order of size.
    package let values: [(items: Int, value: Int)]
    /// The fitted exponent of *n* in the count, where *n* is the number of items.
    package let exponent: Double

    /// The benchmarks of the series, one for each size.
    var keys: [BenchmarkKey] { values.map { series.benchmark(at: $0.items) } }

    /// A sentence with the counter, its exponent and its counts.
    package var sentence: String {
      let counts = values.map { "\(ItemCount.grouped($0.value)) at \(ItemCount.format($0.items))" }
      return "\(series.name): \(name) grows as \(HumanCount.growth(exponent)): "
        + counts.joined(separator: ", ")
    }
  }

  /// The largest growth exponent allowed for a counter without an exception.
  package static let limit = 0.1
  /// The largest increase that does not count as growth.
  ///
  /// It equals the number of entries in a tree node.
  static let minRise = 16

  /// The counters that grow more than they are allowed to.
  package private(set) var violations: [Figure] = []
  /// The number of checked counters.
  package private(set) var checkedFigures = 0

  /// Creates a check of counters.
  ///
  /// - Parameters:
  ///   - rows: The counters of benchmarks at several sizes, by name.
  ///   - exceptions: The exceptions; the first one that covers a counter applies to it.
  ///   - limit: The largest exponent allowed for counters without an exception.
  package init(
    rows: [BenchmarkKey: [String: Int]], exceptions: [GrowthException], limit: Double = Self.limit
  ) {
    let groups = Dictionary(grouping: rows, by: \.key.series)
    for (series, rows) in groups.sorted(by: { $0.key < $1.key }) {
      for name in Set(rows.flatMap(\.value.keys)).sorted() {
        let values = rows.compactMap { key, row in row[name].map { (items: key.items, value: $0) } }
          .sorted { $0.items < $1.items }
        // A count of 0 is treated as 1, because 0 has no logarithm.
        let points = values.map { (items: $0.items, value: Double(max(1, $0.value))) }
        guard let exponent = GrowthFit.exponent(of: points) else { continue }
        checkedFigures += 1
        let counts = values.map(\.value)
        let rise = (counts.max() ?? 0) - (counts.min() ?? 0)
        let most = exceptions.first { $0.covers(name, of: series) }?.limit ?? limit
        guard exponent > max(limit, most), rise > Self.minRise else { continue }
        violations.append(Figure(series: series, name: name, values: values, exponent: exponent))
      }
    }
  }
}
