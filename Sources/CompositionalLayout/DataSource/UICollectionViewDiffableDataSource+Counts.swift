extension UICollectionViewDiffableDataSource: SnapshotDataSource {
  func identifier(ofSection section: Int) -> AnyHashable? {
    sectionIdentification(state.snapshot, section)
  }

  var changeCount: Int? {
    type(of: self)
      == UICollectionViewDiffableDataSource<
        SectionIdentifierType, ItemIdentifierType
      >.self ? state.changeCount : nil
  }

  var itemCounts: ItemCountList { ItemCountList(state.snapshot.itemCounts) }

  var itemCount: Int { state.snapshot.numberOfItems }
}
