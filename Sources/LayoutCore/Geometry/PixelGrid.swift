/// The grid of device pixels for rounding lengths; all rounding happens here.
///
/// The grid rounds in three ways, each for one purpose:
/// - a fraction of a container is rounded **down** (``floored(_:)``) before it is used to place
///   anything;
/// - positions accumulate exactly as ``Subpixels`` (`subpixels(_:)`);
/// - final origins and sizes are rounded to the **nearest** pixel, halves away from zero
///   (``Subpixels/roundedToPixels``), independently of each other.
public struct PixelGrid: Sendable {
  /// The number of pixels per point: 1, 2 or 3 on Apple's displays, but any positive number works.
  public let scale: Double

  /// The value of 1 / ``scale`` if it is exact, otherwise `nil`.
  ///
  /// Multiplying is several times faster than dividing, but is allowed only if it produces the same
  /// bits.
  @usableFromInline let exactPointsPerPixel: Double?

  /// The number of subpixels per point; exact if ``scale`` is an integer.
  private let subpixelsPerPoint: Double

  /// The distance, in pixels, by which a length may fall short of a whole pixel and still count as
  /// whole.
  ///
  /// It covers floating-point rounding errors in products such as `0.7 * 365`, and is smaller than
  /// any intended distance.
  static let tolerance = 1e-6

  /// Creates a pixel grid for a display with the given number of pixels per point.
  ///
  /// - Parameter scale: A finite number greater than zero. Any other value counts as 1, because an
  ///   unspecified display scale is reported as 0.
  public init(scale: Double) {
    self.scale = scale.isFinite && scale > 0 ? scale : 1
    subpixelsPerPoint = self.scale * Double(Subpixels.perPixel)
    exactPointsPerPixel = self.scale.significandBitPattern == 0 ? 1 / self.scale : nil
  }

  /// Returns a length rounded down to a whole pixel, in points.
  ///
  ///     at 3 pixels per point:   76.75 → 76.666…
  public func floored(_ points: Double) -> Double {
    // Behaviour 2
    let pixels = points * scale
    let below = pixels.rounded(.down)
    return (below + 1 - pixels <= Self.tolerance ? below + 1 : below) / scale
  }

  /// Converts a length in points to the nearest number of subpixels.
  ///
  /// Lengths above ``Subpixels/longestLength`` are clamped to it, and NaN becomes zero. The input
  /// of a layout is checked, so such values arise only from products of absurdly large numbers.
  public func subpixels(_ points: Double) -> Subpixels {
    subpixels(points, atMost: .longestLength)
  }

  /// Converts a position in points to the nearest number of subpixels.
  ///
  /// Positions are sums of lengths and may be greater than any single length. Positions beyond the
  /// end of the longest content are clamped to that end.
  func subpixels(position points: Double) -> Subpixels {
    subpixels(points, atMost: .longestContent)
  }

  /// Returns the number of whole pixels nearest to a position in points.
  package func pixels(_ points: Double) -> Int64 { subpixels(position: points).roundedToPixels }

  @inline(__always)
  private func subpixels(_ points: Double, atMost limit: Subpixels) -> Subpixels {
    // Behaviour 4
    let exact = points * subpixelsPerPoint
    // The limit also catches NaN, which is not less than anything.
    guard exact.magnitude < Double(limit.rawValue) else {
      return exact.isNaN ? .zero : exact < 0 ? .zero - limit : limit
    }
    // This rounds to the nearest subpixel, halves away from zero, by examining the remainder after
    // truncation, because `rounded()` would call into the C library.
    let whole = Int64(exact)
    let rest = exact - Double(whole)
    return Subpixels(rawValue: rest >= 0.5 ? whole + 1 : rest <= -0.5 ? whole - 1 : whole)
  }

  /// Converts a pair of lengths in points to the nearest numbers of subpixels.
  public func subpixels(_ points: Vector) -> SubpixelVector {
    SubpixelVector(horizontal: subpixels(points.horizontal), vertical: subpixels(points.vertical))
  }

  /// Converts a whole number of pixels to points.
  @inlinable
  public func points(pixels: Int64) -> Double {
    if let exactPointsPerPixel { return Double(pixels) * exactPointsPerPixel }
    return Double(pixels) / scale
  }

  /// Converts a whole number of pixels to points, using a rule chosen once for a whole loop.
  @inline(__always)
  func points(pixels: Int64, by rule: PointsRule) -> Double {
    switch rule {
    case .factor: Double(pixels) * (exactPointsPerPixel ?? 0)
    case .reciprocal(let reciprocal): reciprocal.points(pixels: Double(pixels))
    case .quotient: Double(pixels) / scale
    }
  }

  /// Returns the fastest rule for converting pixels to points in a loop.
  ///
  /// - Parameter reciprocal: The reciprocal of this grid's scale, for a loop over many items; `nil`
  ///   if there are few items or the scale has no usable reciprocal.
  /// - Returns: A rule that produces the same bits as a division.
  @inline(__always)
  func rule(_ reciprocal: PixelReciprocal? = nil) -> PointsRule {
    exactPointsPerPixel != nil ? .factor : reciprocal.map { .reciprocal($0) } ?? .quotient
  }

  /// Converts an exact length to points; a length created from 969.4 points converts back to 969.4.
  ///
  /// Converting the result with `subpixels(_:)` yields the same length again.
  public func points(_ length: Subpixels) -> Double {
    let (pixels, rest) = length.rawValue.quotientAndRemainder(dividingBy: Subpixels.perPixel)
    return rest == 0 ? points(pixels: pixels) : points(betweenPixels: length)
  }

  /// Converts a non-negative exact length to points, in fewer instructions than the general method.
  @inline(__always)
  func points(magnitude length: Subpixels) -> Double {
    assert(length >= .zero, "The length must not be negative: \(length.rawValue) subpixels.")
    let magnitude = UInt64(bitPattern: length.rawValue)
    let pixels = Subpixels.wholePixels(magnitude)
    let isWhole = UInt64(bitPattern: pixels) &* Subpixels.perPixel.magnitude == magnitude
    return isWhole ? points(pixels: pixels) : points(betweenPixels: length)
  }

  /// Converts an exact length that is not a whole number of pixels to points.
  @inline(never)
  private func points(betweenPixels length: Subpixels) -> Double {
    let points = Double(length.rawValue) / subpixelsPerPoint
    guard scale != scale.rounded() else { return points }
    // At this scale, a decimal number of points is not a decimal number of pixels. The nearest
    // millionth of a point is the number that was written originally.
    let decimal = (points * 1_000_000).rounded() / 1_000_000
    return subpixels(decimal) == length ? decimal : points
  }
}

extension PixelGrid: Hashable {
  /// Compares only the scales; everything else follows from them.
  public static func == (a: PixelGrid, b: PixelGrid) -> Bool { a.scale == b.scale }

  /// Hashes only the scale; everything else follows from it.
  public func hash(into hasher: inout Hasher) { hasher.combine(scale) }
}
