/// A plan with its hash value, so that looking it up does not walk through all of its items each
/// time.
public struct HashedPlan: Hashable, Sendable {
  /// The plan.
  public let plan: ItemPlan
  private let hash: Int

  /// Hashes a plan.
  ///
  /// - Complexity: O(*p*) for *p* items in the plan.
  public init(_ plan: ItemPlan) {
    self.plan = plan
    hash = plan.hashValue
  }

  /// Takes in the hash value.
  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }

  /// Whether two plans are equal in every item.
  public static func == (a: HashedPlan, b: HashedPlan) -> Bool {
    a.hash == b.hash && a.plan == b.plan
  }
}
