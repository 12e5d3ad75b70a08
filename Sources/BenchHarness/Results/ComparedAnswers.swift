/// Extent of the verification of one benchmark: how many of its answers were compared with those of
/// others, outside the clock.
public struct ComparedAnswers: Codable, Sendable, Equatable {
  /// The number of answers that have to be compared where setting up is not dear.
  static let least = 8
  /// The time of a setup beyond which one answer is enough, in nanoseconds.
  static let dearSetup: Int64 = 20_000_000

  /// The number of distinct timed inputs whose answers were found equal to those of another
  /// strategy.
  public var answers: Int
  /// The number of distinct inputs that are timed.
  public var of: Int
  /// The names of the strategies whose answers they were compared with.
  public var with: [String]
  /// The number of items that were audited one by one in the state that is timed.
  public var items: Int
  /// Whether every timed answer is compared as well, once the clock has stopped.
  var comparesTimed = false
  /// The planned number of answers to compare; fewer than ``least`` where each takes long.
  var planned = least

  private enum CodingKeys: String, CodingKey { case answers, of, with, items }

  /// Makes a record of a comparison.
  ///
  /// - Parameters:
  ///   - answers: The number of inputs whose answers were found equal to another strategy's.
  ///   - of: The number of distinct inputs that are timed.
  ///   - with: The names of the other strategies.
  ///   - items: The number of items that were audited one by one.
  ///   - comparesTimed: Whether every timed answer is compared as well, once the clock has stopped.
  ///   - planned: The planned number of answers to compare; ``least`` if nil.
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

  /// The number of answers that have to be compared before a benchmark is timed.
  ///
  /// - Parameters:
  ///   - inputs: The number of distinct inputs.
  ///   - setupNanoseconds: The time of setting the benchmark up.
  /// - Returns: The number: ``least``, or 1 where setting up takes longer than ``dearSetup``.
  package static func needed(of inputs: Int, setupNanoseconds: Int64) -> Int {
    min(inputs, setupNanoseconds > dearSetup ? 1 : least)
  }

  /// The warning that too few answers were compared; nil where they are enough.
  func shortfall(setupNanoseconds: Int64) -> MeasurementWarning? {
    guard !comparesTimed else { return nil }
    let needed = min(planned, Self.needed(of: of, setupNanoseconds: setupNanoseconds))
    return answers < needed ? .notCompared(answers: answers, of: needed) : nil
  }
}
