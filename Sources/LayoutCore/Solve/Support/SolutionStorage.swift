/// Storage of solutions behind one reference: one that remembers nothing, or a cache of some kind.
///
/// It is changed by its one owner alone: ``AnySolutions`` copies it before a change if there are
/// more, which is what makes it safe to send.
class SolutionStorage: @unchecked Sendable {
  func copy() -> SolutionStorage { self }

  func solution(
    for request: GroupRequest, section: Int, work: inout WorkCounters
  ) throws(LayoutError) -> GroupSolution {
    var solver = GroupSolver()
    return try solver.solve(request, work: &work)
  }

  func knownSolution(for request: GroupRequest, section: Int) -> GroupSolution? { nil }
}

/// Storage of a solution cache of one kind.
final class SolutionBox<Cache: SolutionCaching>: SolutionStorage, @unchecked Sendable {
  // No two accesses overlap, as only the one owner changes it.
  @safe @exclusivity(unchecked) private var cache: Cache

  init(_ cache: Cache) { self.cache = cache }

  override func copy() -> SolutionStorage { SolutionBox(cache) }

  override func solution(
    for request: GroupRequest, section: Int, work: inout WorkCounters
  ) throws(LayoutError) -> GroupSolution {
    try cache.solution(for: request, section: section, work: &work)
  }

  override func knownSolution(for request: GroupRequest, section: Int) -> GroupSolution? {
    cache.knownSolution(for: request, section: section)
  }
}

/// Solver that is kept with its memory from one group to the next.
///
/// Its one owner alone uses it: an owner that was copied makes a new one, which is what lets copies
/// solve at the same time.
final class KeptSolver: @unchecked Sendable {
  @safe @exclusivity(unchecked) var solver = GroupSolver()
}
