/// Frame of a data item in whole pixels from its group's leading top corner, if that lies on a
/// whole pixel itself: four numbers in one vector, which becomes a final frame in a few
/// instructions.
struct PixelFrame: Hashable, Sendable, BitwiseCopyable {
  /// Left, top, width and height.
  let edges: SIMD4<Int32>

  /// How large a number may be: sums of a few still fit into 32 bits.
  static let limit: Int64 = 1 << 29

  /// The frame of an item of which none is known.
  static let nowhere = PixelFrame(edges: .zero)

  private init(edges: SIMD4<Int32>) { self.edges = edges }

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
    edges = SIMD4(
      Int32(truncatingIfNeeded: x), Int32(truncatingIfNeeded: y),
      Int32(truncatingIfNeeded: size.width), Int32(truncatingIfNeeded: size.height))
    rest = SIMD2(
      Int32(truncatingIfNeeded: origin.horizontal.rawValue &- x &* Subpixels.perPixel),
      Int32(truncatingIfNeeded: origin.vertical.rawValue &- y &* Subpixels.perPixel))
  }

  /// The exact leading top corner.
  ///
  /// - Parameter rest: How far it lies from the frame, in subpixels.
  /// - Returns: The corner.
  @inline(__always)
  func origin(rest: SIMD2<Int32>) -> SubpixelVector {
    SubpixelVector(
      horizontal: Subpixels(pixels: Int64(edges[0])) + Subpixels(rawValue: Int64(rest[0])),
      vertical: Subpixels(pixels: Int64(edges[1])) + Subpixels(rawValue: Int64(rest[1])))
  }

  /// The rectangle around the item, wherever the corner of its group lies in a pixel.
  @inline(__always)
  var box: PixelBox {
    let (x, y) = (edges[0], edges[1])
    return PixelBox(
      edges: SIMD4(x &- 1, y &- 1, 0 &- (x &+ edges[2] &+ 2), 0 &- (y &+ edges[3] &+ 2)))
  }
}

extension Subpixels {
  /// The nearest whole pixel; halves go up.
  fileprivate var nearestPixel: Int64 {
    let (pixels, rest) = rawValue.quotientAndRemainder(dividingBy: Subpixels.perPixel)
    if 2 * rest >= Subpixels.perPixel { return pixels + 1 }
    return 2 * rest < -Subpixels.perPixel ? pixels - 1 : pixels
  }
}
