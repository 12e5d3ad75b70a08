extension UICellAccessory {
  /// Edge of a row for a custom view, and its order among the other accessories there.
  public enum Placement {
    /// Index of the view among the marks at its edge, given those.
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int

    /// At the leading edge.
    case leading(displayed: DisplayedState = .always, at: Position = { _ in 0 })
    /// At the trailing edge.
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })
  }

  /// View of the app as a mark, with its place and looks.
  public struct CustomViewConfiguration {
    /// The app's view, at `placement` in the row.
    public let customView: UIView
    /// The edge and the order.
    public let placement: Placement
    /// Whether the view is invisible.
    public var isHidden: Bool?
    /// The width of the place kept for the view.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour of the tint.
    public var tintColor: UIColor?
    /// Whether the view keeps its size.
    public var maintainsFixedSize: Bool?

    /// Creates a configuration of a view.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize
    }
  }

  /// Makes a mark of a view of the app; like all marks, it is stored and not placed. (D-119)
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let displayed =
      switch configuration.placement {
      case .leading(let displayed, _), .trailing(let displayed, _): displayed
      }
    var accessory = UICellAccessory(
      .customView(configuration.customView), displayed,
      Options(
        isHidden: configuration.isHidden, reservedLayoutWidth: configuration.reservedLayoutWidth,
        tintColor: configuration.tintColor))
    accessory.placement = configuration.placement
    return accessory
  }
}
