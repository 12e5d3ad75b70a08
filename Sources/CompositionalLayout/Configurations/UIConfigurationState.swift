/// State of a view for its configurations.
public protocol UIConfigurationState {
  /// The traits of the view's surroundings.
  var traitCollection: UITraitCollection { get set }

  /// A custom value of the app.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// Key of an app's custom value in a state.
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
