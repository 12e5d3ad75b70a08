/// The self-sizing rules of a section: the self-sizing axes of items, and the parts of the section
/// affected by a measured size.
package struct SectionFitting: Hashable, Sendable {
  /// The extent to which the measured size of one item affects other items through dimensions that
  /// are uniform across siblings.
  enum Uniformity: Hashable, Sendable {
    case none
    case group
    case section
  }

  /// The way item sizes determine the groups of a section.
  enum Form: Hashable, Sendable {
    /// Each group holds one item and is exactly as long as this item along the stack, so the end of
    /// a measured group is known without solving it.
    case item
    /// All groups hold the same number of items.
    case equal
    /// Items are packed into groups by their sizes.
    case packed
  }

  /// The axes along which at least one item is self-sizing.
  package let axes: AxisSet
  /// The axes along which all groups of the section have the same length.
  package let uniformAxes: AxisSet
  /// The extent to which a measured size affects other items through uniform dimensions.
  let uniformity: Uniformity
  /// The way item sizes determine the section's groups.
  let form: Form
  /// Whether the groups can differ in length perpendicular to the stack axis.
  package let variesAcross: Bool
  /// Whether all items of a group receive the same size proposal.
  ///
  /// If so, a measured size stays valid at any position in a group.
  ///
  /// In a section packed by item sizes, the property is `true` if all items have the same
  /// self-sizing axes.
  let proposalsAreAlike: Bool

  /// Creates the self-sizing rules of a section from its plan and its solved group.
  init(geometry: borrowing SectionGeometry, solution: GroupSolution, metrics: SectionMetrics) {
    // The table holds the properties of all items' plans and is read without reference counting.
    let table = geometry.interned.group
    let (size, stack) = (table.items[0].size, geometry.stackAxis)
    if table.packs {
      // A row may have different subitems from those estimated.
      let axesOfLeaves = table.axesOfLeaves
      axes = axesOfLeaves.reduce(into: AxisSet()) { $0.formUnion($1) }
      proposalsAreAlike = axesOfLeaves.count == 1
    } else {
      axes = solution.proposals.reduce(into: AxisSet()) { $0.formUnion($1.estimatedAxes) }
      proposalsAreAlike = solution.proposals.allSatisfy { $0 == solution.proposals.first }
    }
    var uniformAxes: AxisSet = []
    for axis in Axis.allCases where size[axis].isUniformAcrossSiblings && !axes.isEmpty {
      uniformAxes.insert(AxisSet(axis))
    }
    self.uniformAxes = uniformAxes
    uniformity =
      !uniformAxes.isEmpty
      ? .section
      : !axes.isEmpty && table.items.contains { $0.size.isUniformAcrossSiblings }
        ? .group : .none
    variesAcross = size[stack.other].isEstimated
    let isItem =
      uniformAxes.isEmpty && !variesAcross && metrics.gap >= .zero
      && axes == AxisSet(stack) && solution.leaves.count == 1 && solution.supplementaries.isEmpty
      && Self.isOneItem(table, along: stack)
    form = table.packs ? .packed : isItem ? .item : .equal
  }

  /// Returns whether the group described by a table always has exactly the length of its only item.
  private static func isOneItem(_ table: GroupTable, along axis: Axis) -> Bool {
    guard case .run(let run) = table.items[0].content, table.items[0].size[axis].isEstimated,
      run.subitems.count == 1, table.items[run.subitems.lowerBound].isLeaf
    else { return false }
    let edges = table.items[run.subitems.lowerBound].edges
    return edges.start(axis) == nil && edges.end(axis) == nil
  }
}
