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

  /// The share of rows with rounds that disagree up to which a machine is steady, and noisy.
  private static let limits = (steady: 0.05, noisy: 1.0 / 3)
  /// The times of the reference kernel at its quantile 0.9, as multiples of those at 0.1.
  private static let spreads = (steady: 1.15, noisy: SlowStretch.threshold)

  /// The verdict on a run, with its reason in a clause.
  static func verdict(on report: RunReport) -> (steadiness: Steadiness, reason: String) {
    let rows = report.results.filter { Set($0.time?.rounds ?? []).count > 1 }
    let count = rows.count(where: \.isDisturbed)
    let share = rows.isEmpty ? 0 : Double(count) / Double(rows.count)
    let kernel = report.reference.flatMap { $0.p10 > 0 ? $0.p90 / $0.p10 : nil }
    let reasons = [
      rows.isEmpty
        ? nil : "\(count) of \(rows.count) rows differ from round to round by more than 5 %",
      kernel.map { "the reference kernel's times differ by \(HumanCount.percent($0 - 1))" },
    ].compactMap { $0 }
    let slow = report.warnings.contains { $0.code == .slowStretch }
    let verdict: Steadiness =
      if reasons.isEmpty {
        .unknown
      } else if share > limits.noisy || kernel ?? 1 > spreads.noisy {
        .unsteady
      } else if share > limits.steady || kernel ?? 1 > spreads.steady || slow {
        .noisy
      } else {
        .steady
      }
    return (verdict, reasons.isEmpty ? "one round of each row" : reasons.joined(separator: ", "))
  }

  /// What follows for the reader.
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
  /// Whether its rounds disagree, so that its figure is that of the least disturbed one.
  var isDisturbed: Bool { warnings.contains { $0.code == .roundsDisagree } }
}
