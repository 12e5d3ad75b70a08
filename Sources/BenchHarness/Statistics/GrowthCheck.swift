/// Check that counters do not grow with the number of items, but for named exceptions.
public struct GrowthCheck: Sendable {
  /// One counter at several sizes.
  public struct Figure: Sendable {
    /// The series.
    public let series: SeriesKey
    /// The name of the counter.
    public let name: String
    /// The counts by the number of items, ascending.
    public let values: [(items: Int, value: Int)]
    /// The exponent of *n*.
    public let exponent: Double
    /// The exception about the counter; `nil` if there is none.
    public let exception: GrowthException?

    /// The counter, its exponent and its counts.
    public var sentence: String {
      let counts = values.map { "\(ItemCount.grouped($0.value)) at \(ItemCount.format($0.items))" }
      return "\(series.scenario) \(series.operation) \(series.strategy): \(name) grows as "
        + "\(HumanCount.growth(exponent)): \(counts.joined(separator: ", "))"
    }
  }

  /// The largest exponent of a counter without an exception.
  public static let limit = 0.1
  /// The rise that tells no growth yet: a node of a tree with sixteen entries, or as many elements.
  static let leastRise = 16

  /// The largest exponent of a counter without an exception in this check.
  private let limit: Double

  /// The counters that grow more than they may.
  public private(set) var violations: [Figure] = []
  /// The counters that grow more than others may, and no more than an exception allows.
  public private(set) var exempt: [Figure] = []
  /// The number of counters that were checked.
  public private(set) var checkedFigures = 0

  /// Checks results.
  ///
  /// - Parameters:
  ///   - results: Results of series at several sizes.
  ///   - exceptions: The exceptions; the first one that is about a counter counts.
  ///   - limit: The largest exponent of other counters.
  public init(
    results: [BenchmarkResult], exceptions: [GrowthException], limit: Double = Self.limit
  ) {
    self.limit = limit
    let groups = Dictionary(grouping: results.filter { !$0.counters.isEmpty }, by: \.key.series)
    for (series, results) in groups.sorted(by: { $0.key < $1.key }) {
      for name in Set(results.flatMap(\.counters.keys)).sorted() {
        let values = results.sorted { $0.items < $1.items }.compactMap { result in
          result.counters[name].map { (items: result.items, value: $0) }
        }
        add(values, name, of: series, exceptions)
      }
    }
  }

  private mutating func add(
    _ values: [(items: Int, value: Int)], _ name: String, of series: SeriesKey,
    _ exceptions: [GrowthException]
  ) {
    // A count that is 0 at first counts as 1, as 0 has no logarithm.
    let points = values.map { (items: $0.items, value: Double(max(1, $0.value))) }
    guard let exponent = GrowthFit.exponent(of: points) else { return }
    checkedFigures += 1
    let counts = values.map(\.value)
    let rise = (counts.max() ?? 0) - (counts.min() ?? 0)
    guard exponent > limit, rise > Self.leastRise else { return }
    let figure = Figure(
      series: series, name: name, values: values, exponent: exponent,
      exception: exceptions.first { $0.covers(name, of: series) })
    if exponent > figure.exception?.limit ?? limit {
      violations.append(figure)
    } else {
      exempt.append(figure)
    }
  }

  /// All violations and exempt counters, one to a line, and a summary.
  public var text: String {
    let wrong = violations.map { "GROWTH \($0.sentence)" }
    let allowed = exempt.map { "exempt \($0.sentence): \($0.exception?.reason ?? "")" }
    return (wrong + allowed + [summary]).joined(separator: "\n") + "\n"
  }

  /// The number of counters, violations and exempt ones, in one line.
  public var summary: String {
    "\(ItemCount.grouped(checkedFigures)) counters: \(violations.count) grow by more than "
      + "\(HumanCount.growth(limit)), \(exempt.count) more are exempt"
  }
}
