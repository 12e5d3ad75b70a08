extension UIScrollView {
  /// The part of its velocity that thrown content keeps in a millisecond.
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

  /// The way in which scrolling hides a keyboard.
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
    /// Along the axes that scroll.
    case automatic = 0

    /// Along the axes that scroll.
    case scrollableAxes = 1

    /// Along no axis: content may lie under bars.
    case never = 2

    /// Along both axes.
    case always = 3
  }
}
