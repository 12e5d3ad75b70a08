package import LayoutCore

extension ElementID {
  /// Returns the item's identifier after a change, or `nil` if the change deletes or moves the
  /// item.
  ///
  /// The result is derived from the definition of the change, independently of the engine.
  package func after(_ change: LayoutChange) -> ElementID? {
    var place = self
    switch change {
    case .insertItems(section, let first, let count):
      if item >= first { place.item += count }
    case .removeItems(section, let items):
      if items.contains(item) { return nil }
      if item >= items.upperBound { place.item -= items.count }
    case .moveItem(let section, let from, let toSection, let to):
      if section == place.section {
        if from == item { return nil }
        if from < item { place.item -= 1 }
      }
      if toSection == place.section, to <= place.item { place.item += 1 }
    default:
      break
    }
    return place
  }
}
