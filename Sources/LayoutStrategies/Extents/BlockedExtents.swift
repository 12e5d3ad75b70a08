public import LayoutCore

/// An index of group extents that stores the sums over blocks of 64 groups, over 64 such blocks,
/// and so on.
///
/// Finding a group or setting its extent takes O(64 · log₆₄ *n*) and reads adjacent memory.
/// Inserting or removing groups shifts others into different blocks, so all sums are computed again
/// in O(*n*).
public struct BlockedExtents: ExtentIndex {
  /// The name of this index in benchmark results.
  public static let name = "blocked"

  /// The number of blocks of one level in a block of the next level.
  private static let fanOut = 64

  private var extents: DenseExtents
  /// The blocks of each level, starting with the level above the groups; the last level has at most
  /// 64 blocks.
  private var levels: [[ExtentTally]]

  /// The extent of every unmeasured group; setting it takes O(1).
  public var estimate: Subpixels {
    didSet { Self.require(extent: estimate) }
  }

  /// Creates an index of unmeasured groups.
  ///
  /// - Complexity: O(*n*).
  public init(count: Int, estimate: Subpixels) {
    Self.require(count: count, estimate: estimate)
    extents = DenseExtents(count: count)
    levels = Self.emptyLevels(over: count)
    self.estimate = estimate
  }

  /// Returns empty blocks for the given number of unmeasured groups, level by level.
  private static func emptyLevels(over count: Int) -> [[ExtentTally]] {
    var levels: [[ExtentTally]] = []
    var width = count
    repeat {
      width = (width + fanOut - 1) / fanOut
      levels.append(Array(repeating: ExtentTally(), count: width))
    } while width > fanOut
    return levels
  }

  /// The number of groups.
  public var count: Int { extents.count }
  /// The number of measured groups.
  public var measuredCount: Int { extents.measured.count }
  /// The sum of the measured extents.
  public var measuredTotal: Subpixels { extents.measured.sum }

  /// Finds the start and the extent of the group at an index.
  ///
  /// - Complexity: O(64 · log₆₄ *n*).
  public func seek(index: Int, work: inout WorkCounters) -> ExtentPlace {
    require(boundary: index)
    var before = ExtentTally()
    for group in (index / Self.fanOut * Self.fanOut)..<index {
      work.indexNodesVisited += 1
      before += extents.tally(at: group)
    }
    var block = index / Self.fanOut
    for level in levels.indices {
      // No level above the last one sums up its blocks, so the scan starts at the first.
      let first = level == levels.count - 1 ? 0 : block / Self.fanOut * Self.fanOut
      for sibling in first..<block {
        work.indexNodesVisited += 1
        before += levels[level][sibling]
      }
      block /= Self.fanOut
    }
    return extents.place(of: index, start: before.total(of: index, estimate: estimate))
  }

  /// Finds the first group that ends at or after an offset.
  ///
  /// - Complexity: O(64 · log₆₄ *n*).
  public func seek(offset: Subpixels, work: inout WorkCounters) -> ExtentPlace {
    guard count > 0, offset <= total else { return extents.place(of: count, start: total) }
    var start = Subpixels.zero
    var block = 0
    var width = levels.reduce(1) { width, _ in width * Self.fanOut }
    for level in levels.indices.reversed() {
      block *= Self.fanOut
      while true {
        work.indexNodesVisited += 1
        let groups = min(width, count - block * width)
        let end = start + levels[level][block].total(of: groups, estimate: estimate)
        guard end < offset else { break }
        start = end
        block += 1
      }
      width /= Self.fanOut
    }
    var index = block * Self.fanOut
    while index < count {
      work.indexNodesVisited += 1
      let end = start + (extents[index] ?? estimate)
      guard end < offset else { break }
      start = end
      index += 1
    }
    return extents.place(of: index, start: start)
  }

  /// Calls a closure with batches of consecutive groups, in order, until the closure returns
  /// `false`.
  ///
  /// - Complexity: The time of a seek, plus O(1) for each group.
  public func forEach(
    from seek: ExtentSeek, through end: Subpixels, work: inout WorkCounters, _ body: ExtentBody
  ) {
    let first = place(seek, work: &work)
    extents.forEach(from: first, through: end, estimate: estimate, work: &work, body)
  }

  /// Sets or clears the measured extent of a group, and returns the previous one or `nil` if the
  /// group was unmeasured.
  ///
  /// - Complexity: O(log₆₄ *n*).
  @discardableResult
  public mutating func set(
    _ extent: Subpixels?, at index: Int, work: inout WorkCounters
  ) -> Subpixels? {
    require(group: index)
    Self.require(extent: extent)
    let previous = extents[index]
    let change = extents.set(extent, at: index)
    var block = index
    for level in levels.indices {
      work.indexNodesVisited += 1
      block /= Self.fanOut
      levels[level][block] += change
    }
    return previous
  }

  /// Inserts unmeasured groups.
  ///
  /// - Complexity: O(*n*).
  public mutating func insert(count newCount: Int, at index: Int, work: inout WorkCounters) {
    require(inserting: newCount, at: index)
    extents.insert(count: newCount, at: index)
    rebuild(work: &work)
  }

  /// Removes groups; the indices of later groups decrease.
  ///
  /// - Complexity: O(*n*).
  public mutating func remove(_ range: Range<Int>, work: inout WorkCounters) {
    require(range: range)
    extents.remove(range)
    rebuild(work: &work)
  }

  /// Computes the sums of all blocks again.
  private mutating func rebuild(work: inout WorkCounters) {
    work.indexNodesVisited += count
    levels = Self.emptyLevels(over: count)
    for group in 0..<count {
      levels[0][group / Self.fanOut] += extents.tally(at: group)
    }
    for level in levels.indices.dropFirst() {
      for block in levels[level - 1].indices {
        levels[level][block / Self.fanOut] += levels[level - 1][block]
      }
    }
  }
}
