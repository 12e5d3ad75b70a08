extension ItemTree {
  /// An insertion point among the children of one parent, or among the roots.
  @usableFromInline
  struct Place: Sendable {
    /// The parent of the items to insert, or `.none` to insert roots.
    let parent: Handle
    /// The sibling that precedes the insertion point, or `.none` at the start.
    var previous: Handle
  }

  /// Returns the insertion point after the last child of an item or, if the item is `.none`, after
  /// the last root.
  @usableFromInline
  func end(of parent: Handle) -> Place {
    Place(
      parent: parent, previous: parent.isHandle ? nodes[parent.index].lastChild : lastRoot)
  }

  /// Returns the insertion point directly before or after an item.
  @usableFromInline
  func place(beside item: Handle, after isAfter: Bool) -> Place {
    let node = nodes[item.index]
    return Place(parent: node.parent, previous: isAfter ? item : node.previous)
  }

  /// Returns the items that are already in the tree or occur more than once.
  @usableFromInline
  func duplicates(among items: [Handle]) -> [Handle] {
    var seen = Bitset()
    var repeated = Bitset()
    return items.filter { item in
      let isKnown = contains(item)
      let isFirst = seen.insert(item)
      return (isKnown || !isFirst) && repeated.insert(item)
    }
  }

  /// Extends the array of nodes to at least the given count.
  private mutating func grow(to count: Int) {
    guard count > nodes.count else { return }
    nodes.append(contentsOf: repeatElement(Node(), count: count - nodes.count))
  }

  /// Inserts new items.
  ///
  /// - Parameters:
  ///   - items: The handles of the new siblings, in order.
  ///   - place: The parent and the position for the first item.
  ///   - tableCount: The number of handles in the table.
  /// - Complexity: O(*k*) for *k* items.
  @usableFromInline
  mutating func insert(_ items: [Handle], at place: Place, tableCount: Int) {
    grow(to: tableCount)
    var place = place
    for item in items {
      link(item, at: place)
      place.previous = item
    }
  }

  /// Inserts the items of another tree, keeping their children and expansion.
  ///
  /// - Parameters:
  ///   - other: The tree to copy the items from.
  ///   - items: Whole subtrees or all items of the other tree, in preorder.
  ///   - handles: The items' handles in this tree.
  ///   - place: The insertion point for the items whose parents are not inserted with them.
  ///   - tableCount: The number of handles in the table.
  @usableFromInline
  mutating func insert(
    _ other: ItemTree, items: [Handle], as handles: [Handle], at place: Place, tableCount: Int
  ) {
    grow(to: tableCount)
    var place = place
    var newHandles = [Handle](repeating: .none, count: other.nodes.count)
    for (item, handle) in zip(items, handles) {
      newHandles[item.index] = handle
      let parent = other.nodes[item.index].parent
      let newParent = parent.isHandle ? newHandles[parent.index] : .none
      if newParent.isHandle {
        link(handle, at: end(of: newParent))
      } else {
        link(handle, at: place)
        place.previous = handle
      }
      nodes[handle.index].isExpanded = other.nodes[item.index].isExpanded
    }
  }

  private mutating func link(_ item: Handle, at place: Place) {
    let next: Handle
    if place.previous.isHandle {
      next = nodes[place.previous.index].next
      nodes[place.previous.index].next = item
    } else if place.parent.isHandle {
      next = nodes[place.parent.index].firstChild
      nodes[place.parent.index].firstChild = item
    } else {
      next = firstRoot
      firstRoot = item
    }
    setPrevious(of: next, under: place.parent, to: item)
    nodes[item.index] = Node(
      parent: place.parent, previous: place.previous, next: next, isPresent: true)
    count += 1
  }

  /// Sets the sibling that precedes an item, or the last child of a parent if there is no item.
  ///
  /// If there is neither an item nor a parent, the method sets the last root.
  private mutating func setPrevious(of item: Handle, under parent: Handle, to previous: Handle) {
    if item.isHandle {
      nodes[item.index].previous = previous
    } else if parent.isHandle {
      nodes[parent.index].lastChild = previous
    } else {
      lastRoot = previous
    }
  }

  /// Deletes items with their descendants; missing items are ignored.
  ///
  /// - Complexity: O(*k*) for *k* deleted items.
  @usableFromInline
  mutating func delete(_ items: [Handle]) {
    for item in items where contains(item) {
      let node = nodes[item.index]
      if node.previous.isHandle {
        nodes[node.previous.index].next = node.next
      } else if node.parent.isHandle {
        nodes[node.parent.index].firstChild = node.next
      } else {
        firstRoot = node.next
      }
      setPrevious(of: node.next, under: node.parent, to: node.previous)
      let lost = descendants(of: item) + [item]
      for item in lost { nodes[item.index] = Node() }
      count -= lost.count
    }
  }

  /// Expands or collapses items; missing items are ignored.
  @usableFromInline
  mutating func setExpanded(_ isExpanded: Bool, of items: [Handle]) {
    for item in items where contains(item) { nodes[item.index].isExpanded = isExpanded }
  }

  /// Returns whether most handles belong to deleted items.
  @usableFromInline
  func hasSpareItems(among tableCount: Int) -> Bool { tableCount > 2 * count + 1024 }
}
