/// The store of a layout's plans, which keeps only one copy of equal plans, groups and kind names.
struct PlanStore: Sendable {
  /// The distinct plans, in order of insertion.
  private(set) var plans: [InternedPlan] = []
  /// The names of all kinds of supplementary items and decorations, in order of first appearance.
  private(set) var elementKinds: [String] = []

  /// The index of each element kind's name in ``elementKinds``.
  private var kindIndices: [String: Int32] = [:]
  /// The index of each plan in ``plans``.
  private var planIndices: [SectionPlan: Int] = [:]
  /// The table of each distinct group.
  private var groups: [ItemPlan: GroupTable] = [:]
  /// The index of the most recently interned plan, if there is one; it is kept because the next
  /// plan is usually equal to it.
  private var lastIndex: Int?
  /// The number of tables created so far, used to number the next table.
  private var tableCount = 0

  /// Returns the index of a plan, adding the plan first if it is new.
  ///
  /// - Complexity: O(*p*) for a plan of *p* items.
  mutating func intern(_ plan: SectionPlan) -> Int {
    // A single comparison takes a quarter of the time of hashing plus comparing.
    if let lastIndex, plans[lastIndex].section == plan { return lastIndex }
    if let known = planIndices[plan] {
      lastIndex = known
      return known
    }
    let index = plans.count
    lastIndex = index
    planIndices[plan] = index
    let group = table(of: plan.group)
    plans.append(InternedPlan(plan, group: group))
    for boundary in plan.boundaries { intern(kind: boundary.kind) }
    for decoration in plan.decorations { intern(kind: decoration.kind) }
    for supplementary in group.supplementaries { intern(kind: supplementary.kind) }
    return index
  }

  /// Returns the table of a group, creating the table first if the group is new.
  private mutating func table(of group: ItemPlan) -> GroupTable {
    if let known = groups[group] { return known }
    let table = GroupTable(group, number: tableCount)
    tableCount += 1
    groups[group] = table
    return table
  }

  /// Replaces a plan with one that has the same kinds of elements.
  ///
  /// - Returns: The index of the plan, or of an equal plan already in the store.
  /// - Complexity: O(*p*) for *p* plans.
  mutating func replace(_ index: Int, by plan: SectionPlan) -> Int {
    if let known = planIndices[plan] { return known }
    forget(index)
    planIndices[plan] = index
    plans[index] = InternedPlan(plan, group: table(of: plan.group))
    return index
  }

  /// Replaces the frames in a plan with equal frames stored in shared blocks.
  mutating func share(_ places: CustomPlaces, inPlan index: Int) {
    var plan = plans[index].section
    plan.group.content = .custom(CustomPlan(places: places))
    let number = plans[index].group.number
    forget(index)
    let group = GroupTable(plan.group, number: number)
    groups[plan.group] = group
    planIndices[plan] = index
    plans[index] = InternedPlan(plan, group: group)
  }

  /// Removes a plan from the look-up table, together with its group unless another plan uses that
  /// group.
  private mutating func forget(_ index: Int) {
    let old = plans[index]
    if planIndices[old.section] == index { planIndices[old.section] = nil }
    let isShared = plans.contains { $0 !== old && $0.group === old.group }
    if !isShared { groups[old.section.group] = nil }
  }

  /// Adds the name of an element kind unless it is already known.
  mutating func intern(kind name: String) {
    guard kindIndices[name] == nil else { return }
    kindIndices[name] = Int32(elementKinds.count)
    elementKinds.append(name)
  }

  /// Returns the index of a kind in ``elementKinds``, or `nil` if no plan uses it.
  func index(ofKind name: String) -> Int32? { kindIndices[name] }
}

extension PlanStore: Hashable {
  /// Compares only the plans and the kinds; everything else follows from them.
  static func == (a: PlanStore, b: PlanStore) -> Bool {
    a.plans == b.plans && a.elementKinds == b.elementKinds
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(plans)
    hasher.combine(elementKinds)
  }
}
