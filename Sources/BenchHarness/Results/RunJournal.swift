/// A record of a run in progress that lets any thread create a report of the results so far.
///
/// It also keeps the `CrashNote` up to date, and stores the results so far in a file next to the
/// final report.
public final class RunJournal: Sendable {
  private struct Entries {
    /// The results so far, by their positions in the order of the suite.
    var results: [Int: BenchmarkResult] = [:]
    var keys: [BenchmarkKey] = []
    var places: [BenchmarkKey: Int] = [:]
    var reference: ReferenceSummary?
    var trials: TrialExtent?
    var missingTime: Duration?
    var spent: Duration?
    var fewestSamples: Duration?
    var warnings: [ResultWarning] = []
    var running: BenchmarkResult?
    var phase: BenchmarkPhase?
    var phaseStart = ContinuousClock.now
    var partial: PartialReport?
  }

  private let entries = Locked(Entries())
  private let blank: RunReport

  /// Creates a record of a run without any results yet.
  ///
  /// - Parameters:
  ///   - blank: The report of the run, without any results.
  ///   - destination: The path of the final report; `nil` or `-` if the report is not written to a
  ///     file.
  public init(blank: RunReport, destination: String? = nil) {
    self.blank = blank
    guard let destination, let path = StandardOutput.regularPath(of: destination) else {
      CrashNote.setRemark(nil)
      return
    }
    var unfinished = blank
    unfinished.warnings.append(
      ResultWarning(.interrupted, "this file was written before the run ended"))
    let partial = PartialReport(path: path + ".partial", report: unfinished)
    CrashNote.setRemark(partial.map { "the results so far are in \($0.path)" })
    entries.withLock { $0.partial = partial }
  }

  /// Sets the benchmarks of the run, in the order of the report.
  ///
  /// - Parameter keys: The benchmarks, which must be the same in every call.
  package func begin(_ keys: [BenchmarkKey]) {
    entries.withLock { entries in
      entries.keys = keys
      entries.places = Dictionary(zip(keys, keys.indices), uniquingKeysWith: { first, _ in first })
    }
  }

  /// Records that a benchmark is about to run again.
  ///
  /// If the run ends before the benchmark is finished, its result so far is kept.
  func revisit(_ key: BenchmarkKey) { setNote(.time, of: key) }

  /// Records that the work on a benchmark has entered the given phase.
  func enter(_ phase: BenchmarkPhase, of key: BenchmarkKey) {
    setNote(phase, of: key)
    entries.withLock { entries in
      (entries.phase, entries.phaseStart) = (phase, .now)
      if entries.running?.key != key { entries.running = BenchmarkResult(key: key) }
    }
  }

  private func setNote(_ phase: BenchmarkPhase, of key: BenchmarkKey) {
    let size = ItemCount.grouped(key.items)
    CrashNote.setWork(
      "the \(phase.rawValue) of \(key.scenario), \(key.operation), \(size) items, "
        + "strategy \(key.strategy)")
  }

  /// Records the speed of the machine during the run.
  func record(_ reference: ReferenceSummary?) { entries.withLock { $0.reference = reference } }

  /// Records the time needed to measure all results left out for lack of time; `nil` if none were
  /// left out.
  func record(missingTime: Duration?) { entries.withLock { $0.missingTime = missingTime } }

  /// Records the total time of the run.
  public func record(spent: Duration) { entries.withLock { $0.spent = spent } }

  /// Records the processor time it took to collect the minimum number of samples for every
  /// benchmark.
  func record(fewestSamples time: Duration) { entries.withLock { $0.fewestSamples = time } }

  /// Records how many random trials of the strategies were made before the run.
  public func note(_ trials: TrialExtent) { entries.withLock { $0.trials = trials } }

  /// Records a warning about the run as a whole.
  public func note(_ warning: ResultWarning) { entries.withLock { $0.warnings.append(warning) } }

  /// Records that the comparison of a benchmark's answers has ended; the benchmark has no result
  /// yet.
  func leave() { entries.withLock { $0.running = nil } }

  /// Records the intermediate result of the running benchmark.
  func update(_ result: BenchmarkResult) { entries.withLock { $0.running = result } }

  /// Records the result of a benchmark, replacing its result from an earlier round.
  func finish(_ result: BenchmarkResult) {
    CrashNote.setWork("the pause between two benchmarks")
    entries.withLock { entries in
      entries.running = nil
      let place = entries.places[result.key] ?? entries.places.count
      entries.places[result.key] = place
      // The file keeps the results of the first round, because a line in it cannot be replaced.
      if entries.results.updateValue(result, forKey: place) == nil {
        entries.partial?.append(result)
      }
    }
  }

  /// The progress of the run, such as `11 of 61 benchmarks`.
  public var extent: String {
    entries.withLock { "\($0.results.count) of \($0.keys.count) benchmarks" }
  }

  /// The path of the file with the results so far, or `nil` if there is no such file.
  public var partialPath: String? { entries.withLock { $0.partial?.path } }

  /// Whether no benchmark has a result yet.
  public var isEmpty: Bool { entries.withLock { $0.results.isEmpty } }

  /// Returns a report of the results so far.
  ///
  /// A benchmark still running comes last. It is marked as interrupted or, if the warnings report a
  /// wrong answer, as failed.
  ///
  /// - Parameter warnings: The reasons why the run is incomplete or wrong.
  /// - Returns: A report with the results recorded so far.
  public func report(warnings: [ResultWarning] = []) -> RunReport {
    var report = blank
    entries.withLock { entries in
      report.reference = entries.reference
      report.trials = entries.trials
      if let seconds = report.budget?.seconds, let missing = entries.missingTime {
        report.budget?.needed = seconds + missing / .seconds(1)
      }
      report.budget?.spent = entries.spent.map { $0 / .seconds(1) }
      report.budget?.fewestSamples = entries.fewestSamples.map { $0 / .seconds(1) }
      report.warnings += entries.warnings + warnings
      report.results = entries.results.sorted { $0.key < $1.key }.map(\.value)
      guard var running = entries.running else { return }
      let faults = warnings.filter(\.code.isFault)
      if faults.isEmpty {
        running.state = .interrupted
        let phase = entries.phase?.rawValue ?? "setup"
        running.warnings.append(ResultWarning(.interrupted, "interrupted: during the \(phase)"))
      } else {
        running.add(faults)
      }
      report.results.append(running)
    }
    return report
  }

  /// Returns a report for a run whose budget is used up.
  ///
  /// The running benchmark and all later ones are marked as too slow.
  ///
  /// - Parameter budget: The time limit of the whole run, named in the warnings.
  /// - Returns: The report, with a result for each benchmark.
  public func report(endOf budget: Duration) -> RunReport {
    var report = report()
    if report.budget?.spent == nil { report.budget?.spent = budget / .seconds(1) }
    entries.withLock { entries in
      var results = entries.results
      if let running = entries.running, let place = entries.places[running.key] {
        let phase = (entries.phase ?? .setup).rawValue
        results[place] = running
        let time = Double((ContinuousClock.now - entries.phaseStart).wholeNanoseconds)
        results[place]?.add(.noAnswer(phase: phase, nanoseconds: time))
      }
      report.results = entries.keys.enumerated().map { place, key in
        results[place] ?? BenchmarkResult(key: key, because: .budgetSpent(budget: budget))
      }
    }
    return report
  }

  /// Removes the file with the results so far, after the final report has been written.
  public func discardPartialResults() {
    CrashNote.setRemark(nil)
    entries.withLock { entries in
      entries.partial?.remove()
      entries.partial = nil
    }
  }
}
