/// Buffer for the data items that a spatial index finds: runs of neighbours in ascending order.
///
/// It is used again for the next query, and then allocates nothing.
public struct LeafRuns: Sendable {
  /// Item with the place that an index has of it.
  struct Single: Sendable, BitwiseCopyable {
    let item: UInt32
    let place: LeafPlace
  }

  /// The runs, none of which touches the next.
  public private(set) var runs: ContiguousArray<Range<Int>> = []
  /// The number of items in all runs.
  public private(set) var itemCount = 0
  /// How many boxes or entries of an index have been compared.
  public var nodesVisited = 0

  /// Single items: in any order at first, and in order once they have been sorted.
  private(set) var singles: ContiguousArray<Single> = []
  /// Whether the single items have their places; there are no runs then.
  private(set) var hasPlaces = false
  /// Whether items may be given with their places.
  var takesPlaces = false

  /// Makes an empty buffer.
  public init() {}

  /// Forgets the items and keeps their room.
  public mutating func removeAll() {
    runs.removeAll(keepingCapacity: true)
    singles.removeAll(keepingCapacity: true)
    hasPlaces = false
    itemCount = 0
    nodesVisited = 0
  }

  /// Adds a run behind all others.
  ///
  /// - Precondition: It starts at or behind the end of the last one.
  /// - Complexity: O(1), amortised.
  public mutating func append(_ run: Range<Int>) {
    itemCount += run.count
    // Not `last`, which allocates in builds that are not optimised.
    guard !runs.isEmpty else { return runs.append(run) }
    let last = runs[runs.count - 1]
    precondition(last.upperBound <= run.lowerBound, "Runs come in ascending order.")
    if last.upperBound == run.lowerBound {
      runs[runs.count - 1] = last.lowerBound..<run.upperBound
    } else {
      runs.append(run)
    }
  }

  /// Adds an item in no order; ``sort()`` puts such items into runs.
  ///
  /// - Complexity: O(1), amortised.
  public mutating func appendUnordered(_ item: UInt32) {
    singles.append(Single(item: item, place: .nowhere))
  }

  /// Adds an item with its place in no order.
  ///
  /// - Complexity: O(1), amortised.
  @inline(__always)
  mutating func appendUnordered(_ item: UInt32, _ place: LeafPlace) {
    hasPlaces = true
    singles.append(Single(item: item, place: place))
  }

  /// Puts the items that came in no order into runs, or those with places into order; there may be
  /// no other runs then.
  ///
  /// - Complexity: O(*k* log *l*) for *k* items of *l*; allocates nothing if there is room.
  public mutating func sort() {
    var most: UInt32 = 0
    for index in 0..<singles.count { most = max(most, singles[index].item) }
    sort(0, singles.count, bit: 31 - Int(truncatingIfNeeded: most.leadingZeroBitCount))
    guard !hasPlaces else {
      itemCount = singles.count
      return
    }
    for index in 0..<singles.count {
      let item = Int(singles[index].item)
      append(item..<item + 1)
    }
    singles.removeAll(keepingCapacity: true)
  }

  /// Sorts the single items of a range in place, which the standard library allocates memory for:
  /// a radix exchange sort, and an insertion sort of few.
  private mutating func sort(_ first: Int, _ end: Int, bit: Int) {
    guard end - first > 16, bit >= 0 else {
      for index in first..<end {
        let single = singles[index]
        var place = index
        while place > first, singles[place - 1].item > single.item {
          singles[place] = singles[place - 1]
          place -= 1
        }
        singles[place] = single
      }
      return
    }
    // Those whose bit is clear come first.
    var (low, high) = (first, end)
    while low < high {
      if singles[low].item >> UInt32(bit) & 1 == 0 {
        low += 1
      } else {
        high -= 1
        // Not `swapAt`, which allocates in builds that are not optimised.
        let single = singles[low]
        singles[low] = singles[high]
        singles[high] = single
      }
    }
    sort(first, low, bit: bit - 1)
    sort(low, end, bit: bit - 1)
  }

  /// Forgets items from one on, in groups that are not full.
  mutating func cut(at end: Int) {
    while !runs.isEmpty, runs[runs.count - 1].upperBound > end {
      let last = runs.removeLast()
      itemCount -= last.count
      if last.lowerBound < end { append(last.lowerBound..<end) }
    }
    while !singles.isEmpty, singles[singles.count - 1].item >= end {
      singles.removeLast()
      itemCount -= 1
    }
  }
}
