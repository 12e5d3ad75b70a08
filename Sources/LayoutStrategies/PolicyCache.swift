public import LayoutCore

/// The name and policy of a solution cache, expressed as a type so that it can be a type parameter.
public protocol SolutionPolicy: Sendable {
  /// The name of the policy in the harness.
  static var name: String { get }
  /// The policy of the cache.
  static var policy: SolutionCache.Policy { get }
}

/// A policy that remembers no solutions.
public enum UncachedSolutions: SolutionPolicy {
  /// The name of the policy in the harness.
  public static let name = "none"
  /// The policy of the cache.
  public static let policy = SolutionCache.Policy.none
}

/// A policy that remembers the solutions of each section separately.
public enum PerSectionSolutions: SolutionPolicy {
  /// The name of the policy in the harness.
  public static let name = "per-section"
  /// The policy of the cache.
  public static let policy = SolutionCache.Policy.perSection
}

/// A policy that remembers the solutions of groups at their estimated sizes, for all sections.
public enum SharedSolutions: SolutionPolicy {
  /// The name of the policy in the harness.
  public static let name = "shared"
  /// The policy of the cache.
  public static let policy = SolutionCache.Policy.shared
}

/// A ``SolutionCache`` whose policy is a type parameter.
public struct PolicyCache<Policy: SolutionPolicy>: SolutionCaching {
  /// The name of the policy in the harness.
  public static var name: String { Policy.name }

  private var cache = SolutionCache(policy: Policy.policy)

  /// Creates an empty cache.
  public init() {}

  /// Returns the solution of a group, either newly solved or remembered by the cache.
  public mutating func solution(
    for request: GroupRequest, section: Int, work: inout WorkCounters
  ) throws(LayoutError) -> GroupSolution {
    try cache.solution(for: request, section: section, work: &work)
  }

  /// Returns the solution of a group, or `nil` if it is not remembered.
  public func knownSolution(for request: GroupRequest, section: Int) -> GroupSolution? {
    cache.knownSolution(for: request, section: section)
  }
}
