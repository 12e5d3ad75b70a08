/// Measured size of one element's content: a length for each measured axis.
public struct FittedLengths: Hashable, Sendable {
  /// The width, if it has been measured.
  public var horizontal: Subpixels?
  /// The height, if it has been measured.
  public var vertical: Subpixels?

  /// Nothing is known.
  public static let unknown = FittedLengths(horizontal: nil, vertical: nil)

  /// Makes a size from the two lengths.
  public init(horizontal: Subpixels?, vertical: Subpixels?) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Keeps the needed lengths of a measured size.
  ///
  /// - Parameters:
  ///   - size: The measured size, in points.
  ///   - axes: The axes decided by the content.
  ///   - grid: The pixels of the display.
  public init(_ size: Vector, axes: AxisSet, grid: PixelGrid) {
    self.init(
      horizontal: axes.contains(.horizontal) ? Self.rounded(size.horizontal, grid: grid) : nil,
      vertical: axes.contains(.vertical) ? Self.rounded(size.vertical, grid: grid) : nil)
  }

  /// The kept form of a measured length, exactly the length read again in points.
  ///
  /// So a size is the same for everyone after a pass through the engine. Less than nothing counts
  /// as nothing.
  static func rounded(_ length: Double, grid: PixelGrid) -> Subpixels {
    grid.subpixels(grid.points(grid.subpixels(max(0, length))))
  }

  /// The length along an axis, if it has been measured.
  public subscript(axis: Axis) -> Subpixels? {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
    }
  }

  /// The measured axes.
  var axes: AxisSet {
    Axis.allCases.reduce(into: AxisSet()) { axes, axis in
      if self[axis] != nil { axes.insert(AxisSet(axis)) }
    }
  }

  /// Whether nothing has been measured.
  public var isUnknown: Bool { horizontal == nil && vertical == nil }

  /// A size with measured lengths replacing its own.
  func replacing(_ size: Vector, axes: AxisSet, grid: PixelGrid) -> Vector {
    var size = size
    for axis in Axis.allCases where axes.contains(axis) {
      if let length = self[axis] { size[axis] = grid.points(length) }
    }
    return size
  }
}

extension FittedLengths {
  /// Adds the lengths to a digest of many; no measured length is the least number.
  func mix(into digest: inout UInt64) {
    Self.mix(horizontal?.rawValue ?? .min, into: &digest)
    Self.mix(vertical?.rawValue ?? .min, into: &digest)
  }

  private static func mix(_ number: Int64, into digest: inout UInt64) {
    // The golden ratio in 64 bits: odd, and its multiples are spread evenly. They are folded, as
    // the low bits of a product depend on the low bits of its factors alone.
    digest = (digest ^ UInt64(bitPattern: number)) &* 0x9E37_79B9_7F4A_7C15
    digest ^= digest >> 32
  }
}
