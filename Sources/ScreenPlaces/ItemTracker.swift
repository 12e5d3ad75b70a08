package import CompositionalLayout
package import LayoutCore

/// A rule for finding visible items again after the data has changed.
@MainActor
package struct ItemTracker {
  /// A closure called with each visible item before the change, for the rule to remember it.
  package let before: (ElementID) -> Void
  /// A closure returning the same item after the change, or `nil` if the item has been removed or
  /// moved.
  package let after: (ElementID) -> ElementID?
  /// Whether each item keeps its identifier because the data does not change.
  package private(set) var areUnmoved = false

  /// Creates a rule from two closures.
  package init(
    before: @escaping (ElementID) -> Void = { _ in }, after: @escaping (ElementID) -> ElementID?
  ) {
    (self.before, self.after) = (before, after)
  }

  /// The rule for unchanged data: each item keeps its identifier.
  package static var unmoved: ItemTracker {
    var items = ItemTracker { $0 }
    items.areUnmoved = true
    return items
  }

  /// Returns a rule for changes with an unknown effect on the items: an item is found again if its
  /// cell is still on the screen.
  package static func shown(in view: UICollectionView) -> ItemTracker {
    var identities: [ElementID: AnyObject] = [:]
    return ItemTracker(
      before: { identities[$0] = view.identityOfShownItem(at: IndexPath($0)) },
      after: { element in
        guard let identity = identities[element] else { return nil }
        return view.indexPathsForVisibleItems
          .first { view.identityOfShownItem(at: $0) === identity }
          .map { ElementID($0) }
      })
  }
}

extension IndexPath {
  /// Creates the index path of an item.
  package init(_ element: ElementID) { self.init(item: element.item, section: element.section) }
}

extension ElementID {
  /// Creates the identifier of the item at an index path.
  package init(_ path: IndexPath) { self.init(section: path.section, item: path.item) }
}
