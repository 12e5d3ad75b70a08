/// Views of a batch of updates: those that stay stand for the new paths as soon as the new data are
/// in force, those that go are recycled in the pass that shows the batch.
extension UICollectionView {
  /// Lets the views of what stays stand for its new paths, so that nothing that is called from now
  /// on finds an old one.
  func renameViews(for batch: inout BatchCommit) {
    var renamed: [ElementKey: ShownView] = [:]
    for (key, shown) in shownViews.sorted(by: { $0.key < $1.key }) {
      batch.keysBefore.append(key)
      guard let newKey = batch.keyAfter(key) else {
        batch.departingViews.append(DepartingView(key: key, shown: shown))
        continue
      }
      shown.attributes.indexPath = newKey.indexPath
      renamed[newKey] = shown
    }
    shownViews = renamed
  }

  /// Recycles the views of what a batch removes, and of what the layout says that it removes.
  ///
  /// The layout returns where everything comes from and goes to. Nothing is animated, so that the
  /// answers are not used.
  func recycleViewsThatGo(
    with batch: BatchCommit, to wanted: [UICollectionViewLayoutAttributes]
  ) {
    let old = batch.keysBefore
    let new = wanted.map(ElementKey.init).sorted()
    let departures = collectionViewLayout.departures(of: Set(old + new))
    let arrivals = collectionViewLayout.arrivals(of: Set(old + new))
    for key in old { collectionViewLayout.askWhereGoes(key) }
    for key in new { collectionViewLayout.askWhereComesFrom(key) }
    var departing = batch.departingViews
    batchToShow?.departingViews = []
    for key in old {
      guard let newKey = batch.keyAfter(key),
        departures.contains(key) || arrivals.contains(newKey),
        let shown = shownViews.removeValue(forKey: newKey)
      else { continue }
      departing.append(DepartingView(key: key, shown: shown))
    }
    recycle(departing.sorted { $0.key < $1.key })
  }
}
