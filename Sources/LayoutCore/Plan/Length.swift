/// A dimension of an item as its author specified it.
public enum Length: Hashable, Sendable {
  /// A number of points, regardless of the container.
  case absolute(Double)
  /// A fraction of the container's width; it may determine a width or a height.
  case fractionOfWidth(Double)
  /// A fraction of the container's height; it may determine a height or a width.
  case fractionOfHeight(Double)
  /// A number of points, used until the content has been measured.
  case estimated(Double)
  /// An estimate until the content has been measured, then the length of the longest sibling.
  case uniformAcrossSiblings(estimate: Double)

  /// The number the dimension was created with: points, a fraction, or an estimate in points.
  public var value: Double {
    switch self {
    case .absolute(let value), .fractionOfWidth(let value), .fractionOfHeight(let value),
      .estimated(let value), .uniformAcrossSiblings(let value):
      value
    }
  }

  /// Whether the length is known only once the content has been measured.
  public var isEstimated: Bool {
    switch self {
    case .estimated, .uniformAcrossSiblings: true
    case .absolute, .fractionOfWidth, .fractionOfHeight: false
    }
  }

  /// Whether the longest sibling determines the length.
  var isUniformAcrossSiblings: Bool {
    if case .uniformAcrossSiblings = self { true } else { false }
  }

  /// Returns whether the length is a fraction of the container's length along an axis.
  func isFraction(of axis: Axis) -> Bool {
    switch self {
    case .fractionOfWidth: axis == .horizontal
    case .fractionOfHeight: axis == .vertical
    case .absolute, .estimated, .uniformAcrossSiblings: false
    }
  }

  /// Resolves this dimension against a container, and returns its length in points.
  ///
  /// A fraction specifies its own axis, so a *width* may be a fraction of the container's *height*:
  ///
  ///     container 300 × 200
  ///     .fractionOfWidth(0.5)   →  150
  ///     .fractionOfHeight(0.5)  →  100
  ///
  /// Fractions are rounded down to a whole pixel. Absolute lengths and estimates do not change.
  ///
  /// - Parameters:
  ///   - container: The size of the container after its insets are subtracted, in points.
  ///   - grid: The pixel grid of the display.
  /// - Returns: A length in points; negative if the container's length is negative.
  /// - Complexity: O(1); does not allocate.
  public func resolved(in container: Vector, grid: PixelGrid) -> Double {
    switch self {
    // Behaviour 1
    case .absolute(let points), .estimated(let points), .uniformAcrossSiblings(let points): points
    case .fractionOfWidth(let fraction): grid.floored(fraction * container.horizontal)
    case .fractionOfHeight(let fraction): grid.floored(fraction * container.vertical)
    }
  }
}
