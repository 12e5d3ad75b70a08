extension DiffableSectionSnapshot {
  /// The items in order, each followed by its children.
  ///
  /// - Complexity: O(*n*) for *n* items at the first call after a change, then O(1).
  @inlinable public var items: [ItemIdentifier] {
    lists.items.elements { table.identifiers(of: tree.descendants(of: .none)) }
  }

  /// The items without a parent, in order.
  @inlinable public var rootItems: [ItemIdentifier] { table.identifiers(of: tree.roots) }

  /// The items whose ancestors are all expanded, in order.
  ///
  /// - Complexity: O(*n*) for *n* visible items at the first call after a change, then O(1).
  @inlinable public var visibleItems: [ItemIdentifier] {
    lists.visibleItems.elements {
      table.identifiers(of: tree.descendants(of: .none, visibleOnly: true))
    }
  }

  /// The expanded items, in order.
  @inlinable public var expandedItems: [ItemIdentifier] {
    table.identifiers(of: tree.descendants(of: .none).filter(tree.isExpanded))
  }

  /// Returns whether the snapshot contains an item.
  @inlinable
  public func contains(_ item: ItemIdentifier) -> Bool { handle(of: item).isHandle }

  /// Returns the index of an item among all items, or `nil` if it is not in the snapshot.
  ///
  /// - Complexity: O(*n*) for *n* items at the first call after a change, then O(1).
  @inlinable
  public func index(of item: ItemIdentifier) -> Int? {
    let handle = handle(of: item)
    guard handle.isHandle else { return nil }
    if !lists.indices.isFilled { lists.indices.fill(tree.preorderIndices) }
    return lists.indices[handle.index]
  }

  /// Returns the parent of an item, or `nil` if it has none or is not in the snapshot.
  @inlinable
  public func parent(of child: ItemIdentifier) -> ItemIdentifier? {
    let item = handle(of: child)
    guard item.isHandle else { return nil }
    let parent = tree.parent(of: item)
    return parent.isHandle ? table[parent] : nil
  }

  /// Returns the number of an item's ancestors.
  ///
  /// Traps if the item is not in the snapshot.
  @inlinable
  public func level(of item: ItemIdentifier) -> Int { tree.level(of: requiredHandle(of: item)) }

  /// Returns whether an item is expanded, or `false` for an unknown item.
  @inlinable
  public func isExpanded(_ item: ItemIdentifier) -> Bool {
    let item = handle(of: item)
    return item.isHandle && tree.isExpanded(item)
  }

  /// Returns whether all ancestors of an item are expanded, or `false` for an unknown item.
  @inlinable
  public func isVisible(_ item: ItemIdentifier) -> Bool {
    let item = handle(of: item)
    return item.isHandle && tree.isVisible(item)
  }

  /// Returns a snapshot of an item's descendants, with the same items expanded.
  ///
  /// - Parameters:
  ///   - parent: The item; it must be in the snapshot.
  ///   - includingParent: Whether the result includes the item itself, as its root.
  /// - Returns: The extracted snapshot; if it does not include the parent, its roots are the
  ///   parent's children.
  @inlinable
  public func snapshot(
    of parent: ItemIdentifier, includingParent: Bool = false
  ) -> DiffableSectionSnapshot {
    let item = requiredHandle(of: parent)
    return extract((includingParent ? [item] : []) + tree.descendants(of: item))
  }

  /// Returns the tree as text, with one line per item, indented by its level.
  ///
  /// A `*` marks visible items, a `+` expanded parents and a `-` collapsed parents:
  ///
  ///     * + Food
  ///     *     Apple
  ///     * - Drinks
  ///           Tea
  @inlinable
  public func visualDescription() -> String {
    tree.descendants(of: .none).map { item in
      let visible = tree.isVisible(item) ? "*" : " "
      let indent = String(repeating: "  ", count: tree.level(of: item))
      let state = !tree.hasChildren(item) ? " " : tree.isExpanded(item) ? "+" : "-"
      return "\(visible) \(indent)\(state) \(table[item])"
    }.joined(separator: "\n")
  }
}
