/// A set of item positions, stored as one bit for each item of the compared sections, in order.
struct PositionSet {
  private var words: [UInt64]
  /// For each section, the total number of items in the preceding compared sections.
  private let starts: [Int]

  /// Creates an empty set for the items of the compared sections of an order.
  init(of order: ComparedOrder) {
    let itemCount: Int
    (starts, itemCount) = order.itemStarts
    words = [UInt64](repeating: 0, count: (itemCount + 63) / 64)
  }

  func contains(_ section: Int, _ item: Int) -> Bool {
    let bit = starts[section] + item
    return words[bit >> 6] & (1 << (bit & 63)) != 0
  }

  /// Inserts a range of one section's items.
  ///
  /// - Complexity: O(*k* / 64 + 1) for *k* items.
  mutating func insert(_ section: Int, _ items: Range<Int>) {
    let start = firstBit(of: section)
    var bit = start + items.lowerBound
    let end = start + items.upperBound
    while bit < end {
      let low = bit & 63
      let count = min(64 - low, end - bit)
      words[bit >> 6] |= (UInt64.max >> UInt64(64 - count)) << UInt64(low)
      bit += count
    }
  }

  @inline(__always)
  mutating func insert(_ section: Int, _ item: Int) { insert(bit: firstBit(of: section) + item) }

  /// Returns the index of the bit for a section's first item.
  func firstBit(of section: Int) -> Int { starts[section] }

  @inline(__always)
  mutating func insert(bit: Int) { words[bit >> 6] |= 1 << (bit & 63) }

  mutating func remove(_ section: Int, _ item: Int) {
    let bit = starts[section] + item
    words[bit >> 6] &= ~(1 << (bit & 63))
  }

  /// Calls a closure for each item that is in a range of one section but not in the set, in order.
  ///
  /// - Complexity: O(*n* / 64 + *k*) for *n* items and *k* calls.
  func forEachMissingItem(_ section: Int, _ items: Range<Int>, _ body: (_ item: Int) -> Void) {
    let start = starts[section]
    var bit = start + items.lowerBound
    let end = start + items.upperBound
    while bit < end {
      let low = bit & 63
      let count = min(64 - low, end - bit)
      var others = ~words[bit >> 6] & ((UInt64.max >> UInt64(64 - count)) << UInt64(low))
      while others != 0 {
        body((bit & ~63) + others.trailingZeroBitCount - start)
        others &= others - 1
      }
      bit += count
    }
  }
}
