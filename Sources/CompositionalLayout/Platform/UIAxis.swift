/// A set of axes of the plane.
public struct UIAxis: OptionSet, Hashable, Sendable {
  /// A bit mask with one bit for each axis.
  public let rawValue: UInt

  /// The axis from left to right.
  public static let horizontal = UIAxis(rawValue: 1)
  /// The axis from top to bottom.
  public static let vertical = UIAxis(rawValue: 2)
  /// Both axes.
  public static let both: UIAxis = [.horizontal, .vertical]

  /// Creates a set from a bit mask.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}
