/// The space that an item keeps free around itself, outside its own size.
public struct EdgeSpacing: Hashable, Sendable {
  /// The space before the leading edge of the item; `nil` if there is none.
  public var leading: Spacing?
  /// The space above the item; `nil` if there is none.
  public var top: Spacing?
  /// The space after the trailing edge of the item; `nil` if there is none.
  public var trailing: Spacing?
  /// The space below the item; `nil` if there is none.
  public var bottom: Spacing?

  /// Spacing that keeps no space free on any side.
  public static let none = EdgeSpacing(leading: nil, top: nil, trailing: nil, bottom: nil)

  /// Creates edge spacing from the spacings on the four sides of an item.
  public init(leading: Spacing?, top: Spacing?, trailing: Spacing?, bottom: Spacing?) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }

  /// Returns the spacing at the start of an axis, on the leading or top side; `nil` if there is
  /// none.
  public func start(_ axis: Axis) -> Spacing? { axis == .horizontal ? leading : top }

  /// Returns the spacing at the end of an axis, on the trailing or bottom side; `nil` if there is
  /// none.
  public func end(_ axis: Axis) -> Spacing? { axis == .horizontal ? trailing : bottom }

  /// Returns the sum of the minimum spacings on both sides along an axis, in points.
  func minimum(_ axis: Axis) -> Double {
    (start(axis)?.minimum ?? 0) + (end(axis)?.minimum ?? 0)
  }

  /// Returns the sum of the fixed spacings on both sides along an axis, in points.
  ///
  /// Flexible spacings do not count.
  func fixed(_ axis: Axis) -> Double {
    [start(axis), end(axis)].reduce(0) { sum, spacing in
      guard case .fixed(let points) = spacing else { return sum }
      return sum + points
    }
  }

  /// Returns the number of sides along an axis whose spacing is flexible: 0, 1 or 2.
  func flexibleCount(_ axis: Axis) -> Int {
    (start(axis)?.isFlexible == true ? 1 : 0) + (end(axis)?.isFlexible == true ? 1 : 0)
  }
}

/// The spacing between two items or on one side of an item.
public enum Spacing: Hashable, Sendable {
  /// A fixed number of points.
  case fixed(Double)
  /// A minimum number of points, plus an equal share of the space remaining in a run of items.
  case flexible(Double)

  /// The minimum length of the spacing, in points.
  public var minimum: Double {
    switch self {
    case .fixed(let points), .flexible(let points): points
    }
  }

  /// Whether the spacing takes a share of the remaining space.
  public var isFlexible: Bool {
    if case .flexible = self { true } else { false }
  }
}
