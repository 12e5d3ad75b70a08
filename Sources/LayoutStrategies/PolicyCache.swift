public import LayoutCore

/// Name and policy of a solution cache as a type, for strategies that differ by type.
public protocol SolutionPolicy: Sendable {
  /// The name by which the harness lists the policy.
  static var name: String { get }
  /// Which solutions are remembered.
  static var policy: SolutionCache.Policy { get }
}

/// Policy that remembers nothing.
public enum NoSolutions: SolutionPolicy {
  /// The name by which the harness lists the policy.
  public static let name = "none"
  /// The solutions that are remembered.
  public static let policy = SolutionCache.Policy.none
}

/// Policy that remembers the solutions of each section by themselves.
public enum SolutionsPerSection: SolutionPolicy {
  /// The name by which the harness lists the policy.
  public static let name = "per-section"
  /// The solutions that are remembered.
  public static let policy = SolutionCache.Policy.perSection
}

/// Policy that remembers groups at their estimates.
public enum SharedSolutions: SolutionPolicy {
  /// The name by which the harness lists the policy.
  public static let name = "shared"
  /// The solutions that are remembered.
  public static let policy = SolutionCache.Policy.shared
}

/// ``SolutionCache`` whose policy is part of its type.
public struct PolicyCache<Policy: SolutionPolicy>: SolutionCaching {
  /// The name of the policy, by which the harness lists the cache.
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
