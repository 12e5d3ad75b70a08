/// The state of a view, used by its configurations to derive their appearance.
public protocol UIConfigurationState {
  /// The view's effective traits.
  var traitCollection: UITraitCollection { get set }

  /// The custom value stored by the app under a key, or `nil` if there is none.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// A key for a custom value the app stores in a state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name of the key.
  public let rawValue: String

  /// Creates a key with the given name.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a key with the given name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
