import LayoutCore
import LayoutViewport

/// Methods used by the collection view and the layout to measure visible elements together.
extension UICollectionViewCompositionalLayout: SelfSizingLayout {
  func passWillBegin() {
    if isSolved { positions.hold = nil }
    positions.rowHolds = [:]
  }

  var holdsContent: Bool { positions.hold?.scroll.anchor != nil }

  func willLand(on indexPath: IndexPath?, byFarEdge: Bool) {
    if isSolved { positions.hold = nil }
    positions.landing = indexPath.map { path in
      byFarEdge == (engine?.isMirroredAlongScrolling == true)
        ? .itemStart(section: path.section, item: path.item)
        : .itemEnd(section: path.section, item: path.item)
    }
  }

  func announce(_ commit: BatchCommit) { update?.announced = commit }

  func willFindVisibleElements() -> Bool {
    guard requestVisibleSections(), let collectionView else { return false }
    updateVisiblePart(of: collectionView)
    return true
  }

  func roundWillShowElements() {
    if measuring.hasSizes { chooseHold() }
  }

  /// Returns whether an element has to be measured at its current size.
  ///
  /// An element of known size is measured again if the size proposed to it has changed along an
  /// axis without self-sizing. If both axes are self-sizing, the element is always measured again,
  /// because its measured size becomes the next proposed size.
  func mustMeasure(
    _ element: UICollectionViewLayoutAttributes, answeredAt size: CGSize
  ) -> Bool {
    guard isSolved, let engine, let id = elementID(of: ElementKey(element)),
      engine.isSizeKnown(of: id)
    else { return true }
    let axes = engine.estimatedAxes(of: id)
    return axes == .both
      || !axes.contains(.horizontal) && element.size.width != size.width
      || !axes.contains(.vertical) && element.size.height != size.height
  }

  func estimatedAxes(of element: UICollectionViewLayoutAttributes) -> AxisSet {
    guard let engine, let id = elementID(of: ElementKey(element)) else { return [] }
    return engine.estimatedAxes(of: id)
  }

  func inMeasuringOrder(
    _ elements: [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes] {
    let order = engine?.measuringOrder(
      of: elements.frames,
      // Only a subclass can have elements the engine does not know.
      name: { elementID(of: ElementKey(elements[$0])) ?? ElementID(section: .max, item: 0) })
    return order?.map { elements[$0] } ?? elements
  }

  /// Returns the current attributes of an element, or `nil` if the element is no longer visible.
  ///
  /// The attributes come from the layout's methods, including any overrides in a subclass.
  func current(
    _ element: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes? {
    guard isSolved, let engine, let collectionView, let id = elementID(of: ElementKey(element))
    else { return element }
    guard let now = overriddenAttributes(of: element) else { return nil }
    let place = LayoutElement(
      kind: id.kind, section: id.section, item: id.item, zIndex: now.zIndex, frame: now.frame.frame)
    return engine.visible(place, in: collectionView.bounds.frame) == nil ? nil : now
  }

  private func overriddenAttributes(
    of element: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes? {
    let (path, kind) = (element.indexPath, element.representedElementKind ?? "")
    return switch element.representedElementCategory {
    case .cell: layoutAttributesForItem(at: path)
    case .supplementaryView: layoutAttributesForSupplementaryView(ofKind: kind, at: path)
    case .decorationView: layoutAttributesForDecorationView(ofKind: kind, at: path)
    }
  }

  func unmeasuredSiblings(
    of elements: [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes] {
    guard isSolved, let engine else { return [] }
    let cells = elements.cells
    var siblings: [UICollectionViewLayoutAttributes] = []
    let unmeasured = engine.unmeasuredSiblings(of: cells, asked: &measuring.askedSiblings)
    for id in unmeasured + outdatedSiblings(of: cells, in: engine).subtracting(unmeasured).sorted()
    {
      let path = IndexPath(item: id.item, section: id.section)
      if let attributes = layoutAttributesForItem(at: path) { siblings.append(attributes) }
    }
    return siblings
  }

  func contentDidChange(ofItemAt indexPath: IndexPath) {
    guard indexPath.count == 2, let engine else { return }
    let id = ElementID(section: indexPath.section, item: indexPath.item)
    guard engine.uniformSiblings(section: id.section, item: id.item).count > 1 else { return }
    measuring.outdatedItems.insert(id)
  }

  /// Returns the outdated items that share a uniform length with any of the given cells, and no
  /// longer counts these items as outdated.
  private func outdatedSiblings(
    of cells: [ElementID], in engine: DefaultLayoutEngine
  ) -> Set<ElementID> {
    guard !measuring.outdatedItems.isEmpty else { return [] }
    let found = measuring.outdatedItems.filter { id in
      let siblings = engine.uniformSiblings(section: id.section, item: id.item)
      return cells.contains { $0.section == id.section && siblings.contains($0.item) }
    }
    measuring.outdatedItems.subtract(found)
    return found
  }

  func roomAboveContent(of element: UICollectionViewLayoutAttributes) -> CGFloat {
    guard element.representedElementCategory == .supplementaryView,
      let kind = element.representedElementKind, element.indexPath.count == 2,
      element.indexPath.item == 0
    else { return 0 }
    return parts.padding(kind: kind, section: element.indexPath.section)
  }

  func contentDidAcceptSize(_ element: UICollectionViewLayoutAttributes) { confirm(element) }
}

extension [UICollectionViewLayoutAttributes] {
  fileprivate var frames: [Frame] { map(\.frame.frame) }

  fileprivate var cells: [ElementID] {
    compactMap { element in
      guard element.representedElementCategory == .cell else { return nil }
      let path = element.indexPath
      return ElementID(section: path.section, item: path.item)
    }
  }
}
