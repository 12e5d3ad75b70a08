public import Foundation

extension UICollectionLayoutListConfiguration {
  /// The overall look of a list.
  public enum Appearance: Int, Sendable {
    /// Rows from edge to edge, pinned headers.
    case plain = 0

    /// Rows from edge to edge, with room between the sections.
    case grouped = 1

    /// Inset rows, with room between the sections.
    case insetGrouped = 2

    /// The sidebar next to the content, with inset rows.
    case sidebar = 3

    /// The sidebar next to the content, with rows from edge to edge and pinned headers.
    case sidebarPlain = 4
  }

  /// Where the header of a section comes from.
  public enum HeaderMode: Int, Sendable {
    /// There is none.
    case none = 0

    /// From a supplementary view of kind `UICollectionView.elementKindSectionHeader`.
    case supplementary = 1

    /// From the first item, styled as a header.
    case firstItemInSection = 2
  }

  /// Where the footer of a section comes from.
  public enum FooterMode: Int, Sendable {
    /// There is none.
    case none = 0

    /// From a supplementary view of kind `UICollectionView.elementKindSectionFooter`.
    case supplementary = 1
  }

  /// A set of elements with their content's width.
  public struct ContentHuggingElements: OptionSet, Hashable, Sendable {
    /// One bit for each element.
    public let rawValue: UInt

    /// The header, if it is a supplementary view.
    public static let supplementaryHeader = ContentHuggingElements(rawValue: 1)

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  /// Returns the swipe actions of a row; nil for none.
  public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?

  /// Returns the separators of a row, given the list's own separators there.
  public typealias ItemSeparatorHandler =
    (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration
}
