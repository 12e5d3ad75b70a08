/// A buffer for the data items found by a spatial index, stored as ascending ranges of consecutive
/// items.
///
/// The buffer can be reused for the next query, which then allocates nothing.
public struct LeafRanges: Sendable {
  /// The ranges, in ascending order; no two of them are adjacent.
  public private(set) var ranges: ContiguousArray<Range<Int>> = []
  /// The number of items in all ranges.
  public private(set) var itemCount = 0
  /// The number of boxes or index entries compared since the buffer was last emptied.
  public var nodesVisited = 0

  /// Whether the buffer records an out-of-order range in ``misplacedRange`` instead of trapping.
  ///
  /// Tests of spatial indexes set this to report the fault themselves.
  package var reportsMisplacedRanges = false
  /// The first range that starts before the end of its predecessor; `nil` if the ranges are in
  /// order.
  package private(set) var misplacedRange: Range<Int>?

  /// The items added in arbitrary order, before ``sort()`` turns them into ranges.
  private(set) var unordered = UnorderedItems()
  /// Whether an index may add items together with their frames, so that callers need not look the
  /// frames up.
  var takesFrames = false

  /// Creates an empty buffer.
  public init() {}

  /// Removes all items but keeps the buffer's capacity.
  public mutating func removeAll() {
    if !ranges.isEmpty { ranges.removeAll(keepingCapacity: true) }
    // Cutting off all items leaves their frames in the buffer.
    if unordered.count > 0 || hasFrames { unordered.removeAll() }
    itemCount = 0
    nodesVisited = 0
  }

  /// Whether the buffer holds items not yet sorted into ranges.
  package var hasUnorderedItems: Bool { unordered.count > 0 }

  /// Whether the items were added with their frames; in that case, the buffer has no ranges.
  var hasFrames: Bool { unordered.hasFrames }

  /// Appends a range after all existing ranges.
  ///
  /// - Precondition: The range starts at or after the end of the last one.
  /// - Complexity: O(1), amortised.
  public mutating func append(_ range: Range<Int>) {
    itemCount += range.count
    // `last` would allocate in unoptimised builds.
    guard !ranges.isEmpty else { return ranges.append(range) }
    let last = ranges[ranges.count - 1]
    guard last.upperBound <= range.lowerBound else { return insertOutOfOrder(range) }
    if last.upperBound == range.lowerBound {
      ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
    } else {
      ranges.append(range)
    }
  }

  private mutating func insertOutOfOrder(_ range: Range<Int>) {
    precondition(reportsMisplacedRanges, "Ranges must be in ascending order.")
    if misplacedRange == nil { misplacedRange = range }
  }

  /// Adds an item in any order; ``sort()`` later puts such items into ranges.
  ///
  /// - Precondition: Each item is added only once, and its number is less than 2,147,483,648.
  /// - Complexity: O(1), amortised.
  public mutating func appendUnordered(_ item: UInt32) { unordered.append(item) }

  /// Adds the items of up to sixteen consecutive index entries, selected by a mask, together with
  /// their frames.
  ///
  /// - Parameters:
  ///   - neighbours: A mask with a bit set for each entry to add.
  ///   - first: The index of the first of the sixteen entries.
  ///   - numbers: The item number of each entry in the index.
  ///   - boxes: The bounding box of each entry's frame.
  /// - Complexity: O(1), amortised.
  mutating func appendUnordered(
    _ neighbours: UInt32, from first: Int, _ numbers: ContiguousArray<UInt32>,
    framesIn boxes: ContiguousArray<PixelBox>
  ) {
    unordered.append(neighbours, from: first, numbers, framesIn: boxes)
  }

  /// Sorts the unordered items and, unless they have frames, turns them into ranges.
  ///
  /// The buffer must not contain any ranges yet.
  ///
  /// - Complexity: O(*k* log *l*) for *k* items with numbers up to *l*; allocates nothing if the
  ///   buffer has capacity.
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

  /// Removes the items numbered `end` or higher, which lie beyond the end of a partly filled group.
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
