/// Prefix sums of integers in blocks of 64: each level holds the sums of the blocks in the level
/// below.
///
///     values    0 … 63 │ 64 … 127 │ …
///     sums         0   │     1    │ …   63 │ 64 …
///
/// This is the reference for extent indexes: it supports neither estimates nor insertion nor
/// copy-on-write.
struct BlockSums {
  private static let width = 64

  /// The nodes of all levels one after the other, beginning with the values.
  private var nodes: ContiguousArray<Int64>
  /// The index of each level's first node in ``nodes``, and the end of the last level.
  private let bounds: [Int]
  /// The sum of all values.
  private(set) var total: Int64

  /// Creates the sums of the given values.
  init(_ values: [Int64]) {
    var nodes = ContiguousArray(values)
    var bounds = [0, nodes.count]
    while bounds[bounds.count - 1] - bounds[bounds.count - 2] > Self.width {
      let (start, end) = (bounds[bounds.count - 2], bounds[bounds.count - 1])
      for block in stride(from: start, to: end, by: Self.width) {
        nodes.append(nodes[block..<min(block + Self.width, end)].reduce(0, +))
      }
      bounds.append(nodes.count)
    }
    self.nodes = nodes
    self.bounds = bounds
    total = values.reduce(0, +)
  }

  /// Adds a difference to the value at the given index.
  ///
  /// - Complexity: O(log₆₄ *n*).
  mutating func add(_ difference: Int64, at index: Int) {
    var index = index
    for level in 0..<bounds.count - 1 {
      nodes[bounds[level] + index] &+= difference
      index /= Self.width
    }
    total &+= difference
  }

  /// Returns the sum of the values before an index.
  ///
  /// - Complexity: O(64 log₆₄ *n*).
  func sum(before index: Int) -> Int64 {
    var index = index
    var sum: Int64 = 0
    for level in 0..<bounds.count - 1 {
      let end = bounds[level] + index
      for node in (end - index % Self.width)..<end { sum &+= nodes[node] }
      index /= Self.width
    }
    return sum
  }

  /// Returns the index of the value that covers an offset, with the values treated as successive
  /// lengths, or the last index if the offset is beyond all of them.
  ///
  /// - Complexity: O(64 log₆₄ *n*).
  func index(at offset: Int64) -> Int {
    var rest = offset
    var index = 0
    for level in (0..<bounds.count - 1).reversed() {
      index *= Self.width
      let last = min(index + Self.width, bounds[level + 1] - bounds[level]) - 1
      while index < last {
        let value = nodes[bounds[level] + index]
        if value > rest { break }
        rest &-= value
        index += 1
      }
    }
    return index
  }
}
