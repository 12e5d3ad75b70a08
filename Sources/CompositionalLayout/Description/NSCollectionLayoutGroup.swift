import LayoutCore

/// A container of items, laid out along an axis or at its owner's frames.
///
/// A group is an item itself, so groups can be nested as deeply as needed. The subitems are not
/// copied: a change made to one of them through any reference shows the next time the group is laid
/// out.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// The group's placement of its subitems, fixed at creation.
  enum Arrangement {
    /// The subitems, over and over, along an axis while there is room.
    case subitems(LayoutAxis)

    /// One subitem, a number of times, each with an equal part of the room along the axis.
    case count(LayoutAxis, Int)

    /// One subitem, a number of times, each with its own size.
    case repeating(LayoutAxis, Int)

    /// Frames computed by the owner.
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  /// A group created by an item's initialiser has no subitems and lays out nothing.
  @safe @exclusivity(unchecked)
  private(set) var arrangement = Arrangement.subitems(.horizontal)

  /// The items the group lays out; none if its owner computes the frames.
  @safe @exclusivity(unchecked)
  open private(set) var subitems: [NSCollectionLayoutItem] = []

  /// The distance between two items along the axis of the group; nil is no distance.
  @safe @exclusivity(unchecked)
  @NSCopying open var interItemSpacing: NSCollectionLayoutSpacing?

  /// The elements anchored to the group's frame.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { super.supplementaryItems }
    set { super.supplementaryItems = newValue }
  }

  /// Returns a group of repeated subitems from leading to trailing, while there is room.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self {
    make(layoutSize, .subitems(.horizontal), subitems)
  }

  /// Returns a group of repeated subitems from top to bottom, while there is room.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self {
    make(layoutSize, .subitems(.vertical), subitems)
  }

  /// Returns a group of `count` items, equally wide whatever the subitem's width says.
  ///
  /// - Precondition: The count is at least 1, unless a section without items is being described.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    make(layoutSize, .count(.horizontal, validated(count)), [subitem])
  }

  /// Returns a group of `count` items, equally high whatever the subitem's height says.
  ///
  /// - Precondition: The count is at least 1, unless a section without items is being described.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    make(layoutSize, .count(.vertical, validated(count)), [subitem])
  }

  /// Returns a group of `count` items side by side, each of its own width.
  ///
  /// - Precondition: The count is at least 1, unless a section without items is being described.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self {
    make(layoutSize, .repeating(.horizontal, validated(count)), [subitem])
  }

  /// Returns a group of `count` items above one another, each of its own height.
  ///
  /// - Precondition: The count is at least 1, unless a section without items is being described.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self {
    make(layoutSize, .repeating(.vertical, validated(count)), [subitem])
  }

  /// Returns a group of `count` items side by side; an older spelling.
  ///
  /// - Precondition: The count is at least 1, unless a section without items is being described.
  open class func horizontalGroup(
    with size: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    horizontal(layoutSize: size, repeatingSubitem: subitem, count: count)
  }

  /// Returns a group of `count` items above one another; an older spelling.
  ///
  /// - Precondition: The count is at least 1, unless a section without items is being described.
  open class func verticalGroup(
    with size: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    vertical(layoutSize: size, repeatingSubitem: subitem, count: count)
  }

  /// Returns a custom group: its owner computes the frames of its items.
  ///
  /// - Parameters:
  ///   - layoutSize: How large the group is.
  ///   - itemProvider: Returns the items for the size the group turned out to have; their frames
  ///     count from the group's own corner, in points.
  /// - Returns: A group without subitems.
  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self {
    make(layoutSize, .custom(itemProvider), [])
  }

  /// Returns an independent copy of the group and all its subitems.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let group = copy as? NSCollectionLayoutGroup {
      group.arrangement = arrangement
      group.subitems = subitems.map { $0.copied() }
      group.interItemSpacing = interItemSpacing
    }
    return copy
  }

  override func describedProperties(indentation: String) -> [String] {
    var lines = ["\(indentation)layoutDirection: \(arrangement)"]
    if let interItemSpacing {
      lines.append("\(indentation)interItemSpacing=\(interItemSpacing)")
    }
    lines += super.describedProperties(indentation: indentation)
    if !subitems.isEmpty {
      lines.append("\(indentation)subitems=")
      lines += subitems.map { $0.indentedDescription(indentation: indentation + "  ") }
    }
    return lines
  }

  private static func make(
    _ layoutSize: NSCollectionLayoutSize, _ arrangement: Arrangement,
    _ subitems: [NSCollectionLayoutItem]
  ) -> Self {
    let group = self.init(layoutSize: layoutSize)
    group.arrangement = arrangement
    group.subitems = subitems
    return group
  }

  private static func validated(_ count: Int) -> Int {
    DescriptionScope.positive(count, "Invalid count: \(count). Specify a count of at least 1.")
  }
}
