/// How a section that scrolls by itself moves.
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

  /// The part of the speed that is left after a millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The part, between 0 and 1; 0 stands for the rate of the collection view.
    public let rawValue: CGFloat

    /// The rate of the collection view the section is in.
    public static let automatic = DecelerationRate(rawValue: 0)

    /// The rate of a scroll view that rolls out slowly.
    public static let normal = DecelerationRate(rawValue: 0.998)

    /// The rate of a scroll view that stops soon.
    public static let fast = DecelerationRate(rawValue: 0.99)

    /// Creates a rate from the part of the speed that is left after a millisecond.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }
  }

  /// Rate at which the row slows down after it is let go.
  open var decelerationRate = DecelerationRate.automatic

  /// Whether the row bounces at its ends.
  open var bounce = Bounce.automatic

  /// Creates the default properties.
  public required override init() {}

  /// Returns properties that can be changed without changing these.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.decelerationRate = decelerationRate
    copy.bounce = bounce
    return copy
  }
}
