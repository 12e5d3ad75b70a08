/// Lengths of a group that is not full: with its first leaf, its first two, and so on up to all but
/// one.
///
/// With some of its leaves a run reaches as far as the items that are present, and ends as far
/// behind them as the full one does behind all of its own. Nested groups that are not full end
/// likewise, and each distinct one is looked at once, before the groups around it:
///
///     two columns of 30 + 10 + 30, the second 50 behind the first, in 100 points
///     column   30 (70)        row   30 70 80 (120)
struct PartialExtents: Sendable {
  /// The lengths of all distinct groups with more than one leaf, in points; the outermost is last.
  private var lengths: ContiguousArray<Double> = []
  /// Where those of the outermost group start.
  private var start = 0

  /// Finds the lengths of a solved group.
  ///
  /// - Parameters:
  ///   - root: The node of the group; the nodes in it stand before it.
  ///   - arena: All nodes.
  ///   - table: The group as it was described.
  ///   - stack: The axis along which the section lays its groups.
  /// - Complexity: O(*l* + *e*) for *l* leaves and *e* items of the distinct groups.
  init(
    of root: Int, in arena: inout SolverArena, table: GroupTable, along stack: Axis
  ) {
    guard arena.nodes[root].leafCount > 1 else { return }
    var count = 0
    for index in 0...root where arena.nodes[index].leafCount > 1 {
      arena.nodes[index].firstPartialExtent = count
      count += arena.nodes[index].leafCount - 1
    }
    start = arena.nodes[root].firstPartialExtent
    lengths.reserveCapacity(count)
    for _ in 0..<count { lengths.append(0) }
    var span = lengths.mutableSpan
    for index in 0...root where arena.nodes[index].leafCount > 1 {
      switch arena.nodes[index].content {
      case .nothing, .leaf:
        break
      case .custom(let custom, let innerLength):
        Self.write(
          table.customGroups[custom], innerLength: innerLength, along: stack,
          at: arena.nodes[index].firstPartialExtent, into: &span)
      case .run(let run):
        Self.write(
          run, of: arena, along: stack, at: arena.nodes[index].firstPartialExtent,
          end: arena.nodes[index].firstPartialExtent + arena.nodes[index].leafCount - 1,
          into: &span)
      }
    }
  }

  /// The length of the group with some of its leaves, in points; `nil` with none or all of them.
  subscript(count: Int) -> Double? {
    count > 0 && count <= lengths.count - start ? lengths[start + count - 1] : nil
  }

  /// Writes the lengths of a run with each of its leaves but one as the last.
  private static func write(
    _ run: SolverArena.Run, of arena: borrowing SolverArena, along stack: Axis, at first: Int,
    end: Int, into lengths: inout MutableSpan<Double>
  ) {
    var next = first
    var reach = 0.0
    for entry in run.entries.range where next < end {
      let offset = arena.entries[entry].origin[stack]
      let node = arena.entries[entry].node
      let below = arena.nodes[node].firstPartialExtent
      for leaf in 1..<max(1, arena.nodes[node].leafCount) {
        let present = max(reach, offset + lengths[below + leaf - 1])
        lengths[next] = max(0, present + run.innerLength - run.reach)
        next += 1
      }
      reach = max(reach, offset + arena.nodes[node].reach[stack])
      guard arena.nodes[node].leafCount > 0, next < end else { continue }
      lengths[next] = max(0, reach + run.innerLength - run.reach)
      next += 1
    }
  }

  private static func write(
    _ custom: CustomPlan, innerLength: Double, along stack: Axis, at first: Int,
    into lengths: inout MutableSpan<Double>
  ) {
    let fullReach = custom.reach(along: stack)
    var reach = 0.0
    for (index, place) in custom.places.dropLast().enumerated() {
      reach = max(reach, place.origin[stack] + place.size[stack])
      lengths[first + index] = max(0, reach + innerLength - fullReach)
    }
  }
}
