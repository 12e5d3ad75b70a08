public import BenchHarness
import StrategyTrials

extension SuiteSelection {
  /// The trials of all selected strategies and their parts, without duplicates, the parts first.
  var trials: [SubjectTrial] {
    let strategies = allStrategies.filter { strategy in
      scenarios.contains { strategy.takesPart(in: $0) }
    }
    return StrategyEntry.distinct(strategies.flatMap(\.trials))
  }

  /// The expected time of the trials, allowing for other work on the machine.
  public var trialTime: Duration { trials.reduce(.zero) { $0 + $1.expectedTime } }

  /// Returns the smallest budget of a run: enough for trials, short traces, and every benchmark at
  /// its smallest size.
  ///
  /// - Parameter cases: The benchmarks to be timed by the run.
  /// - Returns: The budget, allowing for other work on the machine.
  package func minBudget(for cases: [BenchmarkCase]) -> Duration {
    BudgetNeed.least(for: cases.map(\.key), replays: replayCount) + trialTime
  }

  /// The work that precedes the rounds of a comparison.
  ///
  /// The budget of a comparison is at least twice the time of this work, so at least half of the
  /// budget is left for the rounds.
  package var preparationsOfComparison: Preparations {
    Preparations(need: (trialTime + BudgetNeed.least(for: [], replays: replayCount)) * 2)
  }

  /// Tests all selected strategies, and the parts they consist of, against simple models.
  ///
  /// The number of calls is the same on idle and on busy machines.
  ///
  /// - Parameter progress: A closure called after each trial with the part of ``trialTime``
  ///   expected for that trial.
  /// - Returns: The number of tested parts and strategies, and the number of calls.
  /// - Throws: `TrialFailure` with the shortest sequence of calls leading to a wrong answer.
  public func runAllTrials(progress: (Duration) -> Void = { _ in }) throws -> TrialExtent {
    let trials = trials
    for trial in trials {
      if let failure = trial.failureWithCrashNote(seed: seed) { throw failure }
      progress(trial.expectedTime)
    }
    return TrialExtent(
      parts: trials.count { !$0.isStrategy }, strategies: trials.count(where: \.isStrategy),
      calls: trials.reduce(0) { $0 + $1.callCount })
  }

  /// Tests all selected strategies and their parts, after checking that all names are distinct.
  ///
  /// - Parameter preparations: The record of the work before the first benchmark.
  /// - Returns: The number of tested parts and strategies, and the number of calls.
  /// - Throws: `SuiteError` if two strategies, scenarios or operations have the same name, or
  ///   `TrialFailure` if an answer is wrong.
  package func runTrials(_ preparations: Preparations? = nil) throws -> TrialExtent {
    try requireDistinctNames()
    return try runAllTrials { preparations?.add($0) }
  }
}

extension SubjectTrial {
  /// The expected time of one trial, long enough for `naive` and for other work on the machine.
  fileprivate var expectedTime: Duration { .milliseconds(isStrategy ? 400 : 100) }
}
