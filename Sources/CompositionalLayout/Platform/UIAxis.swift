/// Axes of the plane.
public struct UIAxis: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// From left to right.
  public static let horizontal = UIAxis(rawValue: 1)
  /// From top to bottom.
  public static let vertical = UIAxis(rawValue: 2)
  /// Both axes.
  public static let both: UIAxis = [.horizontal, .vertical]

  /// Creates axes from their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}
