public import LayoutCore

/// A spatial index of intervals along the longer side of a group, sorted by their starts.
///
///     starts       0   40   44   90  130  …      sorted
///     ends so far  60  80  200  200  200  …      the farthest end up to each interval
///
/// One binary search finds the first interval that starts after a rectangle, and a second one,
/// among the ends, finds the first interval that may reach into the rectangle. A single
/// far-reaching item keeps the index from skipping any later item.
public struct SortedIntervals: SpatialIndex {
  /// The name of the index in lists and command-line options.
  public static let name = "sorted"

  private let axis: Axis
  /// The item indices, ordered by the starts of the items.
  private var items: ContiguousArray<UInt32> = []
  /// The starts of the items, in ascending order, in pixels.
  private var starts: ContiguousArray<Int64> = []
  /// For each interval, the farthest end of that interval and all earlier ones, in pixels.
  private var ends: ContiguousArray<Int64> = []

  /// Creates an index by sorting the items of a group.
  ///
  /// - Complexity: O(*l* log *l*) for *l* items; 20 bytes of memory for each item.
  public init(_ leaves: LeafTree, work: inout WorkCounters) {
    let whole = leaves.box
    let axis: Axis =
      whole.end(.horizontal) - whole.start(.horizontal)
        > whole.end(.vertical) - whole.start(.vertical) ? .horizontal : .vertical
    self.axis = axis
    var intervals: ContiguousArray<(start: Int64, end: Int64, item: UInt32)> = []
    intervals.reserveCapacity(leaves.count)
    leaves.forEachBox(in: 0..<leaves.count) { item, box in
      intervals.append((box.start(axis), box.end(axis), UInt32(item)))
    }
    intervals.sort { ($0.start, $0.item) < ($1.start, $1.item) }
    items.reserveCapacity(intervals.count)
    starts.reserveCapacity(intervals.count)
    ends.reserveCapacity(intervals.count)
    var farthest = Int64.min
    for interval in intervals {
      farthest = max(farthest, interval.end)
      items.append(interval.item)
      starts.append(interval.start)
      ends.append(farthest)
    }
    work.indexEntriesBuilt += leaves.count
  }

  /// Finds all items in a window, and possibly some outside it.
  ///
  /// - Complexity: O(log *l* + *b* log *k*) for *l* items, *b* items that overlap the window along
  ///   the axis, and *k* items found.
  public func find(
    meeting window: LeafWindow, in leaves: LeafTree, into found: inout LeafRanges
  ) {
    let first = Self.first(in: ends) { $0 >= window.box.start(axis) }
    let end = Self.first(in: starts) { $0 > window.box.end(axis) }
    guard first < end else { return }
    found.nodesVisited += end - first
    for index in first..<end { found.appendUnordered(items[index]) }
    found.sort()
  }

  /// Returns the index of the first number in an ascending list that meets a condition.
  private static func first(
    in numbers: ContiguousArray<Int64>, where holds: (Int64) -> Bool
  ) -> Int {
    var (low, high) = (0, numbers.count)
    while low < high {
      let middle = (low + high) / 2
      if holds(numbers[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
