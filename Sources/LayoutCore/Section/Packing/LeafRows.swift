/// Rows of data items only: the number of items in a row, its size and the positions of its items
/// all follow from one pass over the items' lengths (``RowPass``).
///
/// The rows belong to a template and never change, so a pass retains only a single reference.
final class LeafRows: Sendable {
  /// The packer for the rows, with the list of subitems shared by all rows and the space inside a
  /// row.
  let packer: RunPacker
  /// A row in which the list of subitems repeats, for computing the items' positions along the
  /// packing axis.
  let row: MeasuredGroup
  /// A node for each data item in the list of subitems, with the item's length perpendicular to the
  /// packing axis.
  let across: ContiguousArray<MeasuredGroup.Node>
  /// The rule that determines how many items a row holds.
  let rule: RowRule
  /// The exact size proposed to each row.
  let exactSize: SubpixelVector
  /// The total insets of a row perpendicular to the packing axis, in points; `nil` if the items'
  /// lengths do not determine the row's length.
  let insetsAcross: Double?

  /// Creates the rows of a section; returns `nil` if they have to be laid out to count their items.
  ///
  /// - Parameter request: The request for a row packed by sizes.
  init?(_ request: GroupRequest) {
    let (table, grid) = (request.group, request.grid)
    guard case .run(let run) = table.items[0].content, run.mayPack, run.uniformAxes.isEmpty,
      !run.lengthsFollowRun, !run.crossFollowsRun,
      table.items[run.subitems].allSatisfy({ $0.isLeaf })
    else { return nil }
    let estimatedAxes = table.items[0].estimatedAxes
    guard !estimatedAxes.contains(run.axis) else { return nil }
    let (axis, across) = (run.axis, run.axis.other)
    let rowInsets = table.items[0].insets.ignoring(estimatedAxes)
    let size = table.items[0].size.resolved(in: request.container, grid: grid)
    let (packer, exactSize) = (
      RunPacker(run: run, inner: size.inset(by: rowInsets), grid: grid), grid.subpixels(size)
    )
    var leaves: ContiguousArray<SolvedLeaf> = []
    var list: (along: [MeasuredGroup.Node], across: ContiguousArray<MeasuredGroup.Node>) = ([], [])
    for item in run.subitems {
      let row = table.items[item]
      let insets = row.insets.ignoring(row.estimatedAxes)
      let size = row.size.resolved(in: packer.inner, grid: grid)
      guard size.horizontal >= 0, size.vertical >= 0 else { return nil }
      func node(_ axis: Axis) -> MeasuredGroup.Node {
        MeasuredGroup.Node(
          content: .leaf(leaves.count), length: size[axis],
          isEstimated: row.estimatedAxes.contains(axis), corner: insets.start(axis),
          edges: row.edges.minimum(axis), end: leaves.count + 2)
      }
      list.along.append(node(axis))
      list.across.append(node(across))
      let origin = Vector(startOf: rowInsets) + Vector(startOf: insets)
      leaves.append(
        SolvedLeaf(
          origin: grid.subpixels(origin),
          size: PixelSize(size.frameSize(insetBy: insets), grid: grid), zIndex: request.itemLift))
    }
    guard !leaves.isEmpty, packer.inner.horizontal >= 0, packer.inner.vertical >= 0 else {
      return nil
    }
    let spacing = packer.spacing
    let minRoom = list.along.reduce(0) { $0 + ($1.edges + spacing) }
    rule = RowRule(
      room: packer.room, spacing: spacing, takesRoom: packer.room.isTaken(by: minRoom))
    row = MeasuredGroup(
      row: MeasuredGroup.Node(
        content: .stack, length: size[axis], isEstimated: false, corner: rowInsets.start(axis),
        gap: spacing, end: leaves.count + 1), of: list.along, leaves, along: axis, size: exactSize,
      grid: grid)
    (self.packer, self.exactSize, self.across) = (packer, exactSize, list.across)
    insetsAcross = estimatedAxes.contains(across) ? rowInsets.total(across) : nil
  }
}
