/// Description of the background of a cell, as stored values.
public struct UIBackgroundConfiguration: Hashable, Sendable {
  /// The colour of the background; nil for the tint colour.
  public var backgroundColor: UIColor?
  /// The change of the colour; nil for none.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0
  /// The distance from the edges of the cell, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The colour of the line around.
  public var strokeColor: UIColor?
  /// The width of the line around, in points.
  public var strokeWidth: CGFloat = 0
  /// A view in place of the colour.
  public var customView: UIView?

  /// Returns a background without colour.
  public static func clear() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(backgroundColor: .clear)
  }

  /// Returns the background of rows of a list.
  public static func listCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(backgroundColor: .systemBackground)
  }

  /// Returns the background of rows of a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { listCell() }

  /// Returns the background of rows of a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(backgroundColor: .secondarySystemGroupedBackground)
  }

  /// Returns the background of rows of a sidebar.
  public static func listSidebarCell() -> UIBackgroundConfiguration { clear() }

  /// Returns the colour to draw: `backgroundColor`, or else a tint, after the change.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    backgroundColorTransformer.applied(to: backgroundColor ?? tintColor)
  }

  /// Returns the same background for all states.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }
}
