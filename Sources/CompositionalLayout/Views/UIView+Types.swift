extension UIView {
  /// The parts of a view's position and size that change with the size of its superview.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// A bit mask with one bit for each part.
    public let rawValue: UInt

    /// The distance from the left edge is flexible.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)

    /// The width is flexible.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)

    /// The distance from the right edge is flexible.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)

    /// The distance from the top edge is flexible.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)

    /// The height is flexible.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)

    /// The distance from the bottom edge is flexible.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)

    /// Creates a mask from a bit mask.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  /// The way content is fitted into a view.
  public enum ContentMode: Int, Sendable {
    /// The content is stretched along both axes to fill the view.
    case scaleToFill = 0
    /// The content has the largest size that fits into the view.
    case scaleAspectFit = 1
    /// The content has the smallest size that covers the view.
    case scaleAspectFill = 2
    /// The content is redrawn whenever the view changes size.
    case redraw = 3
    /// The content is centred in the view.
    case center = 4
    /// The content is centred at the top edge.
    case top = 5
    /// The content is centred at the bottom edge.
    case bottom = 6
    /// The content is centred at the left edge.
    case left = 7
    /// The content is centred at the right edge.
    case right = 8
    /// The content is placed in the top left corner.
    case topLeft = 9
    /// The content is placed in the top right corner.
    case topRight = 10
    /// The content is placed in the bottom left corner.
    case bottomLeft = 11
    /// The content is placed in the bottom right corner.
    case bottomRight = 12
  }
}
