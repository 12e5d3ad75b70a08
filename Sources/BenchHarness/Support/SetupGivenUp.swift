/// Reason why a benchmark was not set up, where that is no failure.
public enum SetupGivenUp: Error, Sendable, Equatable {
  /// There is no time for the setup, which would take this long in all.
  case tooLong(nanoseconds: Double)
  /// There would be too much to keep.
  case tooMany(limit: Int, reason: String)
}

extension SetupGivenUp: CustomStringConvertible {
  /// The reason, in one clause.
  public var description: String {
    switch self {
    case .tooLong(let nanoseconds): "setting it up takes \(HumanTime.format(nanoseconds))"
    case .tooMany(let limit, let reason):
      "it goes up to \(ItemCount.format(limit)) items, \(reason)"
    }
  }
}
