extension UICellAccessory {
  /// The placement of a custom view: an edge of the row, and a position among the accessories
  /// there.
  public enum Placement {
    /// A closure that returns the index of the custom view among the given accessories at the same
    /// edge.
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int

    /// The leading edge of the row.
    case leading(displayed: DisplayedState = .always, at: Position = { _ in 0 })
    /// The trailing edge of the row.
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })
  }

  /// The configuration of an accessory with a view provided by the app.
  public struct CustomViewConfiguration {
    /// The view the accessory shows.
    public let customView: UIView
    /// The edge of the row where the accessory is placed, and the accessory's position
    /// at this edge.
    public let placement: Placement
    /// Whether the view is hidden; `nil` for the default.
    public var isHidden: Bool?
    /// The width the row reserves for the view; `nil` for the default.
    public var reservedLayoutWidth: LayoutDimension?
    /// The tint colour of the view; `nil` for the default.
    public var tintColor: UIColor?
    /// Whether the view keeps its size; `nil` for the default.
    public var maintainsFixedSize: Bool?

    /// Creates a configuration for a view at the given placement.
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

  /// Creates an accessory with a view provided by the app.
  ///
  /// Like every accessory, it is stored but not laid out. (D-119)
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
