/// Extent of the verification of one benchmark: the number of its answers compared with other
/// strategies' answers, outside the clock.
public struct ComparedAnswers: Codable, Sendable, Equatable {
  /// The required number of compared answers without an expensive setup.
  static let least = 8
  /// The longest setup with more than one required answer, in nanoseconds.
  static let expensiveSetup: Int64 = 20_000_000

  /// The number of distinct timed inputs with answers equal to another strategy's.
  public var answers: Int
  /// The number of distinct timed inputs.
  public var of: Int
  /// The names of the strategies compared with.
  public var with: [String]
  /// The number of items audited one by one in the timed state.
  public var items: Int
  /// Whether every timed answer is compared as well, once the clock has stopped.
  var comparesTimed = false
  /// The planned number of answers to compare; fewer than ``least`` where each takes long.
  var planned = least

  private enum CodingKeys: String, CodingKey { case answers, of, with, items }

  /// Makes a record of a comparison.
  ///
  /// - Parameters:
  ///   - answers: The number of inputs with answers equal to another strategy's.
  ///   - of: The number of distinct timed inputs.
  ///   - with: The names of the other strategies.
  ///   - items: The number of items audited one by one.
  ///   - comparesTimed: Whether every timed answer is compared as well, once the clock has stopped.
  ///   - planned: The planned number of answers to compare; the required one if nil.
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

  /// The required number of compared answers before a benchmark is timed.
  ///
  /// - Parameters:
  ///   - inputs: The number of distinct inputs.
  ///   - setupNanoseconds: The time of setting the benchmark up.
  /// - Returns: The number: ``least``, or 1 where setting up takes longer than ``expensiveSetup``.
  package static func requiredCount(of inputs: Int, setupNanoseconds: Int64) -> Int {
    min(inputs, setupNanoseconds > expensiveSetup ? 1 : least)
  }

  /// The warning of too few compared answers; nil if they are enough.
  func shortfall(setupNanoseconds: Int64) -> MeasurementWarning? {
    guard !comparesTimed else { return nil }
    let needed = min(planned, Self.requiredCount(of: of, setupNanoseconds: setupNanoseconds))
    return answers < needed ? .notCompared(answers: answers, of: needed) : nil
  }
}
