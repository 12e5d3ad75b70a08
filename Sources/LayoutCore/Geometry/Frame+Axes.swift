extension Frame {
  /// The start along an axis, in points.
  public func start(_ axis: Axis) -> Double { axis == .horizontal ? x : y }

  /// The length along an axis, in points.
  public func length(_ axis: Axis) -> Double { axis == .horizontal ? width : height }

  /// The top left corner of a view, in points: its scroll position.
  public var offset: Vector {
    get { Vector(horizontal: x, vertical: y) }
    set {
      x = newValue.horizontal
      y = newValue.vertical
    }
  }

  /// The width and the height, in points.
  public var size: Vector {
    get { Vector(horizontal: width, vertical: height) }
    set {
      width = newValue.horizontal
      height = newValue.vertical
    }
  }
}
