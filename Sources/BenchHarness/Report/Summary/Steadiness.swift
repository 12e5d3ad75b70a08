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

  /// The share of figures without a second round that confirms them up to which a machine is
  /// steady, and noisy.
  private static let shares = (steady: 0.05, noisy: 0.2)
  /// The same of the reference kernel's times at its quantile 0.9, as multiples of those at 0.1.
  private static let spreads = (steady: 1.15, noisy: SlowStretch.threshold)

  /// The fewest figures, and the fewest readings of the kernel, that show that a machine is steady.
  private static let fewest = 3

  /// The verdict on a run, with its reason in a clause: by its rounds, as those tell how far
  /// figures repeat, and by the reference kernel if too few rows have several.
  static func verdict(on report: RunReport) -> (steadiness: Steadiness, reason: String) {
    guard report.results.contains(where: { $0.time != nil }) else {
      return (.unknown, "nothing was timed")
    }
    let rows = report.results.filter { Set($0.time?.rounds ?? []).count > 1 }
    func verdict(_ value: Double, _ limits: (steady: Double, noisy: Double)) -> Steadiness {
      value > limits.noisy ? .unsteady : value > limits.steady ? .noisy : .steady
    }
    let count = rows.count(where: \.isDisturbed)
    guard rows.count < fewest, count == 0 else {
      return (
        verdict(Double(count) / Double(rows.count), shares),
        "of \(rows.count) figures \(count) are confirmed by no second round (~)"
      )
    }
    guard report.results.contains(where: { $0.time != nil }) else {
      return (.unknown, "no row was timed")
    }
    let few =
      rows.isEmpty
      ? "each row has one round"
      : "only \(Words.counted(rows.count, "row")) "
        + "\(rows.count == 1 ? "has" : "have") several rounds"
    guard let kernel = report.reference, kernel.samples.count >= fewest, kernel.p10 > 0 else {
      return (.unknown, few)
    }
    let spread = kernel.p90 / kernel.p10
    return (
      verdict(spread, spreads),
      "\(few), and the reference kernel's times differ by "
        + HumanCount.percent(spread - 1)
    )
  }

  /// The advice to the reader, in one clause.
  var consequence: String {
    switch self {
    case .steady: "figures repeat within some 5 %"
    case .noisy: "trust no difference below 15 %"
    case .unsteady: "a figure may be twice its own on an idle machine: run again there"
    case .unknown: "bench doctor examines the machine"
    }
  }
}

extension BenchmarkResult {
  /// Whether its figure is that of one round alone, as the others were disturbed.
  var isDisturbed: Bool { time?.isConfirmed == false }
}
