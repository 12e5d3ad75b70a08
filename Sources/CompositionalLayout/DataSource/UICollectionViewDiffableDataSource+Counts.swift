extension UICollectionViewDiffableDataSource: SnapshotDataSource {
  func identifier(ofSection section: Int) -> AnyHashable? {
    sectionIdentifier(for: section).map(AnyHashable.init)
  }

  var changeCount: Int? {
    type(of: self)
      == UICollectionViewDiffableDataSource<
        SectionIdentifierType, ItemIdentifierType
      >.self ? state.changeCount : nil
  }

  var itemCounts: [Int] { state.snapshot.itemCounts }

  var sectionCount: Int { state.snapshot.numberOfSections }

  var itemCount: Int { state.snapshot.numberOfItems }

  func itemCount(ofSection section: Int) -> Int {
    state.snapshot.numberOfItems(inSectionAt: section) ?? 0
  }
}
