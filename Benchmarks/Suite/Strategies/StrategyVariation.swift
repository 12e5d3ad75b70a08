/// A part of a strategy, exchanged while the others stay.
public enum StrategyVariation: String, CaseIterable, Sendable {
  /// Whether groups are measured again.
  case measurement
  /// Where rows start.
  case extents
  /// How the items of a group are found.
  case spatial

  /// The common name prefix of strategies with a different part of this kind.
  private var prefix: String { self == .measurement ? "measure-" : "\(rawValue)-" }

  /// The default, and all strategies differing from it only in this part.
  public var strategies: [StrategyEntry] {
    StrategyEntry.all.filter {
      $0.name == StrategyEntry.all[0].name || $0.typeName.hasPrefix(prefix)
    }
  }
}
