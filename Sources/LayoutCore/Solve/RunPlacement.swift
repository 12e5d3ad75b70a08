/// The rules for distributing the space in a run of items, both along the run and, for each item,
/// perpendicular to it.
enum RunPlacement {
  /// Returns the start of an item perpendicular to its run, or of a group perpendicular to its
  /// section's stack axis, in points.
  ///
  /// By default an item starts at the leading or top side. A fixed edge spacing moves it. Flexible
  /// edge spacings share the remaining space: one pushes the item to the far side, two centre it.
  ///
  /// - Parameters:
  ///   - extent: The item's own length along the axis.
  ///   - room: The length available to the item.
  ///   - axis: The axis perpendicular to the run.
  ///   - edges: The space the item keeps free around itself.
  /// - Returns: The offset from the start of the space, in points.
  static func originAcross(
    extent: Double, in room: Double, axis: Axis, edges: EdgeSpacing
  ) -> Double {
    // Behaviour 22
    let flexibleCount = edges.flexibleCount(axis)
    let leftOver = room - extent - edges.minimum(axis)
    let share = flexibleCount > 0 ? leftOver / Double(flexibleCount) : 0
    return width(edges.start(axis), share: share)
  }

  /// Returns the width of a spacing, including a share of the remaining space if it is flexible.
  static func width(_ spacing: Spacing?, share: Double) -> Double {
    guard let spacing else { return 0 }
    return spacing.minimum + (spacing.isFlexible ? share : 0)
  }
}

/// The space for the items of a run, and the properties that determine its distribution.
struct RunSpace {
  let table: GroupTable
  let axis: Axis
  /// The spacing between adjacent items.
  let spacing: Spacing
  /// Whether any item has edge spacings.
  let hasEdges: Bool
  /// Whether flexible spacings shrink below their minimum if the items are too long.
  let sharesOverflow: Bool
  /// The length to distribute, in points; `nil` if the run takes the length of its items.
  let length: Double?
  /// The space available to each item perpendicular to the run, in points.
  let across: Double
  /// The axis the section's groups are stacked along.
  let stackAxis: Axis
}

/// The items of a run with their positions.
struct PlacedRun {
  /// The range of the items in ``SolverArena/entries``.
  var entries: Range<Int>
  /// The length of the items including all the space around them, in points.
  var length = 0.0
  /// The far edge of the items along the section's stack axis, in points.
  var reach = 0.0
  /// The number of data items in the run.
  var leafCount = 0
}

extension SolverArena {
  /// Returns the length of the longest item along an axis, including the free space around it, in
  /// points.
  func longest(of parts: Range<Int>, in table: GroupTable, along axis: Axis) -> Double {
    var longest = 0.0
    for part in parts {
      let node = self.parts[part]
      let item = nodes[node].item
      var length = nodes[node].size[axis]
      if table.items[item].hasEdges { length += table.items[item].edges.minimum(axis) }
      longest = max(longest, length)
    }
    return longest
  }

  /// Places the items of a run, both along the run and perpendicular to it.
  ///
  /// Each flexible spacing, whether between items or at their sides, gets its own minimum plus an
  /// equal share of the remaining space. If the items are too long, the share is negative if
  /// ``RunSpace/sharesOverflow`` is `true`, and zero otherwise.
  ///
  /// - Parameters:
  ///   - parts: The distinct items, as a range of ``SolverArena/parts``; they are repeated in
  ///     order.
  ///   - count: The number of items to place, including repetitions.
  ///   - room: The space for the items, and the properties of the run.
  /// - Returns: The placed items, with the run's length and reach.
  mutating func place(_ parts: Range<Int>, count: Int, in room: RunSpace) -> PlacedRun {
    let axis = room.axis
    let spacing = room.spacing
    let share =
      spacing.isFlexible || room.hasEdges ? flexibleShare(of: parts, count: count, in: room) : 0
    let gap = spacing.minimum + (spacing.isFlexible ? share : 0)
    var placed = PlacedRun(entries: entries.count..<entries.count + count)
    var part = parts.lowerBound
    for index in 0..<count {
      let node = self.parts[part]
      let item = nodes[node].item
      if index > 0 { placed.length += gap }
      // Behaviour 49
      var origin = Vector.zero
      if room.hasEdges, room.table.items[item].hasEdges {
        let edges = room.table.items[item].edges
        placed.length += RunPlacement.width(edges.start(axis), share: share)
        origin[axis] = placed.length
        placed.length += nodes[node].size[axis] + RunPlacement.width(edges.end(axis), share: share)
        origin[axis.other] = RunPlacement.originAcross(
          extent: nodes[node].size[axis.other], in: room.across, axis: axis.other, edges: edges)
      } else {
        origin[axis] = placed.length
        placed.length += nodes[node].size[axis]
      }
      entries.append(Entry(node: node, origin: origin))
      // Behaviour 17
      placed.leafCount += nodes[node].leafCount
      placed.reach = max(placed.reach, origin[room.stackAxis] + nodes[node].reach[room.stackAxis])
      part = part + 1 == parts.upperBound ? parts.lowerBound : part + 1
    }
    return placed
  }

  /// Returns each flexible spacing's share of the space left free by the items, in points.
  private func flexibleShare(of parts: Range<Int>, count: Int, in room: RunSpace) -> Double {
    let spacing = room.spacing
    guard let length = room.length else { return 0 }
    let axis = room.axis
    var taken = Double(count - 1) * spacing.minimum
    var flexibleCount = spacing.isFlexible ? count - 1 : 0
    var part = parts.lowerBound
    for _ in 0..<count {
      let node = self.parts[part]
      let item = nodes[node].item
      var extent = nodes[node].size[axis]
      if room.table.items[item].hasEdges {
        extent += room.table.items[item].edges.minimum(axis)
        flexibleCount += room.table.items[item].edges.flexibleCount(axis)
      }
      taken += extent
      part = part + 1 == parts.upperBound ? parts.lowerBound : part + 1
    }
    // Behaviour 81
    guard flexibleCount > 0, room.sharesOverflow || taken < length else { return 0 }
    // Behaviour 20
    return (length - taken) / Double(flexibleCount)
  }
}
