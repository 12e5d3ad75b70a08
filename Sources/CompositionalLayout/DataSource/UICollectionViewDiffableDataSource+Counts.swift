extension UICollectionViewDiffableDataSource: SnapshotDataSource {
  func identifier(ofSection section: Int) -> AnyHashable? {
    isSubclass
      ? sectionIdentifier(for: section).map(AnyHashable.init)
      : sectionIdentification(state.snapshot, section)
  }

  var changeCount: Int? { isSubclass ? nil : state.changeCount }

  var itemCounts: ItemCountList { ItemCountList(state.snapshot.itemCounts) }

  var itemCount: Int { state.snapshot.numberOfItems }
}
