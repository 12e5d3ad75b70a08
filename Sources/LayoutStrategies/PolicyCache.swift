public import LayoutCore

/// The name and policy of a solution cache, expressed as a type so that it can be a type parameter.
public protocol SolutionPolicy: Sendable {
  /// The name of the policy in the benchmark harness.
  static var name: String { get }
  /// The rule for keeping solutions in the cache.
  static var policy: SolutionCache.Policy { get }
}

/// A policy that caches no solutions of groups.
public enum UncachedSolutions: SolutionPolicy {
  /// The name of the policy in the benchmark harness.
  public static let name = "none"
  /// The cache's policy: to keep no solutions.
  public static let policy = SolutionCache.Policy.none
}

/// A policy that caches the solutions of groups for each section separately.
public enum PerSectionSolutions: SolutionPolicy {
  /// The name of the policy in the benchmark harness.
  public static let name = "per-section"
  /// The cache's policy: to keep the solutions of each section separately.
  public static let policy = SolutionCache.Policy.perSection
}

/// A policy that caches the solutions of groups at their estimated sizes, and shares them among all
/// sections.
public enum SharedSolutions: SolutionPolicy {
  /// The name of the policy in the benchmark harness.
  public static let name = "shared"
  /// The cache's policy: to share solutions among all sections.
  public static let policy = SolutionCache.Policy.shared
}

/// A ``SolutionCache`` whose policy is a type parameter.
public struct PolicyCache<Policy: SolutionPolicy>: SolutionCaching {
  /// The name of the policy in the benchmark harness.
  public static var name: String { Policy.name }

  private var cache = SolutionCache(policy: Policy.policy)

  /// Creates an empty cache.
  public init() {}

  /// Returns the solution of a group, either from the cache or newly computed.
  public mutating func solution(
    for request: GroupRequest, section: Int, work: inout WorkCounters
  ) throws(LayoutError) -> GroupSolution {
    try cache.solution(for: request, section: section, work: &work)
  }

  /// Returns the solution of a group, or `nil` if it is not in the cache.
  public func knownSolution(for request: GroupRequest, section: Int) -> GroupSolution? {
    cache.knownSolution(for: request, section: section)
  }
}
