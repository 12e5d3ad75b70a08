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
  /// The number of items that were audited one by one in the state that is timed.
  public var items: Int

  /// Makes a record of a comparison.
  ///
  /// - Parameters:
  ///   - answers: The number of inputs whose answers were found equal to another strategy's.
  ///   - of: The number of distinct inputs that are timed.
  ///   - with: The names of the other strategies.
  ///   - items: The number of items that were audited one by one.
  public init(answers: Int, of: Int, with: [String], items: Int) {
    self.answers = answers
    self.of = of
    self.with = with
    self.items = items
  }
}
