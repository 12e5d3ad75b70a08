/// The description of a section as a group that is repeated until every item has a frame.
///
/// The group and the boundary items are not copied: a change made to one of them through any
/// reference takes effect the next time the section is laid out. Only one thread at a time may use
/// a section. (D-116)
open class NSCollectionLayoutSection: NSObject, NSCopying, @unchecked Sendable {
  /// The group the section repeats.
  let group: NSCollectionLayoutGroup

  /// The distances between the edges of the section and its groups, in points.
  @safe @exclusivity(unchecked)
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// The distance between two neighbouring groups, in points.
  @safe @exclusivity(unchecked)
  open var interGroupSpacing: CGFloat = 0

  /// The kind of collection view insets, such as the safe area, to add to the section's content
  /// insets.
  @safe @exclusivity(unchecked)
  open var contentInsetsReference = UIContentInsetsReference.automatic

  /// The kind of collection view insets, such as the safe area, to add to the insets of the
  /// boundary items.
  @safe @exclusivity(unchecked)
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic

  /// Whether the boundary items are inset by the content insets, as the groups are.
  @safe @exclusivity(unchecked)
  open var supplementariesFollowContentInsets = true

  /// The section's scrolling behaviour perpendicular to the layout's scrolling axis.
  @safe @exclusivity(unchecked)
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none

  /// The bounce and the deceleration of an orthogonally scrolling section.
  open private(set) var orthogonalScrollingProperties =
    UICollectionLayoutSectionOrthogonalScrollingProperties()

  /// The elements at the edges of the section, such as its header and footer.
  @safe @exclusivity(unchecked)
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// The decorations of the section, such as its background.
  @safe @exclusivity(unchecked)
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []

  /// A closure that can modify the attributes of the visible elements right before they are
  /// applied.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// The list configuration used to create the section; `nil` if it is not a list.
  var listConfiguration: UICollectionLayoutListConfiguration?

  /// Creates a section that repeats the given group.
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

/// A closure that receives a section's visible elements, scroll offset and layout environment, and
/// may modify the elements.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void
