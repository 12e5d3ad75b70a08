/// Buffer for unordered data items of an index, sorted by their numbers.
///
/// A screen of them is ranked by comparing all with all, four at a time: hardly more work than a
/// sort by branches, and none of them can be mispredicted.
struct UnorderedItems: Sendable {
  /// How many items are ranked at once.
  private static let rankedCount = 64

  /// The number of each item, with its position of arrival in the lower half; in order once they
  /// have been sorted.
  private(set) var keys: ContiguousArray<UInt64> = []
  /// The frames of the items in order of arrival; empty if none are known.
  private(set) var frames: ContiguousArray<PixelBox> = []

  var count: Int { keys.count }

  /// Whether the items have come with their frames.
  var hasFrames: Bool { !frames.isEmpty }

  /// The number of an item by its key.
  @inline(__always)
  static func number(_ key: UInt64) -> Int { Int(truncatingIfNeeded: key >> 32) }

  /// An item's position of arrival, by its key.
  static func position(_ key: UInt64) -> Int { Int(truncatingIfNeeded: key & 0xFFFF_FFFF) }

  /// Forgets the items and keeps their room.
  mutating func removeAll() {
    keys.removeAll(keepingCapacity: true)
    frames.removeAll(keepingCapacity: true)
  }

  /// Forgets the last item in order.
  mutating func removeLast() { keys.removeLast() }

  /// Adds an item.
  ///
  /// - Complexity: O(1), amortised.
  mutating func append(_ number: UInt32) {
    keys.append(UInt64(number) << 32 | UInt64(truncatingIfNeeded: keys.count))
  }

  /// Adds some of sixteen neighbours in the columns of an index, with their frames.
  ///
  /// - Parameters:
  ///   - neighbours: The neighbours, as bits.
  ///   - first: The first of the sixteen.
  ///   - numbers: The number of each item.
  ///   - boxes: The box around the frame of each item.
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

  /// Sorts the items by their distinct numbers.
  ///
  /// - Complexity: O(*k* log *l*) for *k* items of *l*; allocates nothing.
  mutating func sort() {
    var most: UInt64 = 0
    for index in 0..<keys.count { most = max(most, keys[index]) }
    sort(0, keys.count, bit: 63 - most.leadingZeroBitCount)
  }

  /// Sorts a range in place, without the standard library's allocation: parts it by one bit of the
  /// numbers after another, until the parts can be ranked.
  private mutating func sort(_ first: Int, _ end: Int, bit: Int) {
    guard end - first > Self.rankedCount, bit >= 32 else { return rank(first, end) }
    // Those whose bit is clear come first.
    var (low, high) = (first, end)
    while low < high {
      if keys[low] >> UInt64(bit) & 1 == 0 {
        low += 1
      } else {
        high -= 1
        // Not `swapAt`, which allocates in builds that are not optimised.
        let key = keys[low]
        keys[low] = keys[high]
        keys[high] = key
      }
    }
    sort(first, low, bit: bit - 1)
    sort(low, end, bit: bit - 1)
  }

  /// Moves each of a few keys to the index given by the number of smaller keys.
  private mutating func rank(_ first: Int, _ end: Int) {
    let count = end - first
    guard count > 1, count <= Self.rankedCount else { return }
    let vectors = (count + 3) / 4
    unsafe withUnsafeTemporaryAllocation(of: SIMD4<Int32>.self, capacity: vectors) { numbers in
      unsafe withUnsafeTemporaryAllocation(of: UInt64.self, capacity: count) { copies in
        var keys = keys.mutableSpan
        // Numbers of 31 bits, in vectors; those that are missing are larger than all.
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
