/// Loops over items to create their final frames, each with two receivers: the elements of a query
/// and all frames.
///
/// Frames in whole pixels become final frames by an addition and a multiplication, and so do frames
/// of items between pixels, if the corner of their group is near enough; all others are rounded
/// from exact positions. All give the same bits.
struct CellKernel {
  private let section: Int
  /// The rectangle of the query; empty for all frames.
  private let rectangle: Frame
  private let (least, most): (SIMD2<Double>, SIMD2<Double>)
  let writer: FrameWriter
  private let isMirrored: Bool
  /// Points per pixel if exact, and pixels per point.
  private let (factor, scale): (Double, Double)
  private let isExact: Bool

  /// Creates the loops of a query.
  ///
  /// - Parameters:
  ///   - section: The index of the section.
  ///   - rectangle: The rectangle; cells have to share some area with it.
  ///   - writer: The pixel grid, and whether frames are mirrored.
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

  /// Creates the loops for writing all frames.
  @inline(__always)
  init(_ writer: FrameWriter) {
    self.init(section: 0, Frame(x: 0, y: 0, width: 0, height: 0), writer)
  }

  // MARK: Whole pixels

  /// Item with a frame in whole pixels from the corner of its group.
  struct PixelItem {
    let box: PixelBox
    /// How far the exact corner lies from the frame, in subpixels.
    var rest = SIMD2<Int32>.zero
    /// The size in points, if at hand.
    var size: SIMD2<Double>?
    let number: Int
    let zIndex: Int
  }

  /// Writes the cells of items with frames in whole pixels from the corner of their group.
  ///
  /// - Parameters:
  ///   - count: The number of items.
  ///   - corner: The corner of the group.
  ///   - reach: The reach of the rectangle from there, where each item has some area; `nil` if it
  ///     does not decide.
  ///   - first: The number of the first frame, where all are wanted.
  ///   - tests: Whether only items whose final frame shares some area with the rectangle are
  ///     wanted.
  ///   - sink: Receives the cells.
  ///   - item: An item by its index.
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
        return meets(item.box, rest: item.rest, at: corner, in: reach)
      } _: { index in
        let item = item(index)
        let start = start(of: item.box, rest: item.rest, at: corner, isMirrored: isMirrored)
        let size = item.size ?? points(item.box.size, isExact: isExact)
        let frame = frame(start, size, isExact: isExact)
        guard !tests || meets(frame) else { return nil }
        return LayoutElement(
          section: section, item: item.number, zIndex: item.zIndex, frame: frame)
      }
    }
  }

  /// Writes the cells of a group of few items; see ``write(_:at:in:from:tests:into:_:)``.
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

  /// Whether an item of a group, or the group itself, shares some area with the rectangle; for most
  /// of them their pixels alone decide.
  ///
  /// - Parameters:
  ///   - box: The frame, with some area.
  ///   - rest: How far the exact corner of the item lies from it, in subpixels.
  ///   - corner: The corner of the group.
  ///   - reach: The reach of the rectangle from there.
  /// - Returns: Whether the final frame shares some area with the rectangle.
  @inline(__always)
  func meets(
    _ box: PixelBox, rest: SIMD2<Int32> = .zero, at corner: PixelCorner,
    in reach: PixelWindow.Reach
  ) -> Bool {
    let isInDoubt = box.edges .> reach.certain
    guard any(isInDoubt) else { return true }
    let isOutside = box.edges .> reach.possible
    guard !any(isOutside) else { return false }
    let start = start(of: box, rest: rest, at: corner, isMirrored: isMirrored)
    return meets(frame(start, points(box.size, isExact: isExact), isExact: isExact))
  }

  /// The final frame of a group: left, top, width and height in pixels.
  @inline(__always)
  func pixels(of group: PixelBox, at corner: PixelCorner) -> SIMD4<Int32> {
    let start = start(of: group, rest: .zero, at: corner, isMirrored: isMirrored)
    return SIMD4(lowHalf: start, highHalf: group.size)
  }

  /// The left and top edges of a final frame, in pixels.
  ///
  /// The exact position is not negative, so halves go up. A mirrored frame starts at minus its end.
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

  /// Writes the cells of some items of a block.
  ///
  /// - Parameters:
  ///   - range: The items, by their numbers in the block.
  ///   - block: The block.
  ///   - corner: The exact top leading corner of the group.
  ///   - pixel: The corner, if it lies on a whole pixel.
  ///   - first: The number of the first item in the range.
  ///   - tests: Whether only items sharing some area with the rectangle are wanted.
  ///   - sink: Receives the cells.
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

  /// Writes the cells of the first items of a group.
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

  /// Writes the cells of items rounded from exact positions.
  ///
  /// - Parameters:
  ///   - count: The number of items.
  ///   - corner: The exact top leading corner of the group.
  ///   - first: The number of the first item.
  ///   - tests: Whether only items sharing some area with the rectangle are wanted.
  ///   - sink: Receives the cells.
  ///   - leaf: An item by its index.
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

  /// Runs a loop with constants for the answers equal for all items: the compiler makes a loop of
  /// its own for each, so none branches for an item.
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

  /// A frame in points.
  ///
  /// - Parameters:
  ///   - start: Left and top in the content, in pixels.
  ///   - size: Width and height, in points.
  ///   - isExact: Whether pixels are a power of two to a point.
  /// - Returns: The frame in points.
  @inline(__always)
  private func frame(_ start: SIMD2<Int32>, _ size: SIMD2<Double>, isExact: Bool) -> Frame {
    let origin = points(start, isExact: isExact)
    return Frame(x: origin[0], y: origin[1], width: size[0], height: size[1])
  }

  @inline(__always)
  private func points(_ pixels: SIMD2<Int32>, isExact: Bool) -> SIMD2<Double> {
    isExact ? SIMD2<Double>(pixels) * factor : SIMD2<Double>(pixels) / scale
  }

  /// Whether a frame shares some area with the non-empty rectangle.
  @inline(__always)
  private func meets(_ frame: Frame) -> Bool {
    let (origin, size) = (SIMD2(frame.x, frame.y), SIMD2(frame.width, frame.height))
    return all((origin .< most) .& (least .< origin + size) .& (size .> 0))
  }
}

/// Receiver of the cells of consecutive items: the elements meeting a query, or the frames of all
/// items.
protocol CellSink: ~Copyable, ~Escapable {
  /// Writes the cells of some items.
  ///
  /// - Parameters:
  ///   - count: The number of items; there must be room for all.
  ///   - first: The number of the first frame, where all are wanted.
  ///   - mayBeWanted: Says of an item by its index among them whether its cell is made.
  ///   - cell: Makes the cell of an item by its index among them; `nil` if unwanted.
  mutating func write(
    _ count: Int, from first: Int, where mayBeWanted: (Int) -> Bool,
    _ cell: (Int) -> LayoutElement?)
}

extension CellSink where Self: ~Copyable & ~Escapable {
  /// Writes the cells of items; each may be wanted.
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
      guard let cell = cell(index) else { preconditionFailure("All frames are wanted.") }
      return cell.frame
    }
  }
}
