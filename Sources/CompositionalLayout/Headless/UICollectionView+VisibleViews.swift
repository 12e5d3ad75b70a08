extension UICollectionView {
  /// The cells of the visible items, in the order of their paths.
  public var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap(cellForItem)
  }

  /// The paths of the visible items, in ascending order.
  public var indexPathsForVisibleItems: [IndexPath] {
    shownViews.keys.filter { $0.category == .cell }.map(\.indexPath).sorted()
  }

  /// Returns the cell of an item; nil if the item is not visible.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shownViews[ElementKey(.cell, kind: nil, at: indexPath)]?.view as? UICollectionViewCell
  }

  /// Returns the path of the item that a cell shows; nil if the cell is not visible.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shownViews.first { $0.value.view === cell }?.key.indexPath
  }

  /// Returns the supplementary view of a kind at a path; nil if it is not visible.
  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    shownViews[ElementKey(.supplementaryView, kind: elementKind, at: indexPath)]?.view
  }

  /// Returns the visible supplementary views of a kind, in the order of their paths.
  public func visibleSupplementaryViews(
    ofKind elementKind: String
  ) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind)
      .compactMap { supplementaryView(forElementKind: elementKind, at: $0) }
  }

  /// Returns the paths of the visible supplementary views of a kind, in ascending order.
  public func indexPathsForVisibleSupplementaryElements(
    ofKind elementKind: String
  ) -> [IndexPath] {
    shownViews.keys
      .filter { $0.category == .supplementaryView && $0.kind == elementKind }
      .map(\.indexPath).sorted()
  }

  /// Gives each visible element its view, and takes back the views of those that are gone.
  ///
  /// A view whose attributes are equal to the last ones is left alone. All others are asked for the
  /// size they would like, which may invalidate the layout again.
  func updateVisibleViews() {
    guard let dataSource else { return }
    let wanted = (collectionViewLayout.layoutAttributesForElements(in: bounds) ?? [])
      .filter { !$0.isHidden }
    recycleViews(except: Set(wanted.map(ElementKey.init)))
    for attributes in wanted {
      let key = ElementKey(attributes)
      let shown = shownViews[key]
      if let shown, shown.attributes == attributes { continue }
      guard let view = shown?.view ?? makeView(for: key, from: dataSource) else { continue }
      view.frame = attributes.frame
      view.apply(attributes)
      shownViews[key] = ShownView(view: view, attributes: attributes.copied())
      negotiateSize(of: view, with: attributes)
    }
  }

  /// Takes back all views but those of some elements.
  func recycleViews(except kept: Set<ElementKey>) {
    for (key, shown) in shownViews where !kept.contains(key) {
      shownViews[key] = nil
      reusePool.enqueue(shown.view, from: key)
    }
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
    let preferred = view.preferredLayoutAttributesFitting(attributes.copied())
    let layout = collectionViewLayout
    if layout.shouldInvalidateLayout(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    {
      layout.invalidateLayout(
        with: layout.invalidationContext(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
    }
  }
}
