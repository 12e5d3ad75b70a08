/// Methods for calling the delegate and the prefetching data source, which may change the view and
/// its data.
extension UICollectionView {
  /// Reports all changes made in the last layout pass, and lays out the views that need layout.
  func finishPass() {
    guard !pass.isLanding else { return }
    placeBackgroundView()
    reportScroll()
    if !reports.arrivals.isEmpty { reportArrivals() }
    if prefetchDataSource != nil, phase != .placesOutdated { prefetch() }
    // Behaviour 94
    layOutSubtrees()
  }

  /// Reports a new scroll offset to the delegate.
  ///
  /// The report is postponed while elements are being measured, while the view is scrolling to an
  /// item and while the layout is being notified of a batch of updates.
  func reportScroll() {
    // Behaviour 96
    guard reports.hasScrolled, !pass.isRunning, !pass.isLanding, !batches.isCommitting else {
      return
    }
    reports.hasScrolled = false
    scrollDelegate?.scrollViewDidScroll(self)
  }

  private func reportArrivals() {
    let arrived = reports.arrivals
    reports.arrivals = []
    for key in arrived {
      // Behaviour 95
      guard let shown = views.shown[key], !shown.isDisplayed else { continue }
      shown.isDisplayed = true
      switch key.category {
      case .cell:
        guard let cell = shown.view as? UICollectionViewCell else { continue }
        delegate?.collectionView(self, willDisplay: cell, forItemAt: key.indexPath)
      case .supplementaryView:
        delegate?.collectionView(
          self, willDisplaySupplementaryView: shown.view, forElementKind: key.kind ?? "",
          at: key.indexPath)
      case .decorationView: break
      }
    }
  }

  /// Reports that a view no longer displays an element.
  func reportDeparture(of view: UICollectionReusableView, from key: ElementKey) {
    switch key.category {
    case .cell:
      guard let cell = view as? UICollectionViewCell else { return }
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: key.indexPath)
    case .supplementaryView:
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind ?? "",
        at: key.indexPath)
    case .decorationView: break
    }
  }

  // MARK: Prefetching

  /// Asks the prefetching data source for the content of items that have come within one view
  /// length of the visible area.
  ///
  /// Requests for items that have moved away again are cancelled.
  private func prefetch() {
    guard let prefetchDataSource, isPrefetchingEnabled, dataSource != nil else { return }
    let (width, height) = (bounds.size.width, bounds.size.height)
    // Behaviour 97
    let around = bounds.insetBy(
      dx: contentSize.width > width ? -width : 0, dy: contentSize.height > height ? -height : 0)
    var near: Set<IndexPath> = []
    for element in collectionViewLayout.shownElements(in: around)
    where element.representedElementCategory == .cell && !element.isHidden {
      near.insert(element.indexPath)
    }
    let wanted = near.filter { views.shown[ElementKey(.cell, kind: nil, at: $0)] == nil }
    let (new, old) = (wanted.subtracting(reports.prefetched), reports.prefetched.subtracting(near))
    let data = itemCounts.round
    reports.prefetched = wanted
    if !new.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: new.sorted()) }
    if !old.isEmpty, data == itemCounts.round {
      prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: old.sorted())
    }
  }
}

/// The events not yet reported to the delegate and the data source.
struct PendingReports {
  /// The newly displayed elements not yet reported to the delegate.
  var arrivals: [ElementKey] = []
  /// Whether a new scroll offset has not yet been reported to the delegate.
  var hasScrolled = false
  /// The items whose content has been requested in advance and that are not yet visible.
  var prefetched: Set<IndexPath> = []
}
