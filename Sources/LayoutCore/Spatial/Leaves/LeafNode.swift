/// A node of a ``LeafTree``: a block of solved data items, or a branch over nodes of the next lower
/// level.
///
/// Nodes never change, so trees share them.
final class LeafNode: Sendable {
  /// The node of places that this node was solved from, compared by identity; `nil` if this node
  /// was created in another way.
  let source: PlaceNode?
  /// The items of a block; empty in a branch.
  let leaves: LeafBlock
  /// The children of a branch; empty in a block.
  let children: ContiguousArray<LeafNode>
  /// In a branch, the bounding box of each child; in a block, the bounding box of each run of
  /// sixteen items.
  let boxes: ContiguousArray<PixelBox>
  /// The number of items before each child, followed by the number of all items.
  let starts: ContiguousArray<Int>
  /// The number of levels below the node.
  let level: Int
  /// The number of items below the node.
  let count: Int
  /// The bounding box of all items.
  let box: PixelBox
  /// Whether all items have the same z-index, and their exact positions can be derived from their
  /// frames.
  let isUniform: Bool
  /// The z-index of the first item, shared by all items if they are uniform.
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

  /// Returns the index of the child containing an item.
  ///
  /// - Complexity: O(1) if all children but the last are equally large; O(log *c*) for *c* children
  ///   otherwise.
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
  /// The bounding box of all boxes in the array.
  var union: PixelBox {
    var union = PixelBox.empty
    for box in self { union.formUnion(box) }
    return union
  }
}
