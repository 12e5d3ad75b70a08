import LayoutCore

/// A container that lays out its items along an axis or at computed frames.
///
/// A group is itself an item, so groups can be nested. The subitems are not copied: a change made
/// to one of them through any reference takes effect the next time the group is laid out.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// The way a group arranges its subitems, which is fixed when the group is created.
  enum Arrangement {
    /// The subitems, repeated along an axis until the space runs out.
    case subitems(LayoutAxis)

    /// One subitem, repeated a given number of times, with equal shares of the space along the
    /// axis.
    case count(LayoutAxis, Int)

    /// One subitem, repeated a given number of times at its own size.
    case repeating(LayoutAxis, Int)

    /// Items at frames computed by the given provider.
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  /// The arrangement of the subitems.
  ///
  /// A group created with an item's initialiser has no subitems and lays out nothing.
  @safe @exclusivity(unchecked)
  private(set) var arrangement = Arrangement.subitems(.horizontal)

  /// The items the group lays out; empty for a custom group.
  @safe @exclusivity(unchecked)
  open private(set) var subitems: [NSCollectionLayoutItem] = []

  /// The spacing between two neighbouring items along the group's axis, or `nil` if there is none.
  @safe @exclusivity(unchecked)
  @NSCopying open var interItemSpacing: NSCollectionLayoutSpacing?

  /// The elements anchored to the group's frame.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { super.supplementaryItems }
    set { super.supplementaryItems = newValue }
  }

  /// Returns a group that repeats its subitems from leading to trailing until the space runs out.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self {
    make(layoutSize, .subitems(.horizontal), subitems)
  }

  /// Returns a group that repeats its subitems from top to bottom until the space runs out.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self {
    make(layoutSize, .subitems(.vertical), subitems)
  }

  /// Returns a horizontal group of `count` items with equal widths.
  ///
  /// The width of the subitem is ignored.
  ///
  /// - Precondition: The count is at least 1, unless a section without items is being described.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    make(layoutSize, .count(.horizontal, validated(count)), [subitem])
  }

  /// Returns a vertical group of `count` items with equal heights.
  ///
  /// The height of the subitem is ignored.
  ///
  /// - Precondition: The count is at least 1, unless a section without items is being described.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    make(layoutSize, .count(.vertical, validated(count)), [subitem])
  }

  /// Returns a horizontal group of `count` items that keep the subitem's width.
  ///
  /// - Precondition: The count is at least 1, unless a section without items is being described.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self {
    make(layoutSize, .repeating(.horizontal, validated(count)), [subitem])
  }

  /// Returns a vertical group of `count` items that keep the subitem's height.
  ///
  /// - Precondition: The count is at least 1, unless a section without items is being described.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self {
    make(layoutSize, .repeating(.vertical, validated(count)), [subitem])
  }

  /// Returns a horizontal group of `count` items that keep the subitem's width.
  ///
  /// This is an older spelling of `horizontal(layoutSize:repeatingSubitem:count:)`.
  ///
  /// - Precondition: The count is at least 1, unless a section without items is being described.
  open class func horizontalGroup(
    with size: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    horizontal(layoutSize: size, repeatingSubitem: subitem, count: count)
  }

  /// Returns a vertical group of `count` items that keep the subitem's height.
  ///
  /// This is an older spelling of `vertical(layoutSize:repeatingSubitem:count:)`.
  ///
  /// - Precondition: The count is at least 1, unless a section without items is being described.
  open class func verticalGroup(
    with size: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    vertical(layoutSize: size, repeatingSubitem: subitem, count: count)
  }

  /// Returns a group whose item frames are computed by the app.
  ///
  /// - Parameters:
  ///   - layoutSize: The width and the height of the group.
  ///   - itemProvider: A closure returning the items for the final size of the group. Their frames
  ///     are in points, relative to the origin of the group.
  /// - Returns: A group whose `subitems` array is empty.
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
