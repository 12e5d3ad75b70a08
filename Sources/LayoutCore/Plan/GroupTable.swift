/// Group of a plan with all its nested items, as a table for the solver.
///
/// The subitems of a run stand one after the other, and runs name them by their numbers:
///
///     0 row ───► 1 leaf   2 column ───► 3 leaf
///
/// A table is made once for each distinct group, and its numbers are checked then. Its rows hold no
/// references, so reading one counts none.
public final class GroupTable: Sendable {
  /// Row of the table: an item, as its author described it.
  struct Item: Sendable {
    /// The size of the item in its container.
    let size: SizePlan
    /// A leaf's insets come off its frame after everything is placed; a group's shrink the room
    /// inside it.
    let insets: Insets
    /// The free room around the item.
    let edges: EdgeSpacing
    /// Whether there is any such room; most items have none, and their four sides need no look.
    let hasEdges: Bool
    /// The axes with an estimated dimension.
    let estimatedAxes: AxisSet
    /// The item's content: a data item or a group.
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

  /// Run of items along an axis, taken from a repeating list.
  struct Run: Sendable {
    let axis: Axis
    let capacity: RunPlan.Capacity
    let spacing: Spacing
    /// The numbers of the list's items.
    let subitems: Range<Int>
    /// The axes with a subitem uniform across its siblings.
    let uniformAxes: AxisSet
    /// Whether some subitem's dimension along the run is a fraction of the run's length.
    let lengthsFollowRun: Bool
    /// Whether some subitem's dimension across the run is a fraction of the run's length.
    let crossFollowsRun: Bool
    /// Whether some subitem is a group of estimated length along the run.
    let hasEstimatedGroups: Bool
    /// Whether some subitem keeps room free around it.
    let hasEdges: Bool
    /// Whether the run packs subitems by their sizes, wherever its own length is known.
    let mayPack: Bool

    /// The axis along which the run divides its length among its items, whatever they ask for.
    var dividedAxes: AxisSet {
      if case .equal = capacity { AxisSet(axis) } else { [] }
    }
  }

  /// The plan of the listed group.
  public let plan: ItemPlan
  /// The number of the group in its layout, equal for equal groups.
  public let number: Int
  /// Why the group cannot be laid out; `nil` if it can.
  public let problem: LayoutError?
  /// Whether the number of items of the group depends on their measured sizes.
  public let packs: Bool
  /// The axes decided by the contents of the leaves, one set for each kind of leaf; none unless the
  /// group ``packs``.
  let axesOfLeaves: Set<AxisSet>
  /// Whether all items have rows; too deeply nested ones have none, and the group cannot be solved
  /// then.
  ///
  /// A non-finite number is a ``problem`` of a layout, but by itself does not keep a group from
  /// being solved and drawn.
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
  /// - Complexity: O(*p*) for *p* items; shared lists count once.
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
  /// Compares the large plans last.
  public static func == (a: GroupTable, b: GroupTable) -> Bool {
    a === b || a.number == b.number && a.plan == b.plan
  }

  /// Hashes the number; it stands for the plan.
  public func hash(into hasher: inout Hasher) { hasher.combine(number) }
}
