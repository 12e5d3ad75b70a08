/// Self-sizing rules of a section: the axes along which the contents of its items decide, and the
/// parts of the section that a measured size changes.
package struct SectionFitting: Hashable, Sendable {
  /// How far sizes decide on one another because of dimensions that are uniform across siblings.
  enum Uniformity: Hashable, Sendable {
    case none
    case group
    case section
  }

  /// The forms that the groups of a section may have, by how the sizes of their items decide them.
  enum Form: Hashable, Sendable {
    /// One item each, and as long as that along the stack: nothing has to be solved to know where a
    /// measured group ends.
    case item
    /// Equally many items each.
    case equal
    /// As many items as fit by their sizes.
    case packed
  }

  /// The axes along which some item's content decides.
  package let axes: AxisSet
  /// The axes along which all groups of the section are as long as the longest.
  package let uniformAxes: AxisSet
  /// How far the items reach that are as long as their longest sibling.
  let uniformity: Uniformity
  /// The form of the groups.
  let form: Form
  /// Whether groups differ in their length across the stack.
  package let variesAcross: Bool
  /// Whether all items of a group get the same size proposal, so that a measured size holds for
  /// whichever place of a group its item comes to; where groups pack by sizes, whether the contents
  /// of all items decide along the same axes.
  let proposalsAreAlike: Bool

  /// Finds the sizes that contents decide, from a section's plan and its group.
  init(geometry: borrowing SectionGeometry, solution: GroupSolution, metrics: SectionMetrics) {
    // Of the table: it says of all items what their plans do, without counting references.
    let table = geometry.interned.group
    let (size, stack) = (table.items[0].size, geometry.stackAxis)
    if table.packs {
      // A row may have other subitems than one as estimated.
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
      && Self.isItsItem(table, along: stack)
    form = table.packs ? .packed : isItem ? .item : .equal
  }

  /// Whether a group is exactly as long as its one item.
  private static func isItsItem(_ table: GroupTable, along axis: Axis) -> Bool {
    guard case .run(let run) = table.items[0].content, table.items[0].size[axis].isEstimated,
      run.subitems.count == 1, table.items[run.subitems.lowerBound].isLeaf
    else { return false }
    let edges = table.items[run.subitems.lowerBound].edges
    return edges.start(axis) == nil && edges.end(axis) == nil
  }
}
