/// The visible items invalidation handlers of all sections.
struct VisibleItemHandlers {
  private var common: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  private var bySection: [Int: NSCollectionLayoutSectionVisibleItemsInvalidationHandler] = [:]

  var isEmpty: Bool { common == nil && bySection.isEmpty }

  /// The handler of a section; `nil` if it has none.
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
