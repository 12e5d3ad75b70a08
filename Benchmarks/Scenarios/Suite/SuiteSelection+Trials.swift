public import BenchHarness
import LayoutStrategies

extension SuiteSelection {
  /// The trials of all parts and strategies that take part, each type once: the parts first.
  var trials: [SubjectTrial] {
    let strategies = allStrategies.filter { strategy in
      scenarios.contains { strategy.takesPart(in: $0) }
    }
    return StrategyEntry.distinct(strategies.flatMap(\.trials))
  }

  /// The time for the trials, on a machine that does something else as well.
  public var trialTime: Duration { .milliseconds(150) * trials.count }

  /// Tries all parts and strategies that take part against plain models.
  ///
  /// The number of calls is the same on idle and on busy machines.
  ///
  /// - Returns: How much was tried.
  /// - Throws: `TrialFailure` with the shortest calls that lead to a wrong answer.
  public func tryAll() throws -> TrialExtent {
    let trials = trials
    for trial in trials {
      if let failure = trial.noted(seed: seed) { throw failure }
    }
    return TrialExtent(
      parts: trials.count { !$0.isStrategy }, strategies: trials.count(where: \.isStrategy),
      calls: trials.reduce(0) { $0 + $1.callCount })
  }
}
