public import Foundation

extension UICollectionLayoutListConfiguration {
  /// The overall appearance of a list.
  public enum Appearance: Int, Sendable {
    /// A list with rows from edge to edge and pinned headers.
    case plain = 0

    /// A list with rows from edge to edge and space between its sections.
    case grouped = 1

    /// A list with inset rows and space between its sections.
    case insetGrouped = 2

    /// A sidebar next to the main content, with inset rows.
    case sidebar = 3

    /// A sidebar next to the main content, with rows from edge to edge and pinned headers.
    case sidebarPlain = 4
  }

  /// The source of a section's header.
  public enum HeaderMode: Int, Sendable {
    /// The section has no header.
    case none = 0

    /// The header is a supplementary view of kind `UICollectionView.elementKindSectionHeader`.
    case supplementary = 1

    /// The first item of the section is styled as its header.
    case firstItemInSection = 2
  }

  /// The source of a section's footer.
  public enum FooterMode: Int, Sendable {
    /// The section has no footer.
    case none = 0

    /// The footer is a supplementary view of kind `UICollectionView.elementKindSectionFooter`.
    case supplementary = 1
  }

  /// A set of elements that hug the width of their content.
  public struct ContentHuggingElements: OptionSet, Hashable, Sendable {
    /// A bit mask with one bit for each element.
    public let rawValue: UInt

    /// The header of the section, if it is a supplementary view.
    public static let supplementaryHeader = ContentHuggingElements(rawValue: 1)

    /// Creates a set from a bit mask.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  /// A closure returning the swipe actions of a row, or `nil` if it has none.
  public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?

  /// A closure that receives the index path of a row and the separators proposed by the list, and
  /// returns the separators to show.
  public typealias ItemSeparatorHandler =
    (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration
}
