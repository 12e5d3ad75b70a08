/// Configuration of a list section: its appearance, its headers and footers, and its separators.
///
/// `NSCollectionLayoutSection.list(using:layoutEnvironment:)` makes a section of it. Its handlers
/// are called where the section is laid out. (D-116)
public struct UICollectionLayoutListConfiguration: @unchecked Sendable {
  /// The overall look, with its margins and spacings.
  public let appearance: Appearance

  /// Where the header of a section comes from.
  public var headerMode = HeaderMode.none

  /// Where the footer of a section comes from.
  public var footerMode = FooterMode.none

  /// The room above each header, in points; nil lets the appearance decide.
  ///
  /// Without a header it has no effect. A value below zero counts as zero.
  public var headerTopPadding: CGFloat?

  /// The colour behind the list; nil lets the appearance decide.
  public var backgroundColor: UIColor?

  /// The elements of their content's width instead of the section's.
  public var contentHuggingElements: ContentHuggingElements = []

  /// Whether lines separate the rows; false by default for sidebars, true for all others.
  public var showsSeparators: Bool

  /// The separators of all rows before the handler changes them; ignored unless `showsSeparators`.
  public var separatorConfiguration: UIListSeparatorConfiguration

  /// Changes the separators of single rows; its result is final.
  public var itemSeparatorHandler: ItemSeparatorHandler?

  /// Returns the swipe actions at the leading edge of a row.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Returns the swipe actions at the trailing edge of a row.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Creates the default configuration of an appearance.
  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = ListMetrics.showsSeparators(in: appearance)
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }
}
