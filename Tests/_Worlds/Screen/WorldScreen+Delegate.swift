import CompositionalLayout

extension WorldScreen: UICollectionViewDataSource, UICollectionViewDataSourcePrefetching {
  func numberOfSections(in collectionView: UICollectionView) -> Int { data.sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { data.sections[section].items.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { cell(at: indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { supplementaryView(ofKind: kind, at: indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
  ) { onCallback(.prefetch, indexPaths) }
}

extension WorldScreen: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    noteDisplay(of: cell, isShown: true)
    onCallback(.display, [indexPath])
  }

  /// Ignores the index path, because it refers to the state before an update.
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    noteDisplay(of: cell, isShown: false)
    onCallback(.departure, [])
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { onCallback(.scroll, []) }

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    onCallback(.tap, [indexPath])
    return true
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    onCallback(.tap, [indexPath])
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    onCallback(.tap, [indexPath])
  }
}
