package import LayoutCore

/// Plain arithmetic with device pixels: sizes are in pixels, positions in units of 10⁻⁷ pixels.
///
/// Lengths in points with two decimals are whole numbers of units at scales 1 to 3. As `Double`
/// represents whole numbers below 2⁵³ exactly, sums of units are exact in any order.
package struct InterpreterPixels {
  /// The tolerance for deciding whether a length fits and for rounding down, in pixels.
  ///
  /// A length that exceeds the available space by no more than the tolerance still fits, and a
  /// length that lies below a whole number of pixels by no more than the tolerance counts as whole.
  static let tolerance = 1e-6
  /// The number of units in one pixel.
  private static let unitsPerPixel = 1e7

  /// The number of pixels per point.
  package let scale: Double

  /// Creates pixel arithmetic for the given display scale.
  package init(scale: Double) { self.scale = scale }

  /// Returns the length of a dimension, in pixels, given its reference size; fractions are rounded
  /// down to whole pixels.
  func resolved(_ length: Length, in box: Vector) -> Double {
    switch length {
    case .absolute(let points), .estimated(let points), .uniformAcrossSiblings(let points):
      points * scale
    case .fractionOfWidth(let fraction): floored(fraction * box.horizontal)
    case .fractionOfHeight(let fraction): floored(fraction * box.vertical)
    }
  }

  /// Rounds a length in pixels down; a length within the tolerance of a whole pixel counts as
  /// whole.
  func floored(_ pixels: Double) -> Double {
    let nearest = pixels.rounded()
    return abs(nearest - pixels) <= Self.tolerance ? nearest : pixels.rounded(.down)
  }

  /// Converts a measured length from points to pixels; a negative length counts as zero.
  package func measured(_ points: Double) -> Double {
    units(max(0, points) * scale) / Self.unitsPerPixel
  }

  /// Converts a length in pixels to a whole number of units of 10⁻⁷ pixels.
  package func units(_ pixels: Double) -> Double { (pixels * Self.unitsPerPixel).rounded() }

  /// Converts both components from pixels to whole numbers of units of 10⁻⁷ pixels.
  package func units(_ pixels: Vector) -> Vector {
    Vector(horizontal: units(pixels.horizontal), vertical: units(pixels.vertical))
  }

  /// Rounds a length in units of 10⁻⁷ pixels to the nearest whole pixel, with halves away from
  /// zero.
  package func wholePixels(_ units: Double) -> Double { (units / Self.unitsPerPixel).rounded() }

  /// Converts a length in units of 10⁻⁷ pixels to pixels.
  package func pixels(_ units: Double) -> Double { units / Self.unitsPerPixel }

  /// Converts a length in units of 10⁻⁷ pixels to points.
  package func points(_ units: Double) -> Double { units / (Self.unitsPerPixel * scale) }

  /// Returns the minimum length of a spacing, in pixels.
  func minimum(_ spacing: Spacing?) -> Double { (spacing?.minimum ?? 0) * scale }

  /// Returns the sum of the minimum spacings at both edges of an item along an axis, in pixels.
  func minimum(_ edges: EdgeSpacing, _ axis: Axis) -> Double {
    minimum(edges.start(axis)) + minimum(edges.end(axis))
  }

  /// Returns the total length of the fixed edge spacings of an item along an axis, in pixels.
  func fixed(_ edges: EdgeSpacing, _ axis: Axis) -> Double {
    [edges.start(axis), edges.end(axis)].reduce(0) { sum, spacing in
      spacing?.isFlexible == false ? sum + minimum(spacing) : sum
    }
  }

  /// Returns the number of flexible edge spacings of an item along an axis.
  func flexibleCount(_ edges: EdgeSpacing, _ axis: Axis) -> Double {
    (edges.start(axis)?.isFlexible == true ? 1 : 0) + (edges.end(axis)?.isFlexible == true ? 1 : 0)
  }

  /// Returns the start of an item within the available space, in pixels.
  ///
  /// The edge spacing at the start moves the item; flexible edge spacings share the remaining
  /// space.
  func start(of length: Double, in room: Double, _ edges: EdgeSpacing, _ axis: Axis) -> Double {
    let count = flexibleCount(edges, axis)
    let share = count > 0 ? (room - length - minimum(edges, axis)) / count : 0
    return minimum(edges.start(axis)) + (edges.start(axis)?.isFlexible == true ? share : 0)
  }
}
