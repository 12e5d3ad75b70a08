/// Row that is not compared, and the reason.
public struct BuildLeftOut: Codable, Sendable, Equatable {
  /// The benchmark.
  public var key: BenchmarkKey
  /// The reason, in one clause.
  public var reason: String

  /// Makes an entry.
  public init(key: BenchmarkKey, reason: String) {
    self.key = key
    self.reason = reason
  }
}
