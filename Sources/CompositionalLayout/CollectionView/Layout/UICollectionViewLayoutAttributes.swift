import LayoutCore

/// Where an element of a layout lies and how it is drawn.
///
/// Values are read and written whole and one at a time: checks for overlapping accesses, a fifth of
/// a screen's opening time, would find nothing.
///
/// The size, the centre and the frame say the same thing in three ways: whichever is set, the other
/// two follow. A subclass with properties of its own has to add them to `copy(with:)` and
/// `isEqual(_:)`.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying, UIDynamicItem {
  /// The path of the element's data, or its number among the elements of its kind.
  @safe @exclusivity(unchecked)
  open var indexPath = IndexPath()

  /// Whether the element stands for an item, for something about the items, or for no data.
  @safe @exclusivity(unchecked)
  open internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell

  /// The element kind; nil for cells.
  @safe @exclusivity(unchecked)
  open internal(set) var representedElementKind: String?

  /// How opaque the element is, from 0 to 1.
  @safe @exclusivity(unchecked)
  open var alpha: CGFloat = 1

  /// Whether the element has a place but no view; false by default.
  @safe @exclusivity(unchecked)
  open var isHidden = false

  /// Order of drawing: an element with a larger number is in front; 0 by default.
  @safe @exclusivity(unchecked)
  open var zIndex = 0

  /// How the element is turned, scaled and shifted in space about its centre.
  @safe @exclusivity(unchecked)
  open var transform3D = CATransform3DIdentity

  /// Frames are kept unchanged, because a corner computed from a centre may differ from the given
  /// corner by a rounding error.
  @safe @exclusivity(unchecked)
  private var untransformedFrame = CGRect.zero

  /// Creates attributes of a cell without a path.
  public required override init() {}

  /// Creates attributes of a cell, with an empty frame.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates attributes of a supplementary view.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  /// Creates attributes of a decoration, with an empty frame.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .decorationView
    representedElementKind = decorationViewKind
  }

  /// The place of the element, in points.
  ///
  /// With a transform this is the smallest upright rectangle around the transformed element, and
  /// setting it sets the place the element would have without one.
  open var frame: CGRect {
    get {
      let transform = transform
      guard !transform.isIdentity else { return untransformedFrame }
      let size = untransformedFrame.size
      return CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
        .applying(transform).offsetBy(dx: center.x, dy: center.y)
    }
    set { untransformedFrame = newValue }
  }

  /// The middle of the element, in points.
  open var center: CGPoint {
    get { CGPoint(x: untransformedFrame.midX, y: untransformedFrame.midY) }
    set {
      let size = untransformedFrame.size
      untransformedFrame.origin = CGPoint(
        x: newValue.x - size.width / 2, y: newValue.y - size.height / 2)
    }
  }

  /// The size of the element before any transform, in points; setting it keeps the centre.
  open var size: CGSize {
    get { untransformedFrame.size }
    set {
      let center = center
      untransformedFrame.size = newValue
      self.center = center
    }
  }

  /// The rectangle of the element in its own coordinates, in points.
  ///
  /// - Precondition: A new value has its origin at zero.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set {
      stopUnless(
        newValue.origin == .zero,
        "Bounds of layout attributes must have their origin at zero, not at "
          + "(\(newValue.origin.x), \(newValue.origin.y)).")
      size = newValue.size
    }
  }

  /// How the element is turned, scaled and shifted in the plane about its centre.
  ///
  /// This is the part of `transform3D` within the plane; setting it replaces all of `transform3D`.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// Returns an independent copy of the attributes.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.indexPath = indexPath
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    copy.alpha = alpha
    copy.isHidden = isHidden
    copy.zIndex = zIndex
    copy.transform3D = transform3D
    copy.untransformedFrame = untransformedFrame
    return copy
  }

  /// Returns whether an object is of the same class and says the same of the same element.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes,
      type(of: self) == type(of: other)
    else { return false }
    return indexPath == other.indexPath
      && representedElementCategory == other.representedElementCategory
      && representedElementKind == other.representedElementKind
      && untransformedFrame == other.untransformedFrame && transform3D == other.transform3D
      && alpha == other.alpha && isHidden == other.isHidden && zIndex == other.zIndex
  }

  /// The hash; attributes of the same element share it.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(indexPath)
    hasher.combine(representedElementCategory)
    hasher.combine(representedElementKind)
    return hasher.finalize()
  }
}
