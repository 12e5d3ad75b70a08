/// Rows of data items alone, as they are described: how many items a row has, how large it is and
/// where its items are follow from one pass over their lengths (``RowPass``).
///
/// They belong to a template and never change, so that a pass counts one reference.
final class LeafRows: Sendable {
  /// A data item of the list that a row repeats.
  struct Leaf: Sendable {
    /// Its size until it is measured, in points.
    let size: Vector
    /// The room that it always keeps free around it, in points.
    let edges: Vector
    /// The axes that its content decides.
    let estimatedAxes: AxisSet
    /// Insets between the item and its frame, in points.
    let insets: Insets
    /// Its place at the start of a row, until it is measured.
    let place: SolvedLeaf
  }

  /// The run that each row is, and the room inside.
  let packer: RunPacker
  let list: ContiguousArray<Leaf>
  /// The rule for the items of a row.
  let rule: RowRule
  /// Whether the list is one item whose content decides its length along the run, and those across
  /// it do not decide that of a row.
  let isOneItem: Bool
  /// The size of a row as it is proposed, exact.
  let exactSize: SubpixelVector
  /// The inner corner of a row, from its outer one, in points.
  let corner: Vector
  /// The room before and after the items across the run, in points; `nil` if their lengths do not
  /// decide that of the row.
  let insetsAcross: Double?
  /// Whether items follow one another at a fixed distance, so that their places follow from their
  /// lengths alone.
  let isEvenlySpaced: Bool

  /// Makes the rows of a section, unless they have to be laid out to be counted.
  ///
  /// - Parameter request: The request for a row, which takes as many items as fit by their sizes.
  init?(_ request: GroupRequest) {
    let (table, grid) = (request.group, request.grid)
    guard case .run(let run) = table.items[0].content, run.mayPack, run.uniformAxes.isEmpty,
      !run.lengthsFollowRun, !run.crossFollowsRun,
      table.items[run.subitems].allSatisfy({ $0.isLeaf })
    else { return nil }
    let estimatedAxes = table.items[0].estimatedAxes
    guard !estimatedAxes.contains(run.axis) else { return nil }
    let insets = table.items[0].insets.ignoring(estimatedAxes)
    corner = Vector(startOf: insets)
    let size = table.items[0].size.resolved(in: request.container, grid: grid)
    exactSize = grid.subpixels(size)
    packer = RunPacker(run: run, inner: size.inset(by: insets), grid: grid)
    let across = run.axis.other
    insetsAcross = estimatedAxes.contains(across) ? insets.total(across) : nil
    isEvenlySpaced = !run.hasEdges && !run.spacing.isFlexible
    list = Self.list(of: table, packer, corner: corner, zIndex: request.itemLift)
    guard let first = list.first else { return nil }
    let spacing = packer.spacing
    let leastRoom = list.reduce(0) { $0 + ($1.edges[run.axis] + spacing) }
    rule = RowRule(
      room: packer.room, spacing: spacing, takesRoom: packer.room.isTaken(by: leastRoom))
    isOneItem =
      list.count == 1 && insetsAcross == nil && first.estimatedAxes.contains(packer.run.axis)
    let sizes = list.map { $0.size } + [packer.inner]
    guard sizes.allSatisfy({ $0.horizontal >= 0 && $0.vertical >= 0 }) else { return nil }
  }

  private static func list(
    of table: GroupTable, _ packer: RunPacker, corner: Vector, zIndex: Int
  ) -> ContiguousArray<Leaf> {
    var list: ContiguousArray<Leaf> = []
    for item in packer.run.subitems {
      let row = table.items[item]
      let (grid, insets) = (packer.grid, row.insets.ignoring(row.estimatedAxes))
      let size = row.size.resolved(in: packer.inner, grid: grid)
      list.append(
        Leaf(
          size: size,
          edges: Vector(
            horizontal: row.edges.minimum(.horizontal), vertical: row.edges.minimum(.vertical)),
          estimatedAxes: row.estimatedAxes, insets: insets,
          place: SolvedLeaf(
            origin: grid.subpixels(corner + Vector(startOf: insets)),
            size: PixelSize(size.frameSize(insetBy: insets), grid: grid), zIndex: zIndex)))
    }
    return list
  }
}
