/// A buffer that collects the data items found by an index in any order and sorts them by number.
///
/// A screenful of items is sorted by ranking: every item is compared with all the others, four at a
/// time. This is hardly more work than a comparison sort, and it has no branches to mispredict.
struct UnorderedItems: Sendable {
  /// The maximum number of items to rank directly; larger buffers are partitioned first.
  private static let rankedCount = 64

  /// The sort key of each item: its number in the upper 32 bits, and its position in the order of
  /// arrival in the lower 32 bits.
  ///
  /// The keys are in ascending order after sorting.
  private(set) var keys: ContiguousArray<UInt64> = []
  /// The frames of the items, in order of arrival; empty if the frames are unknown.
  private(set) var frames: ContiguousArray<PixelBox> = []

  var count: Int { keys.count }

  /// Whether the items were added with their frames.
  var hasFrames: Bool { !frames.isEmpty }

  /// Returns the number of the item with a given key.
  @inline(__always)
  static func number(_ key: UInt64) -> Int { Int(truncatingIfNeeded: key >> 32) }

  /// Returns the position, in order of arrival, of the item with a given key.
  static func position(_ key: UInt64) -> Int { Int(truncatingIfNeeded: key & 0xFFFF_FFFF) }

  /// Removes all items but keeps the buffer's capacity.
  mutating func removeAll() {
    keys.removeAll(keepingCapacity: true)
    frames.removeAll(keepingCapacity: true)
  }

  /// Removes the last item, which has the highest number once the items are sorted.
  mutating func removeLast() { keys.removeLast() }

  /// Adds an item.
  ///
  /// - Complexity: O(1), amortised.
  mutating func append(_ number: UInt32) {
    keys.append(UInt64(number) << 32 | UInt64(truncatingIfNeeded: keys.count))
  }

  /// Adds the items of up to sixteen consecutive index entries, selected by a mask, together with
  /// their frames.
  ///
  /// - Parameters:
  ///   - neighbours: A mask with a bit set for each entry to add.
  ///   - first: The index of the first of the sixteen entries.
  ///   - numbers: The item number of each entry in the index.
  ///   - boxes: The bounding box of each entry's frame.
  /// - Complexity: O(1), amortised.
  @inline(__always)
  mutating func append(
    _ neighbours: UInt32, from first: Int, _ numbers: ContiguousArray<UInt32>,
    framesIn boxes: ContiguousArray<PixelBox>
  ) {
    let (count, start) = (neighbours.nonzeroBitCount, keys.count)
    keys.append(addingCapacity: count) { keys in
      var (left, position) = (neighbours, start)
      while left != 0 {
        let number = numbers[first + left.trailingZeroBitCount]
        keys.append(UInt64(number) << 32 | UInt64(truncatingIfNeeded: position))
        position &+= 1
        left &= left &- 1
      }
    }
    frames.append(addingCapacity: count) { found in
      var left = neighbours
      while left != 0 {
        found.append(boxes[first + left.trailingZeroBitCount].inside)
        left &= left &- 1
      }
    }
  }

  /// Sorts the items by number; all numbers must be distinct.
  ///
  /// - Complexity: O(*k* log *l*) for *k* items with numbers up to *l*; allocates nothing.
  mutating func sort() {
    var most: UInt64 = 0
    for index in 0..<keys.count { most = max(most, keys[index]) }
    sort(0, keys.count, bit: 63 - most.leadingZeroBitCount)
  }

  /// Sorts a range in place by partitioning it bit by bit until each part is small enough to be
  /// ranked.
  ///
  /// Unlike the standard library's sort, it allocates nothing.
  private mutating func sort(_ first: Int, _ end: Int, bit: Int) {
    guard end - first > Self.rankedCount, bit >= 32 else { return rank(first, end) }
    // Keys whose bit is clear come first.
    var (low, high) = (first, end)
    while low < high {
      if keys[low] >> UInt64(bit) & 1 == 0 {
        low += 1
      } else {
        high -= 1
        // `swapAt` would allocate in unoptimised builds.
        let key = keys[low]
        keys[low] = keys[high]
        keys[high] = key
      }
    }
    sort(first, low, bit: bit - 1)
    sort(low, end, bit: bit - 1)
  }

  /// Sorts a few keys by moving each to an index equal to the number of smaller keys.
  private mutating func rank(_ first: Int, _ end: Int) {
    let count = end - first
    guard count > 1, count <= Self.rankedCount else { return }
    let vectors = (count + 3) / 4
    unsafe withUnsafeTemporaryAllocation(of: SIMD4<Int32>.self, capacity: vectors) { numbers in
      unsafe withUnsafeTemporaryAllocation(of: UInt64.self, capacity: count) { copies in
        var keys = keys.mutableSpan
        // The numbers have 31 bits; the unused lanes of the last vector hold the largest value.
        unsafe numbers.initialize(repeating: SIMD4(repeating: .max))
        for index in 0..<count {
          let key = keys[first + index]
          unsafe copies[index] = key
          unsafe numbers[index / 4][index % 4] = Int32(truncatingIfNeeded: Self.number(key))
        }
        for index in 0..<count {
          let key = unsafe copies[index]
          let number = SIMD4(repeating: Int32(truncatingIfNeeded: Self.number(key)))
          var smaller = SIMD4<Int32>.zero
          for vector in 0..<vectors {
            unsafe smaller.replace(with: smaller &+ 1, where: numbers[vector] .< number)
          }
          keys[first + Int(smaller.wrappedSum())] = key
        }
      }
    }
  }
}
