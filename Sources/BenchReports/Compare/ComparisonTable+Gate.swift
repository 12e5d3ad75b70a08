import BenchHarness

/// The report on a gate for two builds, with failed rows first, then undecided rows, and a count of
/// the passed rows.
extension ComparisonTable {
  var gateFacts: [String] {
    let run = comparison.run
    let names = zip(["base", "head"], comparison.builds).map { "\($0) \($1.text)" }
    var facts = [
      names.joined(separator: ", "),
      "\(Self.count(run.rows.count, "row")), \(Self.count(run.rounds, "pair")) of processes in "
        + HumanTime.format(.nanoseconds(run.nanoseconds)) + placement,
    ]
    let others = run.rows.count(where: \.hasOtherAnswers)
    if others > 0 {
      facts.append("answers differ in \(Self.count(others, "row")) (allowed by --changed-answers)")
    }
    return facts
  }

  var gateBlocks: [ReportBlock] {
    var blocks: [ReportBlock] = []
    if comparison.conclusion == .unfit {
      blocks += section(
        "False alarms: base against a copy of itself",
        comparison.sides(.copy).filter { $0.side.isFalseAlarm })
    } else {
      let judged = comparison.sides(.judged)
      blocks += section(Outcome.slower.title, judged.filter { $0.side.outcome == .slower })
      for row in comparison.run.rows {
        if let causes = row.causes { blocks += [.heading("\(row.key)"), .verbatim(causes)] }
      }
      blocks += section(Outcome.undecided.title, judged.filter { $0.side.isOpen }, isOpen: true)
    }
    let lines = passed + calibration + leftOut
    return lines.isEmpty ? blocks : blocks + [.list(lines)]
  }

  /// Returns a section with a table of the given rows and sides, slowest sides first.
  private func section(
    _ title: String, _ found: [(row: ComparedRow, side: ComparedSide)], isOpen: Bool = false
  ) -> [ReportBlock] {
    let found = found.filter { $0.side.verdict != nil }
      .sorted { ($0.side.verdict?.median ?? 0) > ($1.side.verdict?.median ?? 0) }
    guard !found.isEmpty else { return [] }
    var table = NumberTable(
      columns: [
        .text("scenario"), .text("operation"), .number("items"), .text("strategy"),
        .number("base"), .number("change"), .number("at least"),
        .number(isOpen ? "findable" : "at most"), .number("pairs"),
      ], headings: 4)
    for (row, side) in found {
      guard let verdict = side.verdict else { continue }
      let place = ComparedPlace(row, side, in: comparison)
      let last = isOpen ? (verdict.detectable, "detectable") : (verdict.upper, "upper")
      table.append(
        [
          "\(row.key.scenario)", "\(row.key.operation)", place.items, "\(row.key.strategy)",
          place.time(of: row.sides[0]),
          .number(place.ratio(Verdict.text(verdict.median), verdict.median, "median")),
          .number(place.ratio(Verdict.text(verdict.lower), verdict.lower, "lower")),
          .number(place.ratio(Verdict.text(last.0), last.0, last.1)),
          .number(
            DisplayedNumber("\(verdict.rounds)", verdict.rounds, at: place.verdict("rounds"))),
        ], scenario: row.key.scenario)
    }
    return [.heading(title), .numbers(table)]
  }

  private var passed: [String] {
    let count = comparison.count(.judged, .same)
    guard comparison.conclusion != .unfit, count > 0 else { return [] }
    let margin = Power.logarithm(1 + comparison.run.rule.margin)
    let faster = comparison.sides(.judged).count {
      $0.side.outcome == .same && ($0.side.verdict?.upper ?? 0) < -margin
    }
    let limit = Verdict.text(Power.logarithm(1 + comparison.run.rule.threshold))
    return [
      "\(Outcome.same.word) or \(Outcome.faster.word): \(Self.count(count, "row")), none \(limit) "
        + "slower"
        + (faster > 0 ? "; \(faster) at least 1 % faster" : "")
    ]
  }

  private var calibration: [String] {
    var lines: [String] = []
    let copies = comparison.sides(.copy)
    if !copies.isEmpty {
      let medians = copies.compactMap { $0.side.verdict?.median }.map(abs)
      let typical = medians.isEmpty ? nil : Quantile.value(0.5, of: medians)
      lines.append(
        "base against itself: \(copies.count { $0.side.isFalseAlarm }) of \(copies.count) rows "
          + "flagged, \(comparison.count(.copy, .undecided)) \(Outcome.undecided.word)"
          + (typical.map { "; median change \(Verdict.text($0))" } ?? ""))
    }
    let slowed = comparison.sides(.slowed)
    if !slowed.isEmpty {
      let passed = comparison.count(.slowed, .same)
      lines.append(
        "planted slowdown of \(comparison.options.planted ?? 0) %: found in "
          + "\(comparison.count(.slowed, .slower)) of \(slowed.count) rows, "
          + "\(comparison.count(.slowed, .undecided)) undecided"
          + (passed > 0 ? ", MISSED in \(passed)" : ""))
    }
    lines.append(
      comparison.detectable.map {
        "smallest slowdown detectable in 95 % of rows: \(Verdict.text($0))"
      } ?? "too few pairs to detect any slowdown: \(comparison.run.rule.requiredRounds) are needed")
    return lines
  }
}

extension Comparison {
  /// The outcome of a gate, on one line.
  package var summary: String {
    let counts =
      [Outcome.slower, .undecided].map { "\(count(.judged, $0)) \($0.word)" }
      .joined(separator: ", ")
      + ", \(count(.judged, .same)) \(Outcome.same.word) or \(Outcome.faster.word)"
    return switch conclusion {
    case .unfit:
      "MACHINE UNFIT: base differs from a copy of itself in "
        + "\(ComparisonTable.count(sides(.copy).count { $0.side.isFalseAlarm }, "row"))"
        + "; no verdict"
    case .regression: "REGRESSION: \(counts)"
    case .inconclusive: "INCONCLUSIVE: \(counts)"
    case .passed: "PASS: \(counts)"
    }
  }
}
