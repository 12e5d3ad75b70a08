/// State of a view that configurations depend on.
public protocol UIConfigurationState {
  /// The traits of the view's surroundings.
  var traitCollection: UITraitCollection { get set }

  /// A value that the app has added.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// Name of a value that an app adds to a state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The text of the name.
  public let rawValue: String

  /// Creates a name from its text.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a name from its text.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
