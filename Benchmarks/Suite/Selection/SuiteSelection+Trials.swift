public import BenchHarness
import StrategyTrials

extension SuiteSelection {
  /// The trials of all selected parts and strategies, each type once: the parts first.
  var trials: [SubjectTrial] {
    let strategies = allStrategies.filter { strategy in
      scenarios.contains { strategy.takesPart(in: $0) }
    }
    return StrategyEntry.distinct(strategies.flatMap(\.trials))
  }

  /// The time for the trials, on a machine with other work as well.
  public var trialTime: Duration { trials.reduce(.zero) { $0 + $1.expectedTime } }

  /// The least budget of a run: for trials, short traces, and the smallest size of everything.
  ///
  /// - Parameter cases: The benchmarks of the run.
  /// - Returns: The budget, on a machine with other work as well.
  package func leastBudget(for cases: [BenchmarkCase]) -> Duration {
    BudgetNeed.least(for: cases.map(\.key), replays: replayCount) + trialTime
  }

  /// The work before a comparison, and the least budget of one: the same time again for its rounds.
  package var preparationsOfComparison: Preparations {
    Preparations(need: (trialTime + BudgetNeed.least(for: [], replays: replayCount)) * 2)
  }

  /// Tries all selected parts and strategies against plain models.
  ///
  /// The number of calls is the same on idle and on busy machines.
  ///
  /// - Parameter progress: Called after each trial with its part of ``trialTime``.
  /// - Returns: How much was tried.
  /// - Throws: `TrialFailure` with the shortest calls before a wrong answer.
  public func tryAll(progress: (Duration) -> Void = { _ in }) throws -> TrialExtent {
    let trials = trials
    for trial in trials {
      if let failure = trial.failureWithCrashNote(seed: seed) { throw failure }
      progress(trial.expectedTime)
    }
    return TrialExtent(
      parts: trials.count { !$0.isStrategy }, strategies: trials.count(where: \.isStrategy),
      calls: trials.reduce(0) { $0 + $1.callCount })
  }

  /// Tries all parts and strategies, after a check of all names.
  ///
  /// - Parameter preparations: The record of the work before the first benchmark.
  /// - Returns: The extent of the trials.
  /// - Throws: `SuiteError` for two equal names, or `TrialFailure`.
  package func runTrials(_ preparations: Preparations? = nil) throws -> TrialExtent {
    try requireDistinctNames()
    return try tryAll { preparations?.add($0) }
  }
}

extension SubjectTrial {
  /// The time of one trial, on a machine with other work as well: naive takes longest.
  fileprivate var expectedTime: Duration { .milliseconds(isStrategy ? 400 : 100) }
}
