/// A visible element whose appearance a section's visible items handler may change.
public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
  /// The opacity of the element, from 0 to 1.
  var alpha: CGFloat { get set }

  /// The bounds of the element in its own coordinates, in points.
  var bounds: CGRect { get }

  /// The centre of the element, in points.
  var center: CGPoint { get set }

  /// The frame of the element, in points.
  ///
  /// It includes changes made by the handler, but not the scroll offset of an orthogonal section.
  var frame: CGRect { get }

  /// The index path of the cell's item.
  ///
  /// For other elements, it consists of the section and the index among the section's elements of
  /// the same kind.
  var indexPath: IndexPath { get }

  /// Whether the element is hidden.
  var isHidden: Bool { get set }

  /// The name of the element, which is always empty, because this library does not name elements.
  var name: String { get }

  /// The category of the element: a cell, a supplementary view or a decoration view.
  var representedElementCategory: UICollectionView.ElementCategory { get }

  /// The element kind; `nil` for a cell.
  var representedElementKind: String? { get }

  /// The affine transform of the element about its centre.
  var transform: CGAffineTransform { get set }

  /// The three-dimensional transform of the element about its centre.
  var transform3D: CATransform3D { get set }

  /// The stacking order of the element; elements with larger values appear in front.
  var zIndex: Int { get set }
}
