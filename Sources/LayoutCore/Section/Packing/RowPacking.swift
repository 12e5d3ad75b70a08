/// A solver for rows packed by item sizes; it reuses its memory for the next row.
struct RowPacking: ~Copyable {
  private var solver = GroupSolver()
  private(set) var request: GroupRequest
  private let metrics: SectionMetrics
  /// The solution of an estimated full row.
  private let estimate: GroupSolution
  private let itemCount: Int
  /// The number of items in the most recently solved row.
  private var lastCount: Int

  /// Creates a solver for the rows of a section.
  init(_ state: SectionState) {
    request = state.request
    metrics = state.metrics
    estimate = state.solution
    itemCount = state.itemCount
    lastCount = state.solution.leaves.count
  }

  /// Returns the estimated rows that start at an item and depend on unmeasured items only.
  ///
  /// - Parameters:
  ///   - item: The first item of the first row.
  ///   - measured: The next measured item, or the number of items if none follows.
  /// - Returns: The rows; `nil` if even the first row may depend on a measured item.
  @inline(__always)
  func estimatedRows(from item: Int, toMeasured measured: Int) -> PackedRows.Stretch? {
    let room = measured - item - estimate.decidingItemCount
    guard room >= 0 else { return nil }
    let items = estimate.leaves.count
    return rows(of: items, size: estimate.size, count: room / items + 1, isSolved: false)
  }

  /// Returns a stretch of equal rows.
  ///
  /// - Parameters:
  ///   - items: The number of items in each row.
  ///   - size: The exact size shared by the rows.
  ///   - count: The number of consecutive equal rows.
  ///   - isSolved: Whether the rows have been laid out or counted, rather than estimated.
  /// - Returns: A stretch of `count` equal rows.
  func rows(
    of items: Int, size: SubpixelVector, count: Int = 1, isSolved: Bool = true
  ) -> PackedRows.Stretch {
    PackedRows.Stretch(
      count: count, extent: metrics.advance(past: size[metrics.stackAxis]), weight: items,
      payload: PackedRow(size: size, isSolved: isSolved))
  }

  /// Solves the row that begins with an item.
  ///
  /// The measured sizes of its items are read a few at a time, because the number of items in the
  /// row becomes known only while the row is laid out.
  ///
  /// - Parameters:
  ///   - item: The index in the section of the row's first item.
  ///   - state: The section's state, with its measured sizes.
  ///   - leafCount: The number of items in the row, if known; by default, the number in the most
  ///     recently solved row.
  ///   - work: The counters for solved groups.
  /// - Returns: The solution of the row with its measured sizes.
  /// - Throws: ``LayoutError`` if the row cannot be solved.
  /// - Complexity: The time to solve the row for about twice its number of items.
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
