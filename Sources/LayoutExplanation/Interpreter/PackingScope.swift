package import LayoutCore

/// The rules for packed groups: a packed group takes subitems until the next one, at its measured
/// size, no longer fits.
package enum PackingScope {
  /// Returns whether a group packs its subitems by their measured sizes.
  ///
  /// - Parameters:
  ///   - group: The description of the group, with its dimensions.
  ///   - run: The run of subitems forming the group's content.
  ///   - divided: The axis of the surrounding group if it divides its length among its subitems,
  ///     otherwise `nil`. Along this axis, the group's length is fixed even if its own dimension is
  ///     estimated.
  /// - Returns: `true` if the measured sizes determine the number of subitems.
  package static func packs(_ group: ItemPlan, _ run: RunPlan, divided: Axis?) -> Bool {
    if case .equal = run.capacity { return false }
    if group.size[run.axis].isEstimated, divided != run.axis { return false }
    if run.subitems.contains(where: { isUniform($0, along: run.axis) }) { return false }
    return run.subitems.contains { $0.size[run.axis].isEstimated }
  }

  /// Returns whether a group, or any group nested in it, packs its subitems by their measured
  /// sizes.
  package static func holdsPackingGroup(_ item: ItemPlan, divided: Axis? = nil) -> Bool {
    guard case .run(let run) = item.content else { return false }
    if packs(item, run, divided: divided) { return true }
    var axis: Axis?
    if case .equal = run.capacity { axis = run.axis }
    return run.subitems.contains { holdsPackingGroup($0, divided: axis) }
  }

  /// Returns whether an item assumes the length of its longest sibling along an axis.
  package static func isUniform(_ item: ItemPlan, along axis: Axis) -> Bool {
    if case .uniformAcrossSiblings = item.size[axis] { true } else { false }
  }
}
