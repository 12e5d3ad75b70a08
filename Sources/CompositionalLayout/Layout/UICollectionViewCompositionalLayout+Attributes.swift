import LayoutCore

extension UICollectionViewCompositionalLayout {
  /// Returns the attributes of all elements intersecting a rectangle, after requesting any missing
  /// section descriptions in the rectangle.
  func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    requestSections(in: rect)
    visible.removeAll()
    engine?.query(rect.frame, into: &visible)
    var attributes: [UICollectionViewLayoutAttributes] = []
    attributes.reserveCapacity(visible.elements.count)
    for element in visible.elements { attributes.append(shownAttributes(of: element)) }
    return attributes
  }

  /// Returns the attributes of an element, including changes made by its section's handler, or
  /// `nil` if the element does not exist.
  ///
  /// If the element's section has not been described yet, its description is requested first.
  func attributes(
    _ category: ElementKind.Category, _ name: String?, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2 else { return nil }
    if indexPath.item != LayoutElement.layoutItem, parts.isUndescribed(indexPath.section) {
      requestSection(indexPath.section)
      // A placeholder is not an element.
      guard !parts.isUndescribed(indexPath.section) else { return nil }
    }
    guard let kind = ElementKind(category, name, among: parts.elementKinds), let engine,
      let element = engine.element(kind, section: indexPath.section, item: indexPath.item)
    else { return nil }
    return shownAttributes(of: element)
  }

  /// Returns the attributes of an element of the engine, including changes made by its section's
  /// handler.
  func shownAttributes(of element: LayoutElement) -> UICollectionViewLayoutAttributes {
    let attributes = placedAttributes(of: element)
    // Most layouts have no handler, so the check avoids a lookup in an empty table.
    if !rosters.isEmpty {
      rosters[element.section]?[ElementKey(attributes)]?.apply(to: attributes)
    }
    return attributes
  }

  /// Returns the attributes of an element as the engine placed it, before any handler changes them.
  func placedAttributes(of element: LayoutElement) -> UICollectionViewLayoutAttributes {
    placedAttributes(of: element, among: parts.elementKinds)
  }

  /// Returns the attributes of an element found by an engine, looking up its kind by index.
  func placedAttributes(
    of element: LayoutElement, among elementKinds: [String]
  ) -> UICollectionViewLayoutAttributes {
    let attributes = attributesClass.init()
    attributes.indexPath = IndexPath(item: element.item, section: element.section)
    switch element.kind.category {
    case .cell: break
    case .supplementary: attributes.representedElementCategory = .supplementaryView
    case .decoration: attributes.representedElementCategory = .decorationView
    }
    if element.kind.category != .cell {
      attributes.representedElementKind = elementKinds[Int(element.kind.nameIndex)]
    }
    attributes.frame = CGRect(element.frame)
    attributes.zIndex = element.zIndex
    return attributes
  }

  private var attributesClass: UICollectionViewLayoutAttributes.Type {
    let named: AnyClass = type(of: self).layoutAttributesClass
    guard let attributesClass = named as? UICollectionViewLayoutAttributes.Type else {
      fatalError(
        "\(type(of: self)).layoutAttributesClass must be a kind of"
          + " UICollectionViewLayoutAttributes, not \(named).")
    }
    return attributesClass
  }
}
