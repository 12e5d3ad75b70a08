/// A packer that determines the number of subitems in a run, and the reference size for their
/// fractional dimensions.
///
/// Fractions along a run refer to the space left by its spacings: `length − (n − 1) · spacing` for
/// *n* items. The count thus determines the sizes, and the sizes determine the count:
///
///     four quarters in 320 points with 10 between them:
///     n = 4 → 320 − 30 = 290 → 72.5 each → 4 × 72.5 + 30 = 320, fits
///     n = 5 → 320 − 40 = 280 → 70 each   → 5 × 70 + 40 = 390, does not
struct RunPacker {
  /// The result of packing a run: the number of subitems, and the reference size for their
  /// fractional dimensions.
  struct Packing {
    /// The number of subitems in the run, including repetitions of the list.
    var count: Int
    /// The size of the box for resolving the subitems' dimensions, in points.
    var box: Vector
    /// The number of data items examined after the last one that fits, in order to exclude the
    /// first subitem that does not fit.
    ///
    /// It is 0 if the run is not packed by sizes.
    var lookahead = 0
  }

  /// The maximum number of lengths to add up while packing one run: a limit for absurd input, far
  /// above the needs of any real layout.
  private static let workLimit = 50_000_000

  /// The run to pack.
  ///
  /// The methods receive the run's subitems as a span of table rows, together with the lengths, in
  /// points, of the groups already solved.
  let run: GroupTable.Run
  /// The size of the space inside the group's insets, in points.
  let inner: Vector
  let grid: PixelGrid

  private var axis: Axis { run.axis }

  /// The minimum spacing between two items, in points.
  var spacing: Double { run.spacing.minimum }

  /// The maximum number of items in the run.
  var limit: Int {
    if case .atMost(let count) = run.capacity { count } else { .max }
  }

  /// Returns the size of the space inside the run, minus the spacings between `count` items.
  func box(for count: Int) -> Vector {
    var box = inner
    box[axis] -= Double(count - 1) * spacing
    return box
  }

  /// Determines the number of subitems that fit, and the reference size for their fractional
  /// dimensions.
  ///
  /// If any dimension perpendicular to the run is a fraction of the run's length, this size is
  /// determined first, from the number of subitems that fit without any spacing.
  ///
  /// - Parameters:
  ///   - items: The table rows of the run's subitems.
  ///   - lengths: The lengths of the solved groups among them, in points; empty if none have been
  ///     solved.
  /// - Returns: The number of subitems, and the reference box for their sizes.
  /// - Throws: ``LayoutError/groupTooLarge(items:limit:)`` if too many subitems fit.
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
      : try countForCountDependentSizes(of: items, lengths)
    return Packing(count: count, box: box(for: max(1, count)))
  }

  /// Returns the number of items that fit if their sizes do not depend on that number.
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

  /// Returns the number of items that fit if their sizes depend on that number.
  ///
  /// Numbers are tried in ascending order, starting at 1, until one does not fit.
  private func countForCountDependentSizes(
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

  /// Returns the length of a subitem including the free space around it, in points.
  private func extent(
    of items: Span<GroupTable.Item>, _ index: Int, _ lengths: Span<Double?>, in box: Vector
  ) -> Double {
    let edges = items[index].hasEdges ? items[index].edges.minimum(axis) : 0
    if !lengths.isEmpty, let length = lengths[index] { return length + edges }
    return items[index].size[axis].resolved(in: box, grid: grid) + edges
  }

  /// The space available along the run.
  var room: Room { Room(length: inner[axis], scale: grid.scale) }

  private var tooLarge: LayoutError {
    .groupTooLarge(items: LayoutLimits.itemsPerGroup + 1, limit: LayoutLimits.itemsPerGroup)
  }
}
