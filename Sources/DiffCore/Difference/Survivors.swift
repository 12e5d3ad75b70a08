/// The items of a section that both snapshots contain, in their new order, grouped into runs of
/// items that are adjacent in both.
///
///     old   a b c d e f         new   a b x e f c        runs   ab, ef, c
///
/// A run has no gaps, so a longest increasing subsequence contains all of its items or none.
///
/// If the runs are short, a ``SurvivorList`` replaces them because it takes less memory.
struct Survivors {
  /// A series of items that are adjacent, in the same order, in both lists.
  struct Run {
    /// The offset of the first item in the old list.
    let old: UInt32
    /// The offset of the first item in the new list.
    let new: UInt32
    var count: UInt32
  }

  /// The survivors chosen to stay in place; all others move.
  enum StationarySurvivors {
    /// For each run, whether it stays.
    case runs([Bool])
    /// Those positions in the survivor list whose items stay, in ascending order.
    case items([UInt32])
  }

  /// The number of runs to append before their average length is checked again.
  private static let sample = 1024
  /// The average number of items per run below which a list of items takes less memory than runs.
  private static let longRun = 3

  /// The runs, in ascending order of their new offsets; empty after ``list`` has replaced the runs.
  private(set) var runs: [Run] = []
  /// The individually listed items; `nil` until the runs have proved to be short.
  private(set) var list: SurvivorList?
  private(set) var itemCount = 0
  /// Whether the old offsets are in ascending order, so that no item moves.
  private(set) var isAscending = true
  /// The offsets directly after the last item, in the old and in the new list.
  private var (oldEnd, newEnd) = (0, -1)
  /// The maximum number of survivors, and thus the capacity reserved for a list.
  private let limit: Int

  /// Creates an empty collection of survivors.
  ///
  /// - Parameter limit: The maximum number of items to be appended.
  init(limit: Int) { self.limit = limit }

  /// Appends a run of adjacent items, merging it into the last run if it continues that run.
  @inline(__always)
  mutating func append(old: Int, new: Int, count: Int) {
    if old < oldEnd { isAscending = false }
    let joins = old == oldEnd && new == newEnd
    itemCount += count
    (oldEnd, newEnd) = (old + count, new + count)
    if list != nil {
      list?.append(old: old, new: new, count: count)
    } else if joins {
      runs[runs.count - 1].count += UInt32(truncatingIfNeeded: count)
    } else {
      appendRun(old: old, new: new, count: count)
    }
  }

  private mutating func appendRun(old: Int, new: Int, count: Int) {
    runs.append(
      Run(
        old: UInt32(truncatingIfNeeded: old), new: UInt32(truncatingIfNeeded: new),
        count: UInt32(truncatingIfNeeded: count)))
    if runs.count % Self.sample == 0, runs.count > itemCount / Self.longRun {
      list = SurvivorList(runs, limit: limit)
      runs = []
    }
  }

  /// Returns the survivors to keep in place so that as few items as possible move, or `nil` if the
  /// comparison was cancelled.
  ///
  /// - Complexity: O(*r* log *r*) for *r* runs if they are long; otherwise O(*n* log *n*) for *n*
  ///   items.
  func stationarySurvivors(isCancelled: () -> Bool) -> StationarySurvivors? {
    if let list {
      return LongestIncreasingSubsequence.indices(of: list.oldOffsets, isCancelled: isCancelled)
        .map(StationarySurvivors.items)
    }
    if runs.count <= itemCount / 8 {
      return HeaviestIncreasingSubsequence.members(
        of: runs.map(\.old), weights: runs.map(\.count), isCancelled: isCancelled
      ).map(StationarySurvivors.runs)
    }
    return runsInLongestIncreasingSubsequence(isCancelled: isCancelled).map(
      StationarySurvivors.runs)
  }

  /// Finds a longest increasing subsequence of all items, and returns for each run whether it
  /// belongs to the subsequence, or `nil` if the comparison was cancelled.
  private func runsInLongestIncreasingSubsequence(isCancelled: () -> Bool) -> [Bool]? {
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

  /// Returns the number of items that move if the given items stay.
  func moveCount(staying: StationarySurvivors) -> Int {
    switch staying {
    case .items(let stays): return itemCount - stays.count
    case .runs(let stays):
      var count = 0
      for (run, stays) in zip(runs, stays) where !stays { count += Int(run.count) }
      return count
    }
  }

  /// Calls a closure for each item that moves if the given items stay, in ascending order of new
  /// offsets.
  @inline(__always)
  func forEachMovingItem(staying: StationarySurvivors, _ body: (_ old: Int, _ new: Int) -> Void) {
    switch staying {
    case .items(let stays): list?.forEach(except: stays, body)
    case .runs(let stays):
      for (run, stays) in zip(runs, stays) where !stays {
        for item in 0..<Int(run.count) { body(Int(run.old) + item, Int(run.new) + item) }
      }
    }
  }
}
