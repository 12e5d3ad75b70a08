/// Self-sizing rules of a section: the axes decided by the contents of its items, and the parts of
/// the section changed by a measured size.
package struct SectionFitting: Hashable, Sendable {
  /// How far sizes decide on one another because of dimensions uniform across siblings.
  enum Uniformity: Hashable, Sendable {
    case none
    case group
    case section
  }

  /// The forms of a section's groups, by how the sizes of their items decide them.
  enum Form: Hashable, Sendable {
    /// One item each, of the group's length along the stack: nothing has to be solved to know where
    /// a measured group ends.
    case item
    /// Equally many items each.
    case equal
    /// Packed by item sizes.
    case packed
  }

  /// The axes decided by some item's content.
  package let axes: AxisSet
  /// The axes of uniform length across all groups of the section.
  package let uniformAxes: AxisSet
  /// The reach of items uniform across siblings.
  let uniformity: Uniformity
  /// The form of the groups.
  let form: Form
  /// Whether groups differ in their length across the stack.
  package let variesAcross: Bool
  /// Whether all items of a group get the same size proposal, so a measured size holds at any place
  /// of a group; where groups pack by sizes, whether the contents of all items decide along the
  /// same axes.
  let proposalsAreAlike: Bool

  /// Finds the sizes decided by contents, from a section's plan and its group.
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
      && Self.isOneItem(table, along: stack)
    form = table.packs ? .packed : isItem ? .item : .equal
  }

  /// Whether a group has exactly the length of its one item.
  private static func isOneItem(_ table: GroupTable, along axis: Axis) -> Bool {
    guard case .run(let run) = table.items[0].content, table.items[0].size[axis].isEstimated,
      run.subitems.count == 1, table.items[run.subitems.lowerBound].isLeaf
    else { return false }
    let edges = table.items[run.subitems.lowerBound].edges
    return edges.start(axis) == nil && edges.end(axis) == nil
  }
}
