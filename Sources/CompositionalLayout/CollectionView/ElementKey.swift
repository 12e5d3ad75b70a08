/// Key of an element: its category, kind and path.
struct ElementKey: Hashable, Comparable {
  let category: UICollectionView.ElementCategory

  /// Nil for cells.
  let kind: String?

  let indexPath: IndexPath

  init(_ category: UICollectionView.ElementCategory, kind: String?, at indexPath: IndexPath) {
    self.category = category
    self.kind = kind
    self.indexPath = indexPath
  }

  init(_ attributes: UICollectionViewLayoutAttributes) {
    self.init(
      attributes.representedElementCategory, kind: attributes.representedElementKind,
      at: attributes.indexPath)
  }

  /// Hashes the two numbers of a path: ten times cheaper than hashing the path as a whole.
  func hash(into hasher: inout Hasher) {
    hasher.combine(category.rawValue)
    if let kind { hasher.combine(kind) }
    guard indexPath.count == 2 else { return hasher.combine(indexPath) }
    hasher.combine(indexPath.section)
    hasher.combine(indexPath.item)
  }

  /// Cells first, then by kind, then by path.
  static func < (a: ElementKey, b: ElementKey) -> Bool {
    (a.category.rawValue, a.kind ?? "", a.indexPath)
      < (b.category.rawValue, b.kind ?? "", b.indexPath)
  }
}
