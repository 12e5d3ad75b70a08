/// The lines above and below a row of a list.
public struct UIListSeparatorConfiguration: Hashable, Sendable {
  /// Whether a line is drawn.
  public enum Visibility: Int, Sendable {
    /// The list decides by the place of the row in its section.
    case automatic = 0

    /// The line is drawn.
    case visible = 1

    /// The line is not drawn.
    case hidden = 2
  }

  /// The placeholder for the list's own insets, separately for each edge.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: UICollectionViewLayoutAutomaticDimension,
    leading: UICollectionViewLayoutAutomaticDimension,
    bottom: UICollectionViewLayoutAutomaticDimension,
    trailing: UICollectionViewLayoutAutomaticDimension)

  /// Whether there is a line above the row.
  public var topSeparatorVisibility = Visibility.automatic

  /// Whether there is a line below the row.
  public var bottomSeparatorVisibility = Visibility.automatic

  /// How far the line above stays away from the edges of the row, in points.
  public var topSeparatorInsets = automaticInsets

  /// How far the line below stays away from the edges of the row, in points.
  public var bottomSeparatorInsets = automaticInsets

  /// The colour of the lines.
  public var color = UIColor.separator

  /// The colour of the lines while several rows next to one another are selected.
  public var multipleSelectionColor = UIColor.separator

  /// Creates the default configuration of rows in a list of an appearance.
  ///
  /// It is the same for all appearances: they differ only in the meaning of automatic values,
  /// decided for each row.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
