/// Packing by sizes: a run takes subitems until it is full, using their measured sizes or, if these
/// are unknown, their estimates.
extension RunSolver {
  /// Determines the number of subitems that fit, and the reference size for their fractional
  /// dimensions.
  ///
  /// If the first subitem does not fit, the run contains only that subitem. Fractions are resolved
  /// as in a run of known sizes (``RunPacker``), using the number of subitems in this run.
  ///
  /// - Parameters:
  ///   - table: The table of the outermost group and everything nested in it.
  ///   - packer: The packer, with the run and the space inside it.
  ///   - solver: The solver for the groups among the subitems.
  /// - Returns: The number of subitems, and the reference box for their sizes.
  /// - Throws: ``LayoutError`` if a group among the subitems cannot be solved.
  func packBySizes(
    of table: GroupTable, by packer: RunPacker, with solver: inout GroupSolver
  ) throws(LayoutError) -> RunPacker.Packing {
    let (inner, limit) = (packer.inner, packer.limit)
    let rule = RowRule(room: packer.room, spacing: packer.spacing)
    var (box, row, seen) = (inner, RowRule.Row(), 0)
    if run.crossFollowsRun {
      let unspaced = try fill(
        inner, by: RowRule(room: packer.room, spacing: 0), upTo: limit, of: table, with: &solver,
        &seen)
      box = packer.box(for: max(1, unspaced.count))
      // With tiny estimates, the spacings would leave a negative length for fractions.
      box[axis] = max(0, box[axis])
      row = try fill(box, by: rule, upTo: limit, of: table, with: &solver, &seen)
    } else if run.lengthsFollowRun, packer.spacing != 0 {
      while row.count < limit, packer.box(for: row.count + 1)[axis] >= 0 {
        let next = try fill(
          packer.box(for: row.count + 1), by: rule, upTo: row.count + 1, of: table, with: &solver,
          &seen)
        guard next.count > row.count else { break }
        row = next
      }
      box = packer.box(for: max(1, row.count))
    } else {
      row = try fill(inner, by: rule, upTo: limit, of: table, with: &solver, &seen)
      box = packer.box(for: max(1, row.count))
    }
    // Behaviour 80
    return RunPacker.Packing(count: max(1, row.count), box: box, lookahead: seen - row.leafCount)
  }

  /// Adds subitems from the list to the row until one does not fit.
  ///
  /// - Parameters:
  ///   - box: The reference size for the subitems' fractional dimensions, in points.
  ///   - rule: The rule that decides whether a subitem fits.
  ///   - limit: The maximum number of subitems.
  ///   - table: The table of the outermost group and everything nested in it.
  ///   - solver: The solver for the groups among the subitems.
  ///   - seen: The number of data items examined by this and earlier attempts, including the items
  ///     of the first subitem that does not fit.
  /// - Returns: The subitems that fit: their number, and the end of the last one.
  /// - Throws: ``LayoutError`` if a group among the subitems cannot be solved.
  private func fill(
    _ box: Vector, by rule: RowRule, upTo limit: Int, of table: GroupTable,
    with solver: inout GroupSolver, _ seen: inout Int
  ) throws(LayoutError) -> RowRule.Row {
    try rule.row(upTo: limit) { row throws(LayoutError) in
      guard row.leafCount < LayoutLimits.itemsPerGroup else { return nil }
      let leaf = proposal.firstLeaf.map { $0 + row.leafCount }
      if let leaf, !solver.hasItem(leaf) { return nil }
      let item = run.subitems.lowerBound + row.index
      let edges = table.items[item].hasEdges ? table.items[item].edges.minimum(axis) : 0
      let start = row.end + edges + row.gap
      var length = table.items[item].size[axis].resolved(in: box, grid: solver.grid)
      var leaves = (own: 1, lookahead: 0)
      if table.items[item].isLeaf {
        if let leaf, table.items[item].estimatedAxes.contains(axis) {
          length = solver.fittedLength(ofItem: leaf, along: axis) ?? length
        }
      } else if table.items[item].estimatedAxes.contains(axis) || rule.room.fits(start + length) {
        // If the length of a group is known, its items do not affect whether it fits.
        let node = try solve(
          item, of: table,
          for: SizeProposal(
            size: table.items[item].size.resolved(in: box, grid: solver.grid), container: box,
            firstLeaf: leaf), with: &solver)
        length = solver.arena.nodes[node].size[axis]
        leaves = (solver.arena.nodes[node].leafCount, solver.arena.nodes[node].lookahead)
      }
      seen = max(seen, row.leafCount + max(1, leaves.own + leaves.lookahead))
      return RowRule.Item(
        end: start + length, room: edges + length + rule.spacing,
        endsList: item + 1 == run.subitems.upperBound, leafCount: leaves.own)
    }
  }
}
