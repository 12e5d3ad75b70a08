/// Packing by sizes: a run holds as many subitems as fit by the size that each has, the measured
/// one or else the estimate.
extension RunSolver {
  /// Subitems that fit.
  private struct Filling {
    /// How many there are.
    var count = 0
    /// How many data items they have.
    var leafCount = 0
    /// How many data items have been looked at: those of the next one as well, which does not fit,
    /// and what earlier attempts have looked at.
    var looked = 0

    /// Takes the place of an earlier attempt, which decided on this one.
    mutating func follow(_ earlier: Filling) { looked = max(looked, earlier.looked) }
  }

  /// Counts the subitems that fit.
  ///
  /// A first subitem that does not fit is taken alone. Fractions are resolved as in a run whose
  /// sizes are all known (``RunPacker``), by the number of subitems that this run has.
  ///
  /// - Parameters:
  ///   - table: The whole group.
  ///   - packer: The room inside the run.
  ///   - solver: Solves the groups among the subitems.
  /// - Returns: How many, and the box they are sized in.
  /// - Throws: ``LayoutError`` if a group among the subitems cannot be solved.
  func packBySizes(
    of table: GroupTable, by packer: RunPacker, with solver: inout GroupSolver
  ) throws(LayoutError) -> RunPacker.Packing {
    let (inner, limit, spacing) = (packer.inner, packer.limit, packer.spacing)
    var box = inner
    var filling = Filling()
    if run.crossFollowsRun {
      let unspaced = try fill(
        inner, upTo: limit, spacing: 0, of: table, by: packer, with: &solver)
      box = packer.box(for: max(1, unspaced.count))
      // Tiny estimates would leave less than nothing to take fractions of.
      box[axis] = max(0, box[axis])
      filling = try fill(box, upTo: limit, spacing: spacing, of: table, by: packer, with: &solver)
      filling.follow(unspaced)
    } else if run.lengthsFollowRun, spacing != 0 {
      while filling.count < limit, packer.box(for: filling.count + 1)[axis] >= 0 {
        var next = try fill(
          packer.box(for: filling.count + 1), upTo: filling.count + 1, spacing: spacing, of: table,
          by: packer, with: &solver)
        guard next.count > filling.count else {
          filling.follow(next)
          break
        }
        next.follow(filling)
        filling = next
      }
      box = packer.box(for: max(1, filling.count))
    } else {
      filling = try fill(inner, upTo: limit, spacing: spacing, of: table, by: packer, with: &solver)
      box = packer.box(for: max(1, filling.count))
    }
    // Behaviour 80
    return RunPacker.Packing(
      count: max(1, filling.count), box: box, lookahead: filling.looked - filling.leafCount)
  }

  /// Takes subitems as long as they fit.
  ///
  /// - Parameters:
  ///   - box: The box that they are sized in.
  ///   - limit: The most subitems there may be.
  ///   - spacing: The spacing between two of them, in points.
  ///   - table: The whole group.
  ///   - packer: The room inside the run.
  ///   - solver: Solves the groups among the subitems.
  /// - Returns: The subitems that fit.
  /// - Throws: ``LayoutError`` if a group among the subitems cannot be solved.
  private func fill(
    _ box: Vector, upTo limit: Int, spacing: Double, of table: GroupTable, by packer: RunPacker,
    with solver: inout GroupSolver
  ) throws(LayoutError) -> Filling {
    var filling = Filling()
    var end = 0.0
    var room = 0.0
    var item = run.subitems.lowerBound
    while filling.count < limit, filling.leafCount < LayoutLimits.itemsPerGroup {
      let leaf = proposal.firstLeaf.map { $0 + filling.leafCount }
      if let leaf, !solver.hasItem(leaf) { break }
      let edges = table.items[item].hasEdges ? table.items[item].edges.minimum(axis) : 0
      let start = end + edges + (filling.count > 0 ? spacing : 0)
      var length = table.items[item].size[axis].resolved(in: box, grid: solver.grid)
      var leaves = (own: 1, lookahead: 0)
      if table.items[item].isLeaf {
        if let leaf, table.items[item].estimatedAxes.contains(axis) {
          length = solver.fittedLength(ofItem: leaf, along: axis) ?? length
        }
      } else if table.items[item].estimatedAxes.contains(axis) || packer.fits(start + length) {
        // The items of a group of a known length do not decide whether it fits.
        let node = try solve(
          item, of: table,
          for: SizeProposal(
            size: table.items[item].size.resolved(in: box, grid: solver.grid), container: box,
            firstLeaf: leaf), with: &solver)
        length = solver.arena.nodes[node].size[axis]
        leaves = (solver.arena.nodes[node].leafCount, solver.arena.nodes[node].lookahead)
      }
      end = start + length
      filling.looked = max(
        filling.looked, filling.leafCount + max(1, leaves.own + leaves.lookahead))
      // Behaviour 79
      guard packer.fits(end) else { break }
      filling.count += 1
      filling.leafCount += leaves.own
      room += edges + length + spacing
      item += 1
      guard item == run.subitems.upperBound else { continue }
      // A list that takes no room would repeat for ever.
      guard room * solver.grid.scale > PixelGrid.tolerance else { break }
      item = run.subitems.lowerBound
      room = 0
    }
    return filling
  }
}
