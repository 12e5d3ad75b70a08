/// A record of how many answers of a benchmark were verified by comparing them with other
/// strategies' answers, outside any timing.
public struct ComparedAnswers: Codable, Sendable, Equatable {
  /// The number of answers that must be compared unless the setup is expensive.
  static let least = 8
  /// The longest setup time, in nanoseconds, that still requires more than one answer to be
  /// compared.
  static let expensiveSetup: Int64 = 20_000_000

  /// The number of distinct timed inputs whose answers equal the answers of another strategy.
  public var answers: Int
  /// The number of distinct timed inputs.
  public var of: Int
  /// The names of the strategies used for comparison.
  public var with: [String]
  /// The number of items whose frames were checked individually, in the timed state.
  public var items: Int
  /// Whether every timed answer is also compared, after the clock has stopped.
  var comparesTimed = false
  /// The number of answers to compare, less than ``least`` if each answer takes long to compute.
  var planned = least

  private enum CodingKeys: String, CodingKey { case answers, of, with, items }

  /// Creates a record of a comparison.
  ///
  /// - Parameters:
  ///   - answers: The number of inputs whose answers equal the answers of another strategy.
  ///   - of: The number of distinct timed inputs.
  ///   - with: The names of the other strategies.
  ///   - items: The number of items whose frames were checked individually.
  ///   - comparesTimed: Whether every timed answer is also compared, after the clock has
  ///     stopped.
  ///   - planned: The number of answers to compare; `nil` to compare the required number.
  public init(
    answers: Int, of: Int, with: [String], items: Int, comparesTimed: Bool = false,
    planned: Int? = nil
  ) {
    self.comparesTimed = comparesTimed
    self.planned = planned ?? Self.least
    self.answers = answers
    self.of = of
    self.with = with
    self.items = items
  }

  /// Returns the number of answers that have to be compared before a benchmark is timed.
  ///
  /// - Parameters:
  ///   - inputs: The number of distinct inputs.
  ///   - setupNanoseconds: The time of the benchmark's setup, in nanoseconds.
  /// - Returns: The number of inputs, but at most ``least``, or 1 if the setup takes longer than
  ///   ``expensiveSetup``.
  package static func requiredCount(of inputs: Int, setupNanoseconds: Int64) -> Int {
    min(inputs, setupNanoseconds > expensiveSetup ? 1 : least)
  }

  /// Returns a warning if too few answers were compared, or `nil` if enough were.
  func shortfall(setupNanoseconds: Int64) -> MeasurementWarning? {
    guard !comparesTimed else { return nil }
    let needed = min(planned, Self.requiredCount(of: of, setupNanoseconds: setupNanoseconds))
    return answers < needed ? .notCompared(answers: answers, of: needed) : nil
  }
}
