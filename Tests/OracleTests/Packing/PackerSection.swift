import LayoutCore

/// One section of the model, laid out from its own leading top corner, in units.
struct PackerSection {
  /// The rectangles of the data items, in order, before they are rounded; fewer than there are
  /// items if some group has no room.
  private(set) var leaves: [(origin: Vector, size: Vector)] = []
  /// The length along the scroll axis.
  private(set) var extent = 0.0
  /// The longest group across the scroll axis, which may widen the content; zero in a row that
  /// scrolls by itself.
  private(set) var groupsAcross = 0.0

  private let plan: SectionPlan
  private let container: LayoutContainer
  private let pixels: PackerPixels
  private let sizes: PackerSizes

  /// Lays out a section.
  init(_ plan: SectionPlan, in container: LayoutContainer, sizes: PackerSizes) {
    self.plan = plan
    self.container = container
    self.sizes = sizes
    pixels = PackerPixels(scale: container.displayScale)
    let groups = PackerScope.holdsPackingGroup(plan.group) ? packedGroups() : equalGroups()
    place(groups)
  }

  /// A group, and the length that it has along the stack where that differs from its own.
  private typealias Group = (item: PackerItem, leafCount: Int, length: Double)

  private var isRow: Bool { plan.orthogonalScrolling != .none }

  /// The axis along which the groups follow one another.
  private var stack: Axis { isRow ? container.scrollAxis.other : container.scrollAxis }

  /// The box that the group's dimensions are resolved in, in pixels.
  private var box: Vector {
    var size = container.size
    for axis in Axis.allCases { size[axis] -= plan.referenceInsets.total(axis) }
    let across = stack.other
    size[across] = container.size[across] - plan.insets.total(across)
    return Vector(
      horizontal: size.horizontal * pixels.scale, vertical: size.vertical * pixels.scale)
  }

  /// The groups of a packing section: each takes the items that it has room for.
  private func packedGroups() -> [Group] {
    let solver = PackerSolver(pixels: pixels, sizes: sizes)
    var groups: [Group] = []
    var first = 0
    while let item = solver.solve(plan.group, in: box, first: first), item.leafCount > 0 {
      groups.append((item, item.leafCount, item.size[stack]))
      first += item.leafCount
    }
    if let last = groups.last {
      groups[groups.count - 1].length = last.item.reach(along: stack, pixels)
    }
    return groups
  }

  /// The groups of any other section: each has as many items as fit by estimates, and is laid out
  /// as if it were full.
  ///
  /// Items that the last one lacks do not count for their siblings once some item is measured.
  private func equalGroups() -> [Group] {
    let estimates = PackerSolver(pixels: pixels, sizes: PackerSizes())
    let count = estimates.solve(plan.group, in: box, first: 0)?.leafCount ?? 0
    guard count > 0 else { return [] }
    return stride(from: 0, to: sizes.count ?? 0, by: count).compactMap { first in
      let present = min(count, (sizes.count ?? 0) - first)
      var sizes = PackerSizes(lengths: sizes.lengths)
      if sizes.measures(first..<first + present) { sizes.shownCount = first + present }
      return PackerSolver(pixels: pixels, sizes: sizes).solve(plan.group, in: box, first: first).map
      {
        ($0, present, $0.trimmed(toFirst: present, along: stack, pixels))
      }
    }
  }

  /// Places the groups one behind the other.
  private mutating func place(_ groups: [Group]) {
    guard let last = groups.last else { return }
    let across = stack.other
    let edges = plan.group.edges
    let edgesAlong = pixels.units(pixels.minimum(edges, stack))
    let gap = edgesAlong + pixels.units(plan.interGroupSpacing * pixels.scale)
    let start = pixels.units(
      plan.insets.start(stack) * pixels.scale + pixels.minimum(edges.start(stack)))
    let roomAcross =
      (container.size[across] - plan.insets.total(across)) * pixels.scale
    var offset = 0.0
    var tallest = 0.0
    var end = 0.0
    for group in groups {
      // A row is as tall as its groups, so that there is nothing to share across it.
      let length = group.item.size[across]
      let room = isRow ? length + pixels.minimum(edges, across) : roomAcross
      let corner = Vector(
        along: stack, start + offset,
        across: pixels.units(
          plan.insets.start(across) * pixels.scale
            + pixels.start(of: length, in: room, edges, across)))
      for leaf in group.item.leaves(pixels).prefix(group.leafCount) {
        leaves.append((corner + pixels.units(leaf.origin), pixels.units(leaf.size)))
      }
      tallest = max(tallest, pixels.units(length))
      end = offset
      offset += max(0, pixels.units(group.item.size[stack]) + gap)
    }
    end += pixels.units(last.length) + edgesAlong
    let content = isRow ? tallest + pixels.units(pixels.minimum(edges, across)) : end
    extent = max(
      0, pixels.units(plan.insets.total(container.scrollAxis) * pixels.scale) + content)
    groupsAcross = isRow ? 0 : tallest
  }
}
