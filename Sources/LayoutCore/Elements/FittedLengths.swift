/// The measured size of an element's content: one length for each measured axis.
public struct FittedLengths: Hashable, Sendable {
  /// The measured width; `nil` if the width has not been measured.
  public var horizontal: Subpixels?
  /// The measured height; `nil` if the height has not been measured.
  public var vertical: Subpixels?

  /// A size with neither length measured.
  public static let unknown = FittedLengths(horizontal: nil, vertical: nil)

  /// Creates a size from its two lengths.
  public init(horizontal: Subpixels?, vertical: Subpixels?) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Creates a size from a measured size, keeping only its lengths along the given axes.
  ///
  /// - Parameters:
  ///   - size: The measured size, in points.
  ///   - axes: The self-sizing axes.
  ///   - grid: The pixel grid of the display.
  public init(_ size: Vector, axes: AxisSet, grid: PixelGrid) {
    self.init(
      horizontal: axes.contains(.horizontal) ? Self.rounded(size.horizontal, grid: grid) : nil,
      vertical: axes.contains(.vertical) ? Self.rounded(size.vertical, grid: grid) : nil)
  }

  /// Returns a measured length, rounded so that converting it to points and back does not change
  /// it.
  ///
  /// A size therefore stays the same when it is read from the engine and applied again. Negative
  /// lengths become zero.
  static func rounded(_ length: Double, grid: PixelGrid) -> Subpixels {
    grid.subpixels(grid.points(grid.subpixels(max(0, length))))
  }

  /// The length along an axis; `nil` if it has not been measured.
  public subscript(axis: Axis) -> Subpixels? {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
    }
  }

  /// The axes with a measured length.
  var axes: AxisSet {
    Axis.allCases.reduce(into: AxisSet()) { axes, axis in
      if self[axis] != nil { axes.insert(AxisSet(axis)) }
    }
  }

  /// Whether neither length has been measured.
  public var isUnknown: Bool { horizontal == nil && vertical == nil }

  /// Returns the given size with each length along the given axes replaced by the measured length,
  /// if known.
  func replacing(_ size: Vector, axes: AxisSet, grid: PixelGrid) -> Vector {
    var size = size
    for axis in Axis.allCases where axes.contains(axis) {
      if let length = self[axis] { size[axis] = grid.points(length) }
    }
    return size
  }
}

extension FittedLengths {
  /// Mixes the lengths into a hash value; an unmeasured length counts as `Int64.min`.
  func mix(into digest: inout UInt64) {
    Self.mix(horizontal?.rawValue ?? .min, into: &digest)
    Self.mix(vertical?.rawValue ?? .min, into: &digest)
  }

  private static func mix(_ number: Int64, into digest: inout UInt64) {
    // The golden ratio in 64 bits is odd, and its multiples are spread evenly. The product is
    // folded, because its low bits depend only on the low bits of its factors.
    digest = (digest ^ UInt64(bitPattern: number)) &* 0x9E37_79B9_7F4A_7C15
    digest ^= digest >> 32
  }
}
