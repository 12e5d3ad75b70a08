package import LayoutCore

/// Solution cache whose key lacks the measured sizes.
package struct PlantedCache: SolutionCaching {
  package static let name = "no-sizes"

  private var solutions: [GroupRequest: GroupSolution] = [:]

  package init() {}

  private func key(_ request: GroupRequest) -> GroupRequest {
    var key = request
    key.fitted = []
    return key
  }

  package mutating func solution(
    for request: GroupRequest, section: Int, work: inout WorkCounters
  ) throws(LayoutError) -> GroupSolution {
    if let known = solutions[key(request)] {
      work.measurementHits += 1
      return known
    }
    var solver = GroupSolver()
    let solution = try solver.solve(request, work: &work)
    solutions[key(request)] = solution
    return solution
  }

  package func knownSolution(for request: GroupRequest, section: Int) -> GroupSolution? {
    solutions[key(request)]
  }
}

/// Solution cache from which nothing is evicted.
package struct EndlessCache: SolutionCaching {
  package static let name = "endless"

  private var solutions: [GroupRequest: GroupSolution] = [:]

  package init() {}

  package mutating func solution(
    for request: GroupRequest, section: Int, work: inout WorkCounters
  ) throws(LayoutError) -> GroupSolution {
    if let known = solutions[request] {
      work.measurementHits += 1
      return known
    }
    var solver = GroupSolver()
    let solution = try solver.solve(request, work: &work)
    solutions[request] = solution
    return solution
  }

  package func knownSolution(for request: GroupRequest, section: Int) -> GroupSolution? {
    solutions[request]
  }
}
