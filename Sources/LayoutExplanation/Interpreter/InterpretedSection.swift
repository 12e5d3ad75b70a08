package import LayoutCore

/// A section laid out according to the clauses of *Behaviour*, relative to its own top leading
/// corner, in units of 10⁻⁷ pixels.
package struct InterpretedSection {
  /// A group with its position.
  package struct Group {
    /// The group, with the items in it.
    package let item: InterpretedItem
    /// The number of data items shown by the group.
    package let shownCount: Int
    /// The index of the group's first data item in the section.
    package let first: Int
    /// The corner of the group, relative to the corner of the section.
    package fileprivate(set) var corner = Vector.zero
    /// The group's length along the stack axis if the group is the last of its section, in pixels.
    fileprivate let lastLength: Double
  }

  package let plan: SectionPlan
  package let container: LayoutContainer
  package let pixels: InterpreterPixels
  /// The number of data items in the section.
  package let itemCount: Int
  /// The groups, in order.
  ///
  /// Empty if there is no space for any group.
  package private(set) var groups: [Group] = []
  /// The boundary items of the section.
  package let edges: InterpretedEdges
  /// The length along the scroll axis, including boundary items.
  package private(set) var extent = 0.0
  /// The length of the longest group across the scroll axis; zero in an orthogonal section.
  ///
  /// A group longer than the view widens the content.
  package private(set) var groupsAcross = 0.0

  private let sizes: InterpreterSizes

  /// Creates a section by laying out its plan.
  ///
  /// - Parameters:
  ///   - plan: The description of the section's group, insets, boundary items and decorations.
  ///   - container: The available space, the display scale, the scroll axis and the layout
  ///     direction.
  ///   - sizes: The data items with their measured lengths.
  ///   - fitted: A closure that returns the measured lengths of the boundary items of a kind.
  init(
    _ plan: SectionPlan, in container: LayoutContainer, sizes: InterpreterSizes,
    fitted: (String) -> FittedLengths
  ) {
    self.plan = plan
    self.container = container
    self.sizes = sizes
    itemCount = sizes.count ?? 0
    pixels = InterpreterPixels(scale: container.displayScale)
    edges = InterpretedEdges(
      plan.boundaries, in: container, insets: plan.boundaryInsets, pixels, fitted: fitted)
    let packs = PackingScope.holdsPackingGroup(plan.group)
    var groups = packs ? packedGroups() : equalGroups()
    let uniform = longest(of: groups)
    if uniform != .zero, sizes.measures(0..<itemCount) {
      groups = packs ? packedGroups(least: uniform) : equalGroups(least: uniform)
    }
    place(groups)
  }

  /// Whether the section scrolls orthogonally. (Behaviour 6, 51)
  package var isRow: Bool { plan.orthogonalScrolling != .none }

  /// The axis of the stack formed by the groups.
  package var stack: Axis { isRow ? container.scrollAxis.other : container.scrollAxis }

  /// The reference size for fractional dimensions of the group, in pixels. (Behaviour 5, 6, 10, 55)
  package var box: Vector {
    var size = container.size
    for axis in Axis.allCases { size[axis] -= plan.referenceInsets.total(axis) }
    if case .custom = plan.group.content { return size * pixels.scale }
    let across = stack.other
    size[across] = container.size[across] - plan.insets.total(across)
    return size * pixels.scale
  }

  /// The number of items in a full group laid out with estimated sizes.
  private var estimatedCount: Int {
    ItemInterpreter(pixels: pixels, sizes: InterpreterSizes())
      .solve(plan.group, in: box, first: 0)?.leafCount ?? 0
  }

  /// Returns the groups of a section that packs items by their measured sizes; each group is filled
  /// before the next one begins. (Behaviour 27, 79)
  private func packedGroups(least: Vector = .zero) -> [Group] {
    guard estimatedCount > 0 else { return [] }
    let solver = ItemInterpreter(pixels: pixels, sizes: sizes)
    var groups: [Group] = []
    var first = 0
    while let item = solver.solve(plan.group, in: box, first: first, least: least),
      item.leafCount > 0
    {
      groups.append(
        Group(
          item: item, shownCount: item.leafCount, first: first,
          lastLength: item.reach(along: stack, pixels)))
      first += item.leafCount
    }
    return groups
  }

  /// Returns the groups of a section whose full groups all have the same number of items.
  /// (Behaviour 21, 25)
  ///
  /// The estimates determine the number of items in each group, and a partly filled group is laid
  /// out as if it were full. Once an item of the last group has been measured, the items missing
  /// from it no longer affect the lengths of their siblings.
  private func equalGroups(least: Vector = .zero) -> [Group] {
    let count = estimatedCount
    guard count > 0 else { return [] }
    return stride(from: 0, to: itemCount, by: count).compactMap { first in
      let present = min(count, itemCount - first)
      var sizes = InterpreterSizes(lengths: sizes.lengths)
      if sizes.measures(first..<first + present) { sizes.shownCount = first + present }
      let solver = ItemInterpreter(pixels: pixels, sizes: sizes)
      return solver.solve(plan.group, in: box, first: first, least: least).map {
        Group(
          item: $0, shownCount: present, first: first,
          lastLength: $0.trimmed(toFirst: present, along: stack, pixels))
      }
    }
  }

  /// Returns the common length of the groups along each axis where groups are uniform; zero along
  /// any other axis. (Behaviour 74)
  ///
  /// The common length is the length of the longest group. Items missing from a partly filled,
  /// measured group do not count.
  private func longest(of groups: [Group]) -> Vector {
    var longest = Vector.zero
    for axis in Axis.allCases where PackingScope.isUniform(plan.group, along: axis) {
      longest[axis] = groups.reduce(0) { longest, group in
        let isTrimmed =
          axis == stack && group.shownCount < group.item.leafCount
          && sizes.measures(group.first..<group.first + group.shownCount)
        let length = isTrimmed ? group.lastLength : group.item.size[axis]
        return max(longest, pixels.pixels(pixels.units(length)))
      }
    }
    return longest
  }

  /// Places the groups in sequence. (Behaviour 22 to 24)
  private mutating func place(_ groups: [Group]) {
    self.groups = groups
    guard let last = groups.last else {
      extent = edges.isEmpty ? 0 : edges.extent(ofBody: max(0, insetsAlong))
      return
    }
    let across = stack.other
    let groupEdges = plan.group.edges
    let edgesAlong = pixels.units(pixels.minimum(groupEdges, stack))
    let gap = edgesAlong + pixels.units(plan.interGroupSpacing * pixels.scale)
    let start = pixels.units(
      plan.insets.start(stack) * pixels.scale + pixels.minimum(groupEdges.start(stack)))
    let roomAcross = (container.size[across] - plan.insets.total(across)) * pixels.scale
    var (offset, tallest, end) = (0.0, 0.0, 0.0)
    for index in groups.indices {
      // A row is as tall as its groups, so no space remains to be shared across it.
      let length = groups[index].item.size[across]
      let room = isRow ? length + pixels.minimum(groupEdges, across) : roomAcross
      var corner = Vector(
        along: stack, start + offset,
        across: pixels.units(
          plan.insets.start(across) * pixels.scale
            + pixels.start(of: length, in: room, groupEdges, across)))
      corner[container.scrollAxis] += edges.before
      self.groups[index].corner = corner
      tallest = max(tallest, pixels.units(length))
      end = offset
      offset += max(0, pixels.units(groups[index].item.size[stack]) + gap)
    }
    end += pixels.units(last.lastLength) + edgesAlong
    let content = isRow ? tallest + pixels.units(pixels.minimum(groupEdges, across)) : end
    extent = edges.extent(ofBody: max(0, insetsAlong + content))
    groupsAcross = isRow ? 0 : tallest
  }

  /// The total length of the section's insets along the scroll axis.
  private var insetsAlong: Double {
    pixels.units(plan.insets.total(container.scrollAxis) * pixels.scale)
  }
}
