/// A view that displays an item.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// A closure that updates the configurations of a cell for a new state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void

  /// Whether the item is selected.
  ///
  /// The collection view keeps this value up to date.
  @safe @exclusivity(unchecked)
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }

  /// Whether the item is being touched.
  ///
  /// The collection view keeps this value up to date.
  @safe @exclusivity(unchecked)
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  @safe @exclusivity(unchecked)
  final var madeContentView: UIView?

  /// The configurations and the background views of the cell; `nil` until one of them is first set.
  @safe @exclusivity(unchecked)
  final var configurations: CellConfigurations?

  /// Whether `updateConfiguration(using:)` has to be called before the cell is next measured or
  /// laid out.
  @safe @exclusivity(unchecked)
  final var needsUpdateConfiguration = true

  /// The view that contains the cell's content and fills the cell.
  ///
  /// The view is created on first access. A content configuration replaces it with a view of its
  /// own.
  open var contentView: UIView {
    if let madeContentView { return madeContentView }
    let made = CellContentView(frame: bounds)
    install(made)
    return made
  }

  /// A view behind the content that fills the cell, or `nil` if there is none.
  open var backgroundView: UIView? {
    get { configurations?.backgroundView }
    set { setBackground(newValue, \.backgroundView) }
  }

  /// A view that appears behind the content while the cell is selected, or `nil` if there is none.
  open var selectedBackgroundView: UIView? {
    get { configurations?.selectedBackgroundView }
    set { setBackground(newValue, \.selectedBackgroundView) }
  }

  /// The configuration of the background, or `nil` if there is none.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations?.background }
    set { ownConfigurations.background = newValue }
  }

  /// The configuration of the content.
  ///
  /// Setting it creates or updates the content view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations?.content }
    set { setContent(newValue) }
  }

  /// Whether the background configuration is updated when the state changes.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configurations?.updatesBackground ?? true }
    set { ownConfigurations.updatesBackground = newValue }
  }

  /// Whether the content configuration is updated when the state changes.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configurations?.updatesContent ?? true }
    set { ownConfigurations.updatesContent = newValue }
  }

  /// A closure for adjusting the configurations of the cell, called after
  /// `updateConfiguration(using:)`.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { configurations?.handler }
    set {
      ownConfigurations.handler = newValue
      setNeedsUpdateConfiguration()
    }
  }

  /// The current state of the cell, used by its configurations to derive their appearance.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = collectionView?.isEditing ?? false
    return state
  }

  /// Requests a call to `updateConfiguration(using:)` before the cell is next measured or laid out.
  open func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
    setNeedsLayout()
  }

  /// Updates the configurations of the cell for a state.
  ///
  /// This method is called when the cell is first displayed, when its selection, highlight, editing
  /// state or traits change, and after a call to `setNeedsUpdateConfiguration()`.
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

  /// Returns the preferred size of the cell or, if it cannot measure itself, of its content view.
  override func contentSize(for proposal: CGSize) -> CGSize? {
    measuredSize(for: proposal) ?? madeContentView?.contentSize(for: proposal)
  }

  /// Updates the configurations and then lays out the cell.
  override func layOutTree() {
    // Behaviour 99
    updateConfigurationIfNeeded()
    super.layOutTree()
  }

  /// Updates the configurations and then returns the cell's preferred attributes.
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
