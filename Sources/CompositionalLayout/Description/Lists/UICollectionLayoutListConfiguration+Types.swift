public import Foundation

extension UICollectionLayoutListConfiguration {
  /// The overall look of a list.
  public enum Appearance: Int, Sendable {
    /// Rows from edge to edge, headers that stay in view.
    case plain = 0

    /// Rows from edge to edge, with room between the sections.
    case grouped = 1

    /// Rows that keep away from the edges, with room between the sections.
    case insetGrouped = 2

    /// The column beside the content, with rows that keep away from the edges.
    case sidebar = 3

    /// The column beside the content, with rows from edge to edge and headers that stay in view.
    case sidebarPlain = 4
  }

  /// Where the header of a section comes from.
  public enum HeaderMode: Int, Sendable {
    /// There is none.
    case none = 0

    /// From a supplementary view of kind `UICollectionView.elementKindSectionHeader`.
    case supplementary = 1

    /// From the first item, which is styled as a header.
    case firstItemInSection = 2
  }

  /// Where the footer of a section comes from.
  public enum FooterMode: Int, Sendable {
    /// There is none.
    case none = 0

    /// From a supplementary view of kind `UICollectionView.elementKindSectionFooter`.
    case supplementary = 1
  }

  /// A set of elements that are as wide as their content.
  public struct ContentHuggingElements: OptionSet, Hashable, Sendable {
    /// One bit for each element.
    public let rawValue: UInt

    /// The header, where it is a supplementary view.
    public static let supplementaryHeader = ContentHuggingElements(rawValue: 1)

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  /// Returns the actions of a row that is about to be swiped; nil for none.
  public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?

  /// Returns the separators of a row, given those that the list would draw there.
  public typealias ItemSeparatorHandler =
    (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration
}
