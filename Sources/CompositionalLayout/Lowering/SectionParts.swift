import Foundation

/// The parts of a section's description that the engine ignores: a handler and padding.
struct SectionParts {
  /// The closure that may modify the visible elements of the section; `nil` if there is none.
  let handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  /// The padding above the content of boundary items, in points, keyed by element kind.
  ///
  /// Items without padding are omitted.
  let paddings: [String: CGFloat]

  /// Extracts the parts from a section's description; without a description, there are none.
  init(_ section: NSCollectionLayoutSection?) {
    handler = section?.visibleItemsInvalidationHandler
    paddings = section?.paddings ?? [:]
  }

  /// Whether the engine handles the whole description.
  var isEmpty: Bool { handler == nil && paddings.isEmpty }
}

extension NSCollectionLayoutSection {
  /// Whether the section might have ``SectionParts``, judged without reading its boundary items.
  var mayHaveParts: Bool {
    visibleItemsInvalidationHandler != nil || !boundarySupplementaryItems.isEmpty
  }

  fileprivate var paddings: [String: CGFloat] {
    var paddings: [String: CGFloat] = [:]
    for item in boundarySupplementaryItems
    // If several items have the same kind, the first of them is measured.
    where item.roomAboveContent > 0 && paddings[item.elementKind] == nil {
      paddings[item.elementKind] = item.roomAboveContent
    }
    return paddings
  }
}
