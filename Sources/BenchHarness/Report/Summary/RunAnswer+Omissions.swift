extension RunAnswer {
  /// The longest budget that is worth a word, in seconds: a day.
  private static let longest = 86_400.0

  /// The results without a time: how many, the most frequent cause, and what would measure them.
  var omissions: String {
    guard !report.warnings.contains(where: { [.interrupted, .missingShards].contains($0.code) })
    else {
      return "Missing: whatever is not in the report, which is not of the whole run; a whole run "
        + "measures it."
    }
    let all = ItemCount.grouped(figures.results.count)
    guard let (cause, results) = mainCause else {
      return "Missing: nothing; all \(all) results were measured."
    }
    let own = missing.count { $0.strategy == figures.reference }
    let least = missing.map(\.items).min() ?? 0
    let part = results.count == missing.count ? "all" : ItemCount.grouped(results.count)
    return "Missing: \(ItemCount.grouped(missing.count)) of \(all) results, from "
      + "\(SummaryText.size(least)) items on, \(own == 0 ? "none" : ItemCount.grouped(own)) of "
      + "\(name): \(part) because "
      + "\(Self.words(for: cause, of: results)); \(remedy(for: cause))."
  }

  private var missing: [BenchmarkResult] {
    figures.results.filter { $0.time == nil && $0.state != .measured }
  }

  /// The most frequent cause, and the results that have it; nil where nothing is missing.
  private var mainCause: (cause: WarningCode, results: [BenchmarkResult])? {
    // A silent benchmark took the turns of the others.
    if missing.contains(where: { Self.cause(of: $0) == .noAnswer }) {
      return (.noAnswer, missing.filter { [.noAnswer, .budgetSpent].contains(Self.cause(of: $0)) })
    }
    let groups = missing.grouped { result in
      let code = Self.cause(of: result)
      return code == .setupGivenUp ? .cutOff : code
    }
    let most = groups.map(\.elements.count).max()
    return groups.first { $0.elements.count == most }.map { ($0.key, $0.elements) }
  }

  private static func cause(of result: BenchmarkResult) -> WarningCode {
    result.warnings.last(where: \.code.isOmission)?.code ?? .interrupted
  }

  private static func words(for cause: WarningCode, of results: [BenchmarkResult]) -> String {
    switch cause {
    case .cutOff: "they would take longer than the budget allows"
    case .budgetSpent: "the budget ended before their turn"
    case .noAnswer:
      results.first { Self.cause(of: $0) == .noAnswer }.map { silent in
        "\(silent.key) gave \(silent.warnings.last?.text ?? "no answer")"
      } ?? cause.words
    case .notCompared: "the budget left no time to compare their answers"
    case .sizeLimit: results.first?.warnings.last?.text ?? cause.words
    case .setupFailed: "their setup failed"
    default: "the run was ended early"
    }
  }

  private func remedy(for cause: WarningCode) -> String {
    switch cause {
    case .sizeLimit: "no option measures them"
    case .setupFailed: "--details has the reason"
    case .interrupted: "a whole run measures them"
    case .noAnswer: "only a larger --budget tells whether it ever answers"
    default: largerBudget
    }
  }

  /// The budget that would do, for the strategy that the run is about where it misses something.
  private var largerBudget: String {
    let what = missing.contains { $0.strategy == figures.reference } ? "those of \(name)" : "them"
    if let needed = report.budget?.needed, needed > Self.longest {
      return "no budget of a day would measure \(what)"
        + (what == "them" ? ", and --strategy \(name) leaves them out" : "")
    }
    return
      (report.budget?.needed.map { "--budget \(BudgetRecord.option($0))" } ?? "a larger --budget")
      + " would measure \(what)"
  }
}
