import BenchHarness

/// The time spent on opening an app's screen, divided among the parts of the work.
struct OpeningShares {
  /// The name of the metric for the total time of all parts.
  static let total = "openingNanoseconds"
  /// The maximum number of lines in a summary.
  private static let maxLines = 6

  private let result: BenchmarkResult
  private let total: Double

  /// Creates the shares from the metrics of a result, or returns `nil` if the parts of the work
  /// were not timed.
  init?(_ result: BenchmarkResult) {
    guard let total = result.metrics[Self.total].flatMap({ $0 }), total > 0 else { return nil }
    (self.result, self.total) = (result, total)
  }

  /// Returns the lines about the given results, one for each result with timed parts.
  static func lines(of results: [BenchmarkResult]) -> [String] {
    results.compactMap { OpeningShares($0)?.line }.prefix(maxLines).map { $0 }
  }

  /// The parts in one line, longest first:
  /// `feed app-first-screen 1k, divided: layout 61 %, cells 39 % (timed separately: 93 µs, +4 %)`.
  var line: String {
    let suffix = Figures.partTimeSuffix
    let parts = result.metrics.compactMap { name, time -> (name: String, time: Double)? in
      guard name.hasSuffix(suffix), name != Self.total, let time else { return nil }
      return (String(name.dropLast(suffix.count)), time)
    }.sorted { ($1.time, $0.name) < ($0.time, $1.name) }
    let shares = parts.map { "\($0.name) \(Self.percent($0.time / total))" }
    return "\(SummaryText.name(result.scenario)) \(result.operation) "
      + "\(ItemCount.format(result.items)), divided: \(shares.joined(separator: ", ")) "
      + "(timed separately: \(HumanTime.format(total))\(distortion))"
  }

  /// A clause stating how much the time has changed because the clock was read between the parts;
  /// empty if the benchmark was not timed as a whole.
  private var distortion: String {
    guard let time = result.time, time.figure > 0 else { return "" }
    let share = total / time.figure - 1
    return ", \(share < 0 ? "−" : "+")\(Self.percent(abs(share)))"
  }

  private static func percent(_ share: Double) -> String {
    "\(Decimals.significant(100 * share, digits: 2)) %"
  }
}
