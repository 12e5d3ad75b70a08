/// A function that maps a configuration's colour to the colour to draw.
///
/// A transformer is equal only to its copies.
public struct UIConfigurationColorTransformer: Hashable, Sendable {
  private final class Function: Sendable {
    let transform: @Sendable (UIColor) -> UIColor

    init(_ transform: @escaping @Sendable (UIColor) -> UIColor) {
      self.transform = transform
    }
  }

  private let function: Function

  /// The function that maps the colour of a configuration to the colour to draw.
  public var transform: @Sendable (UIColor) -> UIColor { function.transform }

  /// Creates a transformer from a function.
  @preconcurrency
  public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) {
    function = Function(transform)
  }

  /// Returns the colour to draw for the given colour.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// Returns whether two transformers are copies of each other.
  public static func == (a: Self, b: Self) -> Bool { a.function === b.function }

  /// Hashes the identity of the transformer's function.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(function))
  }
}

extension UIConfigurationColorTransformer? {
  /// Returns the transformed colour, or the colour itself if there is no transformer.
  func applied(to color: UIColor) -> UIColor { self?(color) ?? color }
}
