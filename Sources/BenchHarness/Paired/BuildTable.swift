/// Comparison of two builds for people: rows that failed first, then those that are undecided; rows
/// that passed are a number.
public struct BuildTable {
  /// The width that lines have at most.
  public static let width = 80
  /// The most rows that are left out by name.
  private static let mostLeftOut = 5

  private let comparison: BuildComparison

  /// Lays a comparison out.
  public init(_ comparison: BuildComparison) { self.comparison = comparison }

  private var rows: [BuildRow] { comparison.run.rows }

  /// Plain text, which ends with one line that has the outcome.
  public func text() -> String {
    BlockRenderer.text(blocks, maxWidth: Self.width) + "\n" + summary + "\n"
  }

  private var blocks: [ReportBlock] {
    var blocks: [ReportBlock] = [.list(facts)]
    if comparison.environment.isDebugBuild {
      blocks.append(.paragraph("DEBUG BUILD: these times mean nothing; build with -c release."))
    }
    if let interruption = comparison.interruption {
      blocks.append(.paragraph("INCOMPLETE: \(interruption)."))
    }
    if comparison.conclusion == .unfit {
      blocks += section("False alarms: base against a copy of itself", .copy, .regression)
    } else {
      blocks += section("Slower", .head, .regression)
      blocks += section("Undecided", .head, .inconclusive)
    }
    let lines = passed + calibration + leftOut
    return lines.isEmpty ? blocks : blocks + [.list(lines)]
  }

  private var facts: [String] {
    let run = comparison.run
    var facts = [
      "base \(comparison.base.text), head \(comparison.head.text)",
      "\(Self.count(rows.count, "row")), \(Self.count(run.pairs, "pair")) of processes in "
        + HumanTime.format(.nanoseconds(run.nanoseconds)) + placement,
    ]
    let others = rows.count(where: \.hasOtherAnswers)
    if others > 0 {
      facts.append("answers differ in \(Self.count(others, "row")), as --changed-answers allows")
    }
    return facts
  }

  private var placement: String {
    comparison.run.isPinned
      ? ", both on one core, of \(comparison.cores.count) in turn"
      : "; NOT PINNED to a core, which makes pairs differ 3 to 8 times as much: more rows stay "
        + "undecided, and none fails wrongly"
  }

  /// The rows with an outcome, those that differ most first.
  private func section(
    _ title: String, _ side: BuildSide, _ outcome: TimeGateOutcome
  ) -> [ReportBlock] {
    let found = rows.compactMap { row -> (row: BuildRow, verdict: TimeGateVerdict)? in
      guard let verdict = row[side]?.verdict, verdict.outcome == outcome else { return nil }
      return (row, verdict)
    }.sorted { $0.verdict.median > $1.verdict.median }
    guard !found.isEmpty else { return [] }
    let isOpen = outcome == .inconclusive
    var table = TextTable(columns: [
      .text("scenario"), .text("operation"), .number("items"), .text("strategy"),
      .number("base"), .number("change"), .number("at least"),
      .number(isOpen ? "findable" : "at most"), .number("pairs"),
    ])
    for (row, verdict) in found {
      let time = row.baseNanoseconds.isEmpty ? 0 : Quantile.value(0.5, of: row.baseNanoseconds)
      table.append([
        row.key.scenario, row.key.operation, ItemCount.format(row.key.items), row.key.strategy,
        HumanTime.format(time),
        TimeGateVerdict.text(verdict.median), TimeGateVerdict.text(verdict.lower),
        TimeGateVerdict.text(isOpen ? verdict.detectable : verdict.upper), "\(verdict.pairs)",
      ])
    }
    return [.heading(title), .table(table)]
  }

  private var passed: [String] {
    guard comparison.conclusion != .unfit else { return [] }
    let count = comparison.count(.head, .passed)
    let faster = rows.count {
      $0.head.verdict?.outcome == .passed && $0.head.verdict?.isFaster == true
    }
    guard count > 0 else { return [] }
    let limit = TimeGateVerdict.text(Power.logarithm(1 + comparison.options.threshold))
    return [
      "passed: \(Self.count(count, "row")), none slower by \(limit)"
        + (faster > 0 ? "; \(faster) faster by 1 % at least" : "")
    ]
  }

  private var calibration: [String] {
    var lines: [String] = []
    let copies = rows.count { $0.copy != nil }
    let medians = rows.compactMap { $0.copy?.verdict?.median }.map(abs)
    if copies > 0 {
      let typical = medians.isEmpty ? nil : Quantile.value(0.5, of: medians)
      lines.append(
        "A/A: \(comparison.count(.copy, .regression)) of \(copies) flagged, "
          + "\(comparison.count(.copy, .inconclusive)) undecided"
          + (typical.map { "; typically \(TimeGateVerdict.text($0)) apart" } ?? ""))
    }
    let slowed = rows.count { $0.slowed != nil }
    if slowed > 0 {
      let passed = comparison.count(.slowed, .passed)
      lines.append(
        "planted \(comparison.options.planted) %: found in "
          + "\(comparison.count(.slowed, .regression)) of \(slowed), "
          + "\(comparison.count(.slowed, .inconclusive)) undecided"
          + (passed > 0 ? ", PASSED in \(passed)" : ""))
    }
    lines.append(
      comparison.detectable.map {
        "smallest slowdown that would be found, in 95 % of rows: \(TimeGateVerdict.text($0))"
      } ?? "too few pairs to find a slowdown of any size: \(comparison.run.rule.requiredPairs) are "
        + "needed")
    return lines
  }

  private var leftOut: [String] {
    let all = comparison.run.leftOut
    let named = all.prefix(Self.mostLeftOut).map { "left out: \($0.key): \($0.reason)" }
    let more = all.count - named.count
    return more > 0 ? named + ["left out: \(more) more"] : named
  }

  /// The outcome in one line.
  public var summary: String {
    let counts =
      "\(comparison.count(.head, .regression)) slower, "
      + "\(comparison.count(.head, .inconclusive)) undecided, "
      + "\(comparison.count(.head, .passed)) passed"
    return switch comparison.conclusion {
    case .unfit:
      "UNFIT: base differs from its own copy in "
        + "\(Self.count(comparison.count(.copy, .regression), "row")); no verdict"
    case .regression: "REGRESSION: \(counts)"
    case .inconclusive: "INCONCLUSIVE: \(counts)"
    case .passed: "PASS: \(counts)"
    }
  }

  private static func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
