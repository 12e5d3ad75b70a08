/// A visible element whose appearance a section's invalidation handler may change.
public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
  /// The opacity of the element, from 0 to 1.
  var alpha: CGFloat { get set }

  /// The bounds of the element in its own coordinates, in points.
  var bounds: CGRect { get }

  /// The centre of the element, in points.
  var center: CGPoint { get set }

  /// The frame of the element as laid out, in points, as if its section had not been scrolled.
  var frame: CGRect { get }

  /// The index path of the element's data or, without data, its number among elements of its kind.
  var indexPath: IndexPath { get }

  /// Whether the element is hidden.
  var isHidden: Bool { get set }

  /// The name of the element, which identifies it among the visible items.
  var name: String { get }

  /// The category of the element: a cell, a supplementary view or a decoration view.
  var representedElementCategory: UICollectionView.ElementCategory { get }

  /// The element kind; `nil` for a cell.
  var representedElementKind: String? { get }

  /// The transform of the element in the plane, about its centre.
  var transform: CGAffineTransform { get set }

  /// The transform of the element in space, about its centre.
  var transform3D: CATransform3D { get set }

  /// The stacking order of the element; elements with larger values appear in front.
  var zIndex: Int { get set }
}
