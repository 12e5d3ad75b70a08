/// A part of a strategy that can be exchanged while the other parts stay the same.
public enum StrategyVariation: String, CaseIterable, Sendable {
  /// The cache of solved groups.
  case measurement
  /// The index of row positions.
  case extents
  /// The index for finding the items of a group.
  case spatial

  /// The common prefix of the names of strategies that vary this part.
  private var prefix: String { self == .measurement ? "measure-" : "\(rawValue)-" }

  /// The default strategy, and all strategies that differ from it only in this part.
  public var strategies: [StrategyEntry] {
    StrategyEntry.all.filter {
      $0.name == StrategyEntry.all[0].name || $0.typeName.hasPrefix(prefix)
    }
  }
}
