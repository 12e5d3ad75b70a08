/// Properties that all sections of a compositional layout share.
///
/// One thread at a time may use a configuration. (D-116)
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying,
  @unchecked Sendable
{
  /// The axis along which the sections follow one another.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical

  /// The distance between two sections, in points.
  open var interSectionSpacing: CGFloat = 0

  /// The elements at the edges of the whole layout.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// Which insets of the collection view are added to those of sections that do not say it.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  /// Creates the default configuration.
  public required override init() {}

  /// Returns a configuration that can be changed without changing this one.
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
