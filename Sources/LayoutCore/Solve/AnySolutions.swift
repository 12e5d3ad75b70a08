/// A solution cache of any type, held by a single reference; copies share it until one of them
/// changes it.
///
/// The engine obtains solutions only through this type, whichever module the cache comes from.
struct AnySolutions: Sendable {
  private var storage: SolutionStorage

  /// Creates a type-erased wrapper around a cache.
  init(_ cache: some SolutionCaching) { storage = SolutionBox(cache) }

  /// Moves the cache out of this value, leaving an empty cache behind.
  mutating func take() -> AnySolutions {
    defer { storage = Self.none }
    return self
  }

  private static let none: SolutionStorage = SolutionStorage()

  /// Returns the cache for modification, copying it first if it has another owner.
  mutating func unique() -> SolutionStorage {
    if !isKnownUniquelyReferenced(&storage) { storage = storage.copy() }
    return storage
  }

  /// Returns the solution of a group, solving it unless it is cached.
  ///
  /// - Throws: ``LayoutError`` if the group cannot be solved.
  mutating func solution(
    for request: GroupRequest, section: Int, work: inout WorkCounters
  ) throws(LayoutError) -> GroupSolution {
    try unique().solution(for: request, section: section, work: &work)
  }

  /// Returns the solution of a group for use in a query; the group must have been solved before.
  ///
  /// If the solution is no longer cached, the group is solved again without caching its solution.
  func solutionForQuery(
    for request: GroupRequest, section: Int, work: inout WorkCounters
  ) -> GroupSolution {
    if let known = storage.knownSolution(for: request, section: section) {
      work.measurementHits += 1
      return known
    }
    var solver = GroupSolver()
    do {
      return try solver.solve(request, work: &work)
    } catch {
      fatalError("A group that was solved before cannot be solved again: \(error)")
    }
  }
}
