package import LayoutCore

/// Scope of packing: the groups that take subitems while these fit by measured sizes.
package enum PackingScope {
  /// Whether a group packs.
  ///
  /// - Parameters:
  ///   - group: The group.
  ///   - run: Its run.
  ///   - divided: The axis along which the group around it divides its length; it is not estimated
  ///     there, whatever its own dimension.
  /// - Returns: `true` if its subitems are counted by measured sizes.
  package static func packs(_ group: ItemPlan, _ run: RunPlan, divided: Axis?) -> Bool {
    if case .equal = run.capacity { return false }
    if group.size[run.axis].isEstimated, divided != run.axis { return false }
    if run.subitems.contains(where: { isUniform($0, along: run.axis) }) { return false }
    return run.subitems.contains { $0.size[run.axis].isEstimated }
  }

  /// Whether a group packs, or some group in it.
  package static func holdsPackingGroup(_ item: ItemPlan, divided: Axis? = nil) -> Bool {
    guard case .run(let run) = item.content else { return false }
    if packs(item, run, divided: divided) { return true }
    var axis: Axis?
    if case .equal = run.capacity { axis = run.axis }
    return run.subitems.contains { holdsPackingGroup($0, divided: axis) }
  }

  /// Whether an item takes the length of its longest sibling.
  package static func isUniform(_ item: ItemPlan, along axis: Axis) -> Bool {
    if case .uniformAcrossSiblings = item.size[axis] { true } else { false }
  }
}
