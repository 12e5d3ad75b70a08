/// The progress of a suite: the benchmark about to run, and the time spent so far.
public struct SuiteProgress: Sendable, Equatable {
  /// The position of the benchmark about to run, starting at 1.
  public var position: Int
  /// The number of benchmarks in the suite.
  public var total: Int
  /// The key of the benchmark about to run.
  public var key: BenchmarkKey
  /// The round number, starting at 1.
  public var round: Int
  /// The real time since the suite began.
  public var elapsed: Duration
  /// The limit on the suite's real time.
  public var budget: Duration
}

extension ProgressLine {
  /// Displays the progress of a suite.
  package func update(_ progress: SuiteProgress) {
    let elapsed = Decimals.fixed(Double(progress.elapsed.wholeNanoseconds) / 1e9, places: 0)
    update(
      "[\(progress.position)/\(progress.total), round \(progress.round)] \(elapsed) s of "
        + "\(HumanTime.format(progress.budget)): \(progress.key)")
  }
}
