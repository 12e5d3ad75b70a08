/// The configuration of a list section: its appearance, its header and footer, and its separators.
///
/// `NSCollectionLayoutSection.list(using:layoutEnvironment:)` creates a section from it. The
/// handlers are called on the thread that lays out the section. (D-116)
public struct UICollectionLayoutListConfiguration: @unchecked Sendable {
  /// The overall appearance, which determines margins and spacing.
  public let appearance: Appearance

  /// The source of each section's header.
  public var headerMode = HeaderMode.none

  /// The source of each section's footer.
  public var footerMode = FooterMode.none

  /// The space above each header, in points; `nil` for the default of the appearance.
  ///
  /// It has no effect on sections without a header. A negative value counts as zero.
  public var headerTopPadding: CGFloat?

  /// The background colour of the list; `nil` for the default of the appearance.
  public var backgroundColor: UIColor?

  /// The elements that hug the width of their content instead of filling the section's width.
  public var contentHuggingElements: ContentHuggingElements = []

  /// Whether the list shows separators.
  ///
  /// The default is `false` for sidebars and `true` otherwise.
  public var showsSeparators: Bool

  /// The separators of all rows before the handler adjusts them.
  ///
  /// They are ignored unless `showsSeparators` is set.
  public var separatorConfiguration: UIListSeparatorConfiguration

  /// A closure that adjusts the separators of individual rows, overriding all other settings.
  public var itemSeparatorHandler: ItemSeparatorHandler?

  /// A closure returning the swipe actions at the leading edge of a row.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// A closure returning the swipe actions at the trailing edge of a row.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Creates the default configuration of a list with the given appearance.
  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = ListMetrics.showsSeparators(in: appearance)
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }
}
