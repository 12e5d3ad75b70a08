/// A visible element, while a section's handler may still change how it looks.
public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
  /// How opaque the element is, from 0 to 1.
  var alpha: CGFloat { get set }

  /// The rectangle of the element in its own coordinates, in points.
  var bounds: CGRect { get }

  /// The middle of the element, in points.
  var center: CGPoint { get set }

  /// The place of the element as laid out, in points, as if its section were not scrolled.
  var frame: CGRect { get }

  /// The path of the element's data, or its number among the elements of its kind.
  var indexPath: IndexPath { get }

  /// Whether the element is left out.
  var isHidden: Bool { get set }

  /// The name of the element.
  var name: String { get }

  /// Whether the element is a cell, a supplementary view or a decoration.
  var representedElementCategory: UICollectionView.ElementCategory { get }

  /// The element kind; nil for cells.
  var representedElementKind: String? { get }

  /// How the element is turned, scaled and shifted in the plane about its centre.
  var transform: CGAffineTransform { get set }

  /// How the element is turned, scaled and shifted in space about its centre.
  var transform3D: CATransform3D { get set }

  /// Order of drawing: an element with a larger number is in front.
  var zIndex: Int { get set }
}
