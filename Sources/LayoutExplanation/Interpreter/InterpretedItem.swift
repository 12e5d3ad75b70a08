package import LayoutCore

/// The reason why an item has its length along an axis.
package enum LengthReason: Sendable {
  /// An absolute dimension, in points.
  case absolute(Double)
  /// A fraction of a side of the container; the side's length is in pixels.
  case fraction(Double, of: Axis, length: Double)
  /// An unmeasured estimate, in points.
  case estimate(Double)
  /// A measured length, in points.
  case measured(Double)
  /// An item's share, in pixels, when the surrounding group's length is divided among a number of
  /// items.
  case share(of: Double, count: Int)
  /// The length of the items in the group.
  case content
  /// The length of the longest sibling.
  case siblings
}

/// The reason for the number of subitems in a group.
package enum PackingReason: Sendable {
  /// The group divides its length among a number of items.
  case divided(Int)
  /// Each subitem of the list occurs once, because the subitems determine the length of the group.
  case once(Int)
  /// The number of subitems that fit; `room` is the available length, in pixels.
  case fitting(Int, room: Double, byMeasuredSizes: Bool)
}

/// An item that has been laid out: its slot, the items in it, and the reasons for its lengths.
///
/// Sizes are in pixels.
package struct InterpretedItem {
  /// An item in a group, with its offset from the group's outer corner in pixels.
  package struct Child {
    package var origin: Vector
    package var item: InterpretedItem
  }

  /// The description of the item.
  package let plan: ItemPlan
  /// The effective insets in points; zero along estimated axes.
  package let insets: Insets
  /// The reference size for fractional dimensions of the item.
  package let box: Vector
  /// The size of the slot; for a leaf, it includes the insets.
  package var size: Vector
  /// The reasons for the item's lengths.
  package var reasons: (horizontal: LengthReason, vertical: LengthReason)
  /// The reason for the number of subitems; `nil` for a leaf and for a custom group.
  package var packing: PackingReason?
  /// The number of data items in the item.
  package var leafCount = 0
  /// The items of a group, in order.
  package var children: [Child] = []

  /// Whether the item shows a single data item.
  package var isLeaf: Bool { plan.content == .leaf }

  private var isCustom: Bool { if case .custom = plan.content { true } else { false } }

  /// Returns the frame inside the content insets, relative to the outer corner of the item.
  ///
  /// If the insets exceed the length of a leaf, the absolute value of the difference is used.
  package func frame(_ pixels: InterpreterPixels) -> (origin: Vector, size: Vector) {
    var frame = (origin: Vector.zero, size: size)
    for axis in Axis.allCases {
      frame.origin[axis] = insets.start(axis) * pixels.scale
      let length = size[axis] - insets.total(axis) * pixels.scale
      frame.size[axis] = isLeaf ? abs(length) : length
    }
    return frame
  }

  /// Returns the rectangles of the data items inside their own insets, in order.
  ///
  /// The offsets are relative to the outer corner of this item.
  package func leaves(_ pixels: InterpreterPixels) -> [(origin: Vector, size: Vector)] {
    guard !isLeaf else { return [frame(pixels)] }
    return children.flatMap { child in
      child.item.leaves(pixels).map { ($0.origin + child.origin, $0.size) }
    }
  }

  /// Returns the supplementary items of this item and of all items in it, beginning with its own.
  ///
  /// For each of them, `firstLeaf` is the index of its host's first data item among the data items
  /// of this item. The offsets are relative to the outer corner of this item.
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

  /// Returns the distance along an axis from the group's corner to the far edge of its items,
  /// including the minimum space after them.
  ///
  /// This is the length of the last group in a section that packs items by their measured sizes.
  func reach(along axis: Axis, _ pixels: InterpreterPixels) -> Double {
    children.reduce(0) { reach, child in
      max(
        reach,
        child.origin[axis] + child.item.size[axis]
          + pixels.minimum(child.item.plan.edges.end(axis)))
    }
  }

  /// Returns the length that the group would have along an axis if it showed only its first `count`
  /// data items.
  ///
  /// The distance between the last item and the group's end is the same as in the full group.
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

/// A supplementary item placed on its host; all lengths are in pixels.
package struct InterpretedSupplementary {
  package let plan: SupplementaryPlan
  /// The offset of the item's frame from the outer corner of the host's slot.
  package private(set) var origin = Vector.zero
  /// The size of the item's frame.
  package private(set) var size: Vector
  /// The distance the origin moves per unit of the frame's growth.
  private var shift = Vector.zero

  /// Creates a supplementary item, anchored to a host's frame. (Behaviour 41 to 44)
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

  /// Returns the position that an alignment selects along a length, as a fraction of the length.
  static func fraction(_ alignment: Alignment) -> Double {
    switch alignment {
    case .start: 0
    case .center: 0.5
    case .end: 1
    }
  }

  /// Returns the frame with measured lengths applied, in units of 10⁻⁷ pixels; the anchor point
  /// stays fixed.
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
