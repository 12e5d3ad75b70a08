import Foundation

/// The sizes and distances used by lists and by rows of media items.
///
/// UIKit does not publish its values. Every number here is our own choice, made for the plausible
/// proportions of a list. Code that needs other values can set the insets of the section or size
/// its own views.
enum ListMetrics {
  typealias Appearance = UICollectionLayoutListConfiguration.Appearance

  /// Ours: the estimated height of a row before it is measured, in points.
  static let rowEstimate: CGFloat = 44

  /// Ours: the estimated height of a header before it is measured, without padding, in points.
  static let headerEstimate: CGFloat = 28

  /// Ours: the estimated height of a footer before it is measured, in points.
  static let footerEstimate: CGFloat = 28

  /// Ours: the space above a header if the list has no spacing between sections, in points.
  static let plainHeaderTopPadding: CGFloat = 22

  /// Ours: the space above and below a section if the list separates its sections, in points.
  static let sectionPadding: CGFloat = 18

  /// Ours: the distance of inset rows from the edges in a compact width, in points.
  static let compactMargin: CGFloat = 16

  /// Ours: the distance of inset rows from the edges in a regular width, in points.
  static let regularMargin: CGFloat = 20

  /// Ours: the distance of separators from the leading edge of a row, in points.
  static let separatorLeadingInset: CGFloat = 16

  /// Ours: the indentation of a row for each level, in points.
  static let indentationWidth: CGFloat = 10

  /// Ours: the width of a media item, as a fraction of the container's width.
  static let mediaItemWidth: CGFloat = 0.18

  /// Ours: the height of a media item, as a fraction of the container's width.
  static let mediaItemHeight: CGFloat = 0.27

  /// Ours: the distance between two neighbouring media items, in points.
  static let mediaItemSpacing: CGFloat = 16

  /// Ours: returns whether an appearance leaves space between sections.
  static func setsSectionsApart(in appearance: Appearance) -> Bool {
    switch appearance {
    case .grouped, .insetGrouped, .sidebar: true
    case .plain, .sidebarPlain: false
    }
  }

  /// Ours: returns whether an appearance insets the rows and rounds the corners of each section.
  static func insetsRows(in appearance: Appearance) -> Bool {
    switch appearance {
    case .insetGrouped, .sidebar: true
    case .plain, .grouped, .sidebarPlain: false
    }
  }

  /// Ours: returns whether an appearance shows separators by default.
  static func showsSeparators(in appearance: Appearance) -> Bool {
    switch appearance {
    case .plain, .grouped, .insetGrouped: true
    case .sidebar, .sidebarPlain: false
    }
  }

  /// Ours: returns the distance of rows from the leading and trailing edges of the list, in points.
  static func margin(
    in appearance: Appearance, horizontalSizeClass: UIUserInterfaceSizeClass
  ) -> CGFloat {
    guard insetsRows(in: appearance) else { return 0 }
    return horizontalSizeClass == .regular ? regularMargin : compactMargin
  }

  /// Ours: returns the space above a header if the configuration does not specify it, in points.
  static func headerTopPadding(in appearance: Appearance) -> CGFloat {
    setsSectionsApart(in: appearance) ? sectionPadding : plainHeaderTopPadding
  }

  /// Ours: the insets of separators if the configuration does not specify them, in points.
  static let separatorInsets = NSDirectionalEdgeInsets(
    top: 0, leading: separatorLeadingInset, bottom: 0, trailing: 0)
}
