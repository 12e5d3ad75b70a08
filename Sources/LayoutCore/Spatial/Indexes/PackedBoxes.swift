/// Places in the order of a Hilbert curve, with boxes around every sixteen neighbours of each
/// level.
final class PackedBoxes: Sendable {
  /// The place of each item, in the order of the curve.
  private let places: ContiguousArray<LeafPlace>
  /// The boxes of the items instead, where some place has too large numbers.
  private let boxes: ContiguousArray<PixelBox>
  /// Whether places say where all items are and all have the same order.
  let isUniform: Bool
  /// The number of each item, in the same order.
  private let items: ContiguousArray<UInt32>
  /// The number of items.
  var count: Int { items.count }
  /// The boxes around neighbours, the lowest level first.
  private let levels: ContiguousArray<ContiguousArray<PixelBox>>

  /// Packs the boxes of some items.
  ///
  /// - Complexity: O(*l*) for *l* items.
  init(_ leaves: LeafTree) {
    isUniform = leaves.root.isUniform
    var level: ContiguousArray<PixelBox> = []
    if isUniform {
      var places: ContiguousArray<LeafPlace> = []
      places.reserveCapacity(leaves.count)
      leaves.forEachBlock(in: 0..<leaves.count) { block, _, _ in places += block.places }
      items = HilbertOrder(places.count, within: leaves.box) { places[$0].box }.items
      self.places = ContiguousArray(items.map { places[Int($0)] })
      boxes = []
      level = Self.level(over: self.places.count) { [places = self.places] in places[$0].box }
    } else {
      var boxes: ContiguousArray<PixelBox> = []
      boxes.reserveCapacity(leaves.count)
      leaves.forEachBox(in: 0..<leaves.count) { _, box in boxes.append(box) }
      items = HilbertOrder(boxes.count, within: leaves.box) { boxes[$0] }.items
      places = []
      self.boxes = ContiguousArray(items.map { boxes[Int($0)] })
      level = Self.level(over: self.boxes.count) { [boxes = self.boxes] in boxes[$0] }
    }
    var levels: ContiguousArray<ContiguousArray<PixelBox>> = [level]
    while level.count > 1 {
      level = Self.level(over: level.count) { [level] in level[$0] }
      levels.append(level)
    }
    self.levels = levels
  }

  /// The boxes around every sixteen boxes of a level.
  @inline(__always)
  private static func level(
    over count: Int, _ box: (Int) -> PixelBox
  ) -> ContiguousArray<PixelBox> {
    var level: ContiguousArray<PixelBox> = []
    level.reserveCapacity((count + HilbertTree.fanOut - 1) / HilbertTree.fanOut)
    for first in stride(from: 0, to: count, by: HilbertTree.fanOut) {
      var union = PixelBox.empty
      for index in first..<min(first + HilbertTree.fanOut, count) { union.formUnion(box(index)) }
      level.append(union)
    }
    return level
  }

  /// Gives the items whose boxes meet one of some reach, in the order of the curve, with their
  /// places if all of them are uniform.
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
      let boxes = levels[level - 1]
      for index in first..<end where boxes[index].meets(reach: reach) {
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
