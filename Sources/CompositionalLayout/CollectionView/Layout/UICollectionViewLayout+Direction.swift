import LayoutCore

/// Places in the coordinates of the view: mirrored where a layout asks for it and the view is read
/// in the other direction than the layout was written for.
extension UICollectionViewLayout {
  /// Whether the places on the screen are a mirror image of the layout's places.
  var isMirrored: Bool {
    guard flipsHorizontallyInOppositeLayoutDirection, let collectionView else { return false }
    return developmentLayoutDirection != collectionView.effectiveUserInterfaceLayoutDirection
  }

  /// The width for mirroring, in points; nil without mirroring.
  private var mirrorWidth: CGFloat? {
    mirrorsPlaces || !isMirrored ? nil : collectionViewContentSize.width
  }

  /// The attributes of the elements in a rectangle of the view's content.
  func shownElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    // Behaviour 108
    guard let width = mirrorWidth else { return layoutAttributesForElements(in: rect) ?? [] }
    let found = layoutAttributesForElements(in: CGRect(rect.frame.mirrored(in: width))) ?? []
    return found.map { $0.mirrored(in: width) }
  }

  /// The attributes of an element by its name, as the view shows it.
  func shownElement(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    guard let attributes = layoutAttributes(of: key) else { return nil }
    return mirrorWidth.map(attributes.mirrored) ?? attributes
  }

  /// The view's attributes, in the layout's own coordinates.
  func ownAttributes(
    of shown: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { mirrorWidth.map(shown.mirrored) ?? shown }

  /// A point of the view's content in the layout's own coordinates.
  func ownPoint(_ point: CGPoint) -> CGPoint {
    mirrorWidth.map { CGPoint(x: $0 - point.x, y: point.y) } ?? point
  }

  private func layoutAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    switch key.category {
    case .cell:
      layoutAttributesForItem(at: key.indexPath)
    case .supplementaryView:
      layoutAttributesForSupplementaryView(ofKind: key.kind ?? "", at: key.indexPath)
    case .decorationView:
      layoutAttributesForDecorationView(ofKind: key.kind ?? "", at: key.indexPath)
    }
  }
}

extension UICollectionViewLayoutAttributes {
  /// A copy at the mirrored place in content of some width, in points.
  fileprivate func mirrored(in width: CGFloat) -> UICollectionViewLayoutAttributes {
    let copy = copied()
    if transform.isIdentity {
      copy.frame = CGRect(frame.frame.mirrored(in: width))
    } else {
      // The frame of a transformed element cannot be set.
      copy.center.x = width - center.x
    }
    return copy
  }
}
