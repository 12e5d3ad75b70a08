/// Solver of the rows of a packing section, with memory reused from one to the next.
struct RowPacking: ~Copyable {
  private var solver = GroupSolver()
  private(set) var request: GroupRequest
  /// The arithmetic of the section.
  private let metrics: SectionMetrics
  /// A full row as estimated.
  private let estimate: GroupSolution
  private let itemCount: Int
  /// The number of items of the last solved row.
  private var lastCount: Int

  /// Creates a solver of the rows of a section.
  init(_ state: SectionState) {
    request = state.request
    metrics = state.metrics
    estimate = state.solution
    itemCount = state.itemCount
    lastCount = state.solution.leaves.count
  }

  /// The rows from an item on as estimated, decided by unmeasured items only.
  ///
  /// - Parameters:
  ///   - item: The first item of the first row.
  ///   - measured: The next measured item, or the number of items.
  /// - Returns: The rows; `nil` if there are none.
  @inline(__always)
  func estimatedRows(from item: Int, toMeasured measured: Int) -> PackedRows.Stretch? {
    let room = measured - item - estimate.decidingItemCount
    guard room >= 0 else { return nil }
    let items = estimate.leaves.count
    return rows(of: items, size: estimate.size, count: room / items + 1, isSolved: false)
  }

  /// Equal rows.
  ///
  /// - Parameters:
  ///   - items: How many items each has.
  ///   - size: The exact size of each.
  ///   - count: How many there are.
  ///   - isSolved: Whether they have been laid out or counted; the others are as estimated.
  /// - Returns: The rows.
  func rows(
    of items: Int, size: SubpixelVector, count: Int = 1, isSolved: Bool = true
  ) -> PackedRows.Stretch {
    PackedRows.Stretch(
      count: count, extent: metrics.advance(past: size[metrics.stackAxis]), weight: items,
      payload: PackedRow(size: size, isSolved: isSolved))
  }

  /// Solves the row beginning with an item.
  ///
  /// The measured sizes of its items are read a few at a time: how many it takes shows only while
  /// they are laid out.
  ///
  /// - Parameters:
  ///   - item: The first item.
  ///   - state: The section.
  ///   - leafCount: The row's number of items, if known; the last row's otherwise.
  ///   - work: Counts the groups solved.
  /// - Returns: The row.
  /// - Throws: ``LayoutError`` if the row cannot be solved.
  /// - Complexity: The cost of solving the row, for some twice its number of items.
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
      if solution.decidingItemCount <= count || count == remaining { return solution }
      if state.items?.firstMeasured(from: item + count) == nil { return solution }
      count = min(remaining, 2 * count)
    }
  }
}
