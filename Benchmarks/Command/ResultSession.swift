import BenchHarness
import BenchReports

/// The time allowed for the current frame to finish once the budget has run out, even on a busy
/// machine.
private let silenceTimeout = Duration.seconds(3)

/// A command whose results are written exactly once, even if a signal ends it.
struct ResultSession<Results: Sendable, Report>: Sendable {
  /// The results so far, if any.
  let results = LatestResults<Results>()
  private let right = WritingRight()
  private let files: [String]
  private let report: @Sendable (Results, _ interruption: String?) -> Report
  private let nothing: @Sendable (Results) -> NoMeasurementsError?
  private let write: @Sendable (Report, _ replaces: Bool) throws -> Void

  /// Starts a session that handles signals and traps.
  ///
  /// - Parameters:
  ///   - json: The destination of the JSON: a path, `-` for standard output, or `nil` if there is
  ///     none.
  ///   - page: The report page to write, or `nil` if there is none.
  ///   - unit: The noun for a step, such as `round`.
  ///   - count: A closure returning the number of steps in the given results.
  ///   - report: A closure that creates the report from results and, if the command ended early,
  ///     the reason.
  ///   - nothing: A closure returning the reason why nothing was measured, or `nil` if the results
  ///     contain a measurement.
  ///   - write: A closure that writes the report; its second argument specifies whether to replace
  ///     existing files.
  init(
    json: String?, page: ReportFile?, unit: String, count: @escaping @Sendable (Results) -> Int,
    report: @escaping @Sendable (Results, _ interruption: String?) -> Report,
    nothing: @escaping @Sendable (Results) -> NoMeasurementsError?,
    write: @escaping @Sendable (Report, _ replaces: Bool) throws -> Void
  ) {
    files = [json, page?.path].compactMap { $0 }
    self.report = report
    self.nothing = nothing
    self.write = write
    CrashNote.install()
    CrashNote.setWork("the preparations")
    EarlyEnd.handleSignals(
      right,
      extent: { [results] in "after \(Words.counted(results.current.map(count) ?? 0, unit))" },
      write: { [self] reason in
        try writeLatest(because: reason) ? nil : EarlyEnd.noResultsRemark(json)
      })
  }

  /// Performs the work and writes its results, even after a failure.
  ///
  /// - Parameter work: A closure performing the work and returning its results.
  /// - Returns: The report that was written.
  /// - Throws: The error thrown by `work`, `Failure` with exit code 3 if nothing was measured, or
  ///   `OutputError` if files cannot be written.
  @discardableResult
  func writeResults(of work: () throws -> Results) throws -> Report {
    let results: Results
    do {
      results = try work()
    } catch {
      right.claimOrWait()
      _ = try writeLatest(because: "\(error)")
      throw error
    }
    right.claimOrWait()
    if let reason = nothing(results) { throw try writeNoResultsReason(results, reason) }
    let report = report(results, nil)
    try write(report, true)
    return report
  }

  /// Ends the process shortly after the budget runs out if there are no results by then.
  ///
  /// This is needed because a strategy may never return.
  ///
  /// - Parameters:
  ///   - budget: The time limit of the whole command.
  ///   - started: The start of the command, in nanoseconds on the wall clock.
  ///   - blank: Results without any measurement, for the report.
  ///   - reason: A closure returning the reason why nothing was measured.
  func end(
    afterBudget budget: Duration, since started: Int64, _ blank: Results,
    _ reason: @escaping @Sendable () -> NoMeasurementsError
  ) {
    RunSession.wait(for: budget, since: started) { [self] in
      guard results.current == nil, right.claim() else { return }
      leave { try writeNoResultsReason(blank, reason()) }
    }
  }

  /// Writes the results so far and exits with code 3 a few seconds after the budget runs out.
  ///
  /// This is needed because a screen may never finish a frame.
  ///
  /// - Parameters:
  ///   - budget: The time limit of the whole command.
  ///   - started: The start of the command, in nanoseconds on the wall clock.
  ///   - blank: Results without any measurement, for the report.
  ///   - reason: A closure returning the reason why nothing was measured.
  func exit(
    after budget: Duration, since started: Int64, _ blank: Results,
    _ reason: @escaping @Sendable () -> NoMeasurementsError
  ) {
    RunSession.wait(for: budget + silenceTimeout, since: started) { [self] in
      guard right.claim() else { return }
      let reason = reason()
      leave {
        try writeLatest(because: reason.clauses)
          ? Failure(.inconclusive, reason.clauses) : writeNoResultsReason(blank, reason)
      }
    }
  }

  /// Ends the process while the thread doing the work is still busy.
  private func leave(because failure: () throws -> Failure) -> Never {
    ProgressLine.clear()
    let reason: Failure
    do { reason = try failure() } catch { reason = Failure("\(error)") }
    reason.leave()
  }

  /// Writes the reason why nothing was measured, without replacing files from an earlier run.
  private func writeNoResultsReason(_ results: Results, _ reason: NoMeasurementsError) throws
    -> Failure
  {
    let kept = files.filter(StandardOutput.holdsText)
    try write(report(results, "\(reason)"), false)
    return Failure(reason, keeping: kept)
  }

  private func writeLatest(because reason: String) throws -> Bool {
    guard let results = results.current, nothing(results) == nil else { return false }
    try write(report(results, reason), true)
    return true
  }
}

/// A session for a comparison, which writes the finished rounds even if a signal ends it.
typealias ComparisonSession = ResultSession<ComparisonRun, Comparison>

extension ResultSession<ComparisonRun, Comparison> {
  /// Starts a session for a comparison.
  ///
  /// - Parameters:
  ///   - blank: A comparison before its first round.
  ///   - format: The format of the printed comparison.
  ///   - json: The destination of the JSON: a path, `-` for standard output, or `nil` if there is
  ///     none.
  ///   - page: The report page to write, or `nil` if there is none.
  ///   - trials: The results of the trials made before the comparison, or `nil` if there were none.
  init(
    _ blank: Comparison, format: ReportFormat = .table, json: String?, page: ReportFile? = nil,
    trials: LatestResults<TrialExtent>? = nil
  ) {
    self.init(
      json: json, page: page, unit: "round", count: \.rounds,
      report: {
        var comparison = blank.with($0, interruption: $1)
        comparison.trials = trials?.current
        return comparison
      }, nothing: \.noMeasurementsReason,
      write: { comparison, replaces in
        let print = {
          try Attempts.write(json: json, replaces: replaces, comparison.json) {
            switch format {
            case .markdown: ComparisonTable(comparison).markdown()
            case .json: try comparison.json()
            case .table, .csv:
              ComparisonTable(comparison).text(width: TerminalStyle.outputWidth(orElse: 80))
            }
          }
        }
        try Attempts.all([
          print,
          { try page?.write(replaces: replaces) { StoredDocument(comparison, name: $0) } },
        ])
      })
  }
}
