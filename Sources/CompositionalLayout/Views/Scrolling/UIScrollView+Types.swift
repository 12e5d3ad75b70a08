extension UIScrollView {
  /// Deceleration rate: the part of thrown content's velocity left after a millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The part, below 1.
    public let rawValue: CGFloat

    /// Content rolls out slowly.
    public static let normal = DecelerationRate(rawValue: 0.998)

    /// Content stops soon.
    public static let fast = DecelerationRate(rawValue: 0.99)

    /// Creates a rate from its part.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }
  }

  /// The keyboard dismissal by scrolling.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Not at all.
    case none = 0
    /// When a drag begins.
    case onDrag = 1
    /// Under the finger.
    case interactive = 2
    /// When a drag begins, with the view beside the keyboard.
    case onDragWithAccessory = 3
    /// Under the finger, with the view beside the keyboard.
    case interactiveWithAccessory = 4
  }

  /// When the safe area is added to the content insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Along the scrolling axes.
    case automatic = 0

    /// Along the scrolling axes.
    case scrollableAxes = 1

    /// Along no axis: content may lie under bars.
    case never = 2

    /// Along both axes.
    case always = 3
  }
}
