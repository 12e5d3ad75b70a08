/// Answer of a run in a few sentences, each of which follows from the report alone.
struct RunAnswer {
  let report: RunReport
  let figures: RunFigures
  let name: String

  /// Answers by a report and its figures.
  init(_ report: RunReport, _ figures: RunFigures) {
    self.report = report
    self.figures = figures
    name = SummaryText.name(figures.reference ?? "")
  }

  /// The sentences, at most ten.
  var sentences: [String] {
    guard figures.reference != nil else { return [] }
    return [speed, growth, limit, loss, answers, machine, omissions, next].compactMap { $0 }
  }

  /// The quickest operations of the scenario that was timed in most of them at the largest size.
  private var speed: String? {
    guard let place = RunFigures.widest(figures.own), let first = place.first else {
      return "Fast: not known, as nothing of \(name) was timed."
    }
    let quickest = place.sorted { ($0.time?.figure ?? 0) < ($1.time?.figure ?? 0) }.prefix(3)
    let facts = quickest.map { "\(SummaryText.time(of: $0)) for \(SummaryText.name($0.operation))" }
    return "Fast: in \(SummaryText.name(first.scenario)) at \(SummaryText.size(first.items)) items "
      + "\(name) takes \(Self.list(facts))."
  }

  /// The number of series that do not grow, and the one that grows most.
  private var growth: String? {
    let series = figures.growths.compactMap { entry in
      entry.time.map { (entry.series, exponent: $0) }
    }
    guard let steepest = series.max(by: { $0.exponent < $1.exponent }) else {
      return figures.own.isEmpty
        ? nil : "Growth: not known, as each series has one size; --items 1k,10k,100k tells."
    }
    let largest = figures.own.filter { $0.key.series == steepest.0 }.max { $0.items < $1.items }
    let flat = series.count { $0.exponent <= GrowthCheck.limit }
    let limit = HumanCount.growth(GrowthCheck.limit)
    let end = largest.map { ", to \(SummaryText.time(of: $0)) at \(SummaryText.size($0.items))" }
    return "Growth: \(flat == series.count ? "all" : "\(flat) of") \(series.count) series (an "
      + "operation in a scenario) grow by \(limit) at most; the steepest is "
      + "\(Self.place(steepest.0.operation, steepest.0.scenario)), "
      + "\(HumanCount.growth(steepest.exponent))\(end ?? "")."
  }

  /// The result that is farthest from the least work that it can be.
  private var limit: String? {
    guard !figures.own.isEmpty else { return nil }
    guard let farthest = figures.farthest else {
      return "Limit: not known, as no floor was timed beside \(name)."
    }
    guard farthest.ratio > 1 else {
      return "Limit: reached; nothing takes longer than its floor, the least work that it can be."
    }
    return "Limit: \(Self.place(farthest.own)) is farthest from its floor, the least work that it "
      + "can be: \(SummaryText.ratio(farthest.ratio)) as long."
  }

  /// The results at which another strategy is faster, in a sentence.
  private var loss: String? {
    guard !figures.own.isEmpty else { return nil }
    let count = figures.comparisons.count
    guard count > 0 else {
      return "Loss: not known, as no other strategy was timed beside \(name)."
    }
    let losses = figures.losses
    let names = Set(figures.comparisons.map(\.other))
    let others = Self.list(figures.others.filter(names.contains).map(SummaryText.name))
    guard let worst = losses.first else {
      return "Loss: nowhere; \(name) is not slower than \(others) in any of "
        + "\(ItemCount.grouped(count)) comparisons at the same size."
    }
    return "Loss: \(name) is slower in \(losses.count) of \(ItemCount.grouped(count)) comparisons "
      + "at the same size, most in \(Self.place(worst.own)): \(SummaryText.name(worst.other)) "
      + "takes \(SummaryText.ratio(worst.ratio)) its time."
  }

  /// The number of answers that were compared, and that they are equal.
  private var answers: String {
    guard let extent = ComparisonSummary(report.results).extent else {
      return "Answers: none were compared, so nothing says that they are right."
    }
    let isWrong = !ReportHeader(report: report).faults.isEmpty
    return "Answers: \(extent) were compared bit for bit before their times were taken; "
      + (isWrong ? "some are WRONG." : "all are equal.")
  }

  /// The verdict on the machine.
  private var machine: String {
    let (steadiness, reason) = Steadiness.verdict(on: report)
    return "Machine: \(steadiness.rawValue): \(reason); \(steadiness.consequence)."
  }

  /// The command for the worst loss, and the one for the result that is farthest from its floor.
  private var next: String? {
    guard let own = figures.own.first else { return nil }
    let layout = layout
    var commands: [String] = []
    // A layout document is compared by the run itself.
    if layout == nil, let loss = figures.losses.first {
      commands.append(
        "`bench compare \(name) \(loss.other) --scenario \(loss.own.scenario)"
          + " --operation \(loss.own.operation) --items \(ItemCount.format(loss.own.items))`")
    }
    let worst = figures.farthest?.own ?? figures.own.max { $0.key.items < $1.key.items } ?? own
    commands.append(
      layout.map { "`bench run --layout \($0) --operation \(worst.operation) --details`" }
        ?? "`bench profile \(worst.scenario) \(worst.operation) \(ItemCount.format(worst.items))"
        + (name == "default" ? "`" : " \(worst.strategy)`"))
    return "Next: \(commands.joined(separator: " for the loss, ")) for where the time goes."
  }

  /// The layout document that the run was of.
  private var layout: String? {
    let place = report.command.firstIndex { $0 == "--layout" || $0.hasPrefix("--layout=") }
    guard let place else { return nil }
    let words = report.command[place].split(separator: "=", maxSplits: 1)
    return words.count > 1 ? String(words[1]) : report.command.dropFirst(place + 1).first
  }

  private static func place(_ result: BenchmarkResult) -> String {
    "\(place(result.operation, result.scenario)) at \(SummaryText.size(result.items))"
  }

  private static func place(_ operation: String, _ scenario: String) -> String {
    "\(SummaryText.name(operation)) in \(SummaryText.name(scenario))"
  }

  /// Words in a list: `a, b and c`.
  private static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return "\(words.dropLast().joined(separator: ", ")) and \(last)"
  }
}
