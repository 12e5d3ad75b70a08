#if !canImport(QuartzCore)
  /// Values for drawing a view.
  open class CALayer: NSObject {
    /// The radius of the corners, in points.
    open var cornerRadius: CGFloat = 0

    /// The width of the border, in points.
    open var borderWidth: CGFloat = 0

    /// The colour of the border.
    open var borderColor: CGColor?

    /// The colour behind the content.
    open var backgroundColor: CGColor?

    /// Whether content would be cut off at the edges.
    open var masksToBounds = false

    /// The order among layers side by side.
    open var zPosition: CGFloat = 0

    /// The colour of the shadow.
    open var shadowColor: CGColor?

    /// The opacity of the shadow, from 0 to 1.
    open var shadowOpacity: Float = 0

    /// The distance of the shadow, in points.
    open var shadowOffset = CGSize(width: 0, height: -3)

    /// The blur of the shadow, in points.
    open var shadowRadius: CGFloat = 3

    /// Creates a layer with default values and no view.
    public override init() {}
  }

  /// Colour of a layer.
  public typealias CGColor = UIColor

  extension UIColor {
    /// The same colour for a layer.
    public var cgColor: CGColor { self }
  }
#endif
