import BenchHarness
import Foundation

/// A run that always writes its results, whether it ends with success, an error, a signal or a
/// trap.
struct RunSession: Sendable {
  /// The journal of the results so far.
  let journal: RunJournal
  private let right = WritingRight()
  private let output: Output
  private let preparations: Preparations?

  /// Starts a run and handles signals and traps from then on.
  ///
  /// - Parameters:
  ///   - blank: The report of the run, without results.
  ///   - output: The destinations of the report: standard output, files and pages.
  ///   - preparations: The record of the work before the first benchmark, used to predict a
  ///     sufficient budget, or `nil` for a run without a budget.
  init(_ blank: RunReport, output: Output, preparations: Preparations? = nil) {
    CrashNote.install()
    CrashNote.setWork("the preparations")
    journal = RunJournal(blank: blank, destination: output.json)
    self.output = output
    self.preparations = preparations
    EarlyEnd.handleSignals(
      right, extent: { [journal] in "after \(journal.extent)" }, write: write(interrupted:))
  }

  /// Ends the process shortly after the budget runs out, and reports the results so far.
  ///
  /// The run uses this as a last resort: it predicts setup times, but cannot interrupt a setup that
  /// takes longer than predicted.
  ///
  /// - Parameters:
  ///   - budget: The time limit of the whole run.
  ///   - started: The start of the run, in nanoseconds on the wall clock.
  ///   - check: A closure that throws an error if results are wrong. In that case, no times are
  ///     printed.
  ///   - verdict: A closure called after the report has been written. It throws if the run is
  ///     incomplete.
  func end(
    afterBudget budget: Duration, since started: Int64,
    check: @escaping @Sendable ([BenchmarkResult]) throws -> Void,
    verdict: @escaping @Sendable ([BenchmarkResult]) throws -> Void
  ) {
    Self.wait(for: budget, since: started) { [self] in
      guard right.claim() else { return }
      ProgressLine.clear()
      let report = journal.report(endOf: budget)
      do {
        try check(report.results)
      } catch {
        let failure = Failure(error) ?? Failure("\(error)")
        var wrong = report
        wrong.warnings.append(failure.warning)
        try? output.writeFailure(wrong)
        failure.leave()
      }
      do {
        try write(report, since: started)
        journal.discardPartialResults()
        try verdict(report.results)
      } catch {
        (Failure(error) ?? Failure("\(error)")).leave()
      }
      _exit(ExitStatus.ok.rawValue)
    }
  }

  /// Ends the process if the list of benchmarks is still unknown shortly after the budget runs out.
  ///
  /// This can happen while a large layout document is read.
  ///
  /// - Parameters:
  ///   - budget: The time limit of the whole run.
  ///   - started: The start of the run, in nanoseconds on the wall clock.
  /// - Returns: The right to continue. The caller claims it once the benchmarks are known.
  static func endPreparations(afterBudget budget: Duration, since started: Int64) -> WritingRight {
    let right = WritingRight()
    wait(for: budget, since: started) {
      guard right.claim() else { return }
      let cause = "reading the layout takes longer than the budget of \(HumanTime.format(budget))"
      Failure(NoMeasurementsError(cause, budget: nil), keeping: []).leave()
    }
    return right
  }

  /// Calls a closure on a separate thread shortly after a budget runs out.
  ///
  /// - Parameters:
  ///   - budget: The time limit, counted from `started`.
  ///   - started: The start of the work, in nanoseconds on the wall clock.
  ///   - end: The closure to call.
  static func wait(
    for budget: Duration, since started: Int64, _ end: @escaping @Sendable () -> Void
  ) {
    let spent = Duration.nanoseconds(SystemClock().wallNanoseconds() - started)
    let wait = Double((budget * maxBudgetShare - spent) / .seconds(1))
    Thread.start {
      Thread.sleep(forTimeInterval: max(0, min(wait, 1e9)))
      end()
    }
  }

  /// The multiple of the budget after which the process stops waiting for results.
  ///
  /// A run may exceed its budget by ten per cent in total; the time between the two limits is left
  /// for printing.
  private static let maxBudgetShare = 1.03

  /// Writes a report to all destinations of the run.
  ///
  /// A report without any measurement does not replace earlier results.
  ///
  /// - Throws: `Failure` if nothing was measured, `OutputError` if a file cannot be written.
  private func write(_ report: RunReport, since started: Int64?) throws {
    var report = report
    if let preparations, let started, let budget = report.budget, report.measuredCount == 0 {
      let spent = Duration.nanoseconds(SystemClock().wallNanoseconds() - started)
      let needed = preparations.budget(insteadOf: .seconds(budget.seconds), spent: spent)
      report.budget?.needed = max(budget.needed ?? 0, needed / .seconds(1))
    }
    do throws(NoMeasurementsError) {
      try report.requireMeasurement()
    } catch {
      let kept = try output.writeNoResultsReason(report.adding(error))
      journal.discardPartialResults()
      throw Failure(error, keeping: kept)
    }
    try output.write(report)
  }

  /// Performs the work of the run and writes the report.
  ///
  /// - Parameters:
  ///   - started: The start of the run, in nanoseconds on the wall clock, or `nil` without a
  ///     budget.
  ///   - work: A closure performing the work and returning its results.
  /// - Throws: The error thrown by `work`, after the results so far have been written in the
  ///   formats that report failures; `Failure` with exit code 3 if nothing was measured.
  func writeResults(
    since started: Int64? = nil, of work: () throws -> [BenchmarkResult]
  ) throws {
    let results: [BenchmarkResult]
    do {
      results = try work()
    } catch {
      right.claimOrWait()
      try writeResultsBeforeError(because: error)
      throw error
    }
    right.claimOrWait()
    var report = journal.report()
    report.results = results
    do {
      try write(report, since: started)
    } catch let error as OutputError where error != .closedPipe {
      // The file with the results so far is kept.
      let remark = journal.partialPath.map { "; the first round of results is in \($0)" }
      throw Failure(ofFile: "\(error)\(remark ?? "")")
    }
    journal.discardPartialResults()
  }

  /// Writes the results obtained before an error, in the formats that report failures.
  ///
  /// Times are not printed, as some may be wrong.
  private func writeResultsBeforeError(because error: any Error) throws {
    let warning = (Failure(error) ?? Failure("\(error)")).warning
    // A rejected run leaves the results of the previous run unchanged.
    if warning.code.isFault || !journal.isEmpty {
      try output.writeFailure(journal.report(warnings: [warning]))
    }
    journal.discardPartialResults()
  }

  private func write(interrupted reason: String) throws -> String? {
    let report = journal.report(warnings: [ResultWarning(.interrupted, reason)])
    guard report.results.contains(where: { $0.state == .measured }) else {
      journal.discardPartialResults()
      return EarlyEnd.noResultsRemark(output.json)
    }
    try output.write(report)
    journal.discardPartialResults()
    return nil
  }
}
