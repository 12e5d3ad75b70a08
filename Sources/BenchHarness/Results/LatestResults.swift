/// The results of a measurement in progress, readable from any thread.
public final class LatestResults<Results: Sendable>: Sendable {
  private let latest = Locked<Results?>(nil)

  /// Creates a store that has no results yet.
  public init() {}

  /// The newest results; `nil` before the first update.
  public var current: Results? { latest.withLock { $0 } }

  /// Replaces the results with the given newer results.
  public func update(_ results: Results) { latest.withLock { $0 = results } }
}
