/// A record of how many trials were made before a run.
///
/// The trials make random calls to every timed strategy and its parts, such as data structures, and
/// compare the answers with a simple model.
public struct TrialExtent: Codable, Hashable, Sendable {
  /// The number of individual parts of strategies that were tested.
  public var parts: Int
  /// The number of complete strategies that were tested.
  public var strategies: Int
  /// The total number of calls made in all trials.
  public var calls: Int

  /// Creates a record of trials.
  public init(parts: Int, strategies: Int, calls: Int) {
    self.parts = parts
    self.strategies = strategies
    self.calls = calls
  }

  /// The numbers as text, for example `6 parts and 3 strategies, 24,000 calls`.
  public var sentence: String {
    "\(Words.counted(parts, "part")) and "
      + "\(Words.counted(strategies, "strategy", plural: "strategies")), "
      + "\(ItemCount.grouped(calls)) calls"
  }
}
