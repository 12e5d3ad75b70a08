/// Verdict on the machine of a run: how far its figures can be trusted.
enum Steadiness: String {
  /// Figures repeat.
  case steady = "STEADY"
  /// Most figures repeat.
  case noisy = "NOISY"
  /// Many figures do not repeat.
  case unsteady = "UNSTEADY"
  /// Nothing tells, as there is one round of each benchmark and no reading of the machine's speed.
  case unknown = "UNKNOWN"

  /// The share of figures without a second round that confirms them up to which a machine is
  /// steady, and noisy.
  private static let shares = (steady: 0.05, noisy: 0.2)
  /// The same of the reference kernel's times at its quantile 0.9, as multiples of those at 0.1.
  private static let spreads = (steady: 1.15, noisy: SlowStretch.threshold)

  /// The verdict on a run, with its reason in a clause: by its rounds, as those tell how far
  /// figures repeat, and by the reference kernel where each row has one round.
  static func verdict(on report: RunReport) -> (steadiness: Steadiness, reason: String) {
    guard report.results.contains(where: { $0.time != nil }) else {
      return (.unknown, "nothing was timed")
    }
    let rows = report.results.filter { Set($0.time?.rounds ?? []).count > 1 }
    func verdict(_ value: Double, _ limits: (steady: Double, noisy: Double)) -> Steadiness {
      value > limits.noisy ? .unsteady : value > limits.steady ? .noisy : .steady
    }
    guard rows.isEmpty else {
      let count = rows.count(where: \.isDisturbed)
      return (
        verdict(Double(count) / Double(rows.count), shares),
        "of \(rows.count) figures \(count) are confirmed by no second round (~)"
      )
    }
    guard let kernel = report.reference, kernel.p10 > 0 else {
      return (.unknown, "each row has one round")
    }
    let spread = kernel.p90 / kernel.p10
    return (
      verdict(spread, spreads),
      "each row has one round, and the reference kernel's times differ by "
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
