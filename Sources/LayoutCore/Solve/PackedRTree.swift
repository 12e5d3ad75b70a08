/// Packed R-tree over the data items of one group, for groups of many items.
///
/// The items stay in their order: each node covers sixteen neighbours of the level below. Items
/// that follow one another usually lie near one another, in rows, columns and masonry alike, so few
/// nodes are looked into, and the items found are in order without being sorted.
///
///     level 1                 [0 … 255]                 [256 … 511]
///     level 0   [0 … 15] [16 … 31] … [240 … 255]   [256 … 271] …
///     leaves     0 … 15   16 … 31                   256 … 271
struct PackedRTree: Sendable {
  /// How many neighbours a node covers.
  static let fanOut = 16

  /// The number of items from which on a tree is worth its memory.
  static let threshold = 64

  /// A rectangle of exact positions, relative to the group's leading top corner.
  struct Bounds: Hashable, Sendable {
    var start: SubpixelVector
    var end: SubpixelVector

    func meets(_ other: Bounds) -> Bool {
      start.horizontal <= other.end.horizontal && other.start.horizontal <= end.horizontal
        && start.vertical <= other.end.vertical && other.start.vertical <= end.vertical
    }

    mutating func formUnion(_ other: Bounds) {
      start.horizontal = min(start.horizontal, other.start.horizontal)
      start.vertical = min(start.vertical, other.start.vertical)
      end.horizontal = max(end.horizontal, other.end.horizontal)
      end.vertical = max(end.vertical, other.end.vertical)
    }
  }

  /// The nodes of all levels, the lowest level first; the last one covers everything.
  private let nodes: [Bounds]
  /// Where each level starts among the nodes, and where the last one ends.
  private let starts: [Int]

  /// Builds a tree, or none if the group is too small for one.
  ///
  /// - Complexity: O(*l*) for *l* leaves; about two bytes of memory for each.
  init?(_ leaves: ContiguousArray<SolvedLeaf>) {
    guard leaves.count >= Self.threshold else { return nil }
    var nodes: [Bounds] = []
    var starts = [0]
    var level = Self.level(over: leaves.map { $0.bounds })
    while true {
      nodes += level
      starts.append(nodes.count)
      guard level.count > 1 else { break }
      level = Self.level(over: level)
    }
    self.nodes = nodes
    self.starts = starts
  }

  private static func level(over below: [Bounds]) -> [Bounds] {
    stride(from: 0, to: below.count, by: fanOut).map { first in
      var bounds = below[first]
      for next in below[first..<min(first + fanOut, below.count)] { bounds.formUnion(next) }
      return bounds
    }
  }

  /// Finds the runs of leaves that may meet a window, in order.
  ///
  /// - Parameters:
  ///   - window: The window, relative to the group's leading top corner.
  ///   - leafCount: How many leaves are present.
  ///   - work: Counts the nodes looked at.
  ///   - body: Gets each run of up to sixteen neighbours.
  /// - Complexity: O(log *l* + *k*) for *l* leaves and *k* found, where neighbours in order are
  ///   neighbours in place; O(*l*) at worst.
  func forEachRun(
    meeting window: Bounds, leafCount: Int, work: inout WorkCounters, _ body: (Range<Int>) -> Void
  ) {
    visit(level: starts.count - 2, first: 0, window, leafCount, &work, body)
  }

  /// Visits sixteen neighbours of one level, or as many as there are.
  private func visit(
    level: Int, first: Int, _ window: Bounds, _ leafCount: Int, _ work: inout WorkCounters,
    _ body: (Range<Int>) -> Void
  ) {
    let start = starts[level]
    for node in first..<min(first + Self.fanOut, starts[level + 1] - start) {
      work.indexNodesVisited += 1
      guard nodes[start + node].meets(window) else { continue }
      let below = node * Self.fanOut
      if level > 0 {
        visit(level: level - 1, first: below, window, leafCount, &work, body)
      } else if below < leafCount {
        body(below..<min(below + Self.fanOut, leafCount))
      }
    }
  }
}

extension SolvedLeaf {
  /// The rectangle of the item, a pixel larger on each side because frames are rounded.
  fileprivate var bounds: PackedRTree.Bounds {
    var bounds = PackedRTree.Bounds(start: origin, end: origin)
    bounds.start.horizontal = origin.horizontal - .pixel
    bounds.start.vertical = origin.vertical - .pixel
    bounds.end.horizontal += Subpixels(pixels: size.width + 1)
    bounds.end.vertical += Subpixels(pixels: size.height + 1)
    return bounds
  }
}
