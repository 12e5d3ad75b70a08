/// The forest of a section snapshot's items, with linked lists of siblings, stored as handles.
///
/// Inserting or deleting one item anywhere takes constant time. The items are ordered in preorder:
/// each item is followed by its children.
///
///     Food                 items in order: Food, Fruit, Apple, Drinks
///     ├── Fruit            level of Apple: 2
///     │   └── Apple        Apple is visible while Food and Fruit are expanded
///     Drinks
@usableFromInline
struct ItemTree: Sendable {
  /// An item's links to its parent, children and siblings.
  ///
  /// A missing parent, child or sibling is `.none`.
  struct Node: Sendable {
    var parent = Handle.none
    var firstChild = Handle.none
    var lastChild = Handle.none
    var previous = Handle.none
    var next = Handle.none
    var isPresent = false
    var isExpanded = false
  }

  /// The links of each item, indexed by handle.
  ///
  /// The nodes of deleted items remain in the array, but are not present in the tree.
  var nodes: [Node] = []
  /// The first item without a parent.
  var firstRoot = Handle.none
  /// The last item without a parent.
  var lastRoot = Handle.none
  /// The number of items at all levels.
  @usableFromInline var count = 0

  @usableFromInline
  init() {}

  /// Returns whether the tree contains an item.
  ///
  /// The handle may be unknown to the tree.
  @usableFromInline
  func contains(_ item: Handle) -> Bool {
    item.index < nodes.count && nodes[item.index].isPresent
  }

  /// Returns the parent of an item, or `.none` for a root.
  @usableFromInline
  func parent(of item: Handle) -> Handle { nodes[item.index].parent }

  /// Returns the number of an item's ancestors.
  ///
  /// - Complexity: O(*l*), where *l* is the level.
  @usableFromInline
  func level(of item: Handle) -> Int {
    var level = 0
    var ancestor = nodes[item.index].parent
    while ancestor.isHandle {
      level += 1
      ancestor = nodes[ancestor.index].parent
    }
    return level
  }

  /// Returns whether all ancestors of an item are expanded.
  ///
  /// - Complexity: O(*l*), where *l* is the level of the item.
  @usableFromInline
  func isVisible(_ item: Handle) -> Bool {
    var ancestor = nodes[item.index].parent
    while ancestor.isHandle {
      if !nodes[ancestor.index].isExpanded { return false }
      ancestor = nodes[ancestor.index].parent
    }
    return true
  }

  /// Returns whether an item is expanded.
  ///
  /// An item without children can also be expanded.
  @usableFromInline
  func isExpanded(_ item: Handle) -> Bool { nodes[item.index].isExpanded }

  @usableFromInline
  func hasChildren(_ item: Handle) -> Bool { nodes[item.index].firstChild.isHandle }

  @usableFromInline var roots: [Handle] { siblings(from: firstRoot) }

  @usableFromInline
  func children(of item: Handle) -> [Handle] { siblings(from: nodes[item.index].firstChild) }

  private func siblings(from first: Handle) -> [Handle] {
    var items: [Handle] = []
    var item = first
    while item.isHandle {
      items.append(item)
      item = nodes[item.index].next
    }
    return items
  }

  /// Returns the descendants of an item in preorder, excluding the item.
  ///
  /// - Parameters:
  ///   - top: The item, or `.none` for all items of the tree.
  ///   - isVisible: Whether to omit the children of collapsed items.
  /// - Returns: The handles of the descendants.
  /// - Complexity: O(*k*) for *k* descendants.
  @usableFromInline
  func descendants(of top: Handle, visibleOnly isVisible: Bool = false) -> [Handle] {
    var items: [Handle] = []
    if !top.isHandle { items.reserveCapacity(count) }
    var item = top.isHandle ? nodes[top.index].firstChild : firstRoot
    while item.isHandle {
      items.append(item)
      let node = nodes[item.index]
      if node.firstChild.isHandle && (node.isExpanded || !isVisible) {
        item = node.firstChild
        continue
      }
      // The next item follows this one or one of its ancestors below the top.
      var last = item
      while last != top && last.isHandle && !nodes[last.index].next.isHandle {
        last = nodes[last.index].parent
      }
      item = last == top || !last.isHandle ? .none : nodes[last.index].next
    }
    return items
  }

  /// The position of each item in preorder, indexed by handle.
  @usableFromInline var preorderIndices: [UInt32] {
    var indices = [UInt32](repeating: 0, count: nodes.count)
    for (index, item) in descendants(of: .none).enumerated() {
      indices[item.index] = UInt32(truncatingIfNeeded: index)
    }
    return indices
  }
}
