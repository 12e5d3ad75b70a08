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
  mutating func measurement(
    for request: GroupRequest, section: Int, work: inout WorkCounters
  ) throws(LayoutError) -> GroupMeasurement
}

extension GroupMeasurementCache {
  /// Solves a group and counts that.
  func solve(
    _ request: GroupRequest, work: inout WorkCounters
  ) throws(LayoutError) -> GroupMeasurement {
    var solver = GroupSolver()
    defer { work.groupsSolved += solver.groupsSolved }
    work.measurementMisses += 1
    return try solver.solve(request)
  }
}
