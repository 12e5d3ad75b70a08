/// Methods that query a layout for individual elements while a batch of updates is being applied.
extension UICollectionViewLayout {
  func requestFinalAttributes(_ key: ElementKey) {
    switch key.category {
    case .cell:
      _ = finalLayoutAttributesForDisappearingItem(at: key.indexPath)
    case .supplementaryView:
      _ = finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind: key.kind ?? "", at: key.indexPath)
    case .decorationView:
      _ = finalLayoutAttributesForDisappearingDecorationElement(
        ofKind: key.kind ?? "", at: key.indexPath)
    }
  }

  func requestInitialAttributes(_ key: ElementKey) {
    switch key.category {
    case .cell:
      _ = initialLayoutAttributesForAppearingItem(at: key.indexPath)
    case .supplementaryView:
      _ = initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind: key.kind ?? "", at: key.indexPath)
    case .decorationView:
      _ = initialLayoutAttributesForAppearingDecorationElement(
        ofKind: key.kind ?? "", at: key.indexPath)
    }
  }

  /// Returns the keys of all supplementary and decoration views that the layout removes as part of
  /// the batch, with their index paths before the batch.
  ///
  /// Only kinds that occur in the given set are considered.
  func deletedElements(of elements: Set<ElementKey>) -> Set<ElementKey> {
    named(
      in: elements, supplementary: indexPathsToDeleteForSupplementaryView,
      decorations: indexPathsToDeleteForDecorationView)
  }

  /// Returns the keys of all supplementary and decoration views that the layout adds as part of the
  /// batch, with their index paths after the batch.
  ///
  /// Only kinds that occur in the given set are considered.
  func insertedElements(of elements: Set<ElementKey>) -> Set<ElementKey> {
    named(
      in: elements, supplementary: indexPathsToInsertForSupplementaryView,
      decorations: indexPathsToInsertForDecorationView)
  }

  private func named(
    in elements: Set<ElementKey>, supplementary: (String) -> [IndexPath],
    decorations: (String) -> [IndexPath]
  ) -> Set<ElementKey> {
    func keys(
      _ category: UICollectionView.ElementCategory, _ paths: (String) -> [IndexPath]
    ) -> [ElementKey] {
      Set(elements.filter { $0.category == category }.map { $0.kind ?? "" }).sorted()
        .flatMap { kind in paths(kind).map { ElementKey(category, kind: kind, at: $0) } }
    }
    return Set(
      keys(.supplementaryView, supplementary) + keys(.decorationView, decorations))
  }
}
