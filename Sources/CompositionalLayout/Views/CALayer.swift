#if !canImport(QuartzCore)
  /// The drawing properties of a view, which are stored but have no effect.
  open class CALayer: NSObject {
    /// The radius of the corners, in points.
    open var cornerRadius: CGFloat = 0

    /// The width of the border, in points.
    open var borderWidth: CGFloat = 0

    /// The colour of the border, or `nil` if it has none.
    open var borderColor: CGColor?

    /// The background colour of the layer, or `nil` if there is none.
    open var backgroundColor: CGColor?

    /// Whether content is clipped at the edges of the layer.
    open var masksToBounds = false

    /// The stacking order among sibling layers.
    open var zPosition: CGFloat = 0

    /// The colour of the shadow, or `nil` if it has none.
    open var shadowColor: CGColor?

    /// The opacity of the shadow, from 0 to 1.
    open var shadowOpacity: Float = 0

    /// The offset of the shadow from the layer, in points.
    open var shadowOffset = CGSize(width: 0, height: -3)

    /// The blur radius of the shadow, in points.
    open var shadowRadius: CGFloat = 3

    /// Creates a layer with default values and without a view.
    public override init() {}
  }

  /// The colour type of layers, the same as for views.
  public typealias CGColor = UIColor

  extension UIColor {
    /// The colour itself; code for layers reads colours through this property.
    public var cgColor: CGColor { self }
  }
#endif
