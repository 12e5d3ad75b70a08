/// A rectangle of whole pixels: a bounding box in a spatial index, or the frame of an item relative
/// to the top leading corner of the item's group.
///
/// The frame of an item is used only if that corner lies on a whole pixel.
///
/// A bounding box is never smaller than its contents. The four numbers are the starts and the
/// negated ends, so a single vector comparison tests whether two rectangles meet, and a single
/// minimum forms their union. Positions beyond 32 bits are clamped; clamping preserves their order,
/// so a search may find too many items but never too few.
public struct PixelBox: Hashable, Sendable, BitwiseCopyable {
  /// The left, top, right and bottom edges, in pixels; the right and bottom edges are negated.
  let edges: SIMD4<Int32>

  /// The exclusive upper bound on a frame's coordinates and lengths, small enough for sums of
  /// several of them to fit into 32 bits.
  static let limit: Int64 = 1 << 29

  @inline(__always)
  init(edges: SIMD4<Int32>) { self.edges = edges }

  /// An empty rectangle, which touches no other rectangle and leaves a union unchanged.
  @inline(__always)
  public static var empty: PixelBox { PixelBox(edges: SIMD4(repeating: .max)) }

  /// Whether the rectangle is ``empty``.
  ///
  /// The result is valid only for the frame of an item that does not begin before the top leading
  /// corner of its group.
  @inline(__always)
  var isEmpty: Bool { edges[2] > 0 }

  /// Creates the rectangle of a frame whose coordinates and lengths are below ``limit``.
  @inline(__always)
  init(_ left: Int64, _ top: Int64, _ size: PixelSize) {
    let (right, bottom) = (left &+ size.width, top &+ size.height)
    edges = SIMD4(
      Int32(truncatingIfNeeded: left), Int32(truncatingIfNeeded: top),
      Int32(truncatingIfNeeded: 0 &- right), Int32(truncatingIfNeeded: 0 &- bottom))
  }

  /// Creates the rectangle of a group, with the group's top leading corner as the origin; returns
  /// `nil` if the group is too large.
  @inline(__always)
  init?(of size: PixelSize) {
    guard max(size.width, size.height) < Self.limit else { return nil }
    self.init(0, 0, size)
  }

  /// Creates a rectangle from its edges, in pixels.
  @inline(__always)
  init(left: Int64, top: Int64, right: Int64, bottom: Int64) {
    edges = SIMD4(
      Self.clamped(left), Self.clamped(top), Self.clamped(0 &- right),
      Self.clamped(0 &- bottom))
  }

  /// Creates a rectangle around an element, enlarged on each side to allow for rounding.
  ///
  /// - Parameters:
  ///   - origin: The exact position of the element's top leading corner, in the coordinates of its
  ///     group.
  ///   - width: The width of the element, in pixels.
  ///   - height: The height of the element, in pixels.
  @inline(__always)
  init(origin: SubpixelVector, width: Int64, height: Int64) {
    let (x, y) = (origin.horizontal.pixelBelow, origin.vertical.pixelBelow)
    self.init(left: x - 1, top: y - 1, right: x + width + 2, bottom: y + height + 2)
  }

  /// Creates a rectangle of whole pixels enclosing an exact rectangle.
  init(from start: SubpixelVector, to end: SubpixelVector) {
    self.init(
      left: start.horizontal.pixelBelow, top: start.vertical.pixelBelow,
      right: end.horizontal.pixelBelow + 1, bottom: end.vertical.pixelBelow + 1)
  }

  /// Returns a number clamped to 32 bits, excluding the smallest value because its negation does
  /// not fit.
  @inline(__always)
  private static func clamped(_ pixels: Int64) -> Int32 {
    Int32(truncatingIfNeeded: min(max(pixels, -Int64(Int32.max)), Int64(Int32.max)))
  }

  /// Creates the frame of an item and determines the offset of its exact corner; returns `nil` if a
  /// coordinate or length is too large.
  ///
  /// - Parameters:
  ///   - origin: The exact position of the item's top leading corner, relative to its group.
  ///   - size: The size of the item's frame, already rounded to pixels.
  ///   - rest: Set to the offset of the exact corner from the rounded frame, in subpixels; at most
  ///     half a pixel.
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

  /// Returns the exact top leading corner of a frame.
  ///
  /// - Parameter rest: The offset of the corner from the rounded frame, in subpixels.
  /// - Returns: The corner, before its position is rounded.
  @inline(__always)
  func origin(rest: SIMD2<Int32>) -> SubpixelVector {
    SubpixelVector(
      horizontal: Subpixels(pixels: Int64(edges[0])) + Subpixels(rawValue: Int64(rest[0])),
      vertical: Subpixels(pixels: Int64(edges[1])) + Subpixels(rawValue: Int64(rest[1])))
  }

  /// The width and height of the rectangle, in pixels.
  @inline(__always)
  var size: SIMD2<Int32> { 0 &- (edges.lowHalf &+ edges.highHalf) }

  /// A bounding box that encloses the frame wherever within a pixel the corner of its group lies.
  @inline(__always)
  var around: PixelBox { PixelBox(edges: edges &- Self.room) }

  /// The frame that has this rectangle as its bounding box; the inverse of ``around``.
  @inline(__always)
  var inside: PixelBox { PixelBox(edges: edges &+ Self.room) }

  /// The margins of a bounding box around a frame: an allowance for rounding, and a pixel for the
  /// fractional part of the group's corner.
  @inline(__always)
  private static var room: SIMD4<Int32> { SIMD4(1, 1, 2, 2) }

  /// Returns the start of the rectangle along an axis, in pixels.
  public func start(_ axis: Axis) -> Int64 {
    Int64(axis == .horizontal ? edges[0] : edges[1])
  }

  /// Returns the end of the rectangle along an axis, in pixels.
  public func end(_ axis: Axis) -> Int64 {
    -Int64(axis == .horizontal ? edges[2] : edges[3])
  }

  /// The upper bound on the ``edges`` of any rectangle that touches this one, computed once and
  /// then compared with many rectangles.
  @inline(__always)
  var reach: SIMD4<Int32> {
    SIMD4(0 &- edges[2], 0 &- edges[3], 0 &- edges[0], 0 &- edges[1])
  }

  /// Returns whether the rectangle overlaps or touches another rectangle, given by its ``reach``.
  @inline(__always)
  func touches(reach: SIMD4<Int32>) -> Bool {
    // Comparison masks cannot overflow, unlike the sign bit of a difference.
    let mask = edges .> reach
    return !any(mask)
  }

  /// Returns whether two rectangles share a point.
  public func touches(_ other: PixelBox) -> Bool { touches(reach: other.reach) }

  /// Enlarges the rectangle to enclose another.
  @inline(__always)
  public mutating func formUnion(_ other: PixelBox) {
    self = PixelBox(edges: pointwiseMin(edges, other.edges))
  }
}

extension Subpixels {
  /// The number of whole pixels in this length, rounded down.
  @inline(__always)
  var pixelBelow: Int64 {
    let pixels = rawValue / Subpixels.perPixel
    return pixels &* Subpixels.perPixel > rawValue ? pixels - 1 : pixels
  }

  /// The nearest whole pixel; halves are rounded up.
  fileprivate var nearestPixel: Int64 {
    let (pixels, rest) = rawValue.quotientAndRemainder(dividingBy: Subpixels.perPixel)
    if 2 * rest >= Subpixels.perPixel { return pixels + 1 }
    return 2 * rest < -Subpixels.perPixel ? pixels - 1 : pixels
  }
}
