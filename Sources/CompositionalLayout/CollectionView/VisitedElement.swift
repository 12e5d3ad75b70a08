/// An element displayed or measured by a layout pass, with its attributes from the layout.
struct VisitedElement {
  let attributes: UICollectionViewLayoutAttributes
  /// Whether the element is visible.
  ///
  /// An invisible element is only measured.
  let isVisible: Bool
  /// Whether the element must be measured because visible elements depend on its size.
  let isSibling: Bool

  /// Combines the visible elements with the siblings that affect their sizes.
  ///
  /// Invisible siblings come last.
  static func elements(
    visible: [UICollectionViewLayoutAttributes], siblings: [UICollectionViewLayoutAttributes]
  ) -> [VisitedElement] {
    let siblingKeys = Set(siblings.map(ElementKey.init))
    let visibleKeys = siblings.isEmpty ? [] : Set(visible.map(ElementKey.init))
    var elements: [VisitedElement] = []
    elements.reserveCapacity(visible.count + siblings.count)
    for attributes in visible {
      let isSibling = !siblingKeys.isEmpty && siblingKeys.contains(ElementKey(attributes))
      elements.append(
        VisitedElement(attributes: attributes, isVisible: true, isSibling: isSibling))
    }
    for attributes in siblings where !visibleKeys.contains(ElementKey(attributes)) {
      elements.append(VisitedElement(attributes: attributes, isVisible: false, isSibling: true))
    }
    return elements
  }
}
