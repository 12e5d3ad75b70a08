/// The bounce and the deceleration of an orthogonally scrolling section.
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject, NSCopying {
  /// The bounce behaviour of the section at its ends.
  public enum Bounce: Int, Sendable {
    /// The section bounces if it is longer than its visible part.
    case automatic = 0

    /// The section bounces even if all of it is visible.
    case always = 1

    /// The section stops at its ends without bouncing.
    case never = 2
  }

  /// A rate of deceleration, given as the fraction of the scrolling speed left after one
  /// millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The fraction of the scrolling speed left after one millisecond.
    ///
    /// The value 0 stands for the collection view's own rate.
    public let rawValue: CGFloat

    /// The deceleration rate of the section's collection view.
    public static let automatic = DecelerationRate(rawValue: 0)

    /// A moderate rate, which slows scrolling down gradually.
    public static let normal = DecelerationRate(rawValue: 0.998)

    /// A fast rate, which slows scrolling down quickly.
    public static let fast = DecelerationRate(rawValue: 0.99)

    /// Creates a rate from the fraction of the speed left after one millisecond.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }
  }

  /// The deceleration rate of the section after the user lifts the finger.
  open var decelerationRate = DecelerationRate.automatic

  /// The bounce behaviour of the section at its ends.
  open var bounce = Bounce.automatic

  /// Creates properties with automatic bounce and deceleration.
  public required override init() {}

  /// Returns an independent copy of the properties.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.decelerationRate = decelerationRate
    copy.bounce = bounce
    return copy
  }
}
