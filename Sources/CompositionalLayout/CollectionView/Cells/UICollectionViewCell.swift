/// View of a visible item.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// Closure to configure a cell for a state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void

  /// Whether the item is selected; the collection view says so.
  @safe @exclusivity(unchecked)
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }

  /// Whether a finger is on the item; the collection view says so.
  @safe @exclusivity(unchecked)
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  @safe @exclusivity(unchecked)
  final var madeContentView: UIView?

  /// The configurations, created with the first one.
  @safe @exclusivity(unchecked)
  final var configurations: CellConfigurations?

  /// Whether `updateConfiguration(using:)` is called before the next layout.
  @safe @exclusivity(unchecked)
  final var needsUpdateConfiguration = true

  /// The view with the cell's content, of the cell's size.
  ///
  /// Created at its first use. A content configuration puts its own view in its place.
  open var contentView: UIView {
    if let madeContentView { return madeContentView }
    let made = CellContentView(frame: bounds)
    install(made)
    return made
  }

  /// A view behind the content, of the cell's size.
  open var backgroundView: UIView? {
    get { configurations?.backgroundView }
    set { setBackground(newValue, \.backgroundView) }
  }

  /// A view behind the content of a selected cell.
  open var selectedBackgroundView: UIView? {
    get { configurations?.selectedBackgroundView }
    set { setBackground(newValue, \.selectedBackgroundView) }
  }

  /// The description of the background.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations?.background }
    set { ownConfigurations.background = newValue }
  }

  /// The description of the content; creates or updates the content view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations?.content }
    set { setContent(newValue) }
  }

  /// Whether the background follows the state.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configurations?.updatesBackground ?? true }
    set { ownConfigurations.updatesBackground = newValue }
  }

  /// Whether the content follows the state.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configurations?.updatesContent ?? true }
    set { ownConfigurations.updatesContent = newValue }
  }

  /// Called after `updateConfiguration(using:)`.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { configurations?.handler }
    set {
      ownConfigurations.handler = newValue
      setNeedsUpdateConfiguration()
    }
  }

  /// The state for configurations.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = collectionView?.isEditing ?? false
    return state
  }

  /// Has `updateConfiguration(using:)` called before the cell is measured or laid out next.
  open func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
    setNeedsLayout()
  }

  /// Configures the cell for a state: updates the dependent configurations.
  ///
  /// Called when the cell is shown for the first time, when it is selected, highlighted or edited,
  /// when its traits change, and after `setNeedsUpdateConfiguration()`.
  open func updateConfiguration(using state: UICellConfigurationState) {
    guard let configurations else { return }
    if configurations.updatesContent, let content = configurations.content {
      setContent(content.updated(for: state))
    }
    if configurations.updatesBackground {
      configurations.background = configurations.background?.updated(for: state)
    }
  }

  override var hasNoOwnSize: Bool {
    super.hasNoOwnSize && madeContentView?.hasReachedOwnSizing ?? true
  }

  /// The size of the content: of the cell's own measuring, or of the content view's.
  override func contentSize(for proposal: CGSize) -> CGSize? {
    measuredSize(for: proposal) ?? madeContentView?.contentSize(for: proposal)
  }

  /// Updates the configurations before the cell is laid out.
  override func layOutTree() {
    // Behaviour 99
    updateConfigurationIfNeeded()
    super.layOutTree()
  }

  /// Updates the configurations before the cell is measured.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    updateConfigurationIfNeeded()
    return super.preferredLayoutAttributesFitting(layoutAttributes)
  }

  override func traitsDidChange() { stateDidChange() }

  override func willBeRecycled() {
    super.willBeRecycled()
    if isHighlighted { isHighlighted = false }
  }

  private func stateDidChange() {
    if !needsUpdateConfiguration { setNeedsUpdateConfiguration() }
  }
}
