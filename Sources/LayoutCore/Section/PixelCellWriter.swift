/// Writer of the cells of items whose frames are whole pixels, and constants of the loop over them.
struct PixelCellWriter {
  private let section: Int
  private let frames: PixelFrameWriter
  /// The edges of the rectangle, in points.
  private let (least, most): (SIMD2<Double>, SIMD2<Double>)

  /// Makes a writer.
  ///
  /// - Parameters:
  ///   - section: The index of the section.
  ///   - rectangle: The rectangle that cells have to share some area with.
  ///   - writer: The pixel grid, and whether frames are mirrored.
  @inline(__always)
  init(section: Int, _ rectangle: Frame, _ writer: FrameWriter) {
    self.section = section
    frames = PixelFrameWriter(writer)
    least = SIMD2(rectangle.x, rectangle.y)
    most = SIMD2(rectangle.maxX, rectangle.maxY)
  }

  /// Adds a cell if it shares some area with the rectangle.
  ///
  /// - Parameters:
  ///   - pixels: Left, top, width and height in the group, in pixels.
  ///   - start: The corner that left and top are relative to, in pixels; mirrored as frames are.
  ///   - item: The number of the item.
  ///   - zIndex: Its order.
  ///   - elements: Gets the cell.
  @inline(__always)
  func write(
    _ pixels: SIMD4<Int32>, from start: SIMD2<Int32>, item: Int, zIndex: Int,
    into elements: inout OutputSpan<LayoutElement>
  ) {
    let frame = frames.frame(frames.pixels(pixels, from: start))
    guard frame.meets(least, most) else { return }
    elements.append(LayoutElement(section: section, item: item, zIndex: zIndex, frame: frame))
  }

  /// Adds the cells of a group all of which share some area with the rectangle.
  ///
  /// - Parameters:
  ///   - leaves: The items of the group.
  ///   - corner: The corner of the group.
  ///   - first: The number of the first item.
  ///   - elements: Gets the cells.
  /// - Complexity: O(*l*) for *l* items.
  @inline(__always)
  func writeAll(
    _ leaves: ContiguousArray<PixelLeaf>, at corner: PixelCorner, from first: Int,
    into elements: inout OutputSpan<LayoutElement>
  ) {
    let leaves = leaves.span
    frames.withConstants { isMirrored, isExact in
      elements.append(each: leaves.indices) { index in
        let leaf = leaves[index]
        let frame = frames.frame(
          of: leaf, at: corner, isMirrored: isMirrored, isExact: isExact)
        return LayoutElement(
          section: section, item: first &+ index, zIndex: Int(leaf.zIndex), frame: frame)
      }
    }
  }

  /// Adds the cells of a group that share some area with the rectangle; for most of them their
  /// pixels alone decide.
  ///
  /// - Parameters:
  ///   - leaves: The items of the group, each of which has some area.
  ///   - corner: The corner of the group.
  ///   - reach: The reach of the rectangle from there.
  ///   - first: The number of the first item.
  ///   - elements: Gets the cells.
  /// - Complexity: O(*l*) for *l* items.
  @inline(__always)
  func write(
    _ leaves: ContiguousArray<PixelLeaf>, at corner: PixelCorner, in reach: PixelWindow.Reach,
    from first: Int, into elements: inout OutputSpan<LayoutElement>
  ) {
    let leaves = leaves.span
    frames.withConstants { isMirrored, isExact in
      elements.append(each: leaves.indices) { index in
        let leaf = leaves[index]
        guard meets(leaf, at: corner, in: reach) else { return nil }
        let frame = frames.frame(
          of: leaf, at: corner, isMirrored: isMirrored, isExact: isExact)
        return LayoutElement(
          section: section, item: first &+ index, zIndex: Int(leaf.zIndex), frame: frame)
      }
    }
  }

  /// Whether an item of a group, or the group itself, shares some area with the rectangle.
  ///
  /// - Parameters:
  ///   - leaf: The item, which has some area.
  ///   - corner: The corner of the group.
  ///   - reach: The reach of the rectangle from there.
  /// - Returns: Whether its final frame shares some area with the rectangle.
  @inline(__always)
  func meets(_ leaf: PixelLeaf, at corner: PixelCorner, in reach: PixelWindow.Reach) -> Bool {
    let isInDoubt = leaf.box .> reach.certain
    guard any(isInDoubt) else { return true }
    let isOutside = leaf.box .> reach.possible
    guard !any(isOutside) else { return false }
    return frames.frame(pixels(of: leaf, at: corner)).meets(least, most)
  }

  /// The final frame of an item of a group, in pixels.
  @inline(__always)
  func pixels(of leaf: PixelLeaf, at corner: PixelCorner) -> SIMD4<Int32> {
    frames.pixels(leaf.edges(at: corner), from: corner.start)
  }
}

extension Frame {
  /// Whether the rectangle shares some area with one between two corners, which has some.
  @inline(__always)
  fileprivate func meets(_ least: SIMD2<Double>, _ most: SIMD2<Double>) -> Bool {
    let (origin, size) = (SIMD2(x, y), SIMD2(width, height))
    return all((origin .< most) .& (least .< origin + size) .& (size .> 0))
  }
}
