/// Distances from the four edges of a box, in points; positive goes inwards.
public struct Insets: Hashable, Sendable {
  /// The distance from the top edge, in points.
  public var top: Double
  /// The distance from the leading edge, in points.
  public var leading: Double
  /// The distance from the bottom edge, in points.
  public var bottom: Double
  /// The distance from the trailing edge, in points.
  public var trailing: Double

  /// No inset on any edge.
  public static let zero = Insets(top: 0, leading: 0, bottom: 0, trailing: 0)

  /// Makes insets from their four distances, in points.
  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The inset at the start of an axis: leading or top.
  public func start(_ axis: Axis) -> Double { axis == .horizontal ? leading : top }

  /// The inset at the end of an axis: trailing or bottom.
  public func end(_ axis: Axis) -> Double { axis == .horizontal ? trailing : bottom }

  /// The sum of both insets of an axis, in points.
  @inline(__always)
  public func total(_ axis: Axis) -> Double { start(axis) + end(axis) }

  /// These insets without some axes: the insets in effect if the dimensions along those axes are
  /// estimated.
  package func ignoring(_ axes: AxisSet) -> Insets {
    // Behaviour 9
    var insets = self
    if axes.contains(.horizontal) { (insets.leading, insets.trailing) = (0, 0) }
    if axes.contains(.vertical) { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }

  /// The sum of two sets of insets, edge by edge.
  public static func + (a: Insets, b: Insets) -> Insets {
    Insets(
      top: a.top + b.top, leading: a.leading + b.leading, bottom: a.bottom + b.bottom,
      trailing: a.trailing + b.trailing)
  }
}

extension Vector {
  /// The inset corner: the distances from leading and from top.
  init(startOf insets: Insets) {
    self.init(horizontal: insets.leading, vertical: insets.top)
  }

  /// Returns a size less insets, in points; negative where they are larger.
  package func inset(by insets: Insets) -> Vector {
    Vector(
      horizontal: horizontal - insets.total(.horizontal),
      vertical: vertical - insets.total(.vertical))
  }

  /// The frame size of an element after its own insets: the absolute difference where they are
  /// larger than the frame.
  func frameSize(insetBy insets: Insets) -> Vector {
    Vector(
      horizontal: insets.frameLength(horizontal, along: .horizontal),
      vertical: insets.frameLength(vertical, along: .vertical))
  }
}

extension Insets {
  /// The frame length of an element along an axis after its own insets; see
  /// ``Vector/frameSize(insetBy:)``.
  @inline(__always)
  func frameLength(_ length: Double, along axis: Axis) -> Double { abs(length - total(axis)) }
}
