/// What stands for an element while it is visible, and for another one afterwards.
@MainActor
open class UICollectionReusableView: NSObject {
  /// The place of the view, in points.
  @safe @exclusivity(unchecked)
  open var frame: CGRect

  /// The name under which the view waits for its next use; nil if it has none.
  open internal(set) var reuseIdentifier: String?

  /// The collection view that shows this one; nil while it waits for its next use.
  weak var collectionView: UICollectionView?

  /// Whether the next pass asks the view again for the size it would like.
  var needsMeasuring = false

  /// Creates a view at a place.
  public init(frame: CGRect) {
    self.frame = frame
  }

  /// Creates a view of a class that is known at run time only, by its `init(frame:)`.
  ///
  /// UIKit has no such initialiser, and calls `init(frame:)` of any class. Here a subclass has to
  /// have that, or to declare no designated initialiser at all: it inherits this one then.
  public required convenience init(registeredAt frame: CGRect) { self.init(frame: frame) }

  /// Views cannot be read from an archive; the result is always nil.
  public required init?(coder: NSCoder) { nil }

  /// Called before the view stands for another element.
  open func prepareForReuse() {}

  /// Called with where the element lies and how it is drawn.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Says that the view would like another size than it did when it was asked last.
  ///
  /// The next pass over the layout asks it again, once for any number of calls. If the collection
  /// view does not listen to this, the view is asked when it is displayed anew.
  open func invalidateIntrinsicContentSize() {
    guard let collectionView, collectionView.selfSizingInvalidation != .disabled else { return }
    needsMeasuring = true
    collectionView.setNeedsLayout()
  }

  /// Returns the place the view would like; the one given, unless a subclass measures itself.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}
