import BenchHarness

/// Time limit of a benchmark's steps: no step blocks a gate forever.
enum Timeout {
  /// Far more than any step of the suite takes on a busy machine.
  static let standard = 300
  /// The accepted seconds, up to a day.
  private static let range = 1...86_400

  /// Checks a number of seconds.
  ///
  /// - Returns: The time.
  /// - Throws: `Failure` for an impossible number.
  static func duration(_ timeout: Int) throws -> Duration {
    guard range.contains(timeout) else {
      throw Failure(
        "--timeout \(timeout) is out of range: expected \(range.lowerBound) to \(range.upperBound) "
          + "seconds")
    }
    return .seconds(timeout)
  }

  /// Ends the process from now on if some work exceeds the limit, with a sentence naming the work.
  static func watch(_ limit: Duration) { WorkLimit.begin(limit) { Failure("\($0)").leave() } }
}
