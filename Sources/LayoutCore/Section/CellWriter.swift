/// Writer of the cells of one group of many items that share some area with a rectangle.
///
/// Where the corner of the group lies on a whole pixel, and near enough, one addition and one
/// multiplication make final frames of those in whole pixels; others are rounded from exact
/// positions.
struct CellWriter {
  private let section: Int
  /// The number of the group's first item.
  private let firstItem: Int
  private let rectangle: Frame
  private let writer: FrameWriter
  /// The exact leading top corner of the group.
  private let corner: SubpixelVector
  /// Corner that the left and top edges of frames are relative to, in pixels; `nil` if it lies
  /// between pixels or too far away.
  private let start: SIMD2<Int32>?

  /// Makes a writer.
  ///
  /// - Parameters:
  ///   - group: The group in its place.
  ///   - window: The groups of the section, and the rectangle of the query.
  ///   - writer: Writes the frames.
  init(_ group: GroupInstance, _ window: borrowing GroupWindow, _ writer: FrameWriter) {
    section = window.index
    firstItem = group.place.firstItem
    rectangle = window.rectangle
    self.writer = writer
    corner = group.origin
    start = rectangle.isEmpty ? nil : PixelCorner.wholePixel(corner, writer)
  }

  /// Whether frames alone say where the items are.
  var usesFrames: Bool { start != nil }

  /// Adds the cells of some items of a block.
  ///
  /// - Parameters:
  ///   - range: The items, by their numbers in the block.
  ///   - block: The block.
  ///   - before: How many items of the group come before the block.
  ///   - elements: Gets the cells.
  func write(
    _ range: Range<Int>, of block: borrowing LeafBlock, before: Int,
    into elements: inout OutputSpan<LayoutElement>
  ) {
    guard block.isPlain, let start else {
      for index in range {
        let leaf = block[index]
        let frame = writer.frame(origin: corner + leaf.origin, size: leaf.size)
        guard frame.intersects(rectangle) else { continue }
        elements.append(
          LayoutElement(
            section: section, item: firstItem + before + index, zIndex: leaf.zIndex, frame: frame))
      }
      return
    }
    let (frames, zIndices, zIndex) = (block.frames.span, block.zIndices.span, block.zIndex)
    let cells = PixelCellWriter(section: section, rectangle, writer)
    let first = firstItem + before
    if zIndices.isEmpty {
      for index in range {
        cells.write(
          frames[index].edges, from: start, item: first + index, zIndex: zIndex, into: &elements)
      }
    } else {
      for index in range {
        cells.write(
          frames[index].edges, from: start, item: first + index, zIndex: zIndices[index],
          into: &elements)
      }
    }
  }

  /// Adds the cells of items whose frames an index has.
  ///
  /// - Parameters:
  ///   - items: The items, in order.
  ///   - zIndex: The order of all of them.
  ///   - elements: Gets the cells.
  func write(
    _ items: borrowing UnorderedItems, zIndex: Int,
    into elements: inout OutputSpan<LayoutElement>
  ) {
    guard let start else { return }
    let cells = PixelCellWriter(section: section, rectangle, writer)
    let (keys, frames) = (items.keys.span, items.frames.span)
    for index in keys.indices {
      let key = keys[index]
      cells.write(
        frames[UnorderedItems.position(key)].edges, from: start,
        item: firstItem + UnorderedItems.number(key), zIndex: zIndex, into: &elements)
    }
  }
}
