/// The visibility, the insets and the colours of the separators above and below a row of a list.
public struct UIListSeparatorConfiguration: Hashable, Sendable {
  /// The visibility of a separator.
  public enum Visibility: Int, Sendable {
    /// The list chooses the visibility, depending on the position of the row in its section.
    case automatic = 0

    /// The separator is shown.
    case visible = 1

    /// The separator is hidden.
    case hidden = 2
  }

  /// A placeholder for the insets chosen by the list.
  ///
  /// Each edge can use its automatic value independently of the others.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: UICollectionViewLayoutAutomaticDimension,
    leading: UICollectionViewLayoutAutomaticDimension,
    bottom: UICollectionViewLayoutAutomaticDimension,
    trailing: UICollectionViewLayoutAutomaticDimension)

  /// The visibility of the separator above the row.
  public var topSeparatorVisibility = Visibility.automatic

  /// The visibility of the separator below the row.
  public var bottomSeparatorVisibility = Visibility.automatic

  /// The distances between the row's edges and the separator above it, in points.
  public var topSeparatorInsets = automaticInsets

  /// The distances between the row's edges and the separator below it, in points.
  public var bottomSeparatorInsets = automaticInsets

  /// The colour of the separators.
  public var color = UIColor.separator

  /// The colour of the separators while several adjacent rows are selected.
  public var multipleSelectionColor = UIColor.separator

  /// Creates the default separators for rows of a list with the given appearance.
  ///
  /// The stored values are the same for all appearances. They differ only in the meaning of the
  /// automatic values, which the list resolves for each row.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
