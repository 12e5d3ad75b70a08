import Allocations

/// Allocations of a piece of work on its thread, as jemalloc counts them.
///
/// Counts of a debug build are higher than in an optimised one, and the first run of any code
/// allocates once more for types and globals. Other threads do not count.
public struct AllocationFigures: Equatable, Sendable, CustomStringConvertible {
  /// The number of requests to the allocator; nil if they cannot be counted.
  public let count: Int?

  /// The requested bytes, in the allocator's size classes; nil if they cannot be counted.
  public let bytes: Int?

  /// Whether the libraries were compiled without optimisation.
  public let isDebugBuild: Bool

  init(_ summary: AllocationSummary?) {
    (count, bytes) = (summary?.count, summary?.bytes)
    var isDebug = false
    assert(
      {
        isDebug = true
        return true
      }())
    isDebugBuild = isDebug
  }

  /// The figures with the build, or the reason why there are none.
  public var description: String {
    guard let count, let bytes else { return "allocations not measured: jemalloc is not linked" }
    return "\(count) allocations, \(bytes) bytes (\(isDebugBuild ? "debug" : "release"))"
  }
}
