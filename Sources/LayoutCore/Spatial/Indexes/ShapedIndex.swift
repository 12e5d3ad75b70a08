/// The default spatial index, which adapts to the shape of a group.
///
/// - Items whose order follows their positions, as in grids, columns and masonry, are found by the
///   boxes stored with them.
/// - Items in any other order, as on a map, get a packed Hilbert R-tree.
public struct ShapedIndex: SpatialIndex {
  /// The name of the index in benchmark results.
  public static let name = "shaped"

  /// The minimum number of items in a group with an index; smaller groups are scanned.
  public static let smallestGroup = 64

  /// The Hilbert index of the items, if they are in arbitrary order; `nil` if their order follows
  /// their positions.
  private var hilbert: HilbertIndex?
  /// The number of items when it was last determined whether their order follows their positions.
  private var countWhenChosen: Int

  /// Creates the index of a group's items.
  ///
  /// - Complexity: O(*l*) for *l* items.
  public init(_ leaves: LeafTree, work: inout WorkCounters) {
    countWhenChosen = leaves.count
    hilbert = leaves.orderFollowsPlaces ? nil : HilbertIndex(leaves, work: &work)
  }

  /// Updates the index after a change to the items; once the number of items has doubled, the shape
  /// of the group is determined again.
  ///
  /// - Complexity: O(*k*) for *k* changed items, amortised over changes.
  public mutating func update(
    to leaves: LeafTree, replacing old: Range<Int>, with new: Range<Int>,
    work: inout WorkCounters
  ) {
    guard leaves.count <= 2 * countWhenChosen else {
      self = ShapedIndex(leaves, work: &work)
      return
    }
    hilbert?.update(to: leaves, replacing: old, with: new, work: &work)
  }

  /// Finds the items that may overlap or touch a search window.
  ///
  /// - Complexity: O(log *l* + *k*) for *l* items and *k* found if the order of the items follows
  ///   their positions; otherwise, the found items are also sorted in O(*k* log *k*).
  public func find(meeting window: LeafWindow, in leaves: LeafTree, into found: inout LeafRanges) {
    guard let hilbert else { return leaves.find(meeting: window, into: &found) }
    hilbert.find(meeting: window, in: leaves, into: &found)
  }
}

extension LeafTree {
  /// Whether consecutive items lie close together, so that the bounding boxes of runs of sixteen
  /// items cover little more area than the items themselves.
  ///
  /// - Complexity: O(*l*) for *l* items.
  fileprivate var orderFollowsPlaces: Bool {
    var boxes = 0.0
    var items = 0.0
    forEachBlock(in: 0..<count) { block, _, _ in
      for box in block.boxes { boxes += box.area }
      // One item of each run of sixteen stands for all of them.
      for index in stride(from: 0, to: block.count, by: LeafBlock.boxSpan) {
        items += block.box(of: index).area * Double(LeafBlock.boxSpan)
      }
    }
    return boxes <= 4 * items + 8 * box.area
  }
}

extension PixelBox {
  /// The area of the box in square pixels.
  fileprivate var area: Double {
    Double(max(0, end(.horizontal) - start(.horizontal)))
      * Double(max(0, end(.vertical) - start(.vertical)))
  }
}
