/// State of a header, a footer or another view that its configurations depend on.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the view's surroundings.
  public var traitCollection: UITraitCollection
  /// Whether the view takes no part in touches.
  public var isDisabled = false
  /// Whether a finger is on the view.
  public var isHighlighted = false
  /// Whether the view is drawn as selected; false unless the app sets it.
  public var isSelected = false
  /// Whether the view has the focus.
  public var isFocused = false
  /// Whether the view sticks to an edge.
  public var isPinned = false
  private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state in which nothing is the case.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// A value that the app has added.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { values[key] }
    set { values[key] = newValue }
  }
}
