/// Solver of the rows of a packing section, with the memory that it reuses from one to the next.
struct RowPacking: ~Copyable {
  private var solver = GroupSolver()
  private(set) var request: GroupRequest
  /// The arithmetic of the section.
  private let metrics: SectionMetrics
  /// A full row as estimated.
  private let estimate: GroupSolution
  private let itemCount: Int
  /// The number of items of the row that was solved last.
  private var lastCount: Int

  /// Makes a solver of the rows of a section.
  init(_ state: SectionState) {
    request = state.request
    metrics = state.metrics
    estimate = state.solution
    itemCount = state.itemCount
    lastCount = state.solution.leaves.count
  }

  /// How many rows from an item on are as estimated, because nothing that decides them has been
  /// measured.
  ///
  /// - Parameters:
  ///   - item: The first item of the first row.
  ///   - measured: The next item that has been measured, or the number of items.
  /// - Returns: The number of rows.
  @inline(__always)
  func estimatedRows(from item: Int, toMeasured measured: Int) -> Int {
    let room = measured - item - estimate.itemsLookedAt
    return room >= 0 ? room / estimate.leaves.count + 1 : 0
  }

  /// Rows as estimated.
  func stretch(of count: Int) -> PackedRows.Stretch {
    stretch(of: estimate, count: count, isSolved: false)
  }

  /// A row that has been laid out by itself.
  func stretch(of solution: GroupSolution) -> PackedRows.Stretch {
    stretch(of: solution, count: 1, isSolved: true)
  }

  /// A row of data items alone that has been counted.
  @inline(__always)
  func stretch(of row: RowPass.Row) -> PackedRows.Stretch {
    stretch(of: row.count, size: row.size, count: 1, isSolved: true)
  }

  private func stretch(of solution: GroupSolution, count: Int, isSolved: Bool) -> PackedRows.Stretch
  {
    stretch(of: solution.leaves.count, size: solution.size, count: count, isSolved: isSolved)
  }

  @inline(__always)
  private func stretch(
    of items: Int, size: SubpixelVector, count: Int, isSolved: Bool
  ) -> PackedRows.Stretch {
    PackedRows.Stretch(
      count: count, extent: metrics.advance(past: size[metrics.stackAxis]), weight: items,
      payload: PackedRow(size: size, isSolved: isSolved))
  }

  /// Solves the row that begins with an item.
  ///
  /// The measured sizes of its items are read a few at a time: how many it takes shows only while
  /// they are laid out.
  ///
  /// - Parameters:
  ///   - item: The first item.
  ///   - state: The section.
  ///   - leafCount: How many items the row has, if that is known; as many as the last one
  ///     otherwise.
  ///   - work: Counts the groups solved.
  /// - Returns: The row.
  /// - Throws: ``LayoutError`` if the row cannot be solved.
  /// - Complexity: That of solving the row, for some twice as many items as it takes.
  mutating func solve(
    from item: Int, of state: SectionState, leafCount: Int? = nil, work: inout WorkCounters
  ) throws(LayoutError) -> GroupSolution {
    let remaining = itemCount - item
    request.itemLimit = remaining
    var count = min(remaining, (leafCount ?? lastCount) + state.lookahead)
    while true {
      _ = state.items?.fill(&request.fitted, from: item..<item + count)
      let before = solver.groupsSolved
      let solution = try solver.solve(request)
      work.groupsSolved += solver.groupsSolved - before
      lastCount = solution.leaves.count
      if solution.itemsLookedAt <= count || count == remaining { return solution }
      if state.items?.firstMeasured(from: item + count) == nil { return solution }
      count = min(remaining, 2 * count)
    }
  }
}
