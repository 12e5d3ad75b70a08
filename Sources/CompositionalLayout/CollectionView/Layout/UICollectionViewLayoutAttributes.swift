import LayoutCore

/// The position, the size and the appearance of an element in a layout.
///
/// Values are accessed without exclusivity checks. No accesses overlap, and the checks would take a
/// fifth of the time needed to open a screen.
///
/// The frame, the size and the centre are linked: a change to any of them updates all three. A
/// subclass with additional properties must handle them in `copy(with:)` and `isEqual(_:)`.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying, UIDynamicItem {
  /// The index path of the cell's item.
  ///
  /// For other elements, it consists of the section and the index among the section's elements of
  /// the same kind.
  @safe @exclusivity(unchecked)
  open var indexPath = IndexPath()

  /// The category of the element: a cell, a supplementary view or a decoration view.
  @safe @exclusivity(unchecked)
  open internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell

  /// The element kind; `nil` for a cell.
  @safe @exclusivity(unchecked)
  open internal(set) var representedElementKind: String?

  /// The opacity of the element, from 0 to 1.
  @safe @exclusivity(unchecked)
  open var alpha: CGFloat = 1

  /// Whether the element has a frame but no view.
  ///
  /// The default is `false`.
  @safe @exclusivity(unchecked)
  open var isHidden = false

  /// The stacking order of the element; elements with larger values appear in front.
  ///
  /// The default is 0.
  @safe @exclusivity(unchecked)
  open var zIndex = 0

  /// The three-dimensional transform of the element about its centre.
  @safe @exclusivity(unchecked)
  open var transform3D = CATransform3DIdentity

  /// The frame without the transform.
  ///
  /// It is stored as it was set, because an origin computed from a centre may differ by a rounding
  /// error.
  @safe @exclusivity(unchecked)
  private var untransformedFrame = CGRect.zero

  /// Creates the attributes of a cell whose index path has not been set yet.
  public required override init() {}

  /// Creates the attributes of the cell at an index path, with an empty frame.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates the attributes of a supplementary view, with an empty frame.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  /// Creates the attributes of a decoration view, with an empty frame.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .decorationView
    representedElementKind = decorationViewKind
  }

  /// The frame of the element, in points.
  ///
  /// If the element has a transform, the frame is the smallest upright rectangle containing the
  /// transformed element, and setting it sets the frame without the transform.
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

  /// The centre of the element, in points.
  open var center: CGPoint {
    get { CGPoint(x: untransformedFrame.midX, y: untransformedFrame.midY) }
    set {
      let size = untransformedFrame.size
      untransformedFrame.origin = CGPoint(
        x: newValue.x - size.width / 2, y: newValue.y - size.height / 2)
    }
  }

  /// The size of the element without its transform, in points.
  ///
  /// Setting it keeps the centre fixed.
  open var size: CGSize {
    get { untransformedFrame.size }
    set {
      let center = center
      untransformedFrame.size = newValue
      self.center = center
    }
  }

  /// The bounds of the element in its own coordinates, in points.
  ///
  /// - Precondition: The origin of a new value is zero.
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

  /// The affine transform of the element about its centre.
  ///
  /// It is the two-dimensional part of `transform3D`. Setting it replaces all of `transform3D`.
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

  /// Returns whether an object has the same class and the same values.
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

  /// The hash value of the attributes, identical for attributes of the same element.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(indexPath)
    hasher.combine(representedElementCategory)
    hasher.combine(representedElementKind)
    return hasher.finalize()
  }
}
