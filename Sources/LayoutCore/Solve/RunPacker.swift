/// Count of a run's subitems, and their sizing box.
///
/// Fractions along a run are fractions of the room left by its spacings: with *n* items they leave
/// `length − (n − 1) · spacing`. So the count decides the sizes, and the sizes decide the count:
///
///     four quarters in 320 points with 10 between them:
///     n = 4 → 320 − 30 = 290 → 72.5 each → 4 × 72.5 + 30 = 320, fits
///     n = 5 → 320 − 40 = 280 → 70 each   → 5 × 70 + 40 = 390, does not
struct RunPacker {
  /// The count and the box.
  struct Packing {
    /// How many subitems the run holds, counting repeats of the list.
    var count: Int
    /// The box for resolving the subitems' dimensions, in points.
    var box: Vector
    /// How many data items, counted from the first subitem that does not fit, decide that it does
    /// not, if known before it is measured.
    var lookahead = 0
  }

  /// How many additions one run may cost: a bound for absurd input, far beyond any real layout.
  private static let workLimit = 50_000_000

  /// The run; its subitems come as a span of their rows, together with the lengths in points of any
  /// groups solved before.
  let run: GroupTable.Run
  /// The room inside the group, in points.
  let inner: Vector
  let grid: PixelGrid

  private var axis: Axis { run.axis }

  /// The spacing between two items, at least.
  var spacing: Double { run.spacing.minimum }

  /// The maximum number of items.
  var limit: Int {
    if case .atMost(let count) = run.capacity { count } else { .max }
  }

  /// The inside of the run with the spacings of `count` items taken off.
  func box(for count: Int) -> Vector {
    var box = inner
    box[axis] -= Double(count - 1) * spacing
    return box
  }

  /// Counts the fitting subitems.
  ///
  /// If a dimension across the run is a fraction of the run's length, the box is found first, from
  /// the count fitting without any spacing.
  ///
  /// - Parameters:
  ///   - items: The subitems.
  ///   - lengths: The lengths of the solved groups among them, in points; empty if none has been.
  /// - Returns: How many, and the box they are sized in.
  /// - Throws: ``LayoutError/groupTooLarge(items:limit:)`` if too many fit.
  func pack(_ items: Span<GroupTable.Item>, lengths: Span<Double?>) throws(LayoutError) -> Packing {
    if run.crossFollowsRun {
      // Behaviour 13
      let unspaced = try count(of: items, lengths, in: inner, spacing: 0)
      let box = box(for: max(1, unspaced))
      return Packing(count: try count(of: items, lengths, in: box, spacing: spacing), box: box)
    }
    let count =
      spacing == 0 || !run.lengthsFollowRun
      ? try count(of: items, lengths, in: inner, spacing: spacing)
      : try countWhereSizesFollowCount(of: items, lengths)
    return Packing(count: count, box: box(for: max(1, count)))
  }

  /// The number of fitting items, of sizes independent of their count.
  private func count(
    of items: Span<GroupTable.Item>, _ lengths: Span<Double?>, in box: Vector, spacing: Double
  ) throws(LayoutError) -> Int {
    let first = extent(of: items, 0, lengths, in: box)
    var cycle = first
    for index in 1..<items.count { cycle += extent(of: items, index, lengths, in: box) }
    cycle += Double(items.count) * spacing
    let rule = RowRule(room: room, spacing: spacing, takesRoom: room.isTaken(by: cycle))
    let row = rule.row(upTo: min(limit, LayoutLimits.itemsPerGroup + 1)) { row in
      let extent = row.index == 0 ? first : extent(of: items, row.index, lengths, in: box)
      return RowRule.Item(
        end: row.end + (extent + row.gap), room: 0, endsList: row.index + 1 == items.count)
    }
    guard row.count <= LayoutLimits.itemsPerGroup else { throw tooLarge }
    return row.count
  }

  /// The first count with a successor too large, where each count has sizes of its own.
  private func countWhereSizesFollowCount(
    of items: Span<GroupTable.Item>, _ lengths: Span<Double?>
  ) throws(LayoutError) -> Int {
    var count = 0
    var work = 0
    while count < limit {
      let next = count + 1
      // Behaviour 12
      let box = box(for: next)
      guard box[axis] >= 0 else { break }
      let (cycles, rest) = next.quotientAndRemainder(dividingBy: items.count)
      var end = Double(count) * spacing
      for index in 0..<min(next, items.count) {
        end += extent(of: items, index, lengths, in: box) * Double(cycles + (index < rest ? 1 : 0))
      }
      guard room.fits(end) else { break }
      work += min(next, items.count)
      guard next <= LayoutLimits.itemsPerGroup, work <= Self.workLimit else { throw tooLarge }
      count = next
    }
    return count
  }

  /// The length of a subitem with its free room, in points.
  private func extent(
    of items: Span<GroupTable.Item>, _ index: Int, _ lengths: Span<Double?>, in box: Vector
  ) -> Double {
    let edges = items[index].hasEdges ? items[index].edges.minimum(axis) : 0
    if !lengths.isEmpty, let length = lengths[index] { return length + edges }
    return items[index].size[axis].resolved(in: box, grid: grid) + edges
  }

  /// The room along the run.
  var room: Room { Room(length: inner[axis], scale: grid.scale) }

  private var tooLarge: LayoutError {
    .groupTooLarge(items: LayoutLimits.itemsPerGroup + 1, limit: LayoutLimits.itemsPerGroup)
  }
}
