public import LayoutCore

extension LayoutChange {
  /// Returns the identifier of an element after the change, or `nil` if it has been removed.
  ///
  /// A reloaded element keeps its identifier. Changes to data items only affect data items: the
  /// boundary items of a section stay with the section, and the identifiers of the layout's
  /// boundary items never change.
  public func following(_ id: ElementID) -> ElementID? {
    guard id.item != LayoutElement.layoutItem else { return id }
    var id = id
    switch self {
    case .insertItems, .removeItems, .moveItem, .removeFrames:
      return id.kind == .cell ? followingItems(id) : id
    case .reloadItems, .reloadSection, .setPlan, .appendFrames, .setFrame:
      break
    case .insertSection(_, _, let section):
      if id.section >= section { id.section += 1 }
    case .removeSections(let range):
      if range.contains(id.section) { return nil }
      if id.section >= range.upperBound { id.section -= range.count }
    case .moveSection(let section, let place):
      if id.section == section {
        id.section = place
      } else {
        if id.section > section { id.section -= 1 }
        if id.section >= place { id.section += 1 }
      }
    }
    return id
  }

  /// Returns the identifier of a data item after items have been inserted, removed or moved, or
  /// `nil` if the item has been removed.
  private func followingItems(_ id: ElementID) -> ElementID? {
    var id = id
    switch self {
    case .insertItems(let section, let item, let count):
      if id.section == section, id.item >= item { id.item += count }
    case .removeItems(let section, let items), .removeFrames(let section, let items):
      guard id.section == section, id.item >= items.lowerBound else { return id }
      if id.item < items.upperBound { return nil }
      id.item -= items.count
    case .moveItem(let section, let item, let toSection, let toItem):
      if id.section == section {
        if id.item == item {
          id.section = toSection
          id.item = toItem
          return id
        }
        if id.item > item { id.item -= 1 }
      }
      if id.section == toSection, id.item >= toItem { id.item += 1 }
    case .reloadItems, .reloadSection, .setPlan, .insertSection, .removeSections, .moveSection,
      .appendFrames, .setFrame:
      break
    }
    return id
  }
}
