import ArgumentParser
import BenchHarness

/// The option that `check` and `baseline update` have in common: nothing that they run
/// holds a gate for ever.
struct TimeoutOption: ParsableArguments {
  /// Far more than any step of the suite takes on a busy machine.
  static let standard = 300

  /// The seconds that can be given, up to a day.
  private static let range = 1...86_400

  @Option(
    help: ArgumentHelp(
      "The time that each step of a benchmark may take, after which the run ends and names it.",
      valueName: "seconds"))
  var timeout = Self.standard

  /// The time.
  ///
  /// - Throws: `Failure` where it is not possible.
  func duration() throws -> Duration { try Self.duration(timeout) }

  /// Checks a number of seconds.
  ///
  /// - Returns: The time.
  /// - Throws: `Failure` where it is not possible.
  static func duration(_ timeout: Int) throws -> Duration {
    guard range.contains(timeout) else {
      throw Failure(
        "--timeout \(timeout) is not possible: \(range.lowerBound) to \(range.upperBound) "
          + "seconds are")
    }
    return .seconds(timeout)
  }

  /// Ends the process from now on where some work takes longer, whose name the sentence has.
  static func watch(_ limit: Duration) {
    WorkLimit.begin(limit) { Failure("\($0)").leave() }
  }
}
