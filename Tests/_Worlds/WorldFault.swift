import CompositionalLayout

/// A fault planted in a world, which the world's checks have to report.
package nonisolated enum WorldFault: String, Hashable, Sendable, CaseIterable {
  /// A cell that shows an older version of its item.
  case staleCell
  /// A cell whose size depends on the offset during its measurement.
  case forgetfulCell
  /// A layout that omits an element when a rectangle is queried.
  case lostElement
  /// A layout that shifts an item by a pixel, whatever the layout direction.
  case shiftedFrame
  /// A layout whose content moves by a point whenever data changes.
  case movedAnchor
  /// A model that loses the last item of each inserted section.
  case wrongModel
}

/// A layout with wrong answers.
final class FaultyLayout: UICollectionViewCompositionalLayout {
  private let fault: WorldFault

  init(
    _ fault: WorldFault, _ provider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    _ configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.fault = fault
    super.init(sectionProvider: provider, configuration: configuration)
  }

  required init?(coder: NSCoder) { nil }

  private func isChosen(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    attributes.representedElementCategory == .cell && attributes.indexPath.item % 8 == 6
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let found = super.layoutAttributesForElements(in: rect) ?? []
    if fault == .lostElement { return found.filter { !isChosen($0) } }
    for attributes in found where fault == .shiftedFrame && isChosen(attributes) {
      attributes.frame.origin.x += 2
    }
    return found
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.layoutAttributesForItem(at: indexPath)
    if let attributes, fault == .shiftedFrame, isChosen(attributes) {
      attributes.frame.origin.x += 2
    }
    return attributes
  }

  override func targetContentOffset(forProposedContentOffset offset: CGPoint) -> CGPoint {
    var target = super.targetContentOffset(forProposedContentOffset: offset)
    if fault == .movedAnchor { target.y += 1 }
    return target
  }
}
