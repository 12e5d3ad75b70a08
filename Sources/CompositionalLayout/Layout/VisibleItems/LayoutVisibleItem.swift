/// A visible element as it is passed to a section's visible items handler.
///
/// A value set by a handler remains until it is set again or the element leaves the visible part.
/// All other values come from the layout.
final class LayoutVisibleItem: NSObject, NSCollectionLayoutVisibleItem {
  let representedElementCategory: UICollectionView.ElementCategory
  let representedElementKind: String?
  let indexPath: IndexPath

  /// An empty name, because elements have no names of their own.
  let name = ""

  /// The attributes the layout has assigned to the element.
  private var placed = UICollectionViewLayoutAttributes()

  private var chosenAlpha: CGFloat?
  private var chosenCenter: CGPoint?
  private var chosenIsHidden: Bool?
  private var chosenTransform: CATransform3D?
  private var chosenZIndex: Int?

  init(_ key: ElementKey) {
    representedElementCategory = key.category
    representedElementKind = key.kind
    indexPath = key.indexPath
  }

  var alpha: CGFloat {
    get { chosenAlpha ?? placed.alpha }
    set { chosenAlpha = newValue }
  }

  var center: CGPoint {
    get { chosenCenter ?? placed.center }
    set { chosenCenter = newValue }
  }

  var isHidden: Bool {
    get { chosenIsHidden ?? placed.isHidden }
    set { chosenIsHidden = newValue }
  }

  var transform3D: CATransform3D {
    get { chosenTransform ?? placed.transform3D }
    set { chosenTransform = newValue }
  }

  var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  var zIndex: Int {
    get { chosenZIndex ?? placed.zIndex }
    set { chosenZIndex = newValue }
  }

  var bounds: CGRect { placed.bounds }

  /// The smallest upright rectangle around the element, after the values set by handlers are
  /// applied.
  var frame: CGRect {
    let drawn = placed.copied()
    apply(to: drawn)
    return drawn.frame
  }

  /// Stores the attributes the layout has assigned to the element.
  func place(at attributes: UICollectionViewLayoutAttributes) {
    placed = attributes
  }

  /// Applies the values set by handlers to the element's attributes.
  func apply(to attributes: UICollectionViewLayoutAttributes) {
    if let chosenAlpha { attributes.alpha = chosenAlpha }
    if let chosenCenter { attributes.center = chosenCenter }
    if let chosenIsHidden { attributes.isHidden = chosenIsHidden }
    if let chosenTransform { attributes.transform3D = chosenTransform }
    if let chosenZIndex { attributes.zIndex = chosenZIndex }
  }
}
