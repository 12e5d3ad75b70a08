/// A cache of group solutions with one of four policies.
///
/// All policies produce equal solutions; they differ in how often groups are solved.
public struct SolutionCache: SolutionCaching {
  /// The policy for choosing the solutions to cache.
  public enum Policy: Hashable, Sendable {
    /// Nothing is cached: every request is solved.
    case none
    /// The solutions of each section are cached separately.
    case perSection
    /// Solutions of groups without measured sizes are cached, in one table for all sections.
    case shared
    /// All solutions are cached, in one table for all sections; when it is full, the least recently
    /// used solution is evicted.
    case byFittedSizes
  }

  /// The name of the cache with its default policy, used in benchmark results.
  public static let name = "by-sizes"

  /// Returns the default maximum number of solutions in a table; under ``Policy/perSection``, each
  /// section has its own table.
  public static func capacity(of policy: Policy) -> Int {
    policy == .perSection ? 256 : 4096
  }

  /// The maximum number of items in a custom group whose solution is cached.
  private static var largestCustomGroup: Int { 4096 }

  private let policy: Policy
  private let capacity: Int
  /// The table of solutions shared by all sections.
  private var shared: SolutionTable
  /// The solutions of each section under ``Policy/perSection``.
  private var sections: [Int: SolutionTable] = [:]
  /// The solver for groups with measured sizes, which are often solved in succession.
  ///
  /// Until sizes have been measured, the property is `nil` and a temporary solver is used for each
  /// group, because there are few such groups, and keeping memory for them is not worthwhile.
  private var kept: KeptSolver?

  /// Creates an empty cache with the policy ``Policy/byFittedSizes``.
  public init() { self.init(policy: .byFittedSizes) }

  /// Creates an empty cache.
  ///
  /// - Parameters:
  ///   - policy: The policy for choosing the solutions to cache.
  ///   - capacity: The maximum number of solutions, counted for each section under
  ///     ``Policy/perSection``; `nil` for the default, which suffices for many screens of items.
  public init(policy: Policy, capacity: Int? = nil) {
    self.policy = policy
    self.capacity = capacity ?? Self.capacity(of: policy)
    shared = SolutionTable(capacity: self.capacity)
  }

  /// Returns the solution of a group, solving it unless it is cached.
  public mutating func solution(
    for request: GroupRequest, section: Int, work: inout WorkCounters
  ) throws(LayoutError) -> GroupSolution {
    guard caches(request) else { return try solve(request, work: &work) }
    let known = policy == .perSection ? sections[section]?.use(request) : shared.use(request)
    if let known {
      work.measurementHits += 1
      return known
    }
    let solution = try solve(request, work: &work)
    if policy == .perSection {
      // A local constant is used because the default value would capture a copy of the cache.
      let capacity = capacity
      sections[section, default: SolutionTable(capacity: capacity)]
        .insert(solution, for: request, work: &work)
    } else {
      shared.insert(solution, for: request, work: &work)
    }
    return solution
  }

  /// Returns the cached solution of a group, or `nil` if none is cached.
  public func knownSolution(for request: GroupRequest, section: Int) -> GroupSolution? {
    guard caches(request) else { return nil }
    return policy == .perSection ? sections[section]?.peek(request) : shared.peek(request)
  }

  private mutating func solve(
    _ request: GroupRequest, work: inout WorkCounters
  ) throws(LayoutError) -> GroupSolution {
    guard kept != nil || !request.fitted.isEmpty else {
      var solver = GroupSolver()
      return try solver.solve(request, work: &work)
    }
    // A copy of the cache may be using the solver at this moment.
    if !isKnownUniquelyReferenced(&kept) { kept = KeptSolver() }
    guard let kept else { preconditionFailure("The cache must have a solver after creating one.") }
    return try kept.solver.solve(request, work: &work)
  }

  private func caches(_ request: GroupRequest) -> Bool {
    // The template of a section keeps its own solution, and caching a second solution of a million
    // items is not worthwhile.
    if let places = request.group.largePlaces, places.count > Self.largestCustomGroup {
      return false
    }
    return switch policy {
    case .none: false
    case .perSection, .byFittedSizes: true
    case .shared: request.fitted.isEmpty
    }
  }
}
