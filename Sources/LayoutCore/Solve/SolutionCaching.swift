/// Cache of group solutions: the first of the three caching questions, "do I solve this group
/// again?".
///
/// A cache of another module solves with ``GroupSolver/solve(_:work:)``, which counts a miss. Where
/// it remembers a solution it adds one to ``WorkCounters/measurementHits``: each call of
/// ``solution(for:section:work:)`` that throws nothing counts one hit or one miss, and
/// ``WorkCounters/measurementEvictions`` count the solutions that are forgotten for others.
///
/// The engine calls ``solution(for:section:work:)`` once for each section that is laid out, and
/// once or twice for each group that a measured size changes; ``knownSolution(for:section:)`` once
/// for each measured group that a query visits. All fields of a request decide its solution, the
/// measured sizes among them, and belong to the key; the section does not.
///
/// Measured sizes are as many as items, so a cache is bounded: of requests that differ in them it
/// remembers at most 8,192 for a section.
///
/// Copies are independent. `SolutionCachingTrial` in `LayoutStrategies` tries all of this against
/// the solver.
public protocol SolutionCaching: Sendable {
  /// The name by which the harness lists the cache.
  static var name: String { get }

  /// Makes an empty cache.
  init()

  /// The solution of a group, solved now or remembered.
  ///
  /// - Parameters:
  ///   - request: The group and everything that decides its solution.
  ///   - section: The index of the section.
  ///   - work: Counts the groups solved, the hits and the misses.
  /// - Returns: A solution equal to a fresh one.
  /// - Throws: ``LayoutError`` if the group cannot be solved.
  mutating func solution(
    for request: GroupRequest, section: Int, work: inout WorkCounters
  ) throws(LayoutError) -> GroupSolution

  /// The solution of a group, if it is remembered: for queries, which change nothing.
  ///
  /// - Parameters:
  ///   - request: The group and everything that decides its solution.
  ///   - section: The index of the section.
  /// - Returns: A solution equal to a fresh one, or `nil`.
  func knownSolution(for request: GroupRequest, section: Int) -> GroupSolution?
}
