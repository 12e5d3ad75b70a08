/// Cache of group solutions: the first of the three caching questions, "do I solve this group
/// again?".
///
/// A cache of another module solves with ``GroupSolver/solve(_:work:)``, which counts a miss.
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
