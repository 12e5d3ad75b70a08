/// Group of a plan with everything that is nested in it, as a table for the solver.
///
/// The subitems of a run stand one behind the other, and runs name them by their numbers:
///
///     0 row ───► 1 leaf   2 column ───► 3 leaf
///
/// A table is made once for each distinct group, and its numbers are checked then. Its rows hold no
/// references, so that reading one counts none.
public final class GroupTable: Sendable {
  /// Row of the table: an item, as its author described it.
  struct Item: Sendable {
    /// The size of the item in its container.
    let size: SizePlan
    /// A leaf's insets come off its frame after everything is placed; a group's shrink the room
    /// inside it.
    let insets: Insets
    /// The room that the item keeps free around it.
    let edges: EdgeSpacing
    /// Whether there is any such room; most items have none, and their four sides need no look.
    let hasEdges: Bool
    /// The axes whose dimension is estimated.
    let estimatedAxes: AxisSet
    /// The data item or the group that the item is.
    var content = Content.leaf
    /// Its supplementary items, in ``GroupTable/supplementaries``.
    let supplementaries: Range<Int>

    /// Whether the item shows one data item.
    var isLeaf: Bool {
      if case .leaf = content { true } else { false }
    }
  }

  /// Content of an item: one data item, or a group.
  enum Content: Sendable {
    /// One data item.
    case leaf
    /// Items in a run along an axis.
    case run(Run)
    /// The index of a custom group in ``GroupTable/customGroups``.
    case custom(Int)
  }

  /// Run of items along an axis, taken from a list that repeats.
  struct Run: Sendable {
    let axis: Axis
    let capacity: RunPlan.Capacity
    let spacing: Spacing
    /// The numbers of the list's items.
    let subitems: Range<Int>
    /// The axes along which some subitem is as long as the longest of them.
    let uniformAxes: AxisSet
    /// Whether some subitem's dimension along the run is a fraction of the run's length.
    let lengthsFollowRun: Bool
    /// Whether some subitem's dimension across the run is a fraction of the run's length.
    let crossFollowsRun: Bool
    /// Whether some subitem is a group that its content makes as long along the run as it is.
    let hasEstimatedGroups: Bool
    /// Whether some subitem keeps room free around it.
    let hasEdges: Bool
    /// Whether the run holds as many subitems as fit by the sizes that each has, wherever its own
    /// length is known.
    let mayPack: Bool

    /// The axis along which the run divides its length among its items, whatever they ask for.
    var dividedAxes: AxisSet {
      if case .equal = capacity { AxisSet(axis) } else { [] }
    }
  }

  /// The plan of the group that the table lists.
  public let plan: ItemPlan
  /// The number of the group among those of its layout, equal for equal groups.
  public let number: Int
  /// Why the group cannot be laid out; `nil` if it can.
  public let problem: LayoutError?
  /// Whether the number of items of the group depends on their measured sizes.
  public let packs: Bool
  /// The axes along which the contents of the leaves decide, one set for each kind of leaf; none
  /// unless the group ``packs``.
  let axesOfLeaves: Set<AxisSet>
  /// Whether all items have rows; those that are nested too deeply have none, and the group cannot
  /// be solved then.
  ///
  /// A number that is not finite is a ``problem`` of a layout, but does not keep a group by itself
  /// from being solved and drawn.
  let isWhole: Bool
  /// The rows; the group itself is the first.
  let items: ContiguousArray<Item>
  /// The supplementary items of all rows.
  let supplementaries: ContiguousArray<SupplementaryPlan>
  /// The custom groups among the rows.
  let customGroups: ContiguousArray<CustomPlan>

  /// The places of the group if it is a custom one of many items: these are solved block by block.
  var largePlaces: CustomPlaces? {
    guard case .custom(let custom) = items.first?.content,
      customGroups[custom].places.count >= CustomPlaces.many
    else { return nil }
    return customGroups[custom].places
  }

  /// Makes the table of a group.
  ///
  /// - Parameters:
  ///   - plan: The group.
  ///   - number: Its number among the groups of its layout.
  /// - Complexity: O(*p*) for *p* items; lists that are shared count once.
  public init(_ plan: ItemPlan, number: Int = 0) {
    self.plan = plan
    self.number = number
    var builder = GroupTableBuilder()
    builder.add(plan)
    problem = builder.problem
    isWhole = builder.isWhole
    packs = builder.packs
    axesOfLeaves = packs ? builder.axesOfLeaves : []
    items = builder.items
    supplementaries = builder.supplementaries
    customGroups = builder.customGroups
  }
}

extension GroupTable: Hashable {
  /// Compares plans last, which are large.
  public static func == (a: GroupTable, b: GroupTable) -> Bool {
    a === b || a.number == b.number && a.plan == b.plan
  }

  /// Hashes the number, which stands for the plan.
  public func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

/// Conversion of a group from the tree of its author into the rows of a ``GroupTable``.
struct GroupTableBuilder {
  private(set) var items: ContiguousArray<GroupTable.Item> = []
  private(set) var supplementaries: ContiguousArray<SupplementaryPlan> = []
  private(set) var customGroups: ContiguousArray<CustomPlan> = []
  /// The rows of each list of subitems, by the name of its storage.
  ///
  /// Lists that share their storage share their rows: a group that is twice in a group that is
  /// twice in a group … has few rows, and a number of paths that doubles with each level.
  private var lists: [UInt: Range<Int>] = [:]
  /// The first reason why the group cannot be laid out.
  private(set) var problem: LayoutError?
  /// Whether all items have been added; those that are nested too deeply are not.
  private(set) var isWhole = true

  /// Adds the whole group.
  mutating func add(_ group: ItemPlan) {
    if group.isLeaf { problem = .groupIsLeaf }
    _ = add([group], depth: 0)
  }

  /// Adds the items of a list, and then the items in them.
  private mutating func add(_ list: [ItemPlan], depth: Int) -> Range<Int> {
    guard depth <= LayoutLimits.nestingDepth else {
      isWhole = false
      note(.nestedTooDeeply(limit: LayoutLimits.nestingDepth))
      return items.count..<items.count
    }
    guard !list.isEmpty else { return items.count..<items.count }
    // The plan keeps all of its lists alive, so no two of them have storage of one name.
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

  /// The row of an item, with its content still to be added.
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

  /// Whether a run in the group packs by sizes.
  ///
  /// Lists that are shared are looked at once.
  var packs: Bool {
    guard isWhole, !items.isEmpty else { return false }
    var known = Set<List>()
    return packs(0, dividedAxes: [], &known)
  }

  /// A list of subitems, and the axes along which a run divides its length among them.
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

  /// The axes along which the contents of the leaves decide: one set for each kind of leaf.
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
