import LayoutCore
import LayoutViewport

/// Methods for animating data changes.
///
/// Elements that remain move from their old frame to their new one. New elements fade in at their
/// final frame, and removed elements fade out at their last frame. A supplementary view or
/// decoration remains if its section remains and has an element of the same kind and index before
/// and after the change.
extension UICollectionViewCompositionalLayout {
  /// Updates everything stored by index path, such as row offsets, according to the view's update
  /// items.
  func follow(_ updateItems: [UICollectionViewUpdateItem]) {
    guard var change = update else { return }
    if !change.isFollowed { moveMeasuredSizes(updateItems, from: change.engine) }
    change.paths = UpdatePathMap(updateItems)
    change.isFollowed = true
    update = change
    measuring.outdatedItems = Set(
      measuring.outdatedItems.compactMap { id in
        change.paths.pathAfter(IndexPath(item: id.item, section: id.section))
          .map { ElementID(section: $0.section, item: $0.item) }
      })
    if case .item(let path) = contentAnchor {
      contentAnchor = change.paths.placeAfter(path).map { .item($0) } ?? .first
    }
    // If the sections are the same, the rows were placed when the layout was solved.
    guard engine != nil, change.changedSections == nil else { return }
    positions.rowOffsets = change.rowOffsets.reduce(into: [:]) { offsets, row in
      if let section = change.paths.sectionAfter(row.key) { offsets[section] = row.value }
    }
    let before = engine?.state.rowOffsets
    placeRows()
    if engine?.state.rowOffsets != before { callHandlersOfVisibleSections() }
  }

  /// Returns the initial attributes of an element animating in; `nil` if no change is in progress.
  func initialAttributes(
    _ category: ElementKind.Category, _ name: String?, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let update, let final = attributes(category, name, at: path) else { return nil }
    if let old = update.pathBefore(path, category),
      let element = update.element(category, name, at: old)
    {
      let attributes = placedAttributes(of: element, among: update.elementKinds)
      attributes.indexPath = path
      return attributes
    }
    final.alpha = 0
    return final
  }

  /// Returns the final attributes of an element animating out; `nil` if no change is in progress.
  func finalAttributes(
    _ category: ElementKind.Category, _ name: String?, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let update, let element = update.element(category, name, at: path) else { return nil }
    if let new = update.pathAfter(path, category),
      let attributes = attributes(category, name, at: new)
    {
      attributes.indexPath = path
      return attributes
    }
    let last = placedAttributes(of: element, among: update.elementKinds)
    last.alpha = 0
    return last
  }

  /// Returns the index paths of the elements of a kind that are visible and have been added by the
  /// change.
  func insertedElements(_ category: ElementKind.Category, _ name: String) -> [IndexPath] {
    guard let update, let engine, let collectionView else { return [] }
    return engine.visiblePaths(
      category, name, among: parts.elementKinds, in: collectionView.bounds
    ).filter { path in
      update.pathBefore(path, category).flatMap { update.element(category, name, at: $0) } == nil
    }
  }

  /// Returns the index paths of the elements of a kind that were visible and have been removed by
  /// the change.
  func deletedElements(_ category: ElementKind.Category, _ name: String) -> [IndexPath] {
    guard let update else { return [] }
    return update.visiblePaths(category, name).filter { path in
      update.pathAfter(path, category).flatMap { attributes(category, name, at: $0) } == nil
    }
  }
}

// MARK: Sizes and positions

extension UICollectionViewCompositionalLayout {
  /// Moves measured sizes to the new index paths of their items if the layout was prepared before
  /// the update items were known.
  private func moveMeasuredSizes(
    _ updateItems: [UICollectionViewUpdateItem], from old: DefaultLayoutEngine
  ) {
    guard update?.keepsSizes == true, let input = engine?.input else { return }
    do {
      engine = try SizeMigration(UpdatePathMap(updateItems), from: old, to: input).engine()
      try updateLearning()
    } catch {
      fatalError("\(error)")
    }
    parts.elementKinds = engine?.input.elementKinds ?? []
    if let collectionView { engine?.setVisibleBounds(collectionView.unobscuredBounds.frame) }
  }

  /// Returns the content offset that keeps the scroll anchor of an update in place.
  ///
  /// - Returns: The offset; `nil` if no update is in progress or it has no anchor.
  func heldContentOffset() -> CGPoint? {
    guard let update, update.isFollowed, let engine, let collectionView else { return nil }
    let isOneItem = if case .item = contentAnchor { true } else { false }
    let anchors = isOneItem ? update.anchors : update.anchorsInOrder
    guard !anchors.isEmpty else { return nil }
    var hold = ContentHold(ScrollHold(anchors), of: collectionView)
    let target = hold.follow(in: engine, of: collectionView, newName: update.identifierAfterChange)
    // If none of the items remains, measurements choose other anchors.
    positions.hold = hold.scroll.anchor?.subject == .contentStart ? nil : hold
    return target
  }
}
