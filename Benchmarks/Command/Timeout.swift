import BenchHarness

/// The time limit of a benchmark's steps, so no step can block a gate forever.
enum Timeout {
  /// The default time limit in seconds, far more than any step takes on a busy machine.
  static let standard = 300
  /// The accepted number of seconds, up to a day.
  private static let range = 1...86_400

  /// Converts a number of seconds to a duration.
  ///
  /// - Returns: The duration.
  /// - Throws: `Failure` if the number is out of range.
  static func duration(_ timeout: Int) throws -> Duration {
    guard range.contains(timeout) else {
      throw Failure(
        "--timeout \(timeout) is out of range: expected \(range.lowerBound) to \(range.upperBound) "
          + "seconds")
    }
    return .seconds(timeout)
  }

  /// From now on, ends the process if some work exceeds the limit, and names the work in the
  /// message.
  static func watch(_ limit: Duration) { WorkLimit.begin(limit) { Failure("\($0)").leave() } }
}
