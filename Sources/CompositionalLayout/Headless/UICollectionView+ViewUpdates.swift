/// Which view stands for which element.
extension UICollectionView {
  /// Gives each visible element its view, and takes back the views of those that are gone.
  ///
  /// A view whose attributes are equal to the last ones is left alone, unless it has asked to be
  /// measured. All others are asked for the size they would like, which may invalidate the layout
  /// again.
  func updateVisibleViews() {
    guard let dataSource else { return }
    let wanted = (collectionViewLayout.layoutAttributesForElements(in: bounds) ?? [])
      .filter { !$0.isHidden }
    if let batchToShow { moveViews(for: batchToShow, to: wanted) }
    recycleViews(except: Set(wanted.map(ElementKey.init)))
    batchToShow?.reconfiguredPaths.forEach(reconfigureCell)
    for attributes in wanted {
      let key = ElementKey(attributes)
      let shown = shownViews[key]
      let isInPlace = shown.map { $0.attributes == attributes } ?? false
      if let shown, isInPlace, !shown.view.needsMeasuring { continue }
      guard let view = shown?.view ?? makeView(for: key, from: dataSource) else { continue }
      if !isInPlace { show(view, as: attributes) }
      negotiateSize(of: view, with: attributes)
    }
  }

  private func show(
    _ view: UICollectionReusableView, as attributes: UICollectionViewLayoutAttributes
  ) {
    view.collectionView = self
    view.frame = attributes.frame
    (view as? UICollectionViewCell)?.isSelected = selectedPaths.contains(attributes.indexPath)
    view.apply(attributes)
    shownViews[ElementKey(attributes)] = ShownView(view: view, attributes: attributes.copied())
  }

  /// Takes back all views but those of some elements.
  func recycleViews(except kept: Set<ElementKey>) {
    for key in shownViews.keys.filter({ !kept.contains($0) }).sorted() {
      recycleView(of: key)
    }
  }

  private func recycleView(of key: ElementKey) {
    guard let view = shownViews.removeValue(forKey: key)?.view else { return }
    view.collectionView = nil
    view.needsMeasuring = false
    reusePool.enqueue(view, from: key)
  }

  /// A view for an element; nil for decorations whose class was not registered with the layout or
  /// is no view.
  private func makeView(
    for key: ElementKey, from dataSource: any UICollectionViewDataSource
  ) -> UICollectionReusableView? {
    switch key.category {
    case .cell:
      return dataSource.collectionView(self, cellForItemAt: key.indexPath)
    case .supplementaryView:
      return dataSource.collectionView(
        self, viewForSupplementaryElementOfKind: key.kind ?? "", at: key.indexPath)
    case .decorationView:
      let kind = key.kind ?? ""
      let viewClass: AnyClass? = collectionViewLayout.decorationViewClasses[kind]
      return (viewClass as? UICollectionReusableView.Type)?.init(frame: .zero)
    }
  }

  /// Views may change the attributes they are given, so they get a copy.
  private func negotiateSize(
    of view: UICollectionReusableView, with attributes: UICollectionViewLayoutAttributes
  ) {
    let key = ElementKey(attributes)
    // A view that invalidates its size while it is asked for it would be asked for ever.
    defer { view.needsMeasuring = false }
    guard !sizeNegotiation.isOver(for: key) else { return }
    let preferred = view.preferredLayoutAttributesFitting(attributes.copied())
    let layout = collectionViewLayout
    guard !sizeNegotiation.isSettled(preferred.size, offered: attributes.size, for: key),
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    else { return }
    sizeNegotiation.grant(preferred.size, to: key)
    layout.invalidateLayout(
      with: layout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
  }

  // MARK: Batches of updates

  /// Lets the views of what stays stand for its new paths, and takes back those of what goes.
  ///
  /// The layout is asked where everything comes from and goes to. Without a screen nobody sees it
  /// on its way, so that the answers are not used.
  private func moveViews(
    for batch: BatchCommit, to wanted: [UICollectionViewLayoutAttributes]
  ) {
    let old = shownViews.keys.sorted()
    let new = wanted.map(ElementKey.init).sorted()
    let departures = collectionViewLayout.departures(of: Set(old + new))
    let arrivals = collectionViewLayout.arrivals(of: Set(old + new))
    for key in old { collectionViewLayout.askWhereGoes(key) }
    for key in new { collectionViewLayout.askWhereComesFrom(key) }
    var moved: [ElementKey: ShownView] = [:]
    for key in old {
      guard !departures.contains(key), let newKey = batch.keyAfter(key),
        !arrivals.contains(newKey), let shown = shownViews.removeValue(forKey: key)
      else {
        recycleView(of: key)
        continue
      }
      shown.attributes.indexPath = newKey.indexPath
      moved[newKey] = shown
    }
    shownViews = moved
  }
}
