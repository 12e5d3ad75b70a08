/// The reason for not setting a benchmark up, other than a failure.
public enum SetupGivenUp: Error, Sendable, Equatable {
  /// The setup would take too long, with its predicted total time.
  case tooLong(nanoseconds: Double)
  /// The setup would have to keep too much, with the maximum number of items.
  case tooMany(limit: Int, reason: String)
}

extension SetupGivenUp: CustomStringConvertible {
  /// The reason, in one clause.
  public var description: String {
    switch self {
    case .tooLong(let nanoseconds): "setup takes \(HumanTime.format(nanoseconds))"
    case .tooMany(let limit, let reason):
      "it is limited to \(ItemCount.format(limit)) items, \(reason)"
    }
  }
}
