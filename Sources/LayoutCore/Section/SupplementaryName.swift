/// The name of a supplementary item anchored to a group or to an item in it, shared by all groups
/// of a section.
package struct SupplementaryName: Hashable, Sendable {
  /// The kind under which the item's views are registered.
  package let kind: ElementKind
  /// The index of the item among the group's items of the same kind.
  package let ordinal: Int
  /// The number of items of this kind in a full group.
  package let countPerGroup: Int

  /// Returns the identifier of the supplementary item in the given group.
  ///
  /// The item index in the identifier counts the items of this kind across the whole section.
  package func id(section: Int, group: Int) -> ElementID {
    // Behaviour 45
    ElementID(kind: kind, section: section, item: group * countPerGroup + ordinal)
  }

  /// Returns the names of a full group's supplementary items, numbered within each kind.
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
