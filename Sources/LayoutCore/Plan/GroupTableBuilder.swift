/// Conversion of a group from the tree of its author into the rows of a ``GroupTable``.
struct GroupTableBuilder {
  private(set) var items: ContiguousArray<GroupTable.Item> = []
  private(set) var supplementaries: ContiguousArray<SupplementaryPlan> = []
  private(set) var customGroups: ContiguousArray<CustomPlan> = []
  /// The rows of each list of subitems, by the address of its storage.
  ///
  /// Lists that share their storage share their rows: a group that is twice in a group that is
  /// twice in a group … has few rows, and a number of paths that doubles with each level.
  private var lists: [UInt: Range<Int>] = [:]

  /// Adds the whole group.
  ///
  /// - Throws: ``LayoutError`` naming the first number that nothing can be calculated with, or if
  ///   the item is no group or nested too deeply.
  mutating func add(_ group: ItemPlan) throws(LayoutError) {
    guard !group.isLeaf else { throw .groupIsLeaf }
    _ = try add([group], depth: 0)
  }

  /// Adds the items of a list, and then what is in them.
  private mutating func add(_ list: [ItemPlan], depth: Int) throws(LayoutError) -> Range<Int> {
    guard depth <= LayoutLimits.nestingDepth else {
      throw .nestedTooDeeply(limit: LayoutLimits.nestingDepth)
    }
    guard !list.isEmpty else { return items.count..<items.count }
    // The address is a name here, and never followed: the plan keeps all of its lists alive.
    let address = unsafe list.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
    if let known = lists[address] { return known }
    let rows = items.count..<items.count + list.count
    lists[address] = rows
    for index in list.indices { items.append(try row(of: list[index])) }
    for index in list.indices {
      switch list[index].content {
      case .leaf: break
      case .custom(let custom):
        items[rows.lowerBound + index].content = .custom(customGroups.count)
        customGroups.append(custom)
      case .run(let run):
        let subitems = try add(run.subitems, depth: depth + 1)
        items[rows.lowerBound + index].content = .run(row(of: run, subitems: subitems))
      }
    }
    return rows
  }

  /// The row of an item, with its content still to be added.
  private mutating func row(of item: ItemPlan) throws(LayoutError) -> GroupTable.Item {
    try FiniteCheck.check(item)
    let first = supplementaries.count
    supplementaries.append(contentsOf: item.supplementaries)
    return GroupTable.Item(
      size: item.size, insets: item.insets, edges: item.edges, hasEdges: item.edges != .none,
      estimatedAxes: item.size.estimatedAxes, supplementaries: first..<supplementaries.count)
  }

  private func row(of run: RunPlan, subitems: Range<Int>) -> GroupTable.Run {
    var uniformAxes: AxisSet = []
    for axis in Axis.allCases
    where items[subitems].contains(where: { $0.size[axis].isUniformAcrossSiblings }) {
      uniformAxes.insert(AxisSet(axis))
    }
    return GroupTable.Run(
      axis: run.axis, capacity: run.capacity, spacing: run.spacing, subitems: subitems,
      uniformAxes: uniformAxes,
      lengthsFollowRun: items[subitems].contains { $0.size[run.axis].isFraction(of: run.axis) },
      crossFollowsRun: items[subitems].contains {
        $0.size[run.axis.other].isFraction(of: run.axis)
      },
      hasEstimatedGroups: items[subitems].contains {
        !$0.isLeaf && $0.size[run.axis].isEstimated
      })
  }
}
