extension LayoutChange {
  /// Where an item is after the change, or `nil` if it is gone.
  ///
  /// What is shown anew is where it was.
  public func following(_ id: ElementID) -> ElementID? {
    var id = id
    switch self {
    case .insertItems(let section, let item, let count):
      if id.section == section, id.item >= item { id.item += count }
    case .removeItems(let section, let items):
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
    case .reloadItems, .reloadSection:
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

  /// The items that the change is about, by where they are afterwards.
  func touched(itemCounts: [LayoutInput.Section]) -> TouchedItems? {
    func all(_ section: Int) -> TouchedItems? {
      guard itemCounts.indices.contains(section) else { return nil }
      return TouchedItems(section: section, items: 0..<itemCounts[section].itemCount)
    }
    switch self {
    case .insertItems(let section, let item, let count):
      return TouchedItems(section: section, items: item..<item + count)
    case .removeItems(let section, let items):
      return TouchedItems(section: section, items: items.lowerBound..<items.lowerBound)
    case .moveItem(_, _, let toSection, let toItem):
      return TouchedItems(section: toSection, items: toItem..<toItem + 1)
    case .reloadItems(let section, let items):
      return TouchedItems(section: section, items: items)
    case .insertSection(_, _, let section), .moveSection(_, let section),
      .reloadSection(let section):
      return all(section)
    case .removeSections:
      return nil
    }
  }
}
