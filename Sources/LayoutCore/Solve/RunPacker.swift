/// Count of the subitems that a run holds, and the box in which they are sized.
///
/// Fractions along a run are fractions of what its spacings leave: with *n* items, of
/// `length − (n − 1) · spacing`. So the count decides the sizes, and the sizes decide the count:
///
///     four quarters in 320 points with 10 between them:
///     n = 4 → 320 − 30 = 290 → 72.5 each → 4 × 72.5 + 30 = 320, fits
///     n = 5 → 320 − 40 = 280 → 70 each   → 5 × 70 + 40 = 390, does not
struct RunPacker {
  /// The run's subitems along its axis: a fixed extent or a dimension to be resolved, and the room
  /// around it.
  struct Member: Sendable {
    /// The dimension along the run.
    var length: Length
    /// The room before and after the item that is always kept.
    var edges: Double
  }

  /// The count and the box.
  struct Packing {
    /// How many subitems the run holds, counting repeats of the list.
    var count: Int
    /// The box that the subitems' dimensions are resolved in, in points.
    var box: Vector
  }

  /// How many additions one run may cost: a bound for absurd input, far beyond any real layout.
  private static let workLimit = 50_000_000

  let axis: Axis
  /// The room inside the group, in points.
  let inner: Vector
  /// The spacing between two items, at least.
  let spacing: Double
  /// The most items there may be.
  let limit: Int
  let members: ArraySlice<Member>
  let grid: PixelGrid

  /// The inside of a run with the spacings of `count` items taken off.
  static func box(
    for count: Int, of inner: Vector, along axis: Axis, spacing: Double
  ) -> Vector {
    var box = inner
    box[axis] -= Double(count - 1) * spacing
    return box
  }

  private func box(for count: Int) -> Vector {
    Self.box(for: count, of: inner, along: axis, spacing: spacing)
  }

  /// Counts the subitems that fit.
  ///
  /// - Parameter crossFollowsRun: Whether some subitem's dimension across the run is a fraction of
  ///   the run's length. The box is found first then, from the count that fits without any spacing.
  /// - Returns: How many, and the box they are sized in.
  /// - Throws: ``LayoutError/groupTooLarge(items:limit:)`` if too many fit.
  func pack(crossFollowsRun: Bool) throws(LayoutError) -> Packing {
    if crossFollowsRun {
      let unspaced = try count(in: inner, spacing: 0)
      let box = box(for: max(1, unspaced))
      return Packing(count: try count(in: box, spacing: spacing), box: box)
    }
    if spacing == 0 || !members.contains(where: { $0.length.isFraction(of: axis) }) {
      let count = try count(in: inner, spacing: spacing)
      return Packing(count: count, box: box(for: max(1, count)))
    }
    let count = try countWhereSizesFollowCount()
    return Packing(count: count, box: box(for: max(1, count)))
  }

  /// How many items of sizes that do not depend on their count fit.
  private func count(in box: Vector, spacing: Double) throws(LayoutError) -> Int {
    let cycle =
      members.reduce(0) { $0 + extent($1, in: box) } + Double(members.count) * spacing
    // A list that takes no room would repeat for ever; it is laid out once.
    let limit = cycle * grid.scale > PixelGrid.tolerance ? limit : min(limit, members.count)
    var count = 0
    var end = 0.0
    while count < limit {
      let member = members[members.startIndex + count % members.count]
      end += extent(member, in: box) + (count > 0 ? spacing : 0)
      guard fits(end) else { break }
      count += 1
      guard count <= LayoutLimits.itemsPerGroup else { throw tooLarge }
    }
    return count
  }

  /// The first count whose successor does not fit, where each count has sizes of its own.
  private func countWhereSizesFollowCount() throws(LayoutError) -> Int {
    var count = 0
    var work = 0
    while count < limit {
      let next = count + 1
      let box = box(for: next)
      guard box[axis] >= 0 else { break }
      let cycles = next / members.count
      let rest = next % members.count
      var end = Double(count) * spacing
      for (index, member) in members.enumerated() where cycles > 0 || index < rest {
        end += extent(member, in: box) * Double(cycles + (index < rest ? 1 : 0))
      }
      guard fits(end) else { break }
      work += min(next, members.count)
      guard next <= LayoutLimits.itemsPerGroup, work <= Self.workLimit else { throw tooLarge }
      count = next
    }
    return count
  }

  private func extent(_ member: Member, in box: Vector) -> Double {
    member.length.resolved(in: box, grid: grid) + member.edges
  }

  private func fits(_ end: Double) -> Bool {
    (end - inner[axis]) * grid.scale <= PixelGrid.tolerance
  }

  private var tooLarge: LayoutError {
    .groupTooLarge(items: LayoutLimits.itemsPerGroup + 1, limit: LayoutLimits.itemsPerGroup)
  }
}
