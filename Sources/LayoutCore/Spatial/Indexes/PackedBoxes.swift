/// Places in the order of a Hilbert curve, with boxes around every sixteen neighbours of each level.
final class PackedBoxes: Sendable {
  /// The place of each item, in the order of the curve.
  private let places: ContiguousArray<LeafPlace>
  /// The boxes of the items instead, where some place has too large numbers.
  private let boxes: ContiguousArray<PixelBox>
  /// Whether places say where all items are and all have the same order.
  let isUniform: Bool
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
    isUniform = leaves.root.isUniform
    let boxes = ContiguousArray(order.items.map { unordered[Int($0)] })
    if isUniform {
      var places: ContiguousArray<LeafPlace> = []
      places.reserveCapacity(leaves.count)
      leaves.forEachBlock(in: 0..<leaves.count) { block, _, _ in places += block.places }
      self.places = ContiguousArray(order.items.map { places[Int($0)] })
      self.boxes = []
    } else {
      places = []
      self.boxes = boxes
    }
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

  /// Gives the items whose boxes meet one of some reach, in the order of the curve, with their places
  /// if all of them are uniform.
  ///
  /// - Complexity: O(log *l* + *k*) for *l* items and *k* found.
  func find(
    reach: SIMD4<Int32>, nodesVisited: inout Int, _ body: (UInt32, LeafPlace) -> Void
  ) {
    find(below: 0, level: levels.count - 1, reach: reach, nodesVisited: &nodesVisited, body)
  }

  private func find(
    below node: Int, level: Int, reach: SIMD4<Int32>, nodesVisited: inout Int,
    _ body: (UInt32, LeafPlace) -> Void
  ) {
    let first = node * HilbertTree.fanOut
    let end = min(first + HilbertTree.fanOut, level > 0 ? levels[level - 1].count : items.count)
    nodesVisited += end - first
    if level > 0 {
      for index in first..<end where levels[level - 1][index].meets(reach: reach) {
        find(
          below: index, level: level - 1, reach: reach, nodesVisited: &nodesVisited, body)
      }
    } else if isUniform {
      for index in first..<end where places[index].box.meets(reach: reach) {
        body(items[index], places[index])
      }
    } else {
      for index in first..<end where boxes[index].meets(reach: reach) {
        body(items[index], LeafPlace.nowhere)
      }
    }
  }
}
