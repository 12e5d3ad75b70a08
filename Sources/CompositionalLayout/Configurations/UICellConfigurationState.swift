/// The state of a cell, used by its configurations to derive their appearance.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The cell's effective traits.
  public var traitCollection: UITraitCollection
  /// Whether the cell is disabled and ignores touches.
  public var isDisabled = false
  /// Whether the cell is highlighted because the user is touching it.
  public var isHighlighted = false
  /// Whether the cell's item is selected, by the app or by a tap.
  public var isSelected = false
  /// Whether the cell has the focus.
  public var isFocused = false
  /// Whether the cell is pinned to an edge of the visible area.
  public var isPinned = false
  /// Whether the cell is being edited.
  public var isEditing = false
  /// Whether the cell's item is expanded to show its children.
  public var isExpanded = false
  /// Whether the cell has been swiped to reveal its actions.
  public var isSwiped = false
  /// Whether the user is moving the cell to another position.
  public var isReordering = false
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
