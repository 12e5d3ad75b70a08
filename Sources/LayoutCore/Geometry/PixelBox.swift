/// Rectangle of whole pixels around something, never smaller than it: the key of a spatial index.
///
/// Its four numbers are kept so that one comparison of vectors tells whether two rectangles meet
/// and one minimum unites them: the starts, and the ends with their signs turned. Places farther
/// away than 32 bits reach count as there, which keeps their order and finds too much, never too
/// little.
public struct PixelBox: Hashable, Sendable, BitwiseCopyable {
  /// Left, top, right and bottom, the latter two negated.
  let edges: SIMD4<Int32>

  @inline(__always)
  init(edges: SIMD4<Int32>) { self.edges = edges }

  /// The rectangle that meets nothing and adds nothing to another one.
  @inline(__always)
  public static var empty: PixelBox { PixelBox(edges: SIMD4(repeating: .max)) }

  /// Whether the rectangle, which starts where it may, is empty.
  @inline(__always)
  var isEmpty: Bool { edges[2] > 0 }

  /// Makes the rectangle of a frame whose numbers are below ``PixelFrame/limit``.
  @inline(__always)
  init(_ left: Int64, _ top: Int64, _ size: PixelSize) {
    let (right, bottom) = (left &+ size.width, top &+ size.height)
    edges = SIMD4(
      Int32(truncatingIfNeeded: left), Int32(truncatingIfNeeded: top),
      Int32(truncatingIfNeeded: 0 &- right), Int32(truncatingIfNeeded: 0 &- bottom))
  }

  /// Makes the rectangle of a group in its own corner; `nil` if it is too large.
  @inline(__always)
  init?(of size: PixelSize) {
    guard max(size.width, size.height) < PixelFrame.limit else { return nil }
    self.init(0, 0, size)
  }

  /// Makes a rectangle from its edges, in pixels.
  @inline(__always)
  init(left: Int64, top: Int64, right: Int64, bottom: Int64) {
    edges = SIMD4(
      Self.clamped(left), Self.clamped(top), Self.clamped(0 &- right),
      Self.clamped(0 &- bottom))
  }

  /// A rectangle around an element, a pixel larger on each side because frames are rounded.
  ///
  /// - Parameters:
  ///   - origin: The exact leading top corner.
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  @inline(__always)
  init(origin: SubpixelVector, width: Int64, height: Int64) {
    let (x, y) = (origin.horizontal.pixelBelow, origin.vertical.pixelBelow)
    self.init(left: x - 1, top: y - 1, right: x + width + 2, bottom: y + height + 2)
  }

  /// The smallest rectangle around an exact one.
  init(from start: SubpixelVector, to end: SubpixelVector) {
    self.init(
      left: start.horizontal.pixelBelow, top: start.vertical.pixelBelow,
      right: end.horizontal.pixelBelow + 1, bottom: end.vertical.pixelBelow + 1)
  }

  /// The number as 32 bits hold it; one less than all, so that its sign can be turned.
  @inline(__always)
  private static func clamped(_ pixels: Int64) -> Int32 {
    Int32(truncatingIfNeeded: min(max(pixels, -Int64(Int32.max)), Int64(Int32.max)))
  }

  /// Where the rectangle starts along an axis, in pixels.
  public func start(_ axis: Axis) -> Int64 {
    Int64(axis == .horizontal ? edges[0] : edges[1])
  }

  /// Where the rectangle ends along an axis, in pixels.
  public func end(_ axis: Axis) -> Int64 {
    -Int64(axis == .horizontal ? edges[2] : edges[3])
  }

  /// The largest edges of a rectangle that meets this one, which is compared with many.
  @inline(__always)
  var reach: SIMD4<Int32> {
    SIMD4(0 &- edges[2], 0 &- edges[3], 0 &- edges[0], 0 &- edges[1])
  }

  /// Whether the rectangle meets one of some reach.
  @inline(__always)
  func meets(reach: SIMD4<Int32>) -> Bool {
    // The sign bit of a difference would overflow; masks of comparisons do not.
    let mask = edges .> reach
    return !any(mask)
  }

  /// Whether two rectangles share a point.
  public func meets(_ other: PixelBox) -> Bool { meets(reach: other.reach) }

  /// Grows around another rectangle.
  @inline(__always)
  public mutating func formUnion(_ other: PixelBox) {
    self = PixelBox(edges: pointwiseMin(edges, other.edges))
  }
}

extension Subpixels {
  /// The whole pixel at or below this length.
  @inline(__always)
  var pixelBelow: Int64 {
    let pixels = rawValue / Subpixels.perPixel
    return pixels &* Subpixels.perPixel > rawValue ? pixels - 1 : pixels
  }
}
