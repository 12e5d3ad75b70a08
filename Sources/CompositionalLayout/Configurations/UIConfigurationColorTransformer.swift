/// Function from a colour of a configuration to the colour to draw.
///
/// A transformer equals only its copies.
public struct UIConfigurationColorTransformer: Hashable, Sendable {
  private final class Function: Sendable {
    let transform: @Sendable (UIColor) -> UIColor

    init(_ transform: @escaping @Sendable (UIColor) -> UIColor) {
      self.transform = transform
    }
  }

  private let function: Function

  /// Maps the colour of a configuration to the colour to draw.
  public var transform: @Sendable (UIColor) -> UIColor { function.transform }

  /// Creates a transformer from a function.
  @preconcurrency
  public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) {
    function = Function(transform)
  }

  /// Returns the colour to draw in place of a colour.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// Returns whether a transformer is a copy of another one.
  public static func == (a: Self, b: Self) -> Bool { a.function === b.function }

  /// Hashes the identity of the function.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(function))
  }
}

extension UIConfigurationColorTransformer? {
  /// A colour after the change, if any.
  func applied(to color: UIColor) -> UIColor { self?(color) ?? color }
}
