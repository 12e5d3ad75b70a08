/// Distributes the room of a run: along it, and across it for each item.
enum RunPlacement {
  /// One item of a run to be placed: its size and the room it keeps around it.
  struct Slot {
    /// Which of the run's parts it is.
    var part: Int
    /// The room that the item keeps around it.
    var edges: EdgeSpacing
    /// The size in points.
    var size: Vector
    /// The offset from the inner corner of the group, in points.
    var origin: Vector
  }

  /// Places items along a run.
  ///
  /// All flexible spacings, between items and beside them, get their own minimum and an equal share
  /// of what is left over. The share is negative where the items are too long.
  ///
  /// - Parameters:
  ///   - slots: The items; their origins along the axis are set.
  ///   - axis: The axis of the run.
  ///   - length: The room to distribute, or `nil` where the run is as long as its items.
  ///   - spacing: The spacing between two items.
  /// - Returns: The length that the items take with all the room around them, in points.
  static func placeAlong(
    _ slots: inout [Slot], axis: Axis, length: Double?, spacing: Spacing
  ) -> Double {
    let gaps = max(0, slots.count - 1)
    var taken = Double(gaps) * spacing.minimum
    var flexibleCount = spacing.isFlexible ? gaps : 0
    for slot in slots {
      taken += slot.size[axis] + slot.edges.minimum(axis)
      flexibleCount += slot.edges.flexibleCount(axis)
    }
    let leftOver = length.map { $0 - taken } ?? 0
    let share = flexibleCount > 0 ? leftOver / Double(flexibleCount) : 0
    let gap = spacing.minimum + (spacing.isFlexible ? share : 0)
    var position = 0.0
    for index in slots.indices {
      let edge = slots[index].edges
      if index > 0 { position += gap }
      position += width(edge.start(axis), share: share)
      slots[index].origin[axis] = position
      position += slots[index].size[axis] + width(edge.end(axis), share: share)
    }
    return position
  }

  /// Where an item starts across a run, or a group across its section, in points.
  ///
  /// An item starts at the leading or top side. A fixed edge moves it, and flexible ones share what
  /// is left: one pushes it to the far side, two put it into the middle.
  ///
  /// - Parameters:
  ///   - extent: The item's own length on the axis.
  ///   - room: The length it is placed in.
  ///   - axis: The axis across the run.
  ///   - edges: The room around the item.
  /// - Returns: The offset from the start of the room, in points.
  static func originAcross(
    extent: Double, in room: Double, axis: Axis, edges: EdgeSpacing
  ) -> Double {
    let flexibleCount = edges.flexibleCount(axis)
    let leftOver = room - extent - edges.minimum(axis)
    let share = flexibleCount > 0 ? leftOver / Double(flexibleCount) : 0
    return width(edges.start(axis), share: share)
  }

  private static func width(_ spacing: Spacing?, share: Double) -> Double {
    guard let spacing else { return 0 }
    return spacing.minimum + (spacing.isFlexible ? share : 0)
  }
}
