import BenchHarness

/// Verdict on one step of a bisection, with the deciding kind of figures.
package struct StepJudgement: Sendable, Equatable {
  /// The deciding kind of figures.
  package var metric: BisectMetric
  /// The verdict by those figures.
  package var verdict: StepVerdict

  /// The line of the command: `bad by counters: …`.
  package var line: String {
    "\(verdict.outcome.rawValue) by \(metric.rawValue): \(verdict.reason)"
  }

  /// Judges a step: exact figures decide first, and times only where instructions cannot.
  ///
  /// - Parameters:
  ///   - metric: The only deciding figures; nil for all.
  ///   - compare: Compares figures of a kind.
  /// - Returns: The judgement.
  /// - Throws: The error of a comparison.
  package static func judge(
    by metric: BisectMetric?, _ compare: (BisectMetric) throws -> StepVerdict
  ) throws -> StepJudgement {
    func judgement(_ metric: BisectMetric) throws -> StepJudgement {
      StepJudgement(metric: metric, verdict: try compare(metric))
    }
    if let metric { return try judgement(metric) }
    let byCounters = try judgement(.counters)
    guard byCounters.verdict.outcome == .good else { return byCounters }
    let byInstructions = try judgement(.instructions)
    guard byInstructions.verdict.outcome == .undecided else { return byInstructions }
    return try judgement(.time)
  }
}

/// Kinds of figures to judge a step of a bisection by, the exact ones first.
package enum BisectMetric: String, CaseIterable, Sendable {
  /// Counters, metrics, allocations and bytes.
  case counters
  /// Instructions per iteration.
  case instructions
  /// Times of two builds in pairs of processes.
  case time
}

/// Verdict on one step of a bisection.
package struct StepVerdict: Sendable, Equatable {
  /// Outcomes of a step.
  package enum Outcome: String, Sendable {
    /// The step is no worse than the good commit.
    case good
    /// The step is worse.
    case bad
    /// The step cannot be compared.
    case undecided
  }

  /// The outcome; decides the exit code of the step.
  package var outcome: Outcome
  /// The reason in one sentence; of a bad step with its figure.
  package var reason: String

  /// The step is no worse.
  package static func good(_ reason: String) -> Self { Self(outcome: .good, reason: reason) }

  /// The step is worse.
  package static func bad(_ reason: String) -> Self { Self(outcome: .bad, reason: reason) }

  /// The step cannot be compared.
  package static func undecided(_ reason: String) -> Self {
    Self(outcome: .undecided, reason: reason)
  }

  /// The verdict on a step from findings worse than in the good commit; nil without any.
  static func bad(by findings: [GateFinding]) -> StepVerdict? {
    findings.first.map { .bad($0.sentence + Words.more(findings.count)) }
  }
}

extension Comparison {
  /// The verdict on a step of a bisection with the step's build as head: a regression is bad, and
  /// only a pass of all rows is good.
  package var stepVerdict: StepVerdict {
    switch conclusion {
    case .passed: return .good(summary)
    case .unfit, .inconclusive: return .undecided(summary)
    case .regression: break
    }
    let worst = sides(.judged).filter { $0.side.outcome == .slower }
      .max { ($0.side.verdict?.median ?? 0) < ($1.side.verdict?.median ?? 0) }
    let row = worst.map { "\($0.row.key) \(Verdict.text($0.side.verdict?.median)); " } ?? ""
    return .bad(row + summary)
  }
}
