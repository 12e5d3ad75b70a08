package import BenchHarness

/// Run of a part of the suite for its exact figures, in the order of a ``TimedRun`` and without a
/// clock: every run of one build gives the same.
package struct CountedRun {
  /// The part of the suite.
  package let selection: SuiteSelection
  /// Whether strategies are tried and answers compared.
  package var verifies = true

  /// The most answers to compare for an operation of a strategy, as no clock decides.
  private static let answerLimit = 64

  /// Makes a run.
  package init(_ selection: SuiteSelection) {
    var selection = selection
    selection.isClockless = true
    self.selection = selection
  }

  /// Runs everything except the last check.
  ///
  /// - Parameters:
  ///   - journal: The store of the results so far.
  ///   - progress: The progress line.
  /// - Returns: The results, in the order of the benchmarks.
  /// - Throws: `TrialFailure`, `TraceDifference`, or the reason why something cannot be set up.
  package func results(
    journal: RunJournal, progress: ProgressLine
  ) throws -> [BenchmarkResult] {
    defer { progress.clear() }
    if verifies {
      progress.update("testing all parts and strategies")
      journal.note(try selection.runTrials())
      progress.update("comparing frames of all strategies")
      if let difference = try selection.firstDifference(items: selection.items[0]) {
        throw difference
      }
    }
    var cases = try selection.cases(
      for: selection.workloads().resolved(), answerLimit: Self.answerLimit)
    if !verifies { for index in cases.indices { cases[index].verify = nil } }
    let runner = SuiteRunner(options: .withoutClock, clock: StoppedClock(), journal: journal)
    let results = try runner.run(cases) {
      progress.update("[\($0.position)/\($0.total)] \($0.key)")
    }
    if let difference = SuiteSelection.firstDifference(in: results) { throw difference }
    return results
  }
}
