import LayoutCore

/// What the view is told while it measures what is visible.
extension UICollectionViewCompositionalLayout: SelfSizingLayout {
  func passWillBegin() {
    hold = nil
    rowHolds = [:]
  }

  func willLand(on indexPath: IndexPath?, byFarEdge: Bool) {
    hold = nil
    landing = indexPath.map { path in
      byFarEdge == (engine?.isMirroredAlongScrolling == true)
        ? .itemStart(section: path.section, item: path.item)
        : .itemEnd(section: path.section, item: path.item)
    }
  }

  func announce(_ updateItems: [UICollectionViewUpdateItem]) {
    announcedItems = updateItems
  }

  func roundWillShowElements() {
    if hasFittedSizes { chooseHold() }
  }

  /// A known size is measured again only if it has changed its own size proposal, as it does where
  /// the content decides both dimensions.
  func mustMeasureAgain(_ element: UICollectionViewLayoutAttributes) -> Bool {
    guard isSolved, let engine, let id = elementID(of: ElementKey(element)) else { return true }
    return !engine.isSizeKnown(of: id) || engine.estimatedAxes(of: id) == .both
  }

  /// From the leading end of the content on.
  func inMeasuringOrder(
    _ elements: [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes] {
    let isHorizontal = configuration.scrollDirection == .horizontal
    let isMirrored = engine?.isMirroredAlongScrolling == true
    func start(_ element: UICollectionViewLayoutAttributes) -> CGFloat {
      let frame = element.frame
      return isHorizontal ? (isMirrored ? 0 - frame.maxX : frame.minX) : frame.minY
    }
    var isOrdered = true
    var last = -CGFloat.infinity
    for element in elements {
      let start = start(element)
      isOrdered = isOrdered && start > last
      last = start
    }
    if isOrdered { return elements }
    return elements.map { (start: start($0), key: ElementKey($0), element: $0) }
      .sorted { a, b in
        if a.start != b.start { return a.start < b.start }
        let (first, second) = (a.key.indexPath.first ?? 0, b.key.indexPath.first ?? 0)
        return first != second ? first < second : a.key < b.key
      }
      .map(\.element)
  }

  func place(of element: UICollectionViewLayoutAttributes) -> PlaceAmongMeasured {
    guard isSolved, let engine, let collectionView, let id = elementID(of: ElementKey(element))
    else { return .unknown }
    guard
      let now = engine.element(id.kind, section: id.section, item: id.item)
    else { return .outOfSight }
    let bounds = collectionView.bounds.frame
    guard engine.isSeen(now, in: bounds) else { return .outOfSight }
    return .at(shownAttributes(of: now))
  }

  /// The items that are as long as the longest of them, as far as nobody has asked them yet.
  ///
  /// - Complexity: O(*k*) for *k* elements, and O(*n*) for *n* siblings once.
  func unmeasuredSiblings(
    of elements: [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes] {
    guard isSolved, let engine else { return [] }
    var visible: Set<ElementKey> = []
    var siblings: [UICollectionViewLayoutAttributes] = []
    for element in elements where element.representedElementCategory == .cell {
      let section = element.indexPath.section
      let range = engine.uniformSiblings(section: section, item: element.indexPath.item)
      let first = ElementID(section: section, item: range.lowerBound)
      guard range.count > 1, askedSiblings.insert(first).inserted else { continue }
      if visible.isEmpty { visible = Set(elements.map(ElementKey.init)) }
      for item in range {
        let id = ElementID(section: section, item: item)
        guard !engine.isSizeKnown(of: id),
          let sibling = attributes(.cell, nil, at: IndexPath(item: item, section: section)),
          !visible.contains(ElementKey(sibling))
        else { continue }
        siblings.append(sibling)
      }
    }
    return siblings
  }

  func roomAboveContent(of element: UICollectionViewLayoutAttributes) -> CGFloat {
    guard element.representedElementCategory == .supplementaryView,
      let kind = element.representedElementKind, element.indexPath.count == 2,
      element.indexPath.item == 0
    else { return 0 }
    return paddings.padding(kind: kind, section: element.indexPath.section)
  }

  func contentAgrees(with element: UICollectionViewLayoutAttributes) { confirm(element) }
}

extension DefaultLayoutEngine {
  /// Whether an element shares some area with a rectangle, where it is on the screen.
  fileprivate func isSeen(_ element: LayoutElement, in bounds: Frame) -> Bool {
    var bounds = bounds
    switch element.kind.category {
    case .decoration: return true
    case .supplementary:
      // Headers of rows do not scroll with them, and badges do.
      if row(section: element.section) != nil { return true }
    case .cell:
      if row(section: element.section) != nil {
        let axis = input.container.scrollAxis.other
        let offset = rowOffset(section: element.section)
        bounds = bounds.offset(
          along: axis,
          by: axis == .horizontal && input.container.isRightToLeft ? -offset : offset)
      }
    }
    return element.frame.intersects(bounds)
  }
}
