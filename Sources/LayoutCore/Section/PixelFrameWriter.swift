/// Writer of final frames from those in whole pixels: one addition and one multiplication for each.
struct PixelFrameWriter {
  private let isMirrored: Bool
  /// Points per pixel where that is exact, and pixels per point.
  private let (factor, scale): (Double, Double)
  private let isExact: Bool

  /// Makes a writer of frames of a layout.
  ///
  /// - Parameter writer: The pixel grid, and whether frames are mirrored.
  @inline(__always)
  init(_ writer: FrameWriter) {
    isMirrored = writer.mirrorPixels != nil
    factor = writer.grid.exactPointsPerPixel ?? 0
    isExact = writer.grid.exactPointsPerPixel != nil
    scale = writer.grid.scale
  }

  /// Runs a loop whose body has constants for the answers that are the same for all items: the
  /// compiler makes a loop of its own for each, so that none branches for an item.
  @inline(__always)
  func withConstants(_ loop: (_ isMirrored: Bool, _ isExact: Bool) -> Void) {
    if isMirrored {
      loop(true, isExact)
    } else if isExact {
      loop(false, true)
    } else {
      loop(false, false)
    }
  }

  /// The final frame in pixels.
  ///
  /// - Parameters:
  ///   - frame: Left, top, width and height in the group, in pixels.
  ///   - start: The corner that left and top are relative to, in pixels; mirrored as frames are.
  ///   - isMirrored: Whether frames are mirrored, if that is a constant.
  /// - Returns: Left, top, width and height in the content, in pixels.
  @inline(__always)
  func pixels(
    _ frame: SIMD4<Int32>, from start: SIMD2<Int32>, isMirrored: Bool? = nil
  ) -> SIMD4<Int32> {
    var edges = frame
    if isMirrored ?? self.isMirrored { edges[0] = 0 &- edges[0] &- edges[2] }
    edges.lowHalf &+= start
    return edges
  }

  /// The final frame in points.
  ///
  /// - Parameters:
  ///   - pixels: Left, top, width and height in the content, in pixels.
  ///   - isExact: Whether pixels are a power of two to a point, if that is a constant.
  /// - Returns: The frame in points.
  @inline(__always)
  func frame(_ pixels: SIMD4<Int32>, isExact: Bool? = nil) -> Frame {
    let isExact = isExact ?? self.isExact
    let origin = points(pixels.lowHalf, isExact: isExact)
    let size = points(pixels.highHalf, isExact: isExact)
    return Frame(x: origin[0], y: origin[1], width: size[0], height: size[1])
  }

  @inline(__always)
  private func points(_ pixels: SIMD2<Int32>, isExact: Bool) -> SIMD2<Double> {
    isExact ? SIMD2<Double>(pixels) * factor : SIMD2<Double>(pixels) / scale
  }

  /// The final frame of an item of a group, in a loop that has constants for the answers that
  /// are the same for all items.
  ///
  /// - Parameters:
  ///   - leaf: The item.
  ///   - corner: The corner of the group.
  ///   - isMirrored: Whether frames are mirrored.
  ///   - isExact: Whether pixels are a power of two to a point.
  /// - Returns: The frame in points.
  @inline(__always)
  func frame(
    of leaf: PixelLeaf, at corner: PixelCorner, isMirrored: Bool, isExact: Bool
  ) -> Frame {
    let pixels = pixels(leaf.edges(at: corner), from: corner.start, isMirrored: isMirrored)
    let origin = points(pixels.lowHalf, isExact: isExact)
    return Frame(x: origin[0], y: origin[1], width: leaf.size[0], height: leaf.size[1])
  }

  /// Writes the final frames of the items of some groups.
  ///
  /// - Parameters:
  ///   - leaves: The items of a full group; at least one.
  ///   - count: The number of items of all groups together.
  ///   - corners: The corners of the groups.
  ///   - frames: Gets the frames.
  ///   - first: The number of the first frame.
  /// - Complexity: O(`count`).
  func write(
    _ leaves: ContiguousArray<PixelLeaf>, count: Int, at corners: PixelCorners,
    into frames: inout MutableSpan<Frame>, from first: Int
  ) {
    let leaves = leaves.span
    var (corners, leaf) = (corners, 0)
    withConstants { isMirrored, isExact in
      frames.replace(from: first, count: count) { _ in
        if leaf == leaves.count {
          leaf = 0
          corners.next()
        }
        let frame = frame(
          of: leaves[leaf], at: corners.corner, isMirrored: isMirrored, isExact: isExact)
        leaf &+= 1
        return frame
      }
    }
  }
}
