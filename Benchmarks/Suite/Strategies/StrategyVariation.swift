/// A part of a strategy that is exchanged while the others stay.
public enum StrategyVariation: String, CaseIterable, Sendable {
  /// Whether groups are measured again.
  case measurement
  /// Where rows start.
  case extents
  /// How the items of a group are found.
  case spatial

  /// The beginning of the names of strategies that differ from the default in this part.
  private var prefix: String { self == .measurement ? "measure-" : "\(rawValue)-" }

  /// The default, and all strategies that differ from it in this part alone.
  public var strategies: [StrategyEntry] {
    StrategyEntry.all.filter {
      $0.name == StrategyEntry.all[0].name || $0.typeName.hasPrefix(prefix)
    }
  }
}
