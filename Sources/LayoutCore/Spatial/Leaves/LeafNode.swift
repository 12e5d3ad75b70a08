/// Node of a ``LeafTree``: a block of solved data items, or a branch over nodes of the level below.
///
/// Nodes never change, so trees share them.
final class LeafNode: Sendable {
  /// The source places of the node, by their identity; `nil` if it comes from elsewhere.
  let source: PlaceNode?
  /// The items of a block; none in a branch.
  let leaves: LeafBlock
  /// The children of a branch; none in a block.
  let children: ContiguousArray<LeafNode>
  /// The boxes around the children of a branch, or around every sixteen neighbours of a block.
  let boxes: ContiguousArray<PixelBox>
  /// How many items come before each child, and how many there are in all.
  let starts: ContiguousArray<Int>
  /// The number of levels below.
  let level: Int
  /// The number of items below.
  let count: Int
  /// The box around everything.
  let box: PixelBox
  /// Whether frames say where all items are and all have the same order.
  let isUniform: Bool
  /// That order.
  let zIndex: Int

  init(_ leaves: LeafBlock, source: PlaceNode? = nil) {
    self.source = source
    self.leaves = leaves
    children = []
    boxes = leaves.boxes
    starts = []
    level = 0
    count = leaves.count
    box = boxes.union
    isUniform = leaves.isUniform
    zIndex = leaves.zIndex
  }

  /// Creates a branch over nodes of one level.
  init(_ children: ContiguousArray<LeafNode>, source: PlaceNode? = nil) {
    self.source = source
    leaves = LeafBlock(grid: children[0].leaves.grid)
    self.children = children
    level = children[0].level + 1
    var starts: ContiguousArray<Int> = [0]
    var boxes: ContiguousArray<PixelBox> = []
    starts.reserveCapacity(children.count + 1)
    boxes.reserveCapacity(children.count)
    for child in children {
      starts.append(starts[starts.count - 1] + child.count)
      boxes.append(child.box)
    }
    let zIndex = children[0].zIndex
    isUniform = children.allSatisfy { $0.isUniform && $0.zIndex == zIndex }
    self.zIndex = zIndex
    count = starts[children.count]
    box = boxes.union
    self.starts = starts
    self.boxes = boxes
  }

  /// The number of the child of an item.
  ///
  /// - Complexity: O(1) where all children but the last are equally large; O(log *c*) for *c*
  ///   children elsewhere.
  @inline(__always)
  func child(of index: Int) -> Int {
    let guess = min(index / starts[1], children.count - 1)
    if starts[guess] <= index, index < starts[guess + 1] { return guess }
    var (low, high) = (0, children.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= index { low = middle } else { high = middle - 1 }
    }
    return low
  }
}

extension ContiguousArray<PixelBox> {
  /// The box around all boxes.
  var union: PixelBox {
    var union = PixelBox.empty
    for box in self { union.formUnion(box) }
    return union
  }
}
