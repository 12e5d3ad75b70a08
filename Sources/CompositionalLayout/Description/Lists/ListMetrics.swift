import Foundation

/// The measures of lists, and of rows of media.
///
/// UIKit publishes none of them. Every number here is ours, chosen for plausible proportions of a
/// list; code in need of others sets the section's insets, or sizes its own views.
enum ListMetrics {
  typealias Appearance = UICollectionLayoutListConfiguration.Appearance

  /// Ours: the height of a row until it has been measured, in points.
  static let rowEstimate: CGFloat = 44

  /// Ours: the height of a header until it has been measured, without padding, in points.
  static let headerEstimate: CGFloat = 28

  /// Ours: the height of a footer until it has been measured, in points.
  static let footerEstimate: CGFloat = 28

  /// Ours: the room above a header in a list without spacing between sections, in points.
  static let plainHeaderTopPadding: CGFloat = 22

  /// Ours: the room above and below a section in a list with spacing between sections, in points.
  static let sectionPadding: CGFloat = 18

  /// Ours: how far inset rows keep away from the edges where there is little room, in points.
  static let compactMargin: CGFloat = 16

  /// Ours: how far inset rows keep away from the edges where there is much room, in points.
  static let regularMargin: CGFloat = 20

  /// Ours: how far separators keep away from the leading edge of a row, in points.
  static let separatorLeadingInset: CGFloat = 16

  /// Ours: the indentation of a row by one level, in points.
  static let indentationWidth: CGFloat = 10

  /// Ours: the width of an item in a row of media, as a part of the container's width.
  static let mediaItemWidth: CGFloat = 0.18

  /// Ours: the height of an item in a row of media, as a part of the container's width.
  static let mediaItemHeight: CGFloat = 0.27

  /// Ours: the room between two items in a row of media, in points.
  static let mediaItemSpacing: CGFloat = 16

  /// Ours: whether sections are set apart from one another; otherwise they touch.
  static func setsSectionsApart(in appearance: Appearance) -> Bool {
    switch appearance {
    case .grouped, .insetGrouped, .sidebar: true
    case .plain, .sidebarPlain: false
    }
  }

  /// Ours: whether rows keep away from the edges of the list, and a section's corners are round.
  static func insetsRows(in appearance: Appearance) -> Bool {
    switch appearance {
    case .insetGrouped, .sidebar: true
    case .plain, .grouped, .sidebarPlain: false
    }
  }

  /// Ours: whether rows are separated by lines unless the configuration says otherwise.
  static func showsSeparators(in appearance: Appearance) -> Bool {
    switch appearance {
    case .plain, .grouped, .insetGrouped: true
    case .sidebar, .sidebarPlain: false
    }
  }

  /// Ours: how far rows keep away from the leading and the trailing edge of the list, in points.
  static func margin(
    in appearance: Appearance, horizontalSizeClass: UIUserInterfaceSizeClass
  ) -> CGFloat {
    guard insetsRows(in: appearance) else { return 0 }
    return horizontalSizeClass == .regular ? regularMargin : compactMargin
  }

  /// Ours: the room above a header where the configuration leaves it to the list, in points.
  static func headerTopPadding(in appearance: Appearance) -> CGFloat {
    setsSectionsApart(in: appearance) ? sectionPadding : plainHeaderTopPadding
  }

  /// Ours: where separators lie where the configuration leaves it to the list, in points.
  static let separatorInsets = NSDirectionalEdgeInsets(
    top: 0, leading: separatorLeadingInset, bottom: 0, trailing: 0)
}
