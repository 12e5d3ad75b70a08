import LayoutCore

/// Cache of the solutions of groups at their estimates, from which nothing is evicted.
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
    // Groups of measured items are as many as there are sizes.
    if request.fitted.isEmpty { solutions[request] = solution }
    return solution
  }

  func knownSolution(for request: GroupRequest, section: Int) -> GroupSolution? {
    solutions[request]
  }
}
