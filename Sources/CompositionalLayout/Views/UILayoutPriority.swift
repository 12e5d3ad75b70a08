/// The importance of giving a view a requested length, as a number from 1 to 1000.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The priority as a number from 1 to 1000.
  public var rawValue: Float

  /// The highest priority, for a mandatory length.
  public static let required = UILayoutPriority(1000)

  /// UIKit's default priority for resisting compression of the content.
  ///
  /// Every priority below `required` has the same effect here: the content's own length prevails.
  public static let defaultHigh = UILayoutPriority(750)

  /// UIKit's default priority for resisting stretching of the content.
  ///
  /// Every priority below `required` has the same effect here: the content's own length prevails.
  public static let defaultLow = UILayoutPriority(250)

  /// A priority so low that the content's own size prevails over the requested length.
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
