public import LayoutCore

/// Name and policy of a solution cache as a type, for strategies that differ by type.
public protocol SolutionPolicy: Sendable {
  /// The policy's name in the harness.
  static var name: String { get }
  /// Which solutions are remembered.
  static var policy: SolutionCache.Policy { get }
}

/// Policy that remembers nothing.
public enum NoSolutions: SolutionPolicy {
  /// The policy's name in the harness.
  public static let name = "none"
  /// The solutions that are remembered.
  public static let policy = SolutionCache.Policy.none
}

/// Policy that remembers the solutions of each section by themselves.
public enum SolutionsPerSection: SolutionPolicy {
  /// The policy's name in the harness.
  public static let name = "per-section"
  /// The solutions that are remembered.
  public static let policy = SolutionCache.Policy.perSection
}

/// Policy that remembers groups at their estimates.
public enum SharedSolutions: SolutionPolicy {
  /// The policy's name in the harness.
  public static let name = "shared"
  /// The solutions that are remembered.
  public static let policy = SolutionCache.Policy.shared
}

/// ``SolutionCache`` with a policy type.
public struct PolicyCache<Policy: SolutionPolicy>: SolutionCaching {
  /// The policy's name in the harness.
  public static var name: String { Policy.name }

  private var cache = SolutionCache(policy: Policy.policy)

  /// Makes an empty cache.
  public init() {}

  /// The solution of a group, solved now or remembered.
  public mutating func solution(
    for request: GroupRequest, section: Int, work: inout WorkCounters
  ) throws(LayoutError) -> GroupSolution {
    try cache.solution(for: request, section: section, work: &work)
  }

  /// The solution of a group, if it is remembered.
  public func knownSolution(for request: GroupRequest, section: Int) -> GroupSolution? {
    cache.knownSolution(for: request, section: section)
  }
}
