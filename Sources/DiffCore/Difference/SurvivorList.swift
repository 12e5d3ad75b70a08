/// The items of a section that both snapshots contain, listed one by one in their new order.
///
///     old   a b c d e f      new   c x a f b      old offsets   2 0 5 1      others   1 (x)
struct SurvivorList {
  /// The items' offsets in the old snapshot, in the items' new order.
  private(set) var oldOffsets: [UInt32] = []
  /// The offsets in the new snapshot of the unlisted items between the first and the last listed
  /// item, in ascending order.
  private var others: [UInt32] = []
  /// The offset of the first listed item in the new snapshot.
  private let start: Int
  /// The offset directly after the last listed item in the new snapshot.
  private var end: Int

  /// Creates a list of the items in the given runs.
  ///
  /// - Parameters:
  ///   - runs: At least one run, in ascending order of the new offsets.
  ///   - limit: The maximum number of items in the list.
  init(_ runs: [Survivors.Run], limit: Int) {
    start = Int(runs[0].new)
    end = start
    oldOffsets.reserveCapacity(limit)
    for run in runs { append(old: Int(run.old), new: Int(run.new), count: Int(run.count)) }
  }

  /// Appends a run of items that are adjacent in both snapshots.
  @inline(__always)
  mutating func append(old: Int, new: Int, count: Int) {
    if end < new { passOthers(to: new) }
    for item in old..<old + count { oldOffsets.append(UInt32(truncatingIfNeeded: item)) }
    end += count
  }

  private mutating func passOthers(to new: Int) {
    for offset in end..<new { others.append(UInt32(truncatingIfNeeded: offset)) }
    end = new
  }

  /// Calls a closure for every item, except those at the given list positions, in ascending order
  /// of new offsets.
  ///
  /// - Parameters:
  ///   - positions: The positions in the list to skip, in ascending order.
  ///   - body: A closure that receives the old and the new offset of an item.
  @inline(__always)
  func forEach(except positions: [UInt32], _ body: (_ old: Int, _ new: Int) -> Void) {
    var (new, nextOther, nextPosition) = (start, 0, 0)
    for position in oldOffsets.indices {
      while nextOther < others.count, Int(others[nextOther]) == new {
        nextOther += 1
        new += 1
      }
      if nextPosition < positions.count, Int(positions[nextPosition]) == position {
        nextPosition += 1
      } else {
        body(Int(oldOffsets[position]), new)
      }
      new += 1
    }
  }
}
