import BenchHarness

/// Verdict on the machine of a run: how far its figures can be trusted.
enum Steadiness: String {
  /// Figures repeat.
  case steady = "steady"
  /// Most figures repeat.
  case noisy = "noisy"
  /// Many figures do not repeat.
  case unsteady = "unsteady"
  /// Nothing tells: too few benchmarks have several rounds, and the machine's speed too few
  /// readings.
  case unknown = "unknown"

  /// The largest shares of figures unconfirmed by a second round on a steady machine, and on a
  /// noisy one.
  private static let shares = (steady: 0.05, noisy: 0.2)
  /// The same of the reference kernel's times at its quantile 0.9, as multiples of those at 0.1.
  private static let spreads = (steady: 1.15, noisy: SlowStretch.threshold)

  /// The fewest figures, and the fewest readings of the kernel, to call a machine steady.
  private static let fewest = 3

  /// The verdict on a run: by its rounds, and by the reference kernel if too few rows have several.
  static func verdict(on report: RunReport) -> Steadiness {
    func verdict(_ value: Double, _ limits: (steady: Double, noisy: Double)) -> Steadiness {
      value > limits.noisy ? .unsteady : value > limits.steady ? .noisy : .steady
    }
    let timed = report.results.filter { $0.time != nil }
    guard !timed.isEmpty else { return .unknown }
    let rows = timed.filter { Set($0.time?.rounds ?? []).count > 1 }
    // A machine that leaves no time for second rounds has others to serve.
    if report.budget?.fewestSamples != nil, rows.count < timed.count / 2 { return .unsteady }
    let count = rows.count { $0.time?.isDisturbed == true }
    guard rows.count < fewest, count == 0 else {
      return verdict(Double(count) / Double(rows.count), shares)
    }
    guard let kernel = report.reference, kernel.samples.count >= fewest, kernel.p10 > 0 else {
      return .unknown
    }
    return verdict(kernel.p90 / kernel.p10, spreads)
  }

  /// The verdict with advice for the reader.
  var words: String {
    switch self {
    case .steady: rawValue
    case .noisy: "\(rawValue) (ignore differences below 15 %)"
    case .unsteady: "\(rawValue) (times may be twice too long: run again on an idle machine)"
    case .unknown: "\(rawValue) (bench doctor checks it)"
    }
  }
}

extension BenchmarkResult {
  /// Whether the time carries the mark `~`: no second round confirms it, or it is a cold sample.
  var isUncertain: Bool { time.map { !$0.isConfirmed || !isReliable } ?? false }
}
