public import LayoutCore

/// Name and policy of a solution cache as a type, for strategies that differ by type.
public protocol SolutionPolicy: Sendable {
  /// The policy's name in the harness.
  static var name: String { get }
  /// The remembered solutions.
  static var policy: SolutionCache.Policy { get }
}

/// Policy of remembering nothing.
public enum NoSolutions: SolutionPolicy {
  /// The policy's name in the harness.
  public static let name = "none"
  /// The remembered solutions.
  public static let policy = SolutionCache.Policy.none
}

/// Policy of remembering the solutions of each section by themselves.
public enum SolutionsPerSection: SolutionPolicy {
  /// The policy's name in the harness.
  public static let name = "per-section"
  /// The remembered solutions.
  public static let policy = SolutionCache.Policy.perSection
}

/// Policy of remembering groups at their estimates.
public enum SharedSolutions: SolutionPolicy {
  /// The policy's name in the harness.
  public static let name = "shared"
  /// The remembered solutions.
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
