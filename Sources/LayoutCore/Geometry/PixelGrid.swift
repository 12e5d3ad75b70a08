/// The device pixels for fitting lengths: rounding happens only here.
///
/// There are three kinds of rounding, each used for one thing:
/// - a fraction of a container is rounded **down** (``floored(_:)``) before anything is placed with
///   it;
/// - positions accumulate exactly, as ``Subpixels`` (`subpixels(_:)`);
/// - final origins and sizes go to the **nearest** pixel, halves away from zero
///   (``Subpixels/roundedToPixels``), origin and size each for itself.
public struct PixelGrid: Sendable {
  /// Pixels per point: 1, 2 or 3 on Apple's displays, but any positive number works.
  public let scale: Double

  /// 1 / ``scale`` if exact, else `nil`: multiplying is several times faster than dividing, but it
  /// may be used only where it gives the same bits.
  @usableFromInline let exactPointsPerPixel: Double?

  /// Subpixels per point; exact if ``scale`` is an integer.
  private let subpixelsPerPoint: Double

  /// How far below a pixel a length may lie and still count as on it, in pixels: the noise of
  /// floating-point fractions such as `0.7 * 365`, never an intended distance.
  static let tolerance = 1e-6

  /// Makes the grid of a display from its pixels per point.
  ///
  /// - Parameter scale: A finite number above zero. Anything else counts as 1, the scale of a
  ///   display without one (an unspecified trait reads 0).
  public init(scale: Double) {
    self.scale = scale.isFinite && scale > 0 ? scale : 1
    subpixelsPerPoint = self.scale * Double(Subpixels.perPixel)
    exactPointsPerPixel = self.scale.significandBitPattern == 0 ? 1 / self.scale : nil
  }

  /// A length rounded down to a whole pixel, in points.
  ///
  ///     at 3 pixels per point:   76.75 → 76.666…
  public func floored(_ points: Double) -> Double {
    // Behaviour 2
    let pixels = points * scale
    let below = pixels.rounded(.down)
    return (below + 1 - pixels <= Self.tolerance ? below + 1 : below) / scale
  }

  /// A length in points as an exact number of subpixels, to the nearest one.
  ///
  /// Lengths above ``Subpixels/longestLength`` are clamped to it. NaN has no length: input is
  /// checked, so only products of absurd numbers, such as a fraction of an infinite size, come
  /// here.
  public func subpixels(_ points: Double) -> Subpixels {
    subpixels(points, atMost: .longestLength)
  }

  /// A position in points as an exact number of subpixels, to the nearest one.
  ///
  /// Positions are sums of lengths and may be farther than any single one; positions beyond the
  /// reach of any content are clamped to it.
  func subpixels(position points: Double) -> Subpixels {
    subpixels(points, atMost: .longestContent)
  }

  /// The number of whole pixels nearest to a position in points.
  package func pixels(_ points: Double) -> Int64 { subpixels(position: points).roundedToPixels }

  @inline(__always)
  private func subpixels(_ points: Double, atMost limit: Subpixels) -> Subpixels {
    // Behaviour 4
    let exact = points * subpixelsPerPoint
    // Longer ones, and NaN, which is not less than anything.
    guard exact.magnitude < Double(limit.rawValue) else {
      return exact.isNaN ? .zero : exact < 0 ? .zero - limit : limit
    }
    // To the nearest one, halves away from zero, by what cutting off leaves: `rounded()` is a call
    // into the C library.
    let whole = Int64(exact)
    let rest = exact - Double(whole)
    return Subpixels(rawValue: rest >= 0.5 ? whole + 1 : rest <= -0.5 ? whole - 1 : whole)
  }

  /// The points of a pair of lengths as exact numbers of subpixels.
  public func subpixels(_ points: Vector) -> SubpixelVector {
    SubpixelVector(horizontal: subpixels(points.horizontal), vertical: subpixels(points.vertical))
  }

  /// The position or length of a whole number of pixels, in points.
  @inlinable
  public func points(pixels: Int64) -> Double {
    if let exactPointsPerPixel { return Double(pixels) * exactPointsPerPixel }
    return Double(pixels) / scale
  }

  /// The position or length of a whole number of pixels, in points, in a loop with a constant rule.
  @inline(__always)
  func points(pixels: Int64, by rule: PointsRule) -> Double {
    switch rule {
    case .factor: Double(pixels) * (exactPointsPerPixel ?? 0)
    case .reciprocal(let reciprocal): reciprocal.points(pixels: Double(pixels))
    case .quotient: Double(pixels) / scale
    }
  }

  /// How pixels become points in a loop.
  ///
  /// - Parameter reciprocal: Points per pixel of this grid, for a loop over many items.
  /// - Returns: The quickest rule with the bits of dividing.
  @inline(__always)
  func rule(_ reciprocal: PixelReciprocal? = nil) -> PointsRule {
    exactPointsPerPixel != nil ? .factor : reciprocal.map { .reciprocal($0) } ?? .quotient
  }

  /// The length of a number of subpixels, in points: 969.4 in is 969.4 out.
  ///
  /// `subpixels(_:)` of the answer is the length again.
  public func points(_ length: Subpixels) -> Double {
    let (pixels, rest) = length.rawValue.quotientAndRemainder(dividingBy: Subpixels.perPixel)
    return rest == 0 ? points(pixels: pixels) : points(betweenPixels: length)
  }

  /// The length of a non-negative number of subpixels, in points: as of any other, in fewer
  /// instructions.
  @inline(__always)
  func points(magnitude length: Subpixels) -> Double {
    assert(length >= .zero, "\(length.rawValue) subpixels are no magnitude.")
    let magnitude = UInt64(bitPattern: length.rawValue)
    let pixels = Subpixels.wholePixels(magnitude)
    let isWhole = UInt64(bitPattern: pixels) &* Subpixels.perPixel.magnitude == magnitude
    return isWhole ? points(pixels: pixels) : points(betweenPixels: length)
  }

  /// The length of subpixels between whole pixels, in points.
  @inline(never)
  private func points(betweenPixels length: Subpixels) -> Double {
    let points = Double(length.rawValue) / subpixelsPerPoint
    guard scale != scale.rounded() else { return points }
    // Decimals of a point are no decimals of a pixel here: the one that was written is the nearest
    // millionth.
    let decimal = (points * 1_000_000).rounded() / 1_000_000
    return subpixels(decimal) == length ? decimal : points
  }
}

extension PixelGrid: Hashable {
  /// Compares scales; everything else follows from them.
  public static func == (a: PixelGrid, b: PixelGrid) -> Bool { a.scale == b.scale }

  /// Hashes only the scale; it decides everything else.
  public func hash(into hasher: inout Hasher) { hasher.combine(scale) }
}
