/// Storage of solutions behind one reference: an always empty one, or a cache of some kind.
///
/// Only its one owner changes the storage: ``AnySolutions`` copies it before a change if there are
/// more owners, which makes sending safe.
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

/// Solver kept with its memory from one group to the next.
///
/// Only the solver's one owner uses it: a copied owner makes a new one, so copies can solve at the
/// same time.
final class KeptSolver: @unchecked Sendable {
  @safe @exclusivity(unchecked) var solver = GroupSolver()
}
