/// A description of a cell's background.
///
/// The value is only stored, because nothing is drawn.
public struct UIBackgroundConfiguration: Hashable, Sendable {
  /// The colour of the background; `nil` for the tint colour.
  public var backgroundColor: UIColor?
  /// The transformer applied to the background colour, or `nil` if there is none.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The radius of the background's corners, in points.
  public var cornerRadius: CGFloat = 0
  /// The distances between the edges of the cell and its background, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The colour of the outline, or `nil` if it has none.
  public var strokeColor: UIColor?
  /// The width of the outline, in points.
  public var strokeWidth: CGFloat = 0
  /// The view to show in the background instead of the colour, or `nil` if there is none.
  public var customView: UIView?

  /// Returns a configuration with a transparent background.
  public static func clear() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(backgroundColor: .clear)
  }

  /// Returns the default background of a list cell.
  public static func listCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(backgroundColor: .systemBackground)
  }

  /// Returns the default background of a cell in a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { listCell() }

  /// Returns the default background of a cell in a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(backgroundColor: .secondarySystemGroupedBackground)
  }

  /// Returns the default background of a cell in a sidebar list.
  public static func listSidebarCell() -> UIBackgroundConfiguration { clear() }

  /// Returns the transformed background colour, using the tint colour if no background colour is
  /// set.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    backgroundColorTransformer.applied(to: backgroundColor ?? tintColor)
  }

  /// Returns the configuration unchanged, because it is the same in every state.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }
}
