/// The answer to "do I measure this group again?": the first of the three caching questions.
public protocol GroupMeasurementCache: Sendable {
  /// The name by which the harness lists this answer.
  static var name: String { get }

  /// Makes a cache that knows nothing.
  init()

  /// The measurement of a group, solved now or remembered.
  ///
  /// - Parameters:
  ///   - request: The group and everything that decides its solution.
  ///   - section: The index of the section that asks.
  ///   - work: Counts the groups solved, the hits and the misses.
  /// - Returns: What a fresh solution would be.
  /// - Throws: ``LayoutError`` if the group cannot be solved.
  mutating func shape(
    for request: GroupRequest, section: Int, work: inout WorkCounters
  ) throws(LayoutError) -> GroupShape

  /// The measurement of a group, if it is remembered: for queries, which change nothing.
  ///
  /// - Parameters:
  ///   - request: The group and everything that decides its solution.
  ///   - section: The index of the section that asks.
  /// - Returns: What a fresh solution would be, or `nil` if that is not remembered.
  func knownShape(for request: GroupRequest, section: Int) -> GroupShape?
}

extension GroupMeasurementCache {
  /// Solves a group and counts that.
  func solve(_ request: GroupRequest, work: inout WorkCounters) throws(LayoutError) -> GroupShape {
    var solver = GroupSolver()
    defer { work.groupsSolved += solver.groupsSolved }
    work.measurementMisses += 1
    return GroupShape(try solver.solve(request), of: request)
  }

  /// The measurement of a group that has been solved before, for queries: remembered, or solved
  /// again without being remembered.
  func shapeForQuery(
    for request: GroupRequest, section: Int, work: inout WorkCounters
  ) -> GroupShape {
    if let known = knownShape(for: request, section: section) {
      work.measurementHits += 1
      return known
    }
    do {
      return try solve(request, work: &work)
    } catch {
      fatalError("A group that was solved before cannot be solved again: \(error)")
    }
  }
}
