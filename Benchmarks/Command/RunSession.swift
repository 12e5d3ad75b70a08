import BenchHarness
import Foundation

/// Run whose results survive, whatever ends it: its end, an error, a signal or a trap.
struct RunSession: Sendable {
  /// The results so far.
  let journal: RunJournal
  private let output: Output

  /// Begins a run: from now on signals and traps are answered.
  ///
  /// - Parameters:
  ///   - blank: The report of the run, still without results.
  ///   - output: Where the report goes.
  init(_ blank: RunReport, output: Output) {
    CrashNote.install()
    CrashNote.setWork("the preparations")
    journal = RunJournal(blank: blank, destination: output.json)
    self.output = output
    EndSignal.answer { [self] signal in end(because: signal) }
  }

  /// Does the work of the run and writes the report.
  ///
  /// - Throws: The error that the work throws, after the results so far have been written as JSON.
  func writeResults(of work: () throws -> [BenchmarkResult]) throws {
    let results: [BenchmarkResult]
    do {
      results = try work()
    } catch {
      close()
      try writeUnfinished(because: error)
      throw error
    }
    close()
    var report = journal.report()
    report.results = results
    try output.write(report)
    journal.discardPartial()
  }

  /// Writes the results before an error as JSON, and prints no times, as some may be wrong.
  private func writeUnfinished(because error: any Error) throws {
    let failure = error as? Failure
    let isWrong = failure?.status == .wrongFrames
    // A run that was refused leaves the results of the last one alone.
    if isWrong || !journal.isEmpty {
      let reason = failure?.reason ?? "\(error)"
      let warning = ResultWarning(isWrong ? .wrongFrames : .interrupted, reason)
      try output.writeJSON(journal.report(warnings: [warning]))
    }
    journal.discardPartial()
  }

  /// Takes the right to write, or leaves it to the thread that has it and ends the process.
  private func close() {
    guard !journal.close() else { return }
    while true { Thread.sleep(forTimeInterval: 60) }
  }

  /// Writes the results so far, and ends the process.
  private func end(because signal: EndSignal) {
    // The run is at its end anyway, and writes all of its results.
    guard journal.close() else { return }
    ProgressLine.wipe()
    let reason = "ended by \(signal.name) after \(journal.extent)"
    var line = "bench: \(reason)"
    do {
      let report = journal.report(warnings: [ResultWarning(.interrupted, reason)])
      try output.write(report)
      journal.discardPartial()
    } catch {
      line += "; \(error)"
    }
    FileHandle.standardError.write(Data("\(line)\n".utf8))
    signal.exit()
  }
}
