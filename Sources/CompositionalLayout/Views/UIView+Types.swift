extension UIView {
  /// The flexible parts of a view's place, for a new size of its superview.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// One bit for each part.
    public let rawValue: UInt

    /// The distance from the left edge.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)

    /// The width, with a share of the superview's change.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)

    /// The distance from the right edge.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)

    /// The distance from the top edge.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)

    /// The height, with a share of the superview's change.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)

    /// The distance from the bottom edge.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)

    /// Creates a mask from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  /// The fit of content into a view.
  public enum ContentMode: Int, Sendable {
    /// Stretched along both axes.
    case scaleToFill = 0
    /// The largest size to fit the view.
    case scaleAspectFit = 1
    /// The smallest size to cover the view.
    case scaleAspectFill = 2
    /// Drawn again.
    case redraw = 3
    /// In the middle.
    case center = 4
    /// In the middle of the top edge.
    case top = 5
    /// In the middle of the bottom edge.
    case bottom = 6
    /// In the middle of the left edge.
    case left = 7
    /// In the middle of the right edge.
    case right = 8
    /// In the top left corner.
    case topLeft = 9
    /// In the top right corner.
    case topRight = 10
    /// In the bottom left corner.
    case bottomLeft = 11
    /// In the bottom right corner.
    case bottomRight = 12
  }
}
