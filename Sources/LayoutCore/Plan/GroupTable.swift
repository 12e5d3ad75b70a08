/// A group of a plan, flattened with all its nested items into a table for the solver.
///
/// The subitems of a run are consecutive rows, and runs refer to them by their row indices:
///
///     0 row ───► 1 leaf   2 column ───► 3 leaf
///
/// A table is created once for each distinct group, and its numbers are checked at that time. Its
/// rows hold no references, so reading a row involves no reference counting.
public final class GroupTable: Sendable {
  /// A row of the table, storing an item as the author of the layout described it.
  struct Item: Sendable {
    /// The dimensions of the item as specified, for example as fractions of the container's
    /// dimensions.
    let size: SizePlan
    /// The insets of the item.
    ///
    /// The insets of a leaf are applied to its frame after everything has been placed; the insets
    /// of a group shrink the space inside it.
    let insets: Insets
    /// The edge spacing of the item: the space the item keeps free around itself.
    let edges: EdgeSpacing
    /// Whether the item has edge spacing.
    ///
    /// Most items have none, so their four sides need not be examined.
    let hasEdges: Bool
    /// The axes with a dimension that is estimated until the content has been measured.
    let estimatedAxes: AxisSet
    /// The content of the item; a leaf until the builder has added the nested items.
    var content = Content.leaf
    /// The indices of the item's supplementary items in ``GroupTable/supplementaries``.
    let supplementaries: Range<Int>

    /// Whether the item shows a single data item.
    var isLeaf: Bool {
      if case .leaf = content { true } else { false }
    }
  }

  /// The content of an item: a data item or a group.
  enum Content: Sendable {
    /// A leaf for a single data item.
    case leaf
    /// A run of items along an axis.
    case run(Run)
    /// A custom group, identified by its index in ``GroupTable/customGroups``.
    case custom(Int)
  }

  /// A run of items along an axis, cycling through a list of subitems.
  struct Run: Sendable {
    let axis: Axis
    let capacity: RunPlan.Capacity
    let spacing: Spacing
    /// The rows of the subitems in the table.
    let subitems: Range<Int>
    /// The axes along which at least one subitem has a dimension that is uniform across its
    /// siblings.
    let uniformAxes: AxisSet
    /// Whether any subitem's dimension along the run is a fraction of the run's length.
    let lengthsFollowRun: Bool
    /// Whether any subitem's dimension perpendicular to the run is a fraction of the run's length.
    let crossFollowsRun: Bool
    /// Whether any subitem is a group with an estimated length along the run.
    let hasEstimatedGroups: Bool
    /// Whether any subitem has edge spacing.
    let hasEdges: Bool
    /// Whether the number of items in a run of known length depends on the sizes of its subitems.
    let mayPack: Bool

    /// The axis along which the run divides its length equally among its items, or an empty set if
    /// the items determine their own lengths.
    var dividedAxes: AxisSet {
      if case .equal = capacity { AxisSet(axis) } else { [] }
    }
  }

  /// The plan the table was created from.
  public let plan: ItemPlan
  /// The number that identifies the group in its layout; equal groups have equal numbers.
  public let number: Int
  /// The reason why the group cannot be laid out; `nil` if it can.
  public let problem: LayoutError?
  /// Whether the number of items in the group depends on their measured sizes.
  public let packs: Bool
  /// The distinct sets of self-sizing axes of the group's leaves; empty unless ``packs`` is `true`.
  let axesOfLeaves: Set<AxisSet>
  /// Whether every item has a row in the table.
  ///
  /// Items nested too deeply have no rows, and a group with such items cannot be solved.
  ///
  /// A NaN or an infinity does not affect this value. A ``problem`` reports it, and the group can
  /// still be solved and drawn.
  let isWhole: Bool
  /// The rows of the table; the first is the group itself.
  let items: ContiguousArray<Item>
  /// The supplementary items of all rows, one row after another.
  let supplementaries: ContiguousArray<SupplementaryPlan>
  /// The plans of the custom groups among the rows, as indexed by ``Content/custom(_:)``.
  let customGroups: ContiguousArray<CustomPlan>

  /// The places of a custom group with many items, for solving the group one block of places at a
  /// time; `nil` for any other group.
  var largePlaces: CustomPlaces? {
    guard case .custom(let custom) = items.first?.content,
      customGroups[custom].places.count >= CustomPlaces.many
    else { return nil }
    return customGroups[custom].places
  }

  /// Creates the table of a group.
  ///
  /// - Parameters:
  ///   - plan: The group's description, as given in the section's plan.
  ///   - number: A number that identifies the group in its layout; equal groups must have equal
  ///     numbers.
  /// - Complexity: O(*p*) for *p* items, with each shared list counted once.
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
  /// Compares the identifying numbers of the groups first, because comparing large plans takes
  /// longer.
  public static func == (a: GroupTable, b: GroupTable) -> Bool {
    a === b || a.number == b.number && a.plan == b.plan
  }

  /// Hashes only the number, because groups with equal plans have equal numbers.
  public func hash(into hasher: inout Hasher) { hasher.combine(number) }
}
