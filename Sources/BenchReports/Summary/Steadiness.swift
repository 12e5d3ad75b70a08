import BenchHarness

/// A verdict on the steadiness of a run's machine, which indicates how reliable the figures are.
enum Steadiness: String {
  /// The figures are repeatable.
  case steady = "steady"
  /// Most figures are repeatable, but not all.
  case noisy = "noisy"
  /// Many figures are not repeatable.
  case unsteady = "unsteady"
  /// Most benchmarks had no second round, because the first one took most of the budget.
  case slow = "slow or busy"
  /// The steadiness cannot be judged, because too few benchmarks have several rounds and the
  /// reference kernel has too few readings.
  case unknown = "unknown"

  /// The largest fractions of unconfirmed times for the verdicts `steady` and `noisy`.
  private static let shares = (steady: 0.05, noisy: 0.2)
  /// The largest spreads of the reference kernel's times that still result in the verdicts `steady`
  /// and `noisy`.
  ///
  /// The spread is the 90th percentile divided by the 10th.
  private static let spreads = (steady: 1.15, noisy: SlowStretch.threshold)

  /// The minimum number of benchmarks with several rounds, or of kernel readings, for a verdict.
  private static let fewest = 3

  /// Returns the verdict on a run, based on its rounds or, if too few benchmarks have several
  /// rounds, on the reference kernel.
  static func verdict(on report: RunReport) -> Steadiness {
    func verdict(_ value: Double, _ limits: (steady: Double, noisy: Double)) -> Steadiness {
      value > limits.noisy ? .unsteady : value > limits.steady ? .noisy : .steady
    }
    let timed = report.results.filter { $0.time != nil }
    guard !timed.isEmpty else { return .unknown }
    let rows = timed.filter { Set($0.time?.rounds ?? []).count > 1 }
    if report.budget?.fewestSamples != nil, rows.count < timed.count / 2 { return .slow }
    let count = rows.count { $0.time?.isDisturbed == true }
    guard rows.count < fewest, count == 0 else {
      return verdict(Double(count) / Double(rows.count), shares)
    }
    guard let kernel = report.reference, kernel.samples.count >= fewest, kernel.p10 > 0 else {
      return .unknown
    }
    return verdict(kernel.p90 / kernel.p10, spreads)
  }

  /// The verdict in words, with advice for the reader.
  var words: String {
    switch self {
    case .steady: rawValue
    case .noisy: "\(rawValue) (ignore differences below 15 %)"
    case .unsteady: "\(rawValue) (measured times may be doubled: run again on an idle machine)"
    case .slow: "\(rawValue) (no time for second rounds: use a longer --budget)"
    case .unknown: "\(rawValue) (bench doctor checks it)"
    }
  }
}

extension BenchmarkResult {
  /// Whether the time is marked with `~`, because it is not reliable or not confirmed by a second
  /// round.
  var isUncertain: Bool { time.map { !$0.isConfirmed || !isReliable } ?? false }
}
