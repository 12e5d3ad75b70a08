package import LayoutCore

/// An error in a solution cache's eviction of solutions.
package protocol PlantedEviction: Sendable {
  /// The name of the cache.
  static var name: String { get }
  /// Whether the key of an evicted solution is kept, and now refers to the solution stored in its
  /// place.
  static var keepsKeys: Bool { get }
  /// Whether evicted solutions are kept in memory.
  static var keepsSolutions: Bool { get }
}

/// An evicted request is answered with the solution stored in its place.
package enum StaleKeys: PlantedEviction {
  package static let name = "stale-keys"
  package static let keepsKeys = true
  package static let keepsSolutions = false
}

/// Evicted solutions are kept in memory.
package enum HiddenSolutions: PlantedEviction {
  package static let name = "hidden-solutions"
  package static let keepsKeys = false
  package static let keepsSolutions = true
}

/// A solution cache with a thousand places, reused cyclically, and with an error in its eviction.
package struct PlantedEvictionCache<Planted: PlantedEviction>: SolutionCaching {
  package static var name: String { Planted.name }

  private static var capacity: Int { 1000 }

  private var places: [(request: GroupRequest, solution: GroupSolution)] = []
  private var numbers: [GroupRequest: Int] = [:]
  private var evicted: [GroupSolution] = []
  private var next = 0

  package init() {}

  package mutating func solution(
    for request: GroupRequest, section: Int, work: inout WorkCounters
  ) throws(LayoutError) -> GroupSolution {
    if let known = knownSolution(for: request, section: section) {
      work.measurementHits += 1
      return known
    }
    var solver = GroupSolver()
    let solution = try solver.solve(request, work: &work)
    if places.count < Self.capacity {
      places.append((request, solution))
    } else {
      if !Planted.keepsKeys { numbers[places[next].request] = nil }
      if Planted.keepsSolutions { evicted.append(places[next].solution) }
      places[next] = (request, solution)
    }
    numbers[request] = next
    next = (next + 1) % Self.capacity
    return solution
  }

  package func knownSolution(for request: GroupRequest, section: Int) -> GroupSolution? {
    numbers[request].map { places[$0].solution }
  }
}
