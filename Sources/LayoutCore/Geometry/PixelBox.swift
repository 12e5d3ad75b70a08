/// Rectangle of whole pixels around something, never smaller than it: the key of a spatial index;
/// or the frame of an item from its group's leading top corner, if the corner lies on a whole
/// pixel.
///
/// Its four numbers allow one vector comparison to tell whether two rectangles meet, and one
/// minimum to unite them: the starts, and the ends with their signs turned. Places beyond the reach
/// of 32 bits are clamped: they keep their order, and a search finds too much, never too little.
public struct PixelBox: Hashable, Sendable, BitwiseCopyable {
  /// Left, top, right and bottom, the latter two negated.
  let edges: SIMD4<Int32>

  /// How large a number of a frame may be: sums of a few still fit into 32 bits.
  static let limit: Int64 = 1 << 29

  @inline(__always)
  init(edges: SIMD4<Int32>) { self.edges = edges }

  /// The neutral rectangle: it meets nothing and adds nothing to another one.
  @inline(__always)
  public static var empty: PixelBox { PixelBox(edges: SIMD4(repeating: .max)) }

  /// Whether the rectangle is ``empty``, for frames of items not starting before their group.
  @inline(__always)
  var isEmpty: Bool { edges[2] > 0 }

  /// Creates the rectangle of a frame with numbers below ``limit``.
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
    guard max(size.width, size.height) < Self.limit else { return nil }
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

  /// The number clamped to 32 bits; one less than all, so its sign can be turned.
  @inline(__always)
  private static func clamped(_ pixels: Int64) -> Int32 {
    Int32(truncatingIfNeeded: min(max(pixels, -Int64(Int32.max)), Int64(Int32.max)))
  }

  /// Makes the frame of an item, and says how far its exact corner lies from it; `nil` if a number
  /// is too large.
  ///
  /// - Parameters:
  ///   - origin: The exact leading top corner.
  ///   - size: The final size.
  ///   - rest: Gets the exact corner less the frame, in subpixels: half a pixel at most.
  init?(_ origin: SubpixelVector, _ size: PixelSize, rest: inout SIMD2<Int32>) {
    let (x, y) = (origin.horizontal.nearestPixel, origin.vertical.nearestPixel)
    let largest = max(
      max(x.magnitude, y.magnitude), max(size.width.magnitude, size.height.magnitude))
    guard largest < UInt64(Self.limit) else { return nil }
    self.init(x, y, size)
    rest = SIMD2(
      Int32(truncatingIfNeeded: origin.horizontal.rawValue &- x &* Subpixels.perPixel),
      Int32(truncatingIfNeeded: origin.vertical.rawValue &- y &* Subpixels.perPixel))
  }

  /// The exact leading top corner of a frame.
  ///
  /// - Parameter rest: How far it lies from the frame, in subpixels.
  /// - Returns: The corner.
  @inline(__always)
  func origin(rest: SIMD2<Int32>) -> SubpixelVector {
    SubpixelVector(
      horizontal: Subpixels(pixels: Int64(edges[0])) + Subpixels(rawValue: Int64(rest[0])),
      vertical: Subpixels(pixels: Int64(edges[1])) + Subpixels(rawValue: Int64(rest[1])))
  }

  /// The width and height of a frame.
  @inline(__always)
  var size: SIMD2<Int32> { 0 &- (edges.lowHalf &+ edges.highHalf) }

  /// The rectangle around a frame, wherever the corner of its group lies in a pixel.
  @inline(__always)
  var around: PixelBox { PixelBox(edges: edges &- Self.room) }

  /// This rectangle without the room of ``around``.
  @inline(__always)
  var inside: PixelBox { PixelBox(edges: edges &+ Self.room) }

  /// The room around a frame: the rounding's, and a pixel for the rest of the group's corner.
  @inline(__always)
  private static var room: SIMD4<Int32> { SIMD4(1, 1, 2, 2) }

  /// Where the rectangle starts along an axis, in pixels.
  public func start(_ axis: Axis) -> Int64 {
    Int64(axis == .horizontal ? edges[0] : edges[1])
  }

  /// Where the rectangle ends along an axis, in pixels.
  public func end(_ axis: Axis) -> Int64 {
    -Int64(axis == .horizontal ? edges[2] : edges[3])
  }

  /// The largest edges of a rectangle meeting this one, for many comparisons.
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

  /// The nearest whole pixel; halves go up.
  fileprivate var nearestPixel: Int64 {
    let (pixels, rest) = rawValue.quotientAndRemainder(dividingBy: Subpixels.perPixel)
    if 2 * rest >= Subpixels.perPixel { return pixels + 1 }
    return 2 * rest < -Subpixels.perPixel ? pixels - 1 : pixels
  }
}
