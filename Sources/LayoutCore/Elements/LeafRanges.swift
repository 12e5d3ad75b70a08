/// Buffer for the data items found by a spatial index: ranges of neighbours in ascending order.
///
/// It is used again for the next query, and then allocates nothing.
public struct LeafRanges: Sendable {
  /// The ranges; none touches the next.
  public private(set) var ranges: ContiguousArray<Range<Int>> = []
  /// The number of items in all ranges.
  public private(set) var itemCount = 0
  /// How many boxes or entries of an index have been compared.
  public var nodesVisited = 0

  /// Whether a range out of order is kept as ``misplacedRange`` instead of stopping the process:
  /// for trials of indexes.
  package var reportsMisplacedRanges = false
  /// The first range starting before the end of its predecessor.
  package private(set) var misplacedRange: Range<Int>?

  /// Unordered items.
  private(set) var unordered = UnorderedItems()
  /// Whether items may be given with their frames.
  var takesFrames = false

  /// Makes an empty buffer.
  public init() {}

  /// Forgets the items and keeps their room.
  public mutating func removeAll() {
    if !ranges.isEmpty { ranges.removeAll(keepingCapacity: true) }
    // Frames stay behind where all items have been cut off.
    if unordered.count > 0 || hasFrames { unordered.removeAll() }
    itemCount = 0
    nodesVisited = 0
  }

  /// Whether some items are in no order.
  package var hasUnorderedItems: Bool { unordered.count > 0 }

  /// Whether the items have come with their frames, in no order; there are no ranges then.
  var hasFrames: Bool { unordered.hasFrames }

  /// Adds a range behind all others.
  ///
  /// - Precondition: It starts at or behind the end of the last one.
  /// - Complexity: O(1), amortised.
  public mutating func append(_ range: Range<Int>) {
    itemCount += range.count
    // Not `last`, which allocates in builds that are not optimised.
    guard !ranges.isEmpty else { return ranges.append(range) }
    let last = ranges[ranges.count - 1]
    guard last.upperBound <= range.lowerBound else { return misplace(range) }
    if last.upperBound == range.lowerBound {
      ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
    } else {
      ranges.append(range)
    }
  }

  private mutating func misplace(_ range: Range<Int>) {
    precondition(reportsMisplacedRanges, "Ranges come in ascending order.")
    if misplacedRange == nil { misplacedRange = range }
  }

  /// Adds an item in no order; ``sort()`` puts such items into ranges.
  ///
  /// - Precondition: Each item is added once, and there are fewer than 2,147,483,648.
  /// - Complexity: O(1), amortised.
  public mutating func appendUnordered(_ item: UInt32) { unordered.append(item) }

  /// Adds some of sixteen neighbours in the columns of an index, with their frames.
  ///
  /// - Parameters:
  ///   - neighbours: The neighbours, as bits.
  ///   - first: The first of the sixteen.
  ///   - numbers: The number of each item.
  ///   - boxes: The box around the frame of each item.
  /// - Complexity: O(1), amortised.
  mutating func appendUnordered(
    _ neighbours: UInt32, from first: Int, _ numbers: ContiguousArray<UInt32>,
    framesIn boxes: ContiguousArray<PixelBox>
  ) {
    unordered.append(neighbours, from: first, numbers, framesIn: boxes)
  }

  /// Puts unordered items into ranges, or items with frames into order; requires no other ranges.
  ///
  /// - Complexity: O(*k* log *l*) for *k* items of *l*; allocates nothing if there is room.
  public mutating func sort() {
    unordered.sort()
    guard !hasFrames else {
      itemCount = unordered.count
      return
    }
    for index in 0..<unordered.count {
      let item = UnorderedItems.number(unordered.keys[index])
      append(item..<item + 1)
    }
    unordered.removeAll()
  }

  /// Forgets items from one on, in partly filled groups.
  mutating func cut(at end: Int) {
    while !ranges.isEmpty, ranges[ranges.count - 1].upperBound > end {
      let last = ranges.removeLast()
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
