/// Distribution of the room of a run: along it, and across it for each item.
enum RunPlacement {
  /// Where an item starts across a run, or a group across its section, in points.
  ///
  /// An item starts at the leading or top side. A fixed edge moves it, and flexible ones share the
  /// rest: one pushes it to the far side, two put it into the middle.
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
    // Behaviour 22
    let flexibleCount = edges.flexibleCount(axis)
    let leftOver = room - extent - edges.minimum(axis)
    let share = flexibleCount > 0 ? leftOver / Double(flexibleCount) : 0
    return width(edges.start(axis), share: share)
  }

  /// The width of a spacing, with a share of the left-over room if flexible.
  static func width(_ spacing: Spacing?, share: Double) -> Double {
    guard let spacing else { return 0 }
    return spacing.minimum + (spacing.isFlexible ? share : 0)
  }
}

/// Room of a run for its items.
struct RunRoom {
  let table: GroupTable
  let axis: Axis
  /// The spacing between two items.
  let spacing: Spacing
  /// Whether some item keeps room free around it.
  let hasEdges: Bool
  /// Whether flexible spacings share how much the items are too long.
  let sharesOverflow: Bool
  /// The length to distribute, in points, or `nil` for a run of its items' length.
  let length: Double?
  /// The room of each item across the run, in points.
  let across: Double
  /// The stack axis of the section's groups.
  let stackAxis: Axis
}

/// Items of a run in their places.
struct PlacedRun {
  /// The items, in ``SolverArena/entries``.
  var entries: Range<Int>
  /// The items' length with all the room around them, in points.
  var length = 0.0
  /// The far edge of the items along the section, in points.
  var reach = 0.0
  /// The number of data items in them.
  var leafCount = 0
}

extension SolverArena {
  /// The length of the longest item across a run, with its free room.
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

  /// Places the items of a run, along it and across it.
  ///
  /// All flexible spacings, between items and beside them, get their own minimum and an equal share
  /// of the room left over. The share is negative where the items are too long.
  ///
  /// - Parameters:
  ///   - parts: The distinct items, repeated in order.
  ///   - count: The number of items.
  ///   - room: The run and the room in it.
  /// - Returns: The items in their places.
  mutating func place(_ parts: Range<Int>, count: Int, in room: RunRoom) -> PlacedRun {
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

  /// The share of each flexible spacing in the room left by items, in points.
  private func flexibleShare(of parts: Range<Int>, count: Int, in room: RunRoom) -> Double {
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
