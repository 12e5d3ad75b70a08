/// A cache of group solutions, the part of an engine that decides whether a group must be solved
/// again.
///
/// A cache in another module solves groups with ``GroupSolver/solve(_:work:)``, which counts a
/// miss. When it returns a cached solution, it adds one to ``WorkCounters/measurementHits``. Each
/// successful call to ``solution(for:section:work:)`` thus counts one hit or one miss.
/// ``WorkCounters/measurementEvictions`` counts the solutions evicted to make room.
///
/// The engine calls ``solution(for:section:work:)`` once for each section it lays out, and once or
/// twice for each group changed by a measured size. It calls ``knownSolution(for:section:)`` once
/// for each measured group that a query examines. All compared fields of a request, including the
/// measured sizes, determine its solution and belong to the key; the section does not.
///
/// Every item may have a measured size, so a cache must be bounded: for each section it may keep at
/// most 8,192 solutions of requests differing only in measured sizes.
///
/// Copies are independent. `SolutionCachingTrial` in `LayoutStrategies` tests all of this against
/// the solver.
public protocol SolutionCaching: Sendable {
  /// The name of the cache in benchmark results.
  static var name: String { get }

  /// Creates an empty cache.
  init()

  /// Returns the solution of a group, solving it unless it is cached.
  ///
  /// - Parameters:
  ///   - request: The group to solve, with its container and its measured sizes.
  ///   - section: The index of the group's section in the layout; it is not part of the cache key.
  ///   - work: The counters for the solved groups, the hits and the misses.
  /// - Returns: A solution equal to a freshly computed one.
  /// - Throws: ``LayoutError`` if the group cannot be solved.
  mutating func solution(
    for request: GroupRequest, section: Int, work: inout WorkCounters
  ) throws(LayoutError) -> GroupSolution

  /// Returns the cached solution of a group for a query, without changing the cache.
  ///
  /// - Parameters:
  ///   - request: The group to look up, with its container and its measured sizes.
  ///   - section: The index of the group's section in the layout; it is not part of the cache key.
  /// - Returns: A solution equal to a freshly computed one, or `nil` if none is cached.
  func knownSolution(for request: GroupRequest, section: Int) -> GroupSolution?
}
