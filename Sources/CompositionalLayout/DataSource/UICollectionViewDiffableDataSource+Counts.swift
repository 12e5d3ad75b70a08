extension UICollectionViewDiffableDataSource: SnapshotDataSource {
  func identifier(ofSection section: Int) -> AnyHashable? {
    currentIdentifier(ofSection: section).map(AnyHashable.init)
  }

  func identifier<Section: Hashable>(ofSection section: Int, as type: Section.Type) -> Section? {
    guard type == SectionIdentifierType.self, let identifier = currentIdentifier(ofSection: section)
    else { return nil }
    return retyped(identifier, as: type)
  }

  private func currentIdentifier(ofSection section: Int) -> SectionIdentifierType? {
    isSubclass
      ? sectionIdentifier(for: section) : sectionIdentification(state.snapshot, section)
  }

  var changeCount: Int? { isSubclass ? nil : state.changeCount }

  var itemCounts: ItemCountList { ItemCountList(state.snapshot.itemCounts) }

  var itemCount: Int { state.snapshot.numberOfItems }
}
