/// State of a header, a footer or another view for its configurations.
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
