/// Distances from the four edges of a box, in points; positive values point inwards.
public struct Insets: Hashable, Sendable {
  /// The distance from the top edge, in points.
  public var top: Double
  /// The distance from the leading edge, in points.
  public var leading: Double
  /// The distance from the bottom edge, in points.
  public var bottom: Double
  /// The distance from the trailing edge, in points.
  public var trailing: Double

  /// Insets of zero on every edge.
  public static let zero = Insets(top: 0, leading: 0, bottom: 0, trailing: 0)

  /// Creates insets with the given distances from the four edges, in points.
  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Returns the inset at the start of an axis: the leading or top inset.
  public func start(_ axis: Axis) -> Double { axis == .horizontal ? leading : top }

  /// Returns the inset at the end of an axis: the trailing or bottom inset.
  public func end(_ axis: Axis) -> Double { axis == .horizontal ? trailing : bottom }

  /// Returns the sum of both insets along an axis, in points.
  @inline(__always)
  public func total(_ axis: Axis) -> Double { start(axis) + end(axis) }

  /// Returns a copy of the insets, set to zero along the given axes because insets have no effect
  /// along estimated dimensions.
  package func ignoring(_ axes: AxisSet) -> Insets {
    // Behaviour 9
    var insets = self
    if axes.contains(.horizontal) { (insets.leading, insets.trailing) = (0, 0) }
    if axes.contains(.vertical) { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }

  /// Returns the sum of two sets of insets, edge by edge.
  public static func + (a: Insets, b: Insets) -> Insets {
    Insets(
      top: a.top + b.top, leading: a.leading + b.leading, bottom: a.bottom + b.bottom,
      trailing: a.trailing + b.trailing)
  }
}

extension Vector {
  /// Creates the offset from the top leading corner of a box to the same corner of the inset box.
  init(startOf insets: Insets) {
    self.init(horizontal: insets.leading, vertical: insets.top)
  }

  /// Returns the size reduced by insets, in points; negative if the insets are larger than the
  /// size.
  package func inset(by insets: Insets) -> Vector {
    Vector(
      horizontal: horizontal - insets.total(.horizontal),
      vertical: vertical - insets.total(.vertical))
  }

  /// Returns the frame size of an element after its own insets are applied; if the insets are
  /// larger than the element, the absolute value of the difference is used.
  func frameSize(insetBy insets: Insets) -> Vector {
    Vector(
      horizontal: insets.frameLength(horizontal, along: .horizontal),
      vertical: insets.frameLength(vertical, along: .vertical))
  }
}

extension Insets {
  /// Returns the frame length of an element along an axis after its own insets are applied; see
  /// ``Vector/frameSize(insetBy:)``.
  @inline(__always)
  func frameLength(_ length: Double, along axis: Axis) -> Double { abs(length - total(axis)) }
}
