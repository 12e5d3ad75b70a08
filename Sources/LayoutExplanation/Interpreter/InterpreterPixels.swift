package import LayoutCore

/// Device pixels as plain arithmetic: sizing and packing is in pixels, placing in units of
/// 10⁻⁷ pixels.
///
/// Lengths of two decimals of a point are whole numbers of units at scales 1 to 3, and whole
/// numbers below 2⁵³ are exact as `Double`: sums of units are exact in any order.
package struct InterpreterPixels {
  /// How many pixels a length may be too long, or lie below a whole pixel, and still count as
  /// fitting, or as on it.
  static let tolerance = 1e-6
  /// The number of units in a pixel.
  private static let unitsPerPixel = 1e7

  /// Pixels per point.
  package let scale: Double

  /// Makes the pixels of a display.
  package init(scale: Double) { self.scale = scale }

  /// Resolves a dimension in a box, both in pixels; fractions are rounded down to a whole pixel.
  func resolved(_ length: Length, in box: Vector) -> Double {
    switch length {
    case .absolute(let points), .estimated(let points), .uniformAcrossSiblings(let points):
      points * scale
    case .fractionOfWidth(let fraction): floored(fraction * box.horizontal)
    case .fractionOfHeight(let fraction): floored(fraction * box.vertical)
    }
  }

  /// Rounds a length in pixels down to a whole one; a hair below a pixel counts as on it.
  func floored(_ pixels: Double) -> Double {
    let nearest = pixels.rounded()
    return abs(nearest - pixels) <= Self.tolerance ? nearest : pixels.rounded(.down)
  }

  /// The length of a measured item in pixels; less than nothing counts as nothing.
  package func measured(_ points: Double) -> Double {
    units(max(0, points) * scale) / Self.unitsPerPixel
  }

  /// A length in pixels as a whole number of units.
  package func units(_ pixels: Double) -> Double { (pixels * Self.unitsPerPixel).rounded() }

  /// Both lengths in pixels as whole numbers of units.
  package func units(_ pixels: Vector) -> Vector {
    Vector(horizontal: units(pixels.horizontal), vertical: units(pixels.vertical))
  }

  /// A number of units as whole pixels: the nearest, halves away from zero.
  package func wholePixels(_ units: Double) -> Double { (units / Self.unitsPerPixel).rounded() }

  /// A number of units in pixels.
  package func pixels(_ units: Double) -> Double { units / Self.unitsPerPixel }

  /// A number of units in points.
  package func points(_ units: Double) -> Double { units / (Self.unitsPerPixel * scale) }

  /// The minimum pixels of a spacing.
  func minimum(_ spacing: Spacing?) -> Double { (spacing?.minimum ?? 0) * scale }

  /// The minimum pixels of both edges of an item along an axis.
  func minimum(_ edges: EdgeSpacing, _ axis: Axis) -> Double {
    minimum(edges.start(axis)) + minimum(edges.end(axis))
  }

  /// The pixels of the fixed ones of an item's edges along an axis.
  func fixed(_ edges: EdgeSpacing, _ axis: Axis) -> Double {
    [edges.start(axis), edges.end(axis)].reduce(0) { sum, spacing in
      spacing?.isFlexible == false ? sum + minimum(spacing) : sum
    }
  }

  /// The number of flexible edges of an item along an axis.
  func flexibleCount(_ edges: EdgeSpacing, _ axis: Axis) -> Double {
    (edges.start(axis)?.isFlexible == true ? 1 : 0) + (edges.end(axis)?.isFlexible == true ? 1 : 0)
  }

  /// Where an item starts in a room, in pixels: its start edge moves it, and flexible edges share
  /// the rest.
  func start(of length: Double, in room: Double, _ edges: EdgeSpacing, _ axis: Axis) -> Double {
    let count = flexibleCount(edges, axis)
    let share = count > 0 ? (room - length - minimum(edges, axis)) / count : 0
    return minimum(edges.start(axis)) + (edges.start(axis)?.isFlexible == true ? share : 0)
  }
}
