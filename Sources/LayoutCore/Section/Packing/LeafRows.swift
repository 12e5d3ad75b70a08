/// Rows of data items alone: how many items a row has and how large it is follow from one pass over
/// the lengths of its items, without laying them out.
///
/// It counts as ``RunSolver/packBySizes(of:by:with:)`` does, for runs whose items are no groups and
/// take no fractions of the run's length.
struct LeafRows {
  /// A row by the number of its items and its size, in points.
  struct Row {
    var count: Int
    var size: Vector
  }

  /// A data item of the list that a row repeats.
  private struct Leaf {
    /// Its size until it is measured, in points.
    let size: Vector
    /// The room that it always keeps free around it, in points.
    let edges: Vector
    /// The axes that its content decides.
    let estimatedAxes: AxisSet
  }

  /// The length from which on rows are left to the solver, which has limits for absurd input.
  private static let longestRow = 4096

  private let packer: RunPacker
  /// The most items of a row.
  private let limit: Int
  private let list: ContiguousArray<Leaf>
  /// The size of a row as it is proposed, in points.
  private let size: Vector
  /// The room before and after the items across the run, in points; `nil` if their lengths do not
  /// decide that of the row.
  private let insetsAcross: Double?
  /// The measured lengths of the items along the run and across it, where any have been measured.
  private var along: MeasuredLengths?
  private var across: MeasuredLengths?

  private var axis: Axis { packer.run.axis }

  /// Makes the rows of a section, unless they have to be laid out to be counted.
  ///
  /// - Parameters:
  ///   - request: The request for a row, which takes as many items as fit by their sizes.
  ///   - items: The measured sizes of the items.
  init?(_ request: GroupRequest, _ items: FittedItems) {
    let (table, grid) = (request.group, request.grid)
    guard case .run(let run) = table.items[0].content, run.mayPack, run.uniformAxes.isEmpty,
      !run.lengthsFollowRun, !run.crossFollowsRun, request.uniformSize == .zero,
      table.items[run.subitems].allSatisfy({ $0.isLeaf })
    else { return nil }
    let estimatedAxes = table.items[0].estimatedAxes
    guard !estimatedAxes.contains(run.axis) else { return nil }
    let insets = table.items[0].insets.ignoring(estimatedAxes)
    size = table.items[0].size.resolved(in: request.container, grid: grid)
    packer = RunPacker(run: run, inner: size.inset(by: insets), grid: grid)
    limit = packer.limit
    let across = run.axis.other
    insetsAcross = estimatedAxes.contains(across) ? insets.total(across) : nil
    list = Self.list(of: table, packer)
    let sizes = list.map { $0.size } + [packer.inner]
    guard sizes.allSatisfy({ $0.horizontal >= 0 && $0.vertical >= 0 }) else { return nil }
    along = items.lengths(along: run.axis).map { MeasuredLengths($0, grid: grid) }
    self.across = items.lengths(along: across).map { MeasuredLengths($0, grid: grid) }
  }

  private static func list(of table: GroupTable, _ packer: RunPacker) -> ContiguousArray<Leaf> {
    var list: ContiguousArray<Leaf> = []
    for item in packer.run.subitems {
      let row = table.items[item]
      list.append(
        Leaf(
          size: row.size.resolved(in: packer.inner, grid: packer.grid),
          edges: Vector(
            horizontal: row.edges.minimum(.horizontal), vertical: row.edges.minimum(.vertical)),
          estimatedAxes: row.estimatedAxes))
    }
    return list
  }

  /// The first item from one on of which something has been measured; `nil` if there is none.
  func firstMeasured(from item: Int) -> Int? {
    switch (along?.firstMeasured(from: item), across?.firstMeasured(from: item)) {
    case (let along?, let across?): min(along, across)
    case (let along, let across): along ?? across
    }
  }

  /// Packs the next row.
  ///
  /// - Parameters:
  ///   - first: The first item of the row.
  ///   - end: The number of items.
  /// - Returns: The row; `nil` if it has to be laid out to be counted.
  /// - Complexity: O(*k*) for *k* items in the row.
  mutating func row(from first: Int, of end: Int) -> Row? {
    let (packer, axis, end, spacing) = (packer, axis, min(limit, end - first), packer.spacing)
    var (count, length, longest, room) = (0, 0.0, 0.0, 0.0)
    var (number, leaf) = (0, list[0])
    while count < end {
      guard count < Self.longestRow else { return nil }
      let own = self.length(of: first + count, leaf, along: axis)
      let start = length + leaf.edges[axis] + (count > 0 ? spacing : 0)
      let fits = packer.fits(start + own)
      // A first item that does not fit is taken alone.
      guard fits || count == 0 else { break }
      if insetsAcross != nil {
        let own = self.length(of: first + count, leaf, along: axis.other)
        longest = max(longest, own + leaf.edges[axis.other])
      }
      count += 1
      guard fits else { break }
      length = start + own
      room += leaf.edges[axis] + own + spacing
      number += 1
      if number < list.count {
        leaf = list[number]
        continue
      }
      // A list that takes no room is laid out once.
      guard room * packer.grid.scale > PixelGrid.tolerance else { return nil }
      room = 0
      if number > 1 { (number, leaf) = (0, list[0]) } else { number = 0 }
    }
    var row = Row(count: count, size: size)
    if let insetsAcross { row.size[axis.other] = max(0, longest + insetsAcross) }
    return row
  }

  /// The length of an item along an axis, in points: the measured one, or else the estimate.
  @inline(__always)
  private mutating func length(of item: Int, _ leaf: Leaf, along axis: Axis) -> Double {
    let estimate = leaf.size[axis]
    guard leaf.estimatedAxes.contains(axis) else { return estimate }
    return axis == self.axis
      ? along?.length(at: item, estimate: estimate) ?? estimate
      : across?.length(at: item, estimate: estimate) ?? estimate
  }
}
