/// Verdict on one step of a bisection, with the kind of figures that decided.
package struct StepJudgement: Sendable, Equatable {
  /// The kind of figures.
  package var metric: BisectMetric
  /// The verdict.
  package var verdict: StepVerdict

  /// The line of the command: `bad by counters: …`.
  package var line: String {
    switch verdict {
    case .good(let reason): "good by \(metric.rawValue): \(reason)"
    case .bad(let reason): "bad by \(metric.rawValue): \(reason)"
    case .undecided(let reason): "undecided by \(metric.rawValue): \(reason)"
    }
  }

  /// Judges a step: exact figures decide first, and times only where instructions cannot.
  ///
  /// - Parameters:
  ///   - metric: The only figures that decide; nil for all.
  ///   - counters: Compares exact figures.
  ///   - instructions: Compares instructions.
  ///   - time: Compares times.
  /// - Returns: The judgement.
  /// - Throws: What a comparison throws.
  package static func judge(
    by metric: BisectMetric?, counters: () throws -> StepVerdict,
    instructions: () throws -> StepVerdict, time: () throws -> StepVerdict
  ) throws -> StepJudgement {
    func judgement(_ metric: BisectMetric) throws -> StepJudgement {
      let verdict =
        switch metric {
        case .counters: try counters()
        case .instructions: try instructions()
        case .time: try time()
        }
      return StepJudgement(metric: metric, verdict: verdict)
    }
    if let metric { return try judgement(metric) }
    let byCounters = try judgement(.counters)
    guard case .good = byCounters.verdict else { return byCounters }
    let byInstructions = try judgement(.instructions)
    guard case .undecided = byInstructions.verdict else { return byInstructions }
    return try judgement(.time)
  }
}

/// Figures by which a step of a bisection is judged, the exact ones first.
package enum BisectMetric: String, CaseIterable, Sendable {
  /// Counters, metrics, allocations and bytes.
  case counters
  /// Instructions per iteration.
  case instructions
  /// Times of two builds in pairs of processes.
  case time
}

/// Verdict on one step of a bisection.
package enum StepVerdict: Sendable, Equatable {
  /// The step is no worse than the good commit, for the reason.
  case good(String)
  /// The step is worse, by the figure in the sentence.
  case bad(String)
  /// The step cannot be compared, for the reason.
  case undecided(String)
}

extension Comparison {
  /// The verdict on a step of a bisection whose build is the head: a regression is bad, and only a
  /// pass of all rows is good.
  package var stepVerdict: StepVerdict {
    switch conclusion {
    case .passed: return .good(summary)
    case .unfit, .inconclusive: return .undecided(summary)
    case .regression: break
    }
    let worst = sides(.judged).filter { $0.side.outcome == .slower }
      .max { ($0.side.verdict?.median ?? 0) < ($1.side.verdict?.median ?? 0) }
    guard let worst else { return .bad(summary) }
    return .bad("\(worst.row.key) \(Verdict.text(worst.side.verdict?.median)); \(summary)")
  }
}
