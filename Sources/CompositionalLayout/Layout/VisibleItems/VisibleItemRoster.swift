/// The visible elements of a section, in the order its handler receives them.
///
///     first time    cell 0, cell 1, cell 2, header
///     scrolled      cell 1, cell 2, header, cell 3      remaining elements keep their order
struct VisibleItemRoster {
  private(set) var items: [LayoutVisibleItem] = []
  private var itemsByKey: [ElementKey: LayoutVisibleItem] = [:]

  /// Returns the visible element with the given key.
  subscript(key: ElementKey) -> LayoutVisibleItem? { itemsByKey[key] }

  /// Updates the items to match the visible elements.
  ///
  /// New items are appended: first cells, then supplementary views, then decorations.
  ///
  /// - Complexity: O(*k*) for *k* elements visible before or after the update.
  mutating func update(to visible: [UICollectionViewLayoutAttributes]) {
    var remaining: [ElementKey: LayoutVisibleItem] = [:]
    var arrivals: [[LayoutVisibleItem]] = [[], [], []]
    for attributes in visible {
      let key = ElementKey(attributes)
      let item = itemsByKey[key] ?? LayoutVisibleItem(key)
      item.place(at: attributes)
      if itemsByKey[key] == nil { arrivals[Int(key.category.rawValue)].append(item) }
      remaining[key] = item
    }
    items.removeAll { remaining[ElementKey($0)] !== $0 }
    items += arrivals.joined()
    itemsByKey = remaining
  }
}

extension ElementKey {
  fileprivate init(_ item: LayoutVisibleItem) {
    self.init(
      item.representedElementCategory, kind: item.representedElementKind, at: item.indexPath)
  }
}
