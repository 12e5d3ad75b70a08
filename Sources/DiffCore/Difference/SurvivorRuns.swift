/// Items of one section that were there before, in their new order, as runs of neighbours that have
/// stayed neighbours.
///
///     old   a b c d e f         new   a b x e f c        runs   ab, ef, c
///
/// The items of a run are all part of a longest increasing subsequence or none of them is: all
/// numbers between two of them are in the run.
struct SurvivorRuns {
  /// Neighbours in both lists.
  struct Run {
    /// The old offset of the first item.
    let old: UInt32
    /// The new offset of the first item.
    let new: UInt32
    /// The number of items.
    var count: UInt32
  }

  /// The runs, ascending by their new offsets.
  private(set) var runs: [Run] = []

  /// The number of items.
  private(set) var itemCount = 0

  /// Whether the old offsets ascend, so that no item moves.
  private(set) var isAscending = true

  /// Adds items behind those that were added before.
  mutating func append(old: Int, new: Int, count: Int) {
    itemCount += count
    if let last = runs.last {
      if Int(last.old) + Int(last.count) == old, Int(last.new) + Int(last.count) == new {
        runs[runs.count - 1].count += UInt32(truncatingIfNeeded: count)
        return
      }
      if Int(last.old) > old { isAscending = false }
    }
    runs.append(
      Run(
        old: UInt32(truncatingIfNeeded: old), new: UInt32(truncatingIfNeeded: new),
        count: UInt32(truncatingIfNeeded: count)))
  }

  /// Returns whether the items of each run stay while others move, so that as few as possible move;
  /// nil if cancelled.
  ///
  /// - Complexity: O(*r* log *r*) for *r* runs, where runs are long; O(*n* log *n*) for *n* items.
  func staying(isCancelled: () -> Bool) -> [Bool]? {
    if runs.count <= itemCount / 8 {
      return HeaviestIncreasingSubsequence.members(
        of: runs.map(\.old), weights: runs.map(\.count), isCancelled: isCancelled)
    }
    var offsets: [UInt32] = []
    offsets.reserveCapacity(itemCount)
    for run in runs {
      for item in 0..<run.count { offsets.append(run.old &+ item) }
    }
    let indices = LongestIncreasingSubsequence.indices(of: offsets, isCancelled: isCancelled)
    guard let indices else { return nil }
    var stays = [Bool](repeating: false, count: runs.count)
    var next = 0
    var first = 0
    for (index, run) in runs.enumerated() {
      while next < indices.count, Int(indices[next]) < first { next += 1 }
      stays[index] = next < indices.count && Int(indices[next]) == first
      first += Int(run.count)
    }
    return stays
  }
}
