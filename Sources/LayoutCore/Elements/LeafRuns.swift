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

  /// Single items in any order, for indexes that find them so.
  private var singles: ContiguousArray<UInt32> = []
  /// Single items with their places, in order; there are no runs then.
  private(set) var placed: ContiguousArray<Single> = []
  /// Whether items may be given with their places.
  var takesPlaces = false

  /// Makes an empty buffer.
  public init() {}

  /// Forgets the items and keeps their room.
  public mutating func removeAll() {
    runs.removeAll(keepingCapacity: true)
    singles.removeAll(keepingCapacity: true)
    placed.removeAll(keepingCapacity: true)
    itemCount = 0
    nodesVisited = 0
  }

  /// Adds a run behind all others.
  ///
  /// - Precondition: It starts at or behind the end of the last one.
  /// - Complexity: O(1), amortised.
  public mutating func append(_ run: Range<Int>) {
    itemCount += run.count
    guard let last = runs.last else { return runs.append(run) }
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
  public mutating func appendUnordered(_ item: UInt32) { singles.append(item) }

  /// Adds an item with its place in no order.
  ///
  /// - Complexity: O(1), amortised.
  @inline(__always)
  mutating func appendUnordered(_ item: UInt32, _ place: LeafPlace) {
    placed.append(Single(item: item, place: place))
  }

  /// Puts the items that came in no order into runs, or those with places into order; there may be
  /// no other runs then.
  ///
  /// - Complexity: O(*k* log *k*) for *k* items.
  public mutating func sort() {
    if placed.count > 1 { placed.sort { $0.item < $1.item } }
    itemCount += placed.count
    guard !singles.isEmpty else { return }
    singles.sort()
    for single in singles { append(Int(single)..<Int(single) + 1) }
    singles.removeAll(keepingCapacity: true)
  }

  /// Forgets items from one on, in groups that are not full.
  mutating func cut(at end: Int) {
    while let last = runs.last, last.upperBound > end {
      runs.removeLast()
      itemCount -= last.count
      if last.lowerBound < end { append(last.lowerBound..<end) }
    }
    while let last = placed.last, last.item >= end {
      placed.removeLast()
      itemCount -= 1
    }
  }
}
