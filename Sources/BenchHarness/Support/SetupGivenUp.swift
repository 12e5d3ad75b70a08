/// Reason why a benchmark was not set up, other than a failure.
public enum SetupGivenUp: Error, Sendable, Equatable {
  /// The setup would take too long: this time in all.
  case tooLong(nanoseconds: Double)
  /// There would be too much to keep.
  case tooMany(limit: Int, reason: String)
}

extension SetupGivenUp: CustomStringConvertible {
  /// The reason, in one clause.
  public var description: String {
    switch self {
    case .tooLong(let nanoseconds): "setup takes \(HumanTime.format(nanoseconds))"
    case .tooMany(let limit, let reason):
      "it goes up to \(ItemCount.format(limit)) items, \(reason)"
    }
  }
}
