import Allocations

/// The allocations made by some work on the thread that performs it, counted by jemalloc.
///
/// A debug build allocates more than an optimised one, and the first run of any code allocates more
/// for types and globals. Allocations on other threads are not counted.
public struct AllocationFigures: Equatable, Sendable, CustomStringConvertible {
  /// The number of requests to the allocator; `nil` if it was not measured.
  public let count: Int?

  /// The number of bytes allocated, with each request rounded up to one of the allocator's size
  /// classes; `nil` if it was not measured.
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

  /// The figures with the build configuration, or the reason why they are missing.
  public var description: String {
    guard let count, let bytes else { return "allocations not measured: jemalloc is not linked" }
    return "\(count) allocations, \(bytes) bytes (\(isDebugBuild ? "debug" : "release"))"
  }
}
