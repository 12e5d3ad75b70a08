/// Buffer for the data items that a spatial index finds: runs of neighbours in ascending order.
///
/// It is used again for the next query, and then allocates nothing.
public struct LeafRuns: Sendable {
  /// The runs, none of which touches the next.
  public private(set) var runs: ContiguousArray<Range<Int>> = []
  /// The number of items in all runs.
  public private(set) var itemCount = 0
  /// How many boxes or entries of an index have been compared.
  public var nodesVisited = 0

  /// Whether a run that is out of order is kept as ``misplacedRun`` and does not stop the process:
  /// for trials of indexes.
  package var reportsMisplacedRuns = false
  /// The first run that started before the end of the one before it.
  package private(set) var misplacedRun: Range<Int>?

  /// Items that came in no order.
  private(set) var unordered = UnorderedItems()
  /// Whether items may be given with their places.
  var takesPlaces = false

  /// Makes an empty buffer.
  public init() {}

  /// Forgets the items and keeps their room.
  public mutating func removeAll() {
    if !runs.isEmpty { runs.removeAll(keepingCapacity: true) }
    // Places stay behind where all items have been cut off.
    if unordered.count > 0 || hasPlaces { unordered.removeAll() }
    itemCount = 0
    nodesVisited = 0
  }

  /// Whether some items are in no order.
  package var hasUnorderedItems: Bool { unordered.count > 0 }

  /// Whether the items have come with their places, in no order; there are no runs then.
  var hasPlaces: Bool { unordered.hasPlaces }

  /// Adds a run behind all others.
  ///
  /// - Precondition: It starts at or behind the end of the last one.
  /// - Complexity: O(1), amortised.
  public mutating func append(_ run: Range<Int>) {
    itemCount += run.count
    // Not `last`, which allocates in builds that are not optimised.
    guard !runs.isEmpty else { return runs.append(run) }
    let last = runs[runs.count - 1]
    guard last.upperBound <= run.lowerBound else { return misplace(run) }
    if last.upperBound == run.lowerBound {
      runs[runs.count - 1] = last.lowerBound..<run.upperBound
    } else {
      runs.append(run)
    }
  }

  private mutating func misplace(_ run: Range<Int>) {
    precondition(reportsMisplacedRuns, "Runs come in ascending order.")
    if misplacedRun == nil { misplacedRun = run }
  }

  /// Adds an item in no order; ``sort()`` puts such items into runs.
  ///
  /// - Precondition: Each item is added once, and there are fewer than 2,147,483,648.
  /// - Complexity: O(1), amortised.
  public mutating func appendUnordered(_ item: UInt32) { unordered.append(item) }

  /// Adds some of sixteen neighbours in the columns of an index, with their places.
  ///
  /// - Parameters:
  ///   - neighbours: The neighbours, as bits.
  ///   - first: The first of the sixteen.
  ///   - numbers: The number of each item.
  ///   - places: The place of each item.
  /// - Complexity: O(1), amortised.
  @inline(__always)
  mutating func appendUnordered(
    _ neighbours: UInt32, from first: Int, _ numbers: ContiguousArray<UInt32>,
    _ places: ContiguousArray<LeafPlace>
  ) {
    unordered.append(neighbours, from: first, numbers, places)
  }

  /// Puts the items that came in no order into runs, or those with places into order; there may be
  /// no other runs then.
  ///
  /// - Complexity: O(*k* log *l*) for *k* items of *l*; allocates nothing if there is room.
  public mutating func sort() {
    unordered.sort()
    guard !hasPlaces else {
      itemCount = unordered.count
      return
    }
    for index in 0..<unordered.count {
      let item = UnorderedItems.number(unordered.keys[index])
      append(item..<item + 1)
    }
    unordered.removeAll()
  }

  /// Forgets items from one on, in groups that are not full.
  mutating func cut(at end: Int) {
    while !runs.isEmpty, runs[runs.count - 1].upperBound > end {
      let last = runs.removeLast()
      itemCount -= last.count
      if last.lowerBound < end { append(last.lowerBound..<end) }
    }
    while unordered.count > 0,
      UnorderedItems.number(unordered.keys[unordered.count - 1]) >= end
    {
      unordered.removeLast()
      itemCount -= 1
    }
  }
}
