package import LayoutCore

/// Reason of a length.
package enum LengthReason: Sendable {
  /// An absolute dimension, in points.
  case absolute(Double)
  /// A fraction of a side of the container; the side's length is in pixels, rounded down.
  case fraction(Double, of: Axis, length: Double)
  /// An estimate without a measurement, in points.
  case estimate(Double)
  /// A measured length, in points.
  case measured(Double)
  /// The group around it divides its length among a number of items; the length is in pixels.
  case share(of: Double, count: Int)
  /// The length of the items in it.
  case content
  /// The length of its longest sibling.
  case siblings
}

/// Reason of the number of subitems of a group.
package enum PackingReason: Sendable {
  /// The group divides its length among a number of items.
  case divided(Int)
  /// Each subitem of the list occurs once, as they decide the length of the group.
  case once(Int)
  /// The fitting number in a length in pixels.
  case fitting(Int, room: Double, byMeasuredSizes: Bool)
}

/// Item after it has been laid out: its slot, the items in it, and the reasons, in pixels.
package struct InterpretedItem {
  /// Item in a group, with the offset from the group's outer corner in pixels.
  package struct Child {
    package var origin: Vector
    package var item: InterpretedItem
  }

  /// The description of the item.
  package let plan: ItemPlan
  /// The effective insets, in points, without insets along estimated axes.
  package let insets: Insets
  /// The container for resolving its dimensions.
  package let box: Vector
  /// The size of the slot; a leaf's insets have not come off it.
  package var size: Vector
  /// The reasons of its lengths.
  package var reasons: (horizontal: LengthReason, vertical: LengthReason)
  /// The reason of the number of its subitems; nil for an item and a custom group.
  package var packing: PackingReason?
  /// The number of data items in it.
  package var leafCount = 0
  /// The items in a group, in order.
  package var children: [Child] = []

  /// Whether the item shows one data item.
  package var isLeaf: Bool { plan.content == .leaf }

  private var isCustom: Bool { if case .custom = plan.content { true } else { false } }

  /// The frame without the content insets, from the outer corner of the item; insets longer than a
  /// leaf leave the absolute difference.
  package func frame(_ pixels: InterpreterPixels) -> (origin: Vector, size: Vector) {
    var frame = (origin: Vector.zero, size: size)
    for axis in Axis.allCases {
      frame.origin[axis] = insets.start(axis) * pixels.scale
      let length = size[axis] - insets.total(axis) * pixels.scale
      frame.size[axis] = isLeaf ? abs(length) : length
    }
    return frame
  }

  /// The rectangles of the data items, in order, their own insets taken off; offsets are from the
  /// outer corner of this item.
  package func leaves(_ pixels: InterpreterPixels) -> [(origin: Vector, size: Vector)] {
    guard !isLeaf else { return [frame(pixels)] }
    return children.flatMap { child in
      child.item.leaves(pixels).map { ($0.origin + child.origin, $0.size) }
    }
  }

  /// The supplementary items of this item and of all items in it, its own first, with the number of
  /// the first data item of their host; offsets are from the outer corner of this item.
  package func supplementaries(
    _ pixels: InterpreterPixels
  ) -> [(origin: Vector, item: InterpretedSupplementary, firstLeaf: Int)] {
    guard leafCount > 0 else { return [] }
    let frame = frame(pixels)
    var all = plan.supplementaries.map { plan in
      (
        origin: Vector.zero,
        item: InterpretedSupplementary(
          plan, on: frame.origin, size: frame.size, container: isLeaf ? frame.size : box, pixels),
        firstLeaf: 0
      )
    }
    var first = 0
    for child in children {
      all += child.item.supplementaries(pixels).map {
        ($0.origin + child.origin, $0.item, $0.firstLeaf + first)
      }
      first += child.item.leafCount
    }
    return all
  }

  /// The length of the last group of a packing section along the stack: the far edge of its items,
  /// with their minimum room after them.
  func reach(along axis: Axis, _ pixels: InterpreterPixels) -> Double {
    children.reduce(0) { reach, child in
      max(
        reach,
        child.origin[axis] + child.item.size[axis]
          + pixels.minimum(child.item.plan.edges.end(axis)))
    }
  }

  /// The length of a full group along the stack with only the first of its data items: the distance
  /// between the last item and the group's end is the same as in the full group.
  func trimmed(toFirst count: Int, along axis: Axis, _ pixels: InterpreterPixels) -> Double {
    guard count < leafCount else { return size[axis] }
    let start = isCustom ? 0 : insets.start(axis) * pixels.scale
    var (present, full, remaining) = (0.0, 0.0, count)
    for child in children {
      var end = child.item.size[axis]
      if child.item.isLeaf {
        let frame = child.item.frame(pixels)
        end = frame.origin[axis] + frame.size[axis]
      }
      let offset = child.origin[axis] - start
      full = max(full, offset + end)
      guard remaining > 0 else { continue }
      if remaining < child.item.leafCount {
        end = child.item.trimmed(toFirst: remaining, along: axis, pixels)
      }
      present = max(present, offset + end)
      remaining -= child.item.leafCount
    }
    return max(0, present + size[axis] - insets.total(axis) * pixels.scale - full)
  }
}

/// Supplementary item on its host, in pixels.
package struct InterpretedSupplementary {
  package let plan: SupplementaryPlan
  /// The offset of its frame from the outer corner of the host's slot.
  package private(set) var origin = Vector.zero
  /// The size of its frame.
  package private(set) var size: Vector
  /// The movement of its origin as a part of the frame's growth.
  private var shift = Vector.zero

  /// Anchors an item to a host's frame. (Behaviour 41 to 44)
  init(
    _ plan: SupplementaryPlan, on host: Vector, size hostSize: Vector, container: Vector,
    _ pixels: InterpreterPixels
  ) {
    self.plan = plan
    size = .zero
    for axis in Axis.allCases {
      let own = pixels.resolved(plan.size[axis], in: container)
      let isEstimated = plan.size[axis].isEstimated
      let insets = isEstimated ? (0, 0) : (plan.insets.start(axis), plan.insets.total(axis))
      origin[axis] =
        host[axis] + Self.fraction(plan.container.point[axis]) * hostSize[axis]
        - Self.fraction(plan.item.point[axis]) * own + insets.0 * pixels.scale
      for anchor in [plan.container, plan.item] {
        origin[axis] += anchor.offset[axis] * (anchor.isFractional ? own : pixels.scale)
        if anchor.isFractional { shift[axis] += anchor.offset[axis] }
      }
      shift[axis] -= Self.fraction(plan.item.point[axis])
      size[axis] = abs(own - insets.1 * pixels.scale)
    }
  }

  /// The part of a length before a point.
  static func fraction(_ alignment: Alignment) -> Double {
    switch alignment {
    case .start: 0
    case .center: 0.5
    case .end: 1
    }
  }

  /// The same item once its content has been measured, in units: its anchor point stays.
  func measured(
    _ lengths: FittedLengths, at corner: Vector, _ pixels: InterpreterPixels
  ) -> (origin: Vector, size: Vector) {
    var (origin, size) = (pixels.units(corner + origin), pixels.units(size))
    for axis in Axis.allCases where plan.size[axis].isEstimated {
      guard let length = lengths[axis] else { continue }
      let growth = Double(length.rawValue) - size[axis]
      origin[axis] += (growth * shift[axis]).rounded()
      size[axis] += growth
    }
    return (origin, size)
  }
}
