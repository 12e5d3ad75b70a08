/// State of a cell for its configurations.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the cell's surroundings.
  public var traitCollection: UITraitCollection
  /// Whether the cell takes no part in touches.
  public var isDisabled = false
  /// Whether a finger is on the cell.
  public var isHighlighted = false
  /// Whether the item is selected, by code or by a tap.
  public var isSelected = false
  /// Whether the cell has the focus.
  public var isFocused = false
  /// Whether the cell sticks to an edge.
  public var isPinned = false
  /// Whether the cell is being edited.
  public var isEditing = false
  /// Whether the item shows its children.
  public var isExpanded = false
  /// Whether the cell is swiped aside.
  public var isSwiped = false
  /// Whether a user moves the cell.
  public var isReordering = false
  private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state with all flags false.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// A custom value of the app.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { values[key] }
    set { values[key] = newValue }
  }
}
