package import LayoutCore

/// Error of the key of a solution cache as a type, as caches are told apart by types.
package protocol PlantedKey: Sendable {
  /// The name of the cache.
  static var name: String { get }
  /// The most solutions; all are evicted before a further one.
  static var mostSolutions: Int { get }
  /// The request that a solution is remembered by.
  static func key(of request: GroupRequest) -> GroupRequest
}

extension PlantedKey {
  package static var mostSolutions: Int { 1000 }
}

/// Key without the measured sizes.
package enum NoSizes: PlantedKey {
  package static let name = "no-sizes"

  package static func key(of request: GroupRequest) -> GroupRequest {
    var key = request
    key.fitted = []
    return key
  }
}

/// Key with the measured sizes of twelve items.
package enum TwelveSizes: PlantedKey {
  package static let name = "twelve-sizes"

  package static func key(of request: GroupRequest) -> GroupRequest {
    var key = request
    key.fitted = Array(request.fitted.prefix(12))
    return key
  }
}

/// Key with a container of whole points.
package enum WholePoints: PlantedKey {
  package static let name = "whole-points"

  package static func key(of request: GroupRequest) -> GroupRequest {
    var key = GroupRequest(
      group: request.group,
      container: Vector(
        horizontal: request.container.horizontal.rounded(.down),
        vertical: request.container.vertical.rounded(.down)),
      grid: request.grid, stackAxis: request.stackAxis, itemLift: request.itemLift,
      fitted: request.fitted, uniformSize: request.uniformSize)
    key.itemLimit = request.itemLimit
    return key
  }
}

/// The whole request, and no eviction.
package enum EverythingForEver: PlantedKey {
  package static let name = "endless"
  package static let mostSolutions = Int.max

  package static func key(of request: GroupRequest) -> GroupRequest { request }
}

/// Solution cache with an incomplete key, or without evictions.
package struct PlantedKeyCache<Planted: PlantedKey>: SolutionCaching {
  package static var name: String { Planted.name }

  private var solutions: [GroupRequest: GroupSolution] = [:]

  package init() {}

  package mutating func solution(
    for request: GroupRequest, section: Int, work: inout WorkCounters
  ) throws(LayoutError) -> GroupSolution {
    if let known = solutions[Planted.key(of: request)] {
      work.measurementHits += 1
      return known
    }
    var solver = GroupSolver()
    let solution = try solver.solve(request, work: &work)
    if solutions.count >= Planted.mostSolutions { solutions = [:] }
    solutions[Planted.key(of: request)] = solution
    return solution
  }

  package func knownSolution(for request: GroupRequest, section: Int) -> GroupSolution? {
    solutions[Planted.key(of: request)]
  }
}

/// Solution cache whose key lacks the measured sizes.
package typealias PlantedCache = PlantedKeyCache<NoSizes>

/// Solution cache without evictions.
package typealias EndlessCache = PlantedKeyCache<EverythingForEver>
