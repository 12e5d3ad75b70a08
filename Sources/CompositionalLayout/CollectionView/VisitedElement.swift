/// Element visited by a pass to get a view and a measurement; with the layout's frame.
struct VisitedElement {
  let attributes: UICollectionViewLayoutAttributes
  /// Whether it is visible; others are only measured.
  let isVisible: Bool
  /// Whether a visible element's size depends on this element, measured in any case.
  let isSibling: Bool

  /// Joins the visible elements with the elements of sizes they depend on; invisible ones come
  /// last.
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
