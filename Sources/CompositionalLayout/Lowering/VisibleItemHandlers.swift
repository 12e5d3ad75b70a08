/// Handlers of the visible items, by section.
struct VisibleItemHandlers {
  private var common: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  private var bySection: [Int: NSCollectionLayoutSectionVisibleItemsInvalidationHandler] = [:]

  /// Whether no section has a handler.
  var isEmpty: Bool { common == nil && bySection.isEmpty }

  /// Handler of a section's visible items; nil if it has none.
  subscript(section: Int) -> NSCollectionLayoutSectionVisibleItemsInvalidationHandler? {
    common ?? bySection[section]
  }

  mutating func set(
    _ handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?, forSection section: Int
  ) {
    if let handler { bySection[section] = handler }
  }

  mutating func setForAllSections(
    _ handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  ) {
    common = handler
    bySection = [:]
  }
}
