/// Reference storage for solutions; the base class is always empty, and a subclass holds a cache.
///
/// Only a single owner changes the storage, so sending it between threads is safe: ``AnySolutions``
/// copies the storage before a change if it has more owners.
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

/// Storage that holds a solution cache of a concrete type.
final class SolutionBox<Cache: SolutionCaching>: SolutionStorage, @unchecked Sendable {
  // No two accesses overlap, because only the single owner changes the cache.
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

/// A solver that keeps its memory from one group to the next.
///
/// Only a single owner uses the solver: a copy of the owner creates a new solver, so copies can
/// solve groups at the same time.
final class KeptSolver: @unchecked Sendable {
  @safe @exclusivity(unchecked) var solver = GroupSolver()
}
