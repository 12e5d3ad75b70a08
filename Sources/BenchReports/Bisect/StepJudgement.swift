import BenchHarness

/// The verdict on one step of a bisection, with the kind of figures that decided it.
package struct StepJudgement: Sendable, Equatable {
  /// The kind of figures that decided the verdict.
  package var metric: BisectMetric
  /// The verdict, based on the figures named by ``metric``.
  package var verdict: StepVerdict

  /// The line printed by the command, such as `bad by counters:` followed by the reason.
  package var line: String {
    "\(verdict.outcome.rawValue) by \(metric.rawValue): \(verdict.reason)"
  }

  /// Judges a step by exact figures first, and by times only if the instruction counts do not lead
  /// to a verdict.
  ///
  /// - Parameters:
  ///   - metric: The only kind of figures to use; `nil` to use all kinds as needed.
  ///   - compare: A closure that compares the step's figures of a given kind.
  /// - Returns: The verdict, with the kind of figures that decided it.
  /// - Throws: Any error from a comparison.
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

/// The kinds of figures that can decide a step of a bisection, exact ones first.
package enum BisectMetric: String, CaseIterable, Sendable {
  /// Exact figures: counters, metrics, allocations and bytes.
  case counters
  /// The number of instructions per iteration.
  case instructions
  /// The times of two builds, measured in pairs of processes.
  case time
}

/// The verdict on one step of a bisection.
package struct StepVerdict: Sendable, Equatable {
  /// The possible outcomes of a step.
  package enum Outcome: String, Sendable {
    /// The step is no worse than the good commit.
    case good
    /// The step is worse than the good commit.
    case bad
    /// The step cannot be compared.
    case undecided
  }

  /// The outcome, which determines the exit code of the step.
  package var outcome: Outcome
  /// The reason in one sentence.
  ///
  /// For a bad step, the sentence includes the increased figure.
  package var reason: String

  /// Returns a verdict that the step is no worse than the good commit.
  package static func good(_ reason: String) -> Self { Self(outcome: .good, reason: reason) }

  /// Returns a verdict that the step is worse than the good commit.
  package static func bad(_ reason: String) -> Self { Self(outcome: .bad, reason: reason) }

  /// Returns a verdict that the step cannot be compared.
  package static func undecided(_ reason: String) -> Self {
    Self(outcome: .undecided, reason: reason)
  }

  /// Returns a bad verdict with the first of the given findings as its reason, or `nil` if there
  /// are none.
  static func bad(by findings: [GateFinding]) -> StepVerdict? {
    findings.first.map { .bad($0.sentence + Words.more(findings.count)) }
  }
}

extension Comparison {
  /// The verdict on a bisection step, the head build of this comparison; the good commit is the
  /// base build.
  ///
  /// A regression is bad. The step is good only if all rows pass.
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
