/// The extent of the trials before a run, which test every timed part and strategy against a simple
/// model.
public struct TrialExtent: Codable, Hashable, Sendable {
  /// The number of tested parts of strategies.
  public var parts: Int
  /// The number of strategies tested as a whole.
  public var strategies: Int
  /// The total number of calls made in all trials.
  public var calls: Int

  /// Creates an extent from its numbers.
  public init(parts: Int, strategies: Int, calls: Int) {
    self.parts = parts
    self.strategies = strategies
    self.calls = calls
  }

  /// The extent as text, such as `6 parts and 3 strategies, 24,000 calls`.
  public var sentence: String {
    "\(Words.counted(parts, "part")) and "
      + "\(Words.counted(strategies, "strategy", plural: "strategies")), "
      + "\(ItemCount.grouped(calls)) calls"
  }
}
