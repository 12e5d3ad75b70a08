/// Reason why the frames of a scenario mean nothing to a spatial index alone.
public enum WindowRunError: Error, Hashable, CustomStringConvertible {
  /// Contents decide where items are.
  case measured(scenario: String)
  /// Rows scroll across, so queries do not find all items that a window covers.
  case rows(scenario: String)
  /// Some items have no frame.
  case hiddenItems(scenario: String)

  /// One sentence.
  public var description: String {
    switch self {
    case .measured(let scenario): "the frames of \(scenario) depend on contents that are measured"
    case .rows(let scenario): "\(scenario) has rows that scroll across"
    case .hiddenItems(let scenario): "some items of \(scenario) have no frame"
    }
  }
}
