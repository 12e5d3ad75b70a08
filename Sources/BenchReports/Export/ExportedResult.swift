import BenchHarness

/// The result of one benchmark in the form shared by all exports: times by round, and exact figures
/// by name.
struct ExportedResult {
  /// The samples of one round; each round starts from a newly created state.
  struct Round: Equatable {
    /// The median of the round's samples, in nanoseconds per iteration.
    var median: Double
    /// The total number of iterations in the round's samples.
    var iterations: Int
  }

  let key: BenchmarkKey
  /// The times, or `nil` if the benchmark was not measured.
  let time: TimeSummary?
  /// The rounds in order.
  ///
  /// Samples of the same round depend on one another. Programs that expect independent rows
  /// therefore receive one row per round.
  let rounds: [Round]
  /// The exact figures, the same in every run, in ascending order by name.
  let figures: [(name: String, value: Double)]
  /// The metrics that are times, in nanoseconds, in ascending order by name.
  let clockedMetrics: [(name: String, value: Double)]
  /// The reason why the measurement is missing, in one line, or `nil` if the benchmark was
  /// measured.
  let omission: String?
  /// Whether the benchmark computed a wrong result, or its setup failed.
  let isFailure: Bool
  let warnings: [ResultWarning]

  /// Creates an exported result, which has no figures if the result is incomplete.
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

  /// The name with its parts separated as in Google Benchmark: `list-fixed/query/1000/default`.
  var name: String { "\(key.scenario)/\(key.operation)/\(key.items)/\(key.strategy)" }

  var allFigures: [(name: String, value: Double)] { figures + clockedMetrics }

  /// Whether the result has no time and no figures.
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

/// A number in an export.
///
/// A whole number is written without a fraction, because other programs expect counts to be
/// integers.
struct ExportedNumber: Encodable {
  let value: Double

  init(_ value: Double) { self.value = value }

  func encode(to encoder: any Encoder) throws {
    let isWhole = value == value.rounded() && abs(value) < 0x1p53
    try isWhole ? Int(value).encode(to: encoder) : value.encode(to: encoder)
  }
}
