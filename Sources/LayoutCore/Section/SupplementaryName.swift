/// Name of a supplementary item anchored to a group or to an item in it: the same for all groups of
/// a section.
package struct SupplementaryName: Hashable, Sendable {
  /// The kind its views are registered under.
  package let kind: ElementKind
  /// Its number within its kind in the group.
  package let ordinal: Int
  /// How many of its kind a full group has.
  package let countPerGroup: Int

  /// The name of the element of one group; its item is its running number in the section.
  package func id(section: Int, group: Int) -> ElementID {
    // Behaviour 45
    ElementID(kind: kind, section: section, item: group * countPerGroup + ordinal)
  }

  /// Numbers the supplementary items of a full group.
  static func names(
    of solution: GroupSolution, input: borrowing LayoutInput
  ) -> [SupplementaryName] {
    guard !solution.supplementaries.isEmpty else { return [] }
    var counts: [String: Int] = [:]
    for item in solution.supplementaries { counts[item.kind, default: 0] += 1 }
    var ordinals: [String: Int] = [:]
    return solution.supplementaries.map { item in
      let ordinal = ordinals[item.kind, default: 0]
      ordinals[item.kind] = ordinal + 1
      return SupplementaryName(
        kind: input.kind(.supplementary, item.kind), ordinal: ordinal,
        countPerGroup: counts[item.kind] ?? 0)
    }
  }
}
