import BenchHarness
import Foundation

/// Program of some build, which takes exact figures in a process of its own.
struct ClocklessProgram {
  /// The path of the program.
  let path: String
  /// The time that each process may take; nil for any.
  var limit: TimeLimit?

  /// Starts it with fixed hashing.
  ///
  /// - Parameter arguments: The options of `bench run` that select the part of the suite.
  /// - Returns: The process.
  /// - Throws: The reason why it cannot be started.
  func start(_ arguments: [String]) throws -> ChildProcess {
    try ChildProcess(
      path: path, arguments: ["run", "--counters-only", "--json", "-"] + arguments,
      environment: ProcessInfo.processInfo.environment
        .merging([FixedHashing.variable: "1"]) { _, fixed in fixed }, limit: limit)
  }

  /// The most letters of a foreign line that a message repeats.
  private static let mostPrinted = 60

  /// Reads the results of a process that has ended.
  ///
  /// - Throws: `Failure` with its exit code and reason where it failed; `ReportFormatError` where
  ///   it wrote no report.
  static func results(_ outcome: ChildProcess.Outcome) throws -> [BenchmarkResult] {
    guard outcome.exitCode == 0 else {
      let status = outcome.exitCode.flatMap(ExitStatus.init) ?? .usageOrHarnessError
      let prefix = "bench: "
      let reason = outcome.reason
      throw Failure(
        status, reason.hasPrefix(prefix) ? String(reason.dropFirst(prefix.count)) : reason)
    }
    if !outcome.output.isEmpty, !outcome.output.hasPrefix("{") {
      let line = outcome.output.prefix { !$0.isNewline }.prefix(mostPrinted)
      throw Failure(
        .usageOrHarnessError,
        "bench run --counters-only: not a benchmark report, but \"\(line)\": does a strategy or a "
          + "scenario print to standard output?")
    }
    return try RunReport.decode(outcome.output, source: "bench run --counters-only").results
  }
}
