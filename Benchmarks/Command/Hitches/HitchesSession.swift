import BenchHarness
import BenchScenarios
import Foundation

/// Scroll traces whose results so far survive a signal.
struct HitchesSession: Sendable {
  /// The results so far.
  let results = ResultsSoFar<[HitchResult]>()
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
    EndSignal.answer { [self] signal in end(because: signal) }
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
    if let json { try StandardOutput.write(try report.json(), to: json) }
    guard json != "-" else { return }
    try StandardOutput.write(HitchTable(report).text())
  }

  /// Takes the right to write, or leaves it to the thread that has it and ends the process.
  func close() {
    guard !results.close() else { return }
    while true { Thread.sleep(forTimeInterval: 60) }
  }

  /// Writes the results so far, and ends the process.
  private func end(because signal: EndSignal) {
    guard results.close() else { return }
    ProgressLine.wipe()
    let played = results.value ?? []
    let count = played.count == 1 ? "1 trace" : "\(played.count) traces"
    let reason = "ended by \(signal.name) after \(count)"
    signal.leave(because: reason) {
      if !played.isEmpty { try write(played, interruption: reason) }
    }
  }
}
