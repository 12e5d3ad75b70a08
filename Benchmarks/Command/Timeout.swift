import BenchHarness

/// The time limit for each step of a benchmark.
///
/// It prevents a hung step from blocking a CI gate forever.
enum Timeout {
  /// The default time limit in seconds, far more than any step needs, even on a busy machine.
  static let standard = 300
  /// The accepted time limits in seconds, up to a day.
  private static let range = 1...86_400

  /// Returns a time limit given in seconds as a duration.
  ///
  /// - Throws: `Failure` if the number is out of range.
  static func duration(_ timeout: Int) throws -> Duration {
    guard range.contains(timeout) else {
      throw Failure(
        "--timeout \(timeout) is out of range: expected \(range.lowerBound) to \(range.upperBound) "
          + "seconds")
    }
    return .seconds(timeout)
  }

  /// Ends the process if any later work exceeds the limit, with a message that names the work.
  static func watch(_ limit: Duration) { WorkLimit.begin(limit) { Failure("\($0)").leave() } }
}
