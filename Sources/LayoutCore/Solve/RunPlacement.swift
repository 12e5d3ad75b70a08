/// Distribution of the room of a run: along it, and across it for each item.
enum RunPlacement {
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

  /// The width of a spacing, which gets a share of the left-over room if it is flexible.
  static func width(_ spacing: Spacing?, share: Double) -> Double {
    guard let spacing else { return 0 }
    return spacing.minimum + (spacing.isFlexible ? share : 0)
  }
}

extension SolverArena {
  /// Adds the items of a run, with their origins still to be set.
  ///
  /// - Parameters:
  ///   - parts: The distinct items, which repeat in order.
  ///   - count: The number of items.
  /// - Returns: The entries.
  mutating func appendEntries(of parts: Range<Int>, count: Int) -> Range<Int> {
    let first = entries.count
    var part = parts.lowerBound
    for _ in 0..<count {
      entries.append(Entry(node: self.parts[part], origin: .zero))
      part = part + 1 == parts.upperBound ? parts.lowerBound : part + 1
    }
    return first..<entries.count
  }

  /// The length of the item that is longest across a run, with the room that it always keeps.
  func longest(of range: Range<Int>, in table: GroupTable, along axis: Axis) -> Double {
    var longest = 0.0
    let (entries, nodes) = (entries.span, nodes.span)
    for index in range {
      let node = entries[index].node
      var length = nodes[node].size[axis]
      let item = nodes[node].item
      if table.items[item].hasEdges { length += table.items[item].edges.minimum(axis) }
      longest = max(longest, length)
    }
    return longest
  }

  /// Places items along a run.
  ///
  /// All flexible spacings, between items and beside them, get their own minimum and an equal share
  /// of the room left over. The share is negative where the items are too long.
  ///
  /// - Parameters:
  ///   - range: The items; their origins along the axis are set.
  ///   - table: The whole group.
  ///   - axis: The axis of the run.
  ///   - length: The room to distribute, or `nil` where the run is as long as its items.
  ///   - spacing: The spacing between two items.
  /// - Returns: The length that the items take with all the room around them, in points.
  mutating func placeAlong(
    _ range: Range<Int>, of table: GroupTable, axis: Axis, length: Double?, spacing: Spacing
  ) -> Double {
    let gaps = max(0, range.count - 1)
    var taken = Double(gaps) * spacing.minimum
    var flexibleCount = spacing.isFlexible ? gaps : 0
    // Spans: an array would be made sure to be unique for each entry.
    let allNodes = self.nodes
    let nodes = allNodes.span
    var entries = entries.mutableSpan
    for index in range {
      let node = entries[index].node
      let item = nodes[node].item
      var room = nodes[node].size[axis]
      if table.items[item].hasEdges {
        room += table.items[item].edges.minimum(axis)
        flexibleCount += table.items[item].edges.flexibleCount(axis)
      }
      taken += room
    }
    let leftOver = length.map { $0 - taken } ?? 0
    let share = flexibleCount > 0 ? leftOver / Double(flexibleCount) : 0
    let gap = spacing.minimum + (spacing.isFlexible ? share : 0)
    var position = 0.0
    for index in range {
      let node = entries[index].node
      let item = nodes[node].item
      if index > range.lowerBound { position += gap }
      guard table.items[item].hasEdges else {
        entries[index].origin[axis] = position
        position += nodes[node].size[axis]
        continue
      }
      position += RunPlacement.width(table.items[item].edges.start(axis), share: share)
      entries[index].origin[axis] = position
      position +=
        nodes[node].size[axis]
        + RunPlacement.width(table.items[item].edges.end(axis), share: share)
    }
    return position
  }

  /// Places each item across a run; one without room around it starts where the run does.
  mutating func placeAcross(
    _ range: Range<Int>, of table: GroupTable, axis: Axis, length: Double
  ) {
    for index in range {
      let item = nodes[entries[index].node].item
      guard table.items[item].hasEdges else { continue }
      entries[index].origin[axis] = RunPlacement.originAcross(
        extent: nodes[entries[index].node].size[axis], in: length, axis: axis,
        edges: table.items[item].edges)
    }
  }
}
