import LayoutCore

/// A cache that keeps the solutions of all groups at their estimated sizes.
struct MyCache: SolutionCaching {
  static let name = "mine"

  private var solutions: [GroupRequest: GroupSolution] = [:]

  mutating func solution(
    for request: GroupRequest, section: Int, work: inout WorkCounters
  ) throws(LayoutError) -> GroupSolution {
    if let known = solutions[request] {
      work.measurementHits += 1
      return known
    }
    var solver = GroupSolver()
    let solution = try solver.solve(request, work: &work)
    // Measured groups are not stored, as each combination of sizes has its own solution.
    if request.fitted.isEmpty { solutions[request] = solution }
    return solution
  }

  func knownSolution(for request: GroupRequest, section: Int) -> GroupSolution? {
    solutions[request]
  }
}
