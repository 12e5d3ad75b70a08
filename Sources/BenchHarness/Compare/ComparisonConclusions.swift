/// What follows from all rows of a comparison, in sentences.
struct ComparisonConclusions {
  private let comparison: StrategyComparison

  /// Draws conclusions.
  init(_ comparison: StrategyComparison) { self.comparison = comparison }

  /// The sentences, the outcomes first.
  var lines: [String] { outcomes + roundsMissing + dominated + crossovers + growth }

  private var first: String { comparison.strategies.first ?? "" }

  private var outcomes: [String] {
    comparison.strategies.dropFirst().map { other in
      let verdicts = comparison.rows.flatMap(\.verdicts).filter { $0.strategy == other }
      func count(_ outcome: PairedOutcome) -> Int { verdicts.count { $0.outcome == outcome } }
      let rows = verdicts.count == 1 ? "1 row" : "\(verdicts.count) rows"
      return "\(first) against \(other), \(rows): \(first) faster in \(count(.first)), "
        + "\(other) in \(count(.second)), tie in \(count(.tie)), undecided "
        + "\(count(.undecided))"
    }
  }

  /// Says when no outcome was possible, and with how many rounds there would be.
  private var roundsMissing: [String] {
    let few = comparison.rows.filter { $0.rounds < comparison.requiredRounds }
    guard let most = few.map(\.rounds).max() else { return [] }
    return [
      "TOO FEW ROUNDS in \(few.count) of \(comparison.rows.count) rows: they had up to \(most), "
        + "and \(comparison.requiredRounds) are needed to decide any of \(comparison.comparisons) "
        + "comparisons"
    ]
  }

  private var dominated: [String] {
    comparison.dominated.map {
      "\($0.strategy) is dominated by \($0.by): nowhere better in anything that was measured, "
        + "in \($0.rows == 1 ? "1 row" : "\($0.rows) rows"), and somewhere worse"
    }
  }

  private var crossovers: [String] {
    comparison.crossovers.map {
      "\($0.scenario) \($0.operation): \($0.below) is faster below about "
        + "\(ItemCount.grouped($0.items)) items, \($0.above) above"
    }
  }

  private var growth: [String] {
    comparison.growth.map { growth in
      let names = comparison.strategies.filter { growth.exponents[$0] != nil }
      let exponents = names.map { "\($0) \(growth.exponents[$0]?.text ?? "-")" }
      return "\(growth.scenario) \(growth.operation): time grows as "
        + exponents.joined(separator: ", ")
    }
  }
}
