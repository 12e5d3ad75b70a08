import LayoutCore

/// Conversions between the layout's own coordinates and the coordinates of its view.
///
/// Frames are mirrored if the layout requests it and the view's layout direction is the opposite of
/// the layout's own direction.
extension UICollectionViewLayout {
  /// Whether the frames in the view are a mirror image of the frames in the layout's own
  /// coordinates.
  var isMirrored: Bool {
    guard flipsHorizontallyInOppositeLayoutDirection, let collectionView else { return false }
    return developmentLayoutDirection != collectionView.effectiveUserInterfaceLayoutDirection
  }

  /// The width of the content, used to mirror frames, in points; `nil` if they are not mirrored.
  private var mirrorWidth: CGFloat? {
    mirrorsPlaces || !isMirrored ? nil : collectionViewContentSize.width
  }

  /// Returns the attributes of the elements in a rectangle of the view's content.
  func shownElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    // Behaviour 108
    guard let width = mirrorWidth else { return layoutAttributesForElements(in: rect) ?? [] }
    let found = layoutAttributesForElements(in: CGRect(rect.frame.mirrored(in: width))) ?? []
    return found.map { $0.mirrored(in: width) }
  }

  /// Returns the attributes of the element with the given key, in the coordinates of the view.
  func shownElement(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    guard let attributes = layoutAttributes(of: key) else { return nil }
    return mirrorWidth.map(attributes.mirrored) ?? attributes
  }

  /// Converts attributes from the view's coordinates to the layout's own.
  func ownAttributes(
    of shown: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { mirrorWidth.map(shown.mirrored) ?? shown }

  /// Converts a point in the view's content to the layout's own coordinates.
  func layoutPoint(_ point: CGPoint) -> CGPoint {
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
  /// Returns a copy of the attributes, mirrored within content of the given width, in points.
  fileprivate func mirrored(in width: CGFloat) -> UICollectionViewLayoutAttributes {
    let copy = copied()
    if transform.isIdentity {
      copy.frame = CGRect(frame.frame.mirrored(in: width))
    } else {
      // The frame of a transformed element cannot be set directly.
      copy.center.x = width - center.x
    }
    return copy
  }
}
