/// A builder that converts a group and its nested items from a tree into the rows of a
/// ``GroupTable``.
struct GroupTableBuilder {
  private(set) var items: ContiguousArray<GroupTable.Item> = []
  private(set) var supplementaries: ContiguousArray<SupplementaryPlan> = []
  private(set) var customGroups: ContiguousArray<CustomPlan> = []
  /// The rows of each list of subitems, keyed by the identity of its storage.
  ///
  /// Lists with the same storage share their rows. If a group is nested twice in its parent, and
  /// the parent twice in its own parent, the table has few rows although the number of paths
  /// doubles with each level.
  private var lists: [UInt: Range<Int>] = [:]
  /// The first reason why the group cannot be laid out; `nil` if none has been found.
  private(set) var problem: LayoutError?
  /// Whether every item has been added to the table; items nested too deeply are left out.
  private(set) var isWhole = true

  /// Adds a group and everything nested in it.
  mutating func add(_ group: ItemPlan) {
    if group.isLeaf { problem = .groupIsLeaf }
    _ = add([group], depth: 0)
  }

  /// Adds the items of a list, then the items nested in them, and returns the rows of the list.
  private mutating func add(_ list: [ItemPlan], depth: Int) -> Range<Int> {
    guard depth <= LayoutLimits.nestingDepth else {
      isWhole = false
      note(.nestedTooDeeply(limit: LayoutLimits.nestingDepth))
      return items.count..<items.count
    }
    guard !list.isEmpty else { return items.count..<items.count }
    // The plan keeps all its lists alive, so no two of them have the same storage.
    if let known = lists[list.storageName] { return known }
    let rows = items.count..<items.count + list.count
    lists[list.storageName] = rows
    for index in list.indices { items.append(row(of: list[index])) }
    for index in list.indices {
      switch list[index].content {
      case .leaf: break
      case .custom(let custom):
        items[rows.lowerBound + index].content = .custom(customGroups.count)
        customGroups.append(custom)
      case .run(let run):
        let subitems = add(run.subitems, depth: depth + 1)
        items[rows.lowerBound + index].content = .run(row(of: run, subitems: subitems))
      }
    }
    return rows
  }

  /// Returns the row of an item without its content, which is added later.
  private mutating func row(of item: ItemPlan) -> GroupTable.Item {
    do throws(LayoutError) { try FiniteCheck.check(item) } catch { note(error) }
    let first = supplementaries.count
    supplementaries.append(contentsOf: item.supplementaries)
    return GroupTable.Item(
      size: item.size, insets: item.insets, edges: item.edges, hasEdges: item.edges != .none,
      estimatedAxes: item.size.estimatedAxes, supplementaries: first..<supplementaries.count)
  }

  private mutating func note(_ problem: LayoutError) {
    if self.problem == nil { self.problem = problem }
  }

  /// Whether the number of items in any run of the group depends on the sizes of the run's
  /// subitems.
  ///
  /// Each shared list is examined only once.
  var packs: Bool {
    guard isWhole, !items.isEmpty else { return false }
    var known = Set<List>()
    return packs(0, dividedAxes: [], &known)
  }

  /// A list of subitems, and the axes along which the enclosing run divides its length equally.
  private struct List: Hashable {
    let first: Int
    let dividedAxes: AxisSet
  }

  private func packs(_ item: Int, dividedAxes: AxisSet, _ known: inout Set<List>) -> Bool {
    guard case .run(let run) = items[item].content else { return false }
    let estimatedAxes = items[item].estimatedAxes.subtracting(dividedAxes)
    if run.mayPack, !estimatedAxes.contains(run.axis) { return true }
    let list = List(first: run.subitems.lowerBound, dividedAxes: run.dividedAxes)
    guard known.insert(list).inserted else { return false }
    return run.subitems.contains { packs($0, dividedAxes: run.dividedAxes, &known) }
  }

  /// The distinct sets of self-sizing axes of the group's leaves.
  var axesOfLeaves: Set<AxisSet> {
    var found = Set<AxisSet>()
    for item in items {
      guard case .run(let run) = item.content else { continue }
      for subitem in run.subitems {
        switch items[subitem].content {
        case .leaf: found.insert(items[subitem].estimatedAxes.subtracting(run.dividedAxes))
        case .custom: found.insert([])
        case .run: break
        }
      }
    }
    return found
  }

  private func row(of run: RunPlan, subitems: Range<Int>) -> GroupTable.Run {
    let isEqual = if case .equal = run.capacity { true } else { false }
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
      },
      hasEdges: items[subitems].contains { $0.hasEdges },
      mayPack: !isEqual && !uniformAxes.contains(run.axis)
        && items[subitems].contains { $0.size[run.axis].isEstimated })
  }
}
