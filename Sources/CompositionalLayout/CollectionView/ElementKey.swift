/// The key of an element, consisting of its category, kind and index path.
struct ElementKey: Hashable, Comparable {
  let category: UICollectionView.ElementCategory

  /// The element kind; `nil` for a cell.
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

  /// Hashes the two indices of the path individually, which is ten times faster than hashing the
  /// path itself.
  func hash(into hasher: inout Hasher) {
    hasher.combine(category.rawValue)
    if let kind { hasher.combine(kind) }
    guard indexPath.count == 2 else { return hasher.combine(indexPath) }
    hasher.combine(indexPath.section)
    hasher.combine(indexPath.item)
  }

  /// Compares two keys by category, then by kind, then by index path.
  static func < (a: ElementKey, b: ElementKey) -> Bool {
    (a.category.rawValue, a.kind ?? "", a.indexPath)
      < (b.category.rawValue, b.kind ?? "", b.indexPath)
  }
}
