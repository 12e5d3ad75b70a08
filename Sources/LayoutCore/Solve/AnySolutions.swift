/// Solution cache of any kind: one reference, shared by copies until a change.
///
/// The engine finds solutions only through this type, in our caches and in other modules' alike.
struct AnySolutions: Sendable {
  private var storage: SolutionStorage

  /// Erases the kind of a cache.
  init(_ cache: some SolutionCaching) { storage = SolutionBox(cache) }

  /// Moves the cache out; the remaining one remembers nothing.
  mutating func take() -> AnySolutions {
    defer { storage = Self.none }
    return self
  }

  private static let none: SolutionStorage = SolutionStorage()

  /// The cache itself, ready to be changed: copied if another owner has it as well.
  mutating func unique() -> SolutionStorage {
    if !isKnownUniquelyReferenced(&storage) { storage = storage.copy() }
    return storage
  }

  /// The solution of a group, solved now or remembered.
  ///
  /// - Throws: ``LayoutError`` if the group cannot be solved.
  mutating func solution(
    for request: GroupRequest, section: Int, work: inout WorkCounters
  ) throws(LayoutError) -> GroupSolution {
    try unique().solution(for: request, section: section, work: &work)
  }

  /// The solution of a previously solved group, for queries: remembered, or solved again without
  /// being remembered.
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
