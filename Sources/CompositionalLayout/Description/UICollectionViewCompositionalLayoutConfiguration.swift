/// The properties of a compositional layout that apply to all of its sections.
///
/// Only one thread at a time may use a configuration. (D-116)
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying,
  @unchecked Sendable
{
  /// The axis along which the layout arranges its sections and scrolls.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical

  /// The distance between two neighbouring sections, in points.
  open var interSectionSpacing: CGFloat = 0

  /// The elements at the edges of the whole layout, such as a global header.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// The kind of collection view insets, such as the safe area, to add to all sections whose own
  /// `contentInsetsReference` is automatic.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  /// Creates a configuration with default values.
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

/// A closure that receives the index and the layout environment of a section, and returns the
/// section's description.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
