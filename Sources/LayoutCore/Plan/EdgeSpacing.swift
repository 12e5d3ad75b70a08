/// The room an item keeps free outside its own size.
public struct EdgeSpacing: Hashable, Sendable {
  /// The room before the item on the horizontal axis.
  public var leading: Spacing?
  /// The room above the item.
  public var top: Spacing?
  /// The room after the item on the horizontal axis.
  public var trailing: Spacing?
  /// The room below the item.
  public var bottom: Spacing?

  /// No room on any side.
  public static let none = EdgeSpacing(leading: nil, top: nil, trailing: nil, bottom: nil)

  /// Makes the room of an item from its four sides.
  public init(leading: Spacing?, top: Spacing?, trailing: Spacing?, bottom: Spacing?) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }

  /// The room at the start of an axis.
  public func start(_ axis: Axis) -> Spacing? { axis == .horizontal ? leading : top }

  /// The room at the end of an axis.
  public func end(_ axis: Axis) -> Spacing? { axis == .horizontal ? trailing : bottom }

  /// The points always kept free on both sides of an axis.
  func minimum(_ axis: Axis) -> Double {
    (start(axis)?.minimum ?? 0) + (end(axis)?.minimum ?? 0)
  }

  /// The points taken by the fixed sides of an axis.
  func fixed(_ axis: Axis) -> Double {
    [start(axis), end(axis)].reduce(0) { sum, spacing in
      guard case .fixed(let points) = spacing else { return sum }
      return sum + points
    }
  }

  /// The number of flexible sides along an axis.
  func flexibleCount(_ axis: Axis) -> Int {
    (start(axis)?.isFlexible == true ? 1 : 0) + (end(axis)?.isFlexible == true ? 1 : 0)
  }
}

/// The room between two items, or beside one.
public enum Spacing: Hashable, Sendable {
  /// A fixed number of points.
  case fixed(Double)
  /// A minimum number of points, and an equal share of a run's remaining room.
  case flexible(Double)

  /// The points always kept free.
  public var minimum: Double {
    switch self {
    case .fixed(let points), .flexible(let points): points
    }
  }

  /// Whether the spacing takes a share of the room left over.
  public var isFlexible: Bool {
    if case .flexible = self { true } else { false }
  }
}
