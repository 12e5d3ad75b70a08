/// Extent of the verification of one benchmark: how many of its answers were compared with those of
/// others, outside the clock.
public struct ComparedAnswers: Codable, Sendable, Equatable {
  /// The number of distinct timed inputs whose answers were found equal to those of another
  /// strategy.
  public var answers: Int
  /// The number of distinct inputs that are timed.
  public var of: Int
  /// The names of the strategies whose answers they were compared with.
  public var with: [String]

  /// Makes a record of a comparison.
  public init(answers: Int, of: Int, with: [String]) {
    self.answers = answers
    self.of = of
    self.with = with
  }
}
