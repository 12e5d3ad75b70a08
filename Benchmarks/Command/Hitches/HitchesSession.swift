import BenchHarness
import BenchScenarios
import Foundation

/// Scroll traces whose results so far survive a signal.
struct HitchesSession: Sendable {
  /// The results so far.
  let results = LatestResults<[HitchResult]>()
  /// The right to write them.
  let right = WritingRight()
  private let environment = RunEnvironment.capture()
  private let seed: UInt64
  private let json: String?

  /// Begins a run: from now on signals and traps are answered.
  ///
  /// - Parameters:
  ///   - seed: The seed of all random input.
  ///   - json: The file that every number goes to.
  init(seed: UInt64, json: String?) {
    self.seed = seed
    self.json = json
    CrashNote.install()
    CrashNote.setWork("the preparations")
    EarlyEnd.answerSignals(right, extent: { [self] in extent }, write: write(interrupted:))
  }

  /// Prints results, and writes their numbers.
  ///
  /// - Parameters:
  ///   - results: The results.
  ///   - interruption: The reason why there are no more; nil at the end.
  /// - Throws: `OutputError` where that cannot be done.
  func write(_ results: [HitchResult], interruption: String? = nil) throws {
    let report = HitchReport(
      command: Array(CommandLine.arguments.dropFirst()), seed: seed, environment: environment,
      results: results, interruption: interruption)
    try Attempts.all([
      { if let json { try StandardOutput.write(try report.json(), to: json) } },
      { if json != "-" { try StandardOutput.write(HitchTable(report).text()) } },
    ])
  }

  private var extent: String {
    let count = results.current?.count ?? 0
    return "after \(count) \(count == 1 ? "trace" : "traces")"
  }

  private func write(interrupted reason: String) throws -> String? {
    guard let played = results.current, played.contains(where: { $0.metrics != nil }) else {
      return EarlyEnd.remarkWithoutResults(json)
    }
    try write(played, interruption: reason)
    return nil
  }
}
