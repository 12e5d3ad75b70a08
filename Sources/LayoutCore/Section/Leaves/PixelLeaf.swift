/// Data item of a group that is laid out again and again: its frame in whole pixels, and how far
/// its exact corner lies from that.
///
/// Together with a ``PixelCorner`` it becomes the final frame in a few instructions, wherever the
/// corner of the group lies in a pixel.
struct PixelLeaf: Sendable, BitwiseCopyable {
  /// Left, top, width and height.
  private let edges: SIMD4<Int32>
  /// Width and height in points.
  let size: SIMD2<Double>
  /// Left and top, and right and bottom with their signs turned, to be compared with a
  /// ``PixelWindow/Reach`` at once; left and top are a pixel farther where the corner says so.
  let box: SIMD4<Int32>
  /// How far the exact corner lies from the frame, in subpixels: half a pixel at most.
  private let rest: SIMD2<Int32>
  /// The order among items that overlap.
  let zIndex: Int32

  /// Makes a leaf; `nil` if it begins before its group or a number is too large.
  @inline(__always)
  private init?(_ leaf: SolvedLeaf) {
    let (left, top) = (leaf.origin.horizontal, leaf.origin.vertical)
    guard left >= .zero, top >= .zero, let zIndex = Int32(exactly: leaf.zIndex) else { return nil }
    let (x, y) = (left.roundedToPixels, top.roundedToPixels)
    // The limit is a power of two, and a negative number has the highest bit.
    let all = UInt64(bitPattern: x | y | leaf.size.width | leaf.size.height)
    guard all < UInt64(PixelFrame.limit) else { return nil }
    edges = SIMD4(
      Int32(truncatingIfNeeded: x), Int32(truncatingIfNeeded: y),
      Int32(truncatingIfNeeded: leaf.size.width), Int32(truncatingIfNeeded: leaf.size.height))
    size = SIMD2(leaf.size.widthInPoints, leaf.size.heightInPoints)
    box = Self.box(edges)
    rest = SIMD2(
      Int32(truncatingIfNeeded: left.rawValue &- x &* Subpixels.perPixel),
      Int32(truncatingIfNeeded: top.rawValue &- y &* Subpixels.perPixel))
    self.zIndex = zIndex
  }

  /// Makes the group itself, whose corner is that of its frames; `nil` if it is too large.
  init?(_ size: PixelSize) {
    guard size.width < PixelFrame.limit, size.height < PixelFrame.limit else { return nil }
    self.size = SIMD2(size.widthInPoints, size.heightInPoints)
    edges = SIMD4(
      0, 0, Int32(truncatingIfNeeded: size.width), Int32(truncatingIfNeeded: size.height))
    box = Self.box(edges)
    rest = .zero
    zIndex = 0
  }

  private static func box(_ edges: SIMD4<Int32>) -> SIMD4<Int32> {
    SIMD4(lowHalf: edges.lowHalf, highHalf: 0 &- (edges.lowHalf &+ edges.highHalf))
  }

  /// Makes the leaves of a group; none if one of them cannot be made.
  ///
  /// - Complexity: O(*l*) for *l* items.
  static func leaves(_ solved: ContiguousArray<SolvedLeaf>) -> ContiguousArray<PixelLeaf> {
    var leaves: ContiguousArray<PixelLeaf> = []
    leaves.append(addingCapacity: solved.count) { leaves in
      for leaf in solved {
        guard let placed = PixelLeaf(leaf) else { return leaves.removeAll() }
        leaves.append(placed)
      }
    }
    return leaves
  }

  /// Left, top, width and height from the pixel that the corner of the group lies in.
  ///
  /// The exact position is not negative, so halves go up.
  @inline(__always)
  func edges(at corner: PixelCorner) -> SIMD4<Int32> {
    let half = SIMD2<Int32>(repeating: Int32(Subpixels.perPixel / 2))
    let goesUp = rest &+ corner.rest .>= half
    var edges = edges
    edges.lowHalf &+= SIMD2<Int32>.zero.replacing(with: 1, where: goesUp)
    return edges
  }
}
