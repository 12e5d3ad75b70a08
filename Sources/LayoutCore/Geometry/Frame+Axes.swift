extension Frame {
  /// Returns the start of the rectangle along an axis, in points.
  @inlinable
  public func start(_ axis: Axis) -> Double { axis == .horizontal ? x : y }

  /// Returns the length of the rectangle along an axis, in points.
  @inlinable
  public func length(_ axis: Axis) -> Double { axis == .horizontal ? width : height }

  /// The top left corner, in points; for the bounds of a scroll view, this is the scroll offset.
  public var offset: Vector {
    @inlinable get { Vector(horizontal: x, vertical: y) }
    @inlinable set {
      x = newValue.horizontal
      y = newValue.vertical
    }
  }

  /// The width and the height, in points.
  public var size: Vector {
    @inlinable get { Vector(horizontal: width, vertical: height) }
    @inlinable set {
      width = newValue.horizontal
      height = newValue.vertical
    }
  }
}
