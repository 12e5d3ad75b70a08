/// Element of a collection view that a pass visits to give it a view and to measure that: the frame
/// is the one that the layout returns.
struct VisitedElement {
  let attributes: UICollectionViewLayoutAttributes
  /// Whether it is not visible, and only measured because the size of a visible one depends on it.
  let isSibling: Bool
}

extension [UICollectionViewLayoutAttributes] {
  /// Elements that a pass visits.
  func visited(isSibling: Bool) -> [VisitedElement] {
    map { VisitedElement(attributes: $0, isSibling: isSibling) }
  }
}
