/// Methods for managing the views of elements during a batch of updates.
///
/// The views of remaining elements are assigned their new index paths as soon as the data has
/// changed. The layout pass that applies the batch recycles the views of removed elements.
extension UICollectionView {
  /// Assigns the views of remaining elements their new index paths, so that later calls never find
  /// an outdated path.
  func renameViews(for batch: inout BatchCommit) {
    batch.keysBefore = views.shown.keys.sorted()
    batch.keysAfter = batch.keysBefore.map(batch.keyAfter)
    var renamed: [ElementKey: DisplayedView] = [:]
    renamed.reserveCapacity(views.shown.count)
    for (key, newKey) in zip(batch.keysBefore, batch.keysAfter) {
      guard let newKey, let shown = views.shown.removeValue(forKey: key) else { continue }
      // Behaviour 64
      shown.attributes.indexPath = newKey.indexPath
      renamed[newKey] = shown
    }
    batch.departingViews = removeViews(of: views.shown.keys.sorted())
    views.shown = renamed
  }

  /// Recycles the views of elements removed by the batch or the layout.
  ///
  /// The layout's methods for initial and final attributes are called, but their results are not
  /// used, because nothing is animated.
  func recycleDepartingViews(
    with batch: BatchCommit, to wanted: [UICollectionViewLayoutAttributes]
  ) {
    let old = batch.keysBefore
    let new = wanted.map(ElementKey.init).sorted()
    let elements = Set(old + new)
    let departures = collectionViewLayout.deletedElements(of: elements)
    let arrivals = collectionViewLayout.insertedElements(of: elements)
    // Behaviour 63
    for key in old { collectionViewLayout.requestFinalAttributes(key) }
    for key in new { collectionViewLayout.requestInitialAttributes(key) }
    var departing = batch.departingViews
    batches.pending?.departingViews = []
    for (key, newKey) in zip(old, batch.keysAfter) {
      guard let newKey, departures.contains(key) || arrivals.contains(newKey),
        let shown = views.shown.removeValue(forKey: newKey)
      else { continue }
      shown.attributes.indexPath = key.indexPath
      departing.append(shown)
    }
    recycle(departing.sorted { ElementKey($0.attributes) < ElementKey($1.attributes) })
  }
}
