/// Boxes in the order of a Hilbert curve, with boxes around every sixteen neighbours of each level.
final class PackedBoxes: Sendable {
  /// The box of each item, in the order of the curve.
  private let boxes: ContiguousArray<PixelBox>
  /// The number of each item, in the same order.
  private let items: ContiguousArray<UInt32>
  /// The boxes around neighbours, the lowest level first.
  private let levels: ContiguousArray<ContiguousArray<PixelBox>>

  /// Packs the boxes of some items.
  ///
  /// - Complexity: O(*l*) for *l* items.
  init(_ leaves: LeafTree) {
    let unordered = Self.boxes(of: leaves)
    let order = HilbertOrder(unordered, within: leaves.box)
    items = order.items
    boxes = ContiguousArray(order.items.map { unordered[Int($0)] })
    var levels = [Self.level(over: boxes)]
    while levels[levels.count - 1].count > 1 {
      levels.append(Self.level(over: levels[levels.count - 1]))
    }
    self.levels = ContiguousArray(levels)
  }

  private static func boxes(of leaves: LeafTree) -> ContiguousArray<PixelBox> {
    var boxes: ContiguousArray<PixelBox> = []
    boxes.reserveCapacity(leaves.count)
    leaves.forEachBox(in: 0..<leaves.count) { _, box in boxes.append(box) }
    return boxes
  }

  private static func level(
    over below: ContiguousArray<PixelBox>
  ) -> ContiguousArray<PixelBox> {
    ContiguousArray(
      stride(from: 0, to: below.count, by: HilbertTree.fanOut).map { first in
        var box = below[first]
        for next in below[first..<min(first + HilbertTree.fanOut, below.count)] {
          box.formUnion(next)
        }
        return box
      })
  }

  /// Gives the items whose boxes meet one of some reach, in the order of the curve.
  ///
  /// - Complexity: O(log *l* + *k*) for *l* items and *k* found.
  func find(reach: SIMD4<Int32>, nodesVisited: inout Int, _ body: (UInt32) -> Void) {
    find(below: 0, level: levels.count - 1, reach: reach, nodesVisited: &nodesVisited, body)
  }

  private func find(
    below node: Int, level: Int, reach: SIMD4<Int32>, nodesVisited: inout Int,
    _ body: (UInt32) -> Void
  ) {
    let below = level > 0 ? levels[level - 1] : boxes
    let first = node * HilbertTree.fanOut
    let end = min(first + HilbertTree.fanOut, below.count)
    nodesVisited += end - first
    for index in first..<end where below[index].meets(reach: reach) {
      if level > 0 {
        find(
          below: index, level: level - 1, reach: reach, nodesVisited: &nodesVisited, body)
      } else {
        body(items[index])
      }
    }
  }
}
