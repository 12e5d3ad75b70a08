/// Cache of group solutions: the first of the three caching questions, "do I solve this group
/// again?".
///
/// A cache of another module solves with ``GroupSolver/solve(_:work:)``, counting a miss. For a
/// remembered solution it adds one to ``WorkCounters/measurementHits``: each successful call of
/// ``solution(for:section:work:)`` counts one hit or one miss, and
/// ``WorkCounters/measurementEvictions`` counts the solutions evicted for others.
///
/// The engine calls ``solution(for:section:work:)`` once for each laid-out section, and once or
/// twice for each group changed by a measured size; ``knownSolution(for:section:)`` once for each
/// measured group visited by a query. All fields of a request decide its solution, the measured
/// sizes among them, and belong to the key; the section does not.
///
/// Every item may have a measured size, so a cache is bounded: of requests differing in them it
/// remembers at most 8,192 for a section.
///
/// Copies are independent. `SolutionCachingTrial` in `LayoutStrategies` tries all of this against
/// the solver.
public protocol SolutionCaching: Sendable {
  /// The cache's name in the harness.
  static var name: String { get }

  /// Makes an empty cache.
  init()

  /// The solution of a group, solved now or remembered.
  ///
  /// - Parameters:
  ///   - request: The group and everything deciding its solution.
  ///   - section: The index of the section.
  ///   - work: Counts the groups solved, the hits and the misses.
  /// - Returns: A solution equal to a fresh one.
  /// - Throws: ``LayoutError`` if the group cannot be solved.
  mutating func solution(
    for request: GroupRequest, section: Int, work: inout WorkCounters
  ) throws(LayoutError) -> GroupSolution

  /// The solution of a group, if it is remembered: for queries, without any change.
  ///
  /// - Parameters:
  ///   - request: The group and everything deciding its solution.
  ///   - section: The index of the section.
  /// - Returns: A solution equal to a fresh one, or `nil`.
  func knownSolution(for request: GroupRequest, section: Int) -> GroupSolution?
}
