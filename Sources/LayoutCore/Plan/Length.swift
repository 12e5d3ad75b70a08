/// One dimension of an item as its author wrote it.
public enum Length: Hashable, Sendable {
  /// So many points, whatever the container.
  case absolute(Double)
  /// A fraction of the container's width, as a width or as a height.
  case fractionOfWidth(Double)
  /// A fraction of the container's height, as a height or as a width.
  case fractionOfHeight(Double)
  /// So many points until the content has been measured.
  case estimated(Double)
  /// As estimated, then the length of the longest sibling.
  case uniformAcrossSiblings(estimate: Double)

  /// The number it was made with: points, a fraction, or an estimate in points.
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

  /// Whether the length is the longest sibling's.
  var isUniformAcrossSiblings: Bool {
    if case .uniformAcrossSiblings = self { true } else { false }
  }

  /// Whether the length is a fraction of the container's extent along an axis.
  func isFraction(of axis: Axis) -> Bool {
    switch self {
    case .fractionOfWidth: axis == .horizontal
    case .fractionOfHeight: axis == .vertical
    case .absolute, .estimated, .uniformAcrossSiblings: false
    }
  }

  /// Resolves this dimension against a container, in points.
  ///
  /// A fraction names its axis, so a *width* may be a fraction of the container's *height*:
  ///
  ///     container 300 × 200
  ///     .fractionOfWidth(0.5)   →  150
  ///     .fractionOfHeight(0.5)  →  100
  ///
  /// Fractions are rounded down to a pixel. Absolute lengths and estimates stay unchanged.
  ///
  /// - Parameters:
  ///   - container: The size of the container, its insets already taken off, in points.
  ///   - grid: The pixels of the display.
  /// - Returns: A length in points; negative where the container is.
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
