extension UICollectionView {
  /// The category of an element in a layout.
  public enum ElementCategory: UInt, Sendable {
    /// A cell that displays an item of the data source.
    case cell = 0

    /// A supplementary view, such as a section header.
    case supplementaryView = 1

    /// A decoration view, which displays no data.
    case decorationView = 2
  }

  /// The scrolling direction of the content.
  public enum ScrollDirection: Int, Sendable {
    /// The content scrolls vertically.
    case vertical = 0

    /// The content scrolls horizontally.
    case horizontal = 1
  }

  /// The changes that make a collection view measure its visible elements again.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// No changes.
    ///
    /// Views are measured again only when they are next displayed.
    case disabled = 0

    /// Calls to `invalidateIntrinsicContentSize()`.
    case enabled = 1

    /// Calls to `invalidateIntrinsicContentSize()` and, in UIKit, changes to constraints.
    ///
    /// This library has no constraints.
    case enabledIncludingConstraints = 2
  }

  /// The target position of an item in the visible area, with at most one option for each axis.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// A bit mask with one bit for each position.
    public let rawValue: UInt

    /// Aligns the top edge of the item with the top edge of the visible area.
    public static let top = ScrollPosition(rawValue: 1)

    /// Centres the item vertically in the visible area.
    public static let centeredVertically = ScrollPosition(rawValue: 2)

    /// Aligns the bottom edge of the item with the bottom edge of the visible area.
    public static let bottom = ScrollPosition(rawValue: 4)

    /// Aligns the left edge of the item with the left edge of the visible area.
    public static let left = ScrollPosition(rawValue: 8)

    /// Centres the item horizontally in the visible area.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)

    /// Aligns the right edge of the item with the right edge of the visible area.
    public static let right = ScrollPosition(rawValue: 32)

    /// Creates a position from a bit mask.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  /// The element kind of section headers.
  public nonisolated class var elementKindSectionHeader: String {
    "UICollectionElementKindSectionHeader"
  }

  /// The element kind of section footers.
  public nonisolated class var elementKindSectionFooter: String {
    "UICollectionElementKindSectionFooter"
  }
}
