/// The movement of an orthogonal section.
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject, NSCopying {
  /// Bounce at the ends of the row.
  public enum Bounce: Int, Sendable {
    /// The row bounces if it is longer than the visible part.
    case automatic = 0

    /// The row bounces even if all of it is visible.
    case always = 1

    /// The row stops at once.
    case never = 2
  }

  /// The part of the speed left after a millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The part, between 0 and 1; 0 stands for the rate of the collection view.
    public let rawValue: CGFloat

    /// The rate of the collection view the section is in.
    public static let automatic = DecelerationRate(rawValue: 0)

    /// The rate of a slow roll-out.
    public static let normal = DecelerationRate(rawValue: 0.998)

    /// The rate of a fast stop.
    public static let fast = DecelerationRate(rawValue: 0.99)

    /// Creates a rate from the part of the speed left after a millisecond.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }
  }

  /// Deceleration rate of the released row.
  open var decelerationRate = DecelerationRate.automatic

  /// Whether the row bounces at its ends.
  open var bounce = Bounce.automatic

  /// Creates the default properties.
  public required override init() {}

  /// Returns an independent copy of the properties.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.decelerationRate = decelerationRate
    copy.bounce = bounce
    return copy
  }
}
