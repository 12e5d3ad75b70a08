import Foundation

/// The sizes and distances used by lists and by rows of media items.
///
/// UIKit does not publish its values. Every number here is our own choice, meant to give lists
/// plausible proportions. Code that needs other values can set the insets of the section or size
/// its own views.
enum ListMetrics {
  typealias Appearance = UICollectionLayoutListConfiguration.Appearance

  /// The estimated height of a row before it is measured, in points.
  static let rowEstimate: CGFloat = 44

  /// The estimated height of a header before it is measured, without padding, in points.
  static let headerEstimate: CGFloat = 28

  /// The estimated height of a footer before it is measured, in points.
  static let footerEstimate: CGFloat = 28

  /// The space above a header if the list has no spacing between sections, in points.
  static let plainHeaderTopPadding: CGFloat = 22

  /// The space above and below a section if the list separates its sections, in points.
  static let sectionPadding: CGFloat = 18

  /// The distance between inset rows and the edges of a list of compact width, in points.
  static let compactMargin: CGFloat = 16

  /// The distance between inset rows and the edges of a list of regular width, in points.
  static let regularMargin: CGFloat = 20

  /// The distance of separators from the leading edge of a row, in points.
  static let separatorLeadingInset: CGFloat = 16

  /// The indentation of a row per level, in points.
  static let indentationWidth: CGFloat = 10

  /// The width of a media item, as a fraction of the container's width.
  static let mediaItemWidth: CGFloat = 0.18

  /// The height of a media item, as a fraction of the container's width.
  static let mediaItemHeight: CGFloat = 0.27

  /// The distance between two neighbouring media items, in points.
  static let mediaItemSpacing: CGFloat = 16

  /// Returns whether an appearance leaves space between sections.
  static func separatesSections(in appearance: Appearance) -> Bool {
    switch appearance {
    case .grouped, .insetGrouped, .sidebar: true
    case .plain, .sidebarPlain: false
    }
  }

  /// Returns whether an appearance insets the rows and rounds the corners of each section.
  static func insetsRows(in appearance: Appearance) -> Bool {
    switch appearance {
    case .insetGrouped, .sidebar: true
    case .plain, .grouped, .sidebarPlain: false
    }
  }

  /// Returns whether an appearance shows separators by default.
  static func showsSeparators(in appearance: Appearance) -> Bool {
    switch appearance {
    case .plain, .grouped, .insetGrouped: true
    case .sidebar, .sidebarPlain: false
    }
  }

  /// Returns the distance of rows from the leading and trailing edges of the list, in points.
  static func margin(
    in appearance: Appearance, horizontalSizeClass: UIUserInterfaceSizeClass
  ) -> CGFloat {
    guard insetsRows(in: appearance) else { return 0 }
    return horizontalSizeClass == .regular ? regularMargin : compactMargin
  }

  /// Returns the space above a header if the configuration does not specify it, in points.
  static func headerTopPadding(in appearance: Appearance) -> CGFloat {
    separatesSections(in: appearance) ? sectionPadding : plainHeaderTopPadding
  }

  /// The insets of separators if the configuration does not specify them, in points.
  static let separatorInsets = NSDirectionalEdgeInsets(
    top: 0, leading: separatorLeadingInset, bottom: 0, trailing: 0)
}
