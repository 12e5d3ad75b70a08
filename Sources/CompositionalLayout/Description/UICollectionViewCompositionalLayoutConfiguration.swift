/// Shared properties of all sections of a compositional layout.
///
/// One thread at a time may use a configuration. (D-116)
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying,
  @unchecked Sendable
{
  /// The axis of the sections' order.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical

  /// The distance between two sections, in points.
  open var interSectionSpacing: CGFloat = 0

  /// The elements at the edges of the whole layout.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// The collection view's insets added to the insets of sections with an automatic reference.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  /// Creates the default configuration.
  public required override init() {}

  /// Returns an independent copy of the configuration.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.boundarySupplementaryItems = boundarySupplementaryItems.map { $0.copied() }
    copy.contentInsetsReference = contentInsetsReference
    return copy
  }
}

/// Returns the description of a section, given its index and where it is laid out.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
