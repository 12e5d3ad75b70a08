import LayoutCore

/// An item of the model after it has been laid out: its slot, and the items in it, in pixels.
struct PackerItem {
  /// The description of the item.
  let plan: ItemPlan
  /// The insets that count, in points: those along estimated axes do not.
  let insets: Insets
  /// The size of the slot; a leaf's insets have not come off it.
  var size: Vector
  /// The number of data items in it.
  var leafCount = 0
  /// The items in a group, in order, with their offsets from its outer corner.
  var children: [(origin: Vector, item: PackerItem)] = []

  /// Whether the item shows one data item.
  var isLeaf: Bool { plan.content == .leaf }

  /// The rectangles of the data items, in order, their own insets taken off; offsets are from the
  /// outer corner of this item.
  func leaves(_ pixels: PackerPixels) -> [(origin: Vector, size: Vector)] {
    guard !isLeaf else {
      var frame = (origin: Vector.zero, size: size)
      for axis in Axis.allCases {
        frame.origin[axis] = insets.start(axis) * pixels.scale
        frame.size[axis] = abs(size[axis] - insets.total(axis) * pixels.scale)
      }
      return [frame]
    }
    return children.flatMap { child in
      child.item.leaves(pixels).map { ($0.origin + child.origin, $0.size) }
    }
  }

  /// The length of the last group of a packing section along the stack: the far edge of its items,
  /// with the room that they keep behind them.
  func reach(along axis: Axis, _ pixels: PackerPixels) -> Double {
    children.reduce(0) { reach, child in
      max(
        reach,
        child.origin[axis] + child.item.size[axis]
          + pixels.minimum(child.item.plan.edges.end(axis)))
    }
  }

  /// The length of a full group along the stack when only the first of its data items are there:
  /// it ends as far behind them as it does behind all.
  func trimmed(toFirst count: Int, along axis: Axis, _ pixels: PackerPixels) -> Double {
    guard count < leafCount else { return size[axis] }
    let start = insets.start(axis) * pixels.scale
    var (present, full, remaining) = (0.0, 0.0, count)
    for child in children {
      var end = child.item.size[axis]
      if child.item.isLeaf, let frame = child.item.leaves(pixels).first {
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
