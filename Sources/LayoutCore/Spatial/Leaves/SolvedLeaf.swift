/// A data item of a solved group, ready to be written as a frame.
public struct SolvedLeaf: Sendable, BitwiseCopyable {
  /// The exact offset of the item from the group's top leading corner.
  public private(set) var origin: SubpixelVector
  /// The size of the item's frame in pixels.
  public private(set) var size: PixelSize
  /// The frame in whole pixels; empty if the item begins before its group, is too far away or too
  /// large, or has been moved by a measured length.
  private(set) var box: PixelBox
  /// The drawing order among overlapping elements; higher values are in front.
  public let zIndex: Int
  /// The offset of the exact corner from the corner of the frame, in subpixels.
  ///
  /// It is at most half a pixel.
  let rest: SIMD2<Int32>
  /// The length that the group would have along the section's stack axis if this were its last
  /// item, in points.
  var lengthThrough = 0.0

  /// Creates an item from its exact position and its final size, and computes its pixel frame.
  @inline(__always)
  init(origin: SubpixelVector, size: PixelSize, zIndex: Int) {
    self.origin = origin
    self.size = size
    self.zIndex = zIndex
    let (left, top) = (origin.horizontal, origin.vertical)
    let (x, y) = (left.roundedToPixels, top.roundedToPixels)
    // The limit is a power of two, and a negative number has the highest bit.
    let all = UInt64(bitPattern: x | y | size.width | size.height)
    let isNear = all < UInt64(PixelBox.limit) && left >= .zero && top >= .zero
    box = isNear ? PixelBox(x, y, size) : .empty
    rest = SIMD2(
      Int32(truncatingIfNeeded: left.rawValue &- x &* Subpixels.perPixel),
      Int32(truncatingIfNeeded: top.rawValue &- y &* Subpixels.perPixel))
  }

  /// Moves the item to a new start along an axis, discarding its pixel frame.
  @inline(__always)
  mutating func move(along axis: Axis, to start: Subpixels) {
    origin[axis] = start
    box = .empty
  }

  /// Changes the length of an item along an axis; the item must already have been moved, which
  /// discards its pixel frame.
  @inline(__always)
  mutating func resize(along axis: Axis, to length: Subpixels, grid: PixelGrid) {
    size.setLength(length, along: axis, grid: grid)
  }
}

extension SolvedLeaf: Equatable {
  /// Returns whether two items are equal, ignoring their pixel frames.
  ///
  /// The pixel frame follows from the other properties, unless the item has been moved.
  public static func == (a: SolvedLeaf, b: SolvedLeaf) -> Bool {
    a.origin == b.origin && a.size == b.size && a.zIndex == b.zIndex
      && a.lengthThrough == b.lengthThrough
  }
}
