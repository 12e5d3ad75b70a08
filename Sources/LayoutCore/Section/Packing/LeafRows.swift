/// Rows of data items alone, as they are described: how many items a row has, how large it is and
/// where its items are follow from one pass over their lengths (``RowPass``).
///
/// They belong to a template and never change, so a pass counts one reference.
final class LeafRows: Sendable {
  /// The run of each row, and the room inside.
  let packer: RunPacker
  /// A row along the run, and the data items of the list in it.
  let row: MeasuredGroup
  /// The data items of the list across the run.
  let across: ContiguousArray<MeasuredGroup.Node>
  /// The rule for the items of a row.
  let rule: RowRule
  /// The size of a row as it is proposed, exact.
  let exactSize: SubpixelVector
  /// The room before and after the items across the run, in points; `nil` if their lengths do not
  /// decide the row's.
  let insetsAcross: Double?

  /// Creates the rows of a section, unless they have to be laid out to be counted.
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
    let leastRoom = list.along.reduce(0) { $0 + ($1.edges + spacing) }
    rule = RowRule(
      room: packer.room, spacing: spacing, takesRoom: packer.room.isTaken(by: leastRoom))
    row = MeasuredGroup(
      row: MeasuredGroup.Node(
        content: .stack, length: size[axis], isEstimated: false, corner: rowInsets.start(axis),
        gap: spacing, end: leaves.count + 1), of: list.along, leaves, along: axis, size: exactSize,
      grid: grid)
    (self.packer, self.exactSize, self.across) = (packer, exactSize, list.across)
    insetsAcross = estimatedAxes.contains(across) ? rowInsets.total(across) : nil
  }
}
