/// A reason, other than a failure, for not setting up a benchmark.
public enum SetupSkipReason: Error, Sendable, Equatable {
  /// The setup would take too long; the associated value is its predicted total time.
  case tooLong(nanoseconds: Double)
  /// The workload has too many items; the associated values are the maximum number and the reason
  /// for this limit.
  case tooMany(limit: Int, reason: String)
}

extension SetupSkipReason: CustomStringConvertible {
  /// The reason, in one clause.
  public var description: String {
    switch self {
    case .tooLong(let nanoseconds): "setup takes \(HumanTime.format(nanoseconds))"
    case .tooMany(let limit, let reason):
      "the strategy is limited to \(ItemCount.format(limit)) items, \(reason)"
    }
  }
}
