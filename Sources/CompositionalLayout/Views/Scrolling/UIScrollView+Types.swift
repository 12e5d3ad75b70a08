extension UIScrollView {
  /// A rate of deceleration, given as the fraction of the scrolling speed left after one
  /// millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The fraction of the speed left after one millisecond, less than 1.
    public let rawValue: CGFloat

    /// The default rate, which slows scrolling down gradually.
    public static let normal = DecelerationRate(rawValue: 0.998)

    /// A fast rate, which slows scrolling down quickly.
    public static let fast = DecelerationRate(rawValue: 0.99)

    /// Creates a rate from the fraction of the speed left after one millisecond.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }
  }

  /// The ways of dismissing the keyboard by scrolling.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Scrolling does not dismiss the keyboard.
    case none = 0
    /// The keyboard is dismissed when a drag begins.
    case onDrag = 1
    /// The keyboard follows the finger.
    case interactive = 2
    /// The keyboard and its accessory view are dismissed when a drag begins.
    case onDragWithAccessory = 3
    /// The keyboard and its accessory view follow the finger.
    case interactiveWithAccessory = 4
  }

  /// The rule for adding the safe area to the content insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// The safe area is added along the scrolling axes, exactly as with `scrollableAxes`.
    case automatic = 0

    /// The safe area is added along the scrolling axes.
    case scrollableAxes = 1

    /// The safe area is never added, so bars may cover content.
    case never = 2

    /// The safe area is added along both axes.
    case always = 3
  }
}
