extension UICollectionView {
  /// Category of an element of a layout.
  public enum ElementCategory: UInt, Sendable {
    /// An item of the data source.
    case cell = 0

    /// An element other than an item, such as a header.
    case supplementaryView = 1

    /// No data at all.
    case decorationView = 2
  }

  /// The scrolling axis of content.
  public enum ScrollDirection: Int, Sendable {
    /// Up and down.
    case vertical = 0

    /// From side to side.
    case horizontal = 1
  }

  /// The size invalidations honoured by a collection view.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// None; views are measured again only when they are displayed again.
    case disabled = 0

    /// Calls of `invalidateIntrinsicContentSize()`.
    case enabled = 1

    /// Such calls, and changes of constraints; none here without a screen.
    case enabledIncludingConstraints = 2
  }

  /// Where an item is to lie within the visible part; at most one place for each axis.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// One bit for each place.
    public let rawValue: UInt

    /// The item's top at the top of the visible part.
    public static let top = ScrollPosition(rawValue: 1)

    /// In the middle between top and bottom.
    public static let centeredVertically = ScrollPosition(rawValue: 2)

    /// The item's bottom at the bottom of the visible part.
    public static let bottom = ScrollPosition(rawValue: 4)

    /// The item's left side at the left of the visible part.
    public static let left = ScrollPosition(rawValue: 8)

    /// In the middle between left and right.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)

    /// The item's right side at the right of the visible part.
    public static let right = ScrollPosition(rawValue: 32)

    /// Creates a position from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  /// The kind of a section's header.
  public nonisolated class var elementKindSectionHeader: String {
    "UICollectionElementKindSectionHeader"
  }

  /// The kind of a section's footer.
  public nonisolated class var elementKindSectionFooter: String {
    "UICollectionElementKindSectionFooter"
  }
}
