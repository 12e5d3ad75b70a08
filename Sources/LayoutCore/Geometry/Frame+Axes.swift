extension Frame {
  /// The start along an axis, in points.
  @inlinable
  public func start(_ axis: Axis) -> Double { axis == .horizontal ? x : y }

  /// The length along an axis, in points.
  @inlinable
  public func length(_ axis: Axis) -> Double { axis == .horizontal ? width : height }

  /// The top left corner of a view, in points: its scroll position.
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
