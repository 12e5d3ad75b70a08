import BenchHarness

extension RunConclusions {
  /// The longest budget worth suggesting, in seconds: one day.
  private static let longest = 86_400.0

  /// A sentence stating how many results have no time and why; `nil` if all results have a time.
  ///
  /// If possible, the sentence also names a sufficient budget.
  var omissions: String? {
    guard !report.warnings.contains(where: { [.interrupted, .missingShards].contains($0.code) })
    else { return "Not measured: the rest of this incomplete run." }
    let cells = figures.results.filter { $0.strategy != BenchmarkKey.floorName }
    let bounds = cells.count { $0.bound != nil }
    let missing = cells.filter { $0.time == nil && $0.state != .measured && $0.bound == nil }
    var facts: [String] = []
    if bounds > 0 {
      facts.append(
        "\(Words.counted(bounds, "result")) (>), estimated at more than 1 s per operation")
    }
    for (cause, results) in missing.grouped(by: \.cause) {
      facts.append("\(Words.counted(results.count, "result")), \(words(for: cause, results))")
    }
    return facts.isEmpty ? nil : "Not measured: \(facts.joined(separator: "; "))."
  }

  private func words(for cause: WarningCode, _ results: [BenchmarkResult]) -> String {
    switch cause {
    case .cutOff, .budgetSpent: "because the budget ran out\(largerBudget)"
    case .notCompared: "because the budget left no time to verify their frames\(largerBudget)"
    case .sizeLimit: results.first?.warnings.last?.text ?? cause.words
    case .setupFailed: "because setup failed (--details prints the reason)"
    case .noAnswer:
      results.first.map { "\($0.key): \($0.warnings.last?.text ?? "no answer")" }
        ?? cause.words
    default: "because the run ended early"
    }
  }

  /// A remark naming a sufficient budget; empty if no budget is known or it is too long to be
  /// useful.
  private var largerBudget: String {
    guard let needed = report.budget?.needed, needed <= Self.longest else { return "" }
    return " (--budget \(BudgetRecord.option(needed)) is enough)"
  }

  /// A sentence with commands for exploring the largest ratio and the slowest row.
  var next: String? {
    if let layout { return "Next: `bench run --layout \(layout) --details` for every figure." }
    var commands: [String] = []
    let rows = matrix.rows.filter { !$0.hasNoEffect && $0.group.suffix == nil }
    let widest = rows.max { a, b in
      (a.cells.compactMap(\.value).max() ?? 0) < (b.cells.compactMap(\.value).max() ?? 0)
    }
    if let widest {
      commands.append(
        "`bench compare \(name) \(word(widest.group.strategy)) --scenario "
          + "\(word(widest.place.scenario)) --operation \(word(widest.place.operation))` "
          + "for confidence intervals")
    }
    if let slowest = figures.farthest ?? figures.own.last {
      commands.append(
        "`bench profile \(word(slowest.scenario)) \(word(slowest.operation)) "
          + "\(ItemCount.format(slowest.items))"
          + (name == "default" ? "" : " \(word(slowest.strategy))") + "` for its hottest functions")
    }
    return commands.isEmpty ? nil : "Next: \(commands.joined(separator: ", "))."
  }

  /// Returns a name with control characters escaped, for use in a command.
  private func word(_ name: String) -> String { PrintableText.line(name) }

  /// The path of the layout document measured by the run, or `nil` if it measured scenarios.
  private var layout: String? {
    let place = report.command.firstIndex { $0 == "--layout" || $0.hasPrefix("--layout=") }
    guard let place else { return nil }
    let words = report.command[place].split(separator: "=", maxSplits: 1)
    return words.count > 1 ? String(words[1]) : report.command.dropFirst(place + 1).first
  }
}

extension BenchmarkResult {
  /// The code of the warning that explains why the result has no time.
  fileprivate var cause: WarningCode {
    let code = warnings.last(where: \.code.isOmission)?.code ?? .interrupted
    return code == .setupGivenUp || code == .budgetSpent ? .cutOff : code
  }
}
