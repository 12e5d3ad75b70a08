/// The state of a view such as a header or footer, used by its configurations to derive their
/// appearance.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The view's effective traits.
  public var traitCollection: UITraitCollection
  /// Whether the view is disabled and ignores touches.
  public var isDisabled = false
  /// Whether the view is highlighted because the user is touching it.
  public var isHighlighted = false
  /// Whether the view appears selected, as set by the app.
  public var isSelected = false
  /// Whether the view has the focus.
  public var isFocused = false
  /// Whether the view is pinned to an edge of the visible area.
  public var isPinned = false
  private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state with all flags `false`.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// The custom value stored by the app under a key, or `nil` if there is none.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { values[key] }
    set { values[key] = newValue }
  }
}
