/// Data item of a solved group, ready to be written as a frame.
public struct SolvedLeaf: Sendable, BitwiseCopyable {
  /// The exact offset from the group's top leading corner.
  public private(set) var origin: SubpixelVector
  /// The final size.
  public private(set) var size: PixelSize
  /// The frame in whole pixels; empty if the item begins before its group, is too far or too large,
  /// or has been moved by a measured length.
  private(set) var box: PixelBox
  /// The order among overlapping elements.
  public let zIndex: Int
  /// How far the exact corner lies from the frame, in subpixels: half a pixel at most.
  let rest: SIMD2<Int32>
  /// The length of the group along the section if this is its last item, in points.
  var lengthThrough = 0.0

  /// Creates an item.
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

  /// Moves the item along an axis.
  @inline(__always)
  mutating func move(along axis: Axis, to start: Subpixels) {
    origin[axis] = start
    box = .empty
  }

  /// Gives a moved item another length along an axis.
  @inline(__always)
  mutating func resize(along axis: Axis, to length: Subpixels, grid: PixelGrid) {
    size.setLength(length, along: axis, grid: grid)
  }
}

extension SolvedLeaf: Equatable {
  /// Compares all but the pixels; these follow from the place unless the item has been moved.
  public static func == (a: SolvedLeaf, b: SolvedLeaf) -> Bool {
    a.origin == b.origin && a.size == b.size && a.zIndex == b.zIndex
      && a.lengthThrough == b.lengthThrough
  }
}
