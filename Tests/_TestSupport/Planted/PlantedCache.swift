package import LayoutCore

/// An error in the key of a solution cache in the form of a type, because caches are distinguished
/// by type.
package protocol PlantedKey: Sendable {
  /// The name of the cache.
  static var name: String { get }
  /// The maximum number of solutions; all are evicted before another is added.
  static var maxSolutions: Int { get }
  /// Returns the request under which a solution is stored.
  static func key(of request: GroupRequest) -> GroupRequest
}

extension PlantedKey {
  package static var maxSolutions: Int { 1000 }
}

/// A key without the measured sizes.
package enum NoSizes: PlantedKey {
  package static let name = "no-sizes"

  package static func key(of request: GroupRequest) -> GroupRequest {
    var key = request
    key.fitted = []
    return key
  }
}

/// A key with the measured sizes of only twelve items.
package enum TwelveSizes: PlantedKey {
  package static let name = "twelve-sizes"

  package static func key(of request: GroupRequest) -> GroupRequest {
    var key = request
    key.fitted = Array(request.fitted.prefix(12))
    return key
  }
}

/// A key with its container rounded down to whole points.
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

/// A key with the whole request, for a cache without eviction.
package enum EverythingForEver: PlantedKey {
  package static let name = "endless"
  package static let maxSolutions = Int.max

  package static func key(of request: GroupRequest) -> GroupRequest { request }
}

/// A solution cache with an incomplete key, or without eviction.
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
    if solutions.count >= Planted.maxSolutions { solutions = [:] }
    solutions[Planted.key(of: request)] = solution
    return solution
  }

  package func knownSolution(for request: GroupRequest, section: Int) -> GroupSolution? {
    solutions[Planted.key(of: request)]
  }
}

/// A solution cache whose key lacks the measured sizes.
package typealias PlantedCache = PlantedKeyCache<NoSizes>

/// A solution cache without eviction.
package typealias EndlessCache = PlantedKeyCache<EverythingForEver>
