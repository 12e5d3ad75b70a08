/// The inner loops that compute the final frames of items, either for the elements found by a query
/// or for all items.
///
/// A frame in whole pixels becomes a final frame by an addition and a multiplication. The same
/// holds for items whose corners lie between pixels, if the corner of their group can be
/// represented as a ``PixelCorner``. All other frames are rounded from exact positions. All three
/// methods produce exactly the same frames.
struct CellKernel {
  private let section: Int
  /// The rectangle of the query; empty if the kernel writes the frames of all items.
  private let rectangle: Frame
  private let (least, most): (SIMD2<Double>, SIMD2<Double>)
  let writer: FrameWriter
  private let isMirrored: Bool
  /// The number of points per pixel (0 if it cannot be represented exactly), and the number of
  /// pixels per point.
  private let (factor, scale): (Double, Double)
  private let isExact: Bool

  /// Creates a kernel that writes the cells found by a query.
  ///
  /// - Parameters:
  ///   - section: The index of the section in the layout, written into each cell.
  ///   - rectangle: The query's rectangle, in the coordinates of the section's unscrolled row; only
  ///     cells that overlap it are written.
  ///   - writer: The writer that rounds and mirrors the frames.
  @inline(__always)
  init(section: Int, _ rectangle: Frame, _ writer: FrameWriter) {
    self.section = section
    self.rectangle = rectangle
    least = SIMD2(rectangle.x, rectangle.y)
    most = SIMD2(rectangle.maxX, rectangle.maxY)
    self.writer = writer
    isMirrored = writer.mirrorPixels != nil
    factor = writer.grid.exactPointsPerPixel ?? 0
    isExact = writer.grid.exactPointsPerPixel != nil
    scale = writer.grid.scale
  }

  /// Creates a kernel that writes the frames of all items.
  @inline(__always)
  init(_ writer: FrameWriter) {
    self.init(section: 0, Frame(x: 0, y: 0, width: 0, height: 0), writer)
  }

  // MARK: Whole pixels

  /// An item whose frame is in whole pixels, relative to the corner of its group.
  struct PixelItem {
    let box: PixelBox
    /// The distance in subpixels from the corner of the item's pixel frame to its exact corner.
    var rest = SIMD2<Int32>.zero
    /// The item's size in points, or `nil` if it is derived from the pixel frame.
    var size: SIMD2<Double>?
    let number: Int
    let zIndex: Int
  }

  /// Writes the cells of items with frames in whole pixels relative to the corner of their group.
  ///
  /// - Parameters:
  ///   - count: The number of items to consider, starting at index 0.
  ///   - corner: The group's top leading corner, as a whole pixel and a remainder.
  ///   - reach: The bounds of the rectangle relative to that corner, for skipping the items outside
  ///     the rectangle by comparing pixels; `nil` not to skip any. If bounds are given, no item may
  ///     be empty.
  ///   - first: The index of the first frame to write, if the frames of all items are written.
  ///   - tests: Whether to leave out items with final frames outside the rectangle.
  ///   - sink: The destination of the cells: the found elements or the list of all frames.
  ///   - item: A closure that returns the item at an index.
  /// - Complexity: O(*l*) for *l* items.
  @inline(__always)
  func write<Sink: CellSink & ~Copyable & ~Escapable>(
    _ count: Int, at corner: PixelCorner, in reach: PixelWindow.Reach? = nil, from first: Int,
    tests: Bool = false, into sink: inout Sink, _ item: (Int) -> PixelItem
  ) {
    withConstants { isMirrored, isExact in
      sink.write(count, from: first) { index in
        guard let reach else { return true }
        let item = item(index)
        return overlaps(item.box, rest: item.rest, at: corner, in: reach)
      } _: { index in
        let item = item(index)
        let start = start(of: item.box, rest: item.rest, at: corner, isMirrored: isMirrored)
        let size = item.size ?? points(item.box.size, isExact: isExact)
        let frame = frame(start, size, isExact: isExact)
        guard !tests || overlaps(frame) else { return nil }
        return LayoutElement(
          section: section, item: item.number, zIndex: item.zIndex, frame: frame)
      }
    }
  }

  /// Writes the cells of a group with few items; see ``write(_:at:in:from:tests:into:_:)``.
  @inline(__always)
  func write<Sink: CellSink & ~Copyable & ~Escapable>(
    _ leaves: Span<SolvedLeaf>, at corner: PixelCorner, in reach: PixelWindow.Reach?,
    from first: Int, into sink: inout Sink
  ) {
    write(leaves.count, at: corner, in: reach, from: first, into: &sink) { index in
      let leaf = leaves[index]
      let size = SIMD2(leaf.size.widthInPoints, leaf.size.heightInPoints)
      return PixelItem(
        box: leaf.box, rest: leaf.rest, size: size, number: first &+ index, zIndex: leaf.zIndex)
    }
  }

  /// Returns whether an item of a group, or the group itself, overlaps the rectangle.
  ///
  /// In most cases, a comparison of whole pixels is sufficient.
  ///
  /// - Parameters:
  ///   - box: The frame, which must not be empty.
  ///   - rest: The offset of the item's exact corner from its frame, in subpixels.
  ///   - corner: The group's top leading corner, as a whole pixel and a remainder.
  ///   - reach: The bounds of the rectangle, relative to that corner.
  /// - Returns: Whether the final frame overlaps the rectangle.
  @inline(__always)
  func overlaps(
    _ box: PixelBox, rest: SIMD2<Int32> = .zero, at corner: PixelCorner,
    in reach: PixelWindow.Reach
  ) -> Bool {
    let isInDoubt = box.edges .> reach.certain
    guard any(isInDoubt) else { return true }
    let isOutside = box.edges .> reach.possible
    guard !any(isOutside) else { return false }
    let start = start(of: box, rest: rest, at: corner, isMirrored: isMirrored)
    return overlaps(frame(start, points(box.size, isExact: isExact), isExact: isExact))
  }

  /// Returns the final frame of a group: left, top, width and height in pixels.
  @inline(__always)
  func pixels(of group: PixelBox, at corner: PixelCorner) -> SIMD4<Int32> {
    let start = start(of: group, rest: .zero, at: corner, isMirrored: isMirrored)
    return SIMD4(lowHalf: start, highHalf: group.size)
  }

  /// Returns the left and top edges of a final frame, in pixels.
  ///
  /// Exact positions are not negative, so halves are rounded up. The start of a mirrored frame is
  /// the negative of its end.
  @inline(__always)
  private func start(
    of box: PixelBox, rest: SIMD2<Int32>, at corner: PixelCorner, isMirrored: Bool
  ) -> SIMD2<Int32> {
    let goesUp = rest &+ corner.rest .>= SIMD2(repeating: Int32(Subpixels.perPixel / 2))
    let step = SIMD2<Int32>(isMirrored ? -1 : 1, 1)
    let start = SIMD2(isMirrored ? box.edges[2] : box.edges[0], box.edges[1])
    return start &+ corner.start &+ SIMD2.zero.replacing(with: step, where: goesUp)
  }

  // MARK: Blocks

  /// Writes the cells of a range of items in a block, a run of consecutive solved items.
  ///
  /// - Parameters:
  ///   - range: The indices of the items in the block.
  ///   - block: The block containing the items.
  ///   - corner: The exact top leading corner of the group.
  ///   - pixel: The same corner, if it lies on a whole pixel.
  ///   - first: The index of the range's first item, either in the section (for a query) or in the
  ///     list of all frames.
  ///   - tests: Whether to leave out items outside the rectangle.
  ///   - sink: The destination of the cells: the found elements or the list of all frames.
  @inline(__always)
  func write<Sink: CellSink & ~Copyable & ~Escapable>(
    _ range: Range<Int>, of block: borrowing LeafBlock, at corner: SubpixelVector,
    _ pixel: PixelCorner?, from first: Int, tests: Bool, into sink: inout Sink
  ) {
    let lower = range.lowerBound
    guard block.isPlain, let pixel else {
      let block = copy block
      return write(range.count, at: corner, from: first, tests: tests, into: &sink) {
        block[lower &+ $0]
      }
    }
    let (frames, zIndices, zIndex) = (block.frames.span, block.zIndices.span, block.zIndex)
    write(range.count, at: pixel, from: first, tests: tests, into: &sink) { index in
      PixelItem(
        box: frames[lower &+ index], number: first &+ index,
        zIndex: zIndices.isEmpty ? zIndex : zIndices[lower &+ index])
    }
  }

  /// Writes the cells of the first `count` items of a group.
  func write<Sink: CellSink & ~Copyable & ~Escapable>(
    _ leaves: GroupLeaves, count: Int, at corner: SubpixelVector, from first: Int,
    into sink: inout Sink
  ) {
    guard let tree = leaves.tree else {
      let listed = leaves.listed
      return write(count, at: corner, from: first, tests: false, into: &sink) { listed[$0] }
    }
    let pixel = PixelCorner(wholePixel: corner, writer)
    tree.forEachBlock(in: 0..<count) { block, before, part in
      write(
        part, of: block, at: corner, pixel, from: first + before + part.lowerBound, tests: false,
        into: &sink)
    }
  }

  // MARK: Exact positions

  /// Writes the cells of items, rounding their frames from exact positions.
  ///
  /// - Parameters:
  ///   - count: The number of items to consider, starting at index 0.
  ///   - corner: The exact top leading corner of the group.
  ///   - first: The index of the first item, either in the section (for a query) or in the list of
  ///     all frames.
  ///   - tests: Whether to leave out items outside the rectangle.
  ///   - sink: The destination of the cells: the found elements or the list of all frames.
  ///   - leaf: A closure that returns the item at an index.
  /// - Complexity: O(*l*) for *l* items.
  @inline(__always)
  func write<Sink: CellSink & ~Copyable & ~Escapable>(
    _ count: Int, at corner: SubpixelVector, from first: Int, tests: Bool, into sink: inout Sink,
    _ leaf: (Int) -> SolvedLeaf
  ) {
    sink.write(count, from: first) { index in
      let leaf = leaf(index)
      let frame = writer.frame(origin: corner + leaf.origin, size: leaf.size)
      guard !tests || frame.intersects(rectangle) else { return nil }
      return LayoutElement(
        section: section, item: first &+ index, zIndex: leaf.zIndex, frame: frame)
    }
  }

  // MARK: Frames

  /// Runs a loop, passing it the properties shared by all items as constants.
  ///
  /// The compiler specialises the loop for each combination of these constants, so the loop
  /// contains no branches.
  @inline(__always)
  private func withConstants(_ loop: (_ isMirrored: Bool, _ isExact: Bool) -> Void) {
    if isMirrored {
      loop(true, isExact)
    } else if isExact {
      loop(false, true)
    } else {
      loop(false, false)
    }
  }

  /// Converts a frame to points.
  ///
  /// - Parameters:
  ///   - start: The left and top edges in the content, in pixels.
  ///   - size: The width and height, in points.
  ///   - isExact: Whether the number of pixels per point is a power of two.
  /// - Returns: The frame, in points.
  @inline(__always)
  private func frame(_ start: SIMD2<Int32>, _ size: SIMD2<Double>, isExact: Bool) -> Frame {
    let origin = points(start, isExact: isExact)
    return Frame(x: origin[0], y: origin[1], width: size[0], height: size[1])
  }

  @inline(__always)
  private func points(_ pixels: SIMD2<Int32>, isExact: Bool) -> SIMD2<Double> {
    isExact ? SIMD2<Double>(pixels) * factor : SIMD2<Double>(pixels) / scale
  }

  /// Returns whether a frame overlaps the rectangle; the rectangle must not be empty.
  @inline(__always)
  private func overlaps(_ frame: Frame) -> Bool {
    let (origin, size) = (SIMD2(frame.x, frame.y), SIMD2(frame.width, frame.height))
    return all((origin .< most) .& (least .< origin + size) .& (size .> 0))
  }
}

/// A receiver of the cells of consecutive items: the elements found by a query, or the frames of
/// all items.
protocol CellSink: ~Copyable, ~Escapable {
  /// Writes the cells of consecutive items.
  ///
  /// - Parameters:
  ///   - count: The number of items; the sink must have space for all of them.
  ///   - first: The index of the first frame, if all frames are written.
  ///   - mayBeWanted: A closure that returns whether the item at an index may need a cell.
  ///   - cell: A closure that creates the cell of the item at an index, or returns `nil` to leave
  ///     the item out.
  mutating func write(
    _ count: Int, from first: Int, where mayBeWanted: (Int) -> Bool,
    _ cell: (Int) -> LayoutElement?)
}

extension CellSink where Self: ~Copyable & ~Escapable {
  /// Writes the cells of consecutive items, without first testing which of them need a cell.
  @inline(__always)
  mutating func write(_ count: Int, from first: Int, _ cell: (Int) -> LayoutElement?) {
    write(count, from: first, where: { _ in true }, cell)
  }
}

extension OutputSpan: CellSink where Element == LayoutElement {
  @inline(__always)
  mutating func write(
    _ count: Int, from first: Int, where mayBeWanted: (Int) -> Bool,
    _ cell: (Int) -> LayoutElement?
  ) {
    append(each: 0..<count, where: mayBeWanted, cell)
  }
}

extension MutableSpan: CellSink where Element == Frame {
  @inline(__always)
  mutating func write(
    _ count: Int, from first: Int, where mayBeWanted: (Int) -> Bool,
    _ cell: (Int) -> LayoutElement?
  ) {
    replace(from: first, count: count) { index in
      guard let cell = cell(index) else { preconditionFailure("Every item must have a frame.") }
      return cell.frame
    }
  }
}
