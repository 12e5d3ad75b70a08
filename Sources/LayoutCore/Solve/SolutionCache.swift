/// Cache of group solutions with one of four policies.
///
/// All policies give equal solutions; they differ in how often a group is solved.
public struct SolutionCache: SolutionCaching {
  /// The choice of remembered solutions.
  public enum Policy: Hashable, Sendable {
    /// None: each request is solved.
    case none
    /// Each section's, apart from all others.
    case perSection
    /// Solutions of groups at their estimates, for all sections together.
    case shared
    /// All, for all sections together: the least recently used one is evicted.
    case byFittedSizes
  }

  /// The default policy's name in the harness.
  public static let name = "by-sizes"

  /// The capacity of the shared policies, and of a section under ``Policy/perSection``.
  public static func capacity(of policy: Policy) -> Int {
    policy == .perSection ? 256 : 4096
  }

  /// The maximum number of items of a custom group with a remembered solution.
  private static var largestCustomGroup: Int { 4096 }

  private let policy: Policy
  private let capacity: Int
  /// The solutions of all sections together.
  private var shared: SolutionTable
  /// The solutions of each section under ``Policy/perSection``.
  private var sections: [Int: SolutionTable] = [:]
  /// Solves measured groups, one after the other while sizes are applied.
  ///
  /// Groups at their estimates are few, and a layout without measured sizes keeps no memory for
  /// them.
  private var kept: KeptSolver?

  /// Creates an empty cache by fitted sizes.
  public init() { self.init(policy: .byFittedSizes) }

  /// Makes an empty cache.
  ///
  /// - Parameters:
  ///   - policy: The choice of remembered solutions.
  ///   - capacity: How many, for each section where they are apart; enough for many screens if not
  ///     given.
  public init(policy: Policy, capacity: Int? = nil) {
    self.policy = policy
    self.capacity = capacity ?? Self.capacity(of: policy)
    shared = SolutionTable(capacity: self.capacity)
  }

  /// The solution of a group, solved now or remembered.
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
      // A constant: the default value would capture a copy of the cache.
      let capacity = capacity
      sections[section, default: SolutionTable(capacity: capacity)]
        .insert(solution, for: request, work: &work)
    } else {
      shared.insert(solution, for: request, work: &work)
    }
    return solution
  }

  /// The solution of a group, if it is remembered.
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
    // A copy of the cache may be solving at this moment.
    if !isKnownUniquelyReferenced(&kept) { kept = KeptSolver() }
    guard let kept else { preconditionFailure("A solver was made that is not there.") }
    return try kept.solver.solve(request, work: &work)
  }

  private func caches(_ request: GroupRequest) -> Bool {
    // The template of a section keeps its own, and another of a million items is not worth it.
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
