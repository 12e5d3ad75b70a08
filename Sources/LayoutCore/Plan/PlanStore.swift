/// Store of the plans of a layout in which equal plans, equal groups and equal names of kinds are
/// one.
struct PlanStore: Sendable {
  /// The distinct plans, in the order in which they came.
  private(set) var plans: [InternedPlan] = []
  /// The names of all kinds of supplementary items and decorations, in the order of their first
  /// mention.
  private(set) var elementKinds: [String] = []

  /// The index of each kind in ``elementKinds``.
  private var kindIndices: [String: Int32] = [:]
  /// The index of each plan in ``plans``.
  private var planIndices: [SectionPlan: Int] = [:]
  /// The table of each distinct group.
  private var groups: [ItemPlan: GroupTable] = [:]

  /// The index of a plan, known or new.
  ///
  /// - Complexity: O(*p*) for a plan of *p* items.
  mutating func intern(_ plan: SectionPlan) -> Int {
    if let known = planIndices[plan] { return known }
    let index = plans.count
    planIndices[plan] = index
    let group = groups[plan.group] ?? GroupTable(plan.group, number: groups.count)
    groups[plan.group] = group
    plans.append(InternedPlan(plan, group: group))
    for boundary in plan.boundaries { intern(kind: boundary.kind) }
    for decoration in plan.decorations { intern(kind: decoration.kind) }
    for supplementary in group.supplementaries { intern(kind: supplementary.kind) }
    return index
  }

  /// Adds the name of a kind.
  mutating func intern(kind name: String) {
    guard kindIndices[name] == nil else { return }
    kindIndices[name] = Int32(elementKinds.count)
    elementKinds.append(name)
  }

  /// The index of a kind in ``elementKinds``, or `nil` if no plan mentions it.
  func index(ofKind name: String) -> Int32? { kindIndices[name] }
}

extension PlanStore: Hashable {
  /// Compares the plans and the kinds, which all else follows from.
  static func == (a: PlanStore, b: PlanStore) -> Bool {
    a.plans == b.plans && a.elementKinds == b.elementKinds
  }

  /// Hashes the plans and the kinds.
  func hash(into hasher: inout Hasher) {
    hasher.combine(plans)
    hasher.combine(elementKinds)
  }
}
