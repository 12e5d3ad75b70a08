/// Surviving items of one section, in their new order, one by one.
///
///     old   a b c d e f      new   c x a f b      old offsets   2 0 5 1      others   1 (x)
struct SurvivorList {
  /// The items' old offsets, in their new order.
  private(set) var oldOffsets: [UInt32] = []
  /// The new offsets of other items between the first and the last one, ascending.
  private var others: [UInt32] = []
  /// The new offset of the first item.
  private let start: Int
  /// The new offset behind the last item.
  private var end: Int

  /// Makes the list of the items of runs.
  ///
  /// - Parameters:
  ///   - runs: One run at least, ascending by new offsets.
  ///   - limit: The most items of the list.
  init(_ runs: [Survivors.Run], limit: Int) {
    start = Int(runs[0].new)
    end = start
    oldOffsets.reserveCapacity(limit)
    for run in runs { append(old: Int(run.old), new: Int(run.new), count: Int(run.count)) }
  }

  /// Appends items.
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

  /// Visits all items but some, ascending by their new offsets.
  ///
  /// - Parameters:
  ///   - positions: The positions of the others in the list, ascending.
  ///   - body: Gets the old and the new offset of each.
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
