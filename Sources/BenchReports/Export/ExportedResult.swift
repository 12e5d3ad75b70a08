import BenchHarness

/// Result of one benchmark, common to all exports: times by round, and exact figures by name.
struct ExportedResult {
  /// Samples of one round, with new states.
  struct Round: Equatable {
    /// Median of its samples, in nanoseconds per iteration.
    var median: Double
    /// Number of iterations behind it.
    var iterations: Int
  }

  let key: BenchmarkKey
  /// Times of a measured benchmark.
  let time: TimeSummary?
  /// Rounds in order; samples of one round depend on one another, so readers expecting independent
  /// rows get one row a round.
  let rounds: [Round]
  /// Exact figures, the same in every run, ascending by name.
  let figures: [(name: String, value: Double)]
  /// Metrics taken with a clock, in nanoseconds, ascending by name.
  let clockedMetrics: [(name: String, value: Double)]
  /// Reason of a missing measurement, in one line; nil for a measured benchmark.
  let omission: String?
  /// Whether an answer was wrong, or a setup failed.
  let isFailure: Bool
  let warnings: [ResultWarning]

  /// Takes the figures of a result; none of an incomplete one.
  init(_ result: BenchmarkResult) {
    key = result.key
    isFailure = result.state == .failed
    warnings = result.warnings
    guard result.state == .measured else {
      omission = Self.omission(of: result)
      (time, rounds, figures, clockedMetrics) = (nil, [], [], [])
      return
    }
    omission = nil
    time = result.time
    rounds = result.time.map(Self.rounds) ?? []
    figures = Figures.all(of: result).values.joined().compactMap { name, value in
      value.number.flatMap { $0.isFinite ? (name, $0) : nil }
    }.sorted { $0.name < $1.name }
    clockedMetrics = result.metrics.compactMap { name, value in
      guard name.hasSuffix(Figures.partTimeSuffix), let value, value.isFinite else { return nil }
      return (name, value)
    }.sorted { $0.name < $1.name }
  }

  /// `list-fixed/query/1000/default`: parts separated like Google Benchmark's.
  var name: String { "\(key.scenario)/\(key.operation)/\(key.items)/\(key.strategy)" }

  var allFigures: [(name: String, value: Double)] { figures + clockedMetrics }

  /// Whether there is nothing to tell but the name.
  var isEmpty: Bool { time == nil && allFigures.isEmpty }

  private static func omission(of result: BenchmarkResult) -> String {
    let reasons = result.faults.isEmpty ? result.warnings : result.faults
    return reasons.isEmpty
      ? result.state.rawValue : reasons.map(\.text).joined(separator: "; ")
  }

  private static func rounds(of time: TimeSummary) -> [Round] {
    let samples = Dictionary(grouping: zip(time.rounds, time.samples), by: \.0)
    return samples.sorted { $0.key < $1.key }.map { _, samples in
      Round(
        median: TimeSummary.roundedToPicoseconds(Quantile.value(0.5, of: samples.map(\.1))),
        iterations: samples.count * time.iterationsPerSample)
    }
  }
}

/// Number of an export: a whole one without a fraction, as other programs count.
struct ExportedNumber: Encodable {
  let value: Double

  init(_ value: Double) { self.value = value }

  func encode(to encoder: any Encoder) throws {
    let isWhole = value == value.rounded() && abs(value) < 0x1p53
    try isWhole ? Int(value).encode(to: encoder) : value.encode(to: encoder)
  }
}
