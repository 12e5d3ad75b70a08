/// The weight of a wish for a length, from 1 to 1000.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The weight.
  public var rawValue: Float

  /// The weight of a required length.
  public static let required = UILayoutPriority(1000)

  /// A high weight.
  public static let defaultHigh = UILayoutPriority(750)

  /// A low weight.
  public static let defaultLow = UILayoutPriority(250)

  /// The weight of a length below the content's.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Creates a priority from its weight.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Creates a priority from its weight.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }
}
