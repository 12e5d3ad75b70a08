/// Results of a measurement in progress, readable by any thread.
public final class LatestResults<Results: Sendable>: Sendable {
  private let latest = Locked<Results?>(nil)

  /// Begins without results.
  public init() {}

  /// The newest results; nil before the first ones.
  public var current: Results? { latest.withLock { $0 } }

  /// Replaces the results.
  public func update(_ results: Results) { latest.withLock { $0 = results } }
}
