/// The description of a section: one group, repeated until every item has its place.
///
/// The group and the elements at the edges are not copied: a change made to one of them through any
/// reference shows the next time the section is laid out. One thread at a time may use a section.
/// (D-116)
open class NSCollectionLayoutSection: NSObject, NSCopying, @unchecked Sendable {
  /// The repeated group.
  let group: NSCollectionLayoutGroup

  /// How far the groups stay away from the edges of the section, in points.
  @safe @exclusivity(unchecked)
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// The distance between two groups, in points.
  @safe @exclusivity(unchecked)
  open var interGroupSpacing: CGFloat = 0

  /// The collection view's insets added to the section's own.
  @safe @exclusivity(unchecked)
  open var contentInsetsReference = UIContentInsetsReference.automatic

  /// The collection view's insets added to boundary items' insets.
  @safe @exclusivity(unchecked)
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic

  /// Whether the elements at the edges keep to the content insets as the groups do.
  @safe @exclusivity(unchecked)
  open var supplementariesFollowContentInsets = true

  /// Whether the section scrolls by itself across the layout, and where it rests.
  @safe @exclusivity(unchecked)
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none

  /// How the section moves if it scrolls by itself.
  open private(set) var orthogonalScrollingProperties =
    UICollectionLayoutSectionOrthogonalScrollingProperties()

  /// The elements at the edges of the section, such as headers and footers.
  @safe @exclusivity(unchecked)
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// The decorations behind the section.
  @safe @exclusivity(unchecked)
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []

  /// Changes the visible elements right before they are shown.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// List configuration of the section, for list properties such as separators; nil for other
  /// sections.
  var listConfiguration: UICollectionLayoutListConfiguration?

  /// Creates a section of a repeated group.
  public required init(group: NSCollectionLayoutGroup) {
    self.group = group
  }

  /// Returns an independent copy of the section and all its parts.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init(group: group.copied())
    copy.contentInsets = contentInsets
    copy.interGroupSpacing = interGroupSpacing
    copy.contentInsetsReference = contentInsetsReference
    copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
    copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    copy.orthogonalScrollingProperties = orthogonalScrollingProperties.copied()
    copy.boundarySupplementaryItems = boundarySupplementaryItems.map { $0.copied() }
    copy.decorationItems = decorationItems.map { $0.copied() }
    copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
    copy.listConfiguration = listConfiguration
    return copy
  }
}

/// Changes the visible elements of a section, given how far it has been scrolled and where it lies.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void
