/// The priority of a requested length, from 1 to 1000.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The value of the priority.
  public var rawValue: Float

  /// The priority of a required length.
  public static let required = UILayoutPriority(1000)

  /// A high priority.
  public static let defaultHigh = UILayoutPriority(750)

  /// A low priority.
  public static let defaultLow = UILayoutPriority(250)

  /// A priority so low that the size of the content prevails over the requested length.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Creates a priority with the given value.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Creates a priority with the given value.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }
}
