/// Extent of the trials before a run: every timed part and strategy was tried against a plain
/// model.
public struct TrialExtent: Codable, Hashable, Sendable {
  /// The number of parts of strategies.
  public var parts: Int
  /// The number of whole strategies.
  public var strategies: Int
  /// The number of calls.
  public var calls: Int

  /// Makes an extent from its numbers.
  public init(parts: Int, strategies: Int, calls: Int) {
    self.parts = parts
    self.strategies = strategies
    self.calls = calls
  }

  /// The extent in words: `6 parts and 3 strategies, 24,000 operations`.
  public var sentence: String {
    "\(Words.counted(parts, "part")) and "
      + "\(Words.counted(strategies, "strategy", plural: "strategies")), "
      + "\(ItemCount.grouped(calls)) calls"
  }
}
