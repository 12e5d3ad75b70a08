package import BenchHarness

/// A run of a part of the suite that collects exact counts without a clock.
///
/// Every run of the same build therefore has the same results.
package struct CountedRun {
  /// The part of the suite to run.
  package let selection: SuiteSelection
  /// Whether to test strategies and compare their answers.
  package var verifies = true

  /// The maximum number of answers to compare per operation and strategy: a fixed number, for
  /// repeatable runs.
  private static let answerLimit = 64

  /// Creates a run of a part of the suite.
  package init(_ selection: SuiteSelection) {
    var selection = selection
    selection.isUntimed = true
    self.selection = selection
  }

  /// Runs everything except the final check of the results.
  ///
  /// - Parameters:
  ///   - journal: The store of the results so far.
  ///   - progress: The terminal line that shows the current step.
  /// - Returns: The results, in the order of the benchmarks.
  /// - Throws: `TrialFailure`, `TraceDifference`, or the error of a strategy that cannot be set up.
  package func results(
    journal: RunJournal, progress: ProgressLine
  ) throws -> [BenchmarkResult] {
    defer { progress.clear() }
    if verifies {
      progress.update("testing all parts and strategies")
      journal.note(try selection.runTrials())
      progress.update("comparing the frames of all strategies")
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
