/// The items of a section where each group holds a single item of exactly the group's length.
///
/// A measured item can be placed without solving its group. Perpendicular to the axis, all items
/// have the same position and length, so these are computed only once.
struct DirectItems {
  /// The axis along which the items follow one another.
  private let axis: Axis
  /// The frame of the first item, computed from its estimated size.
  private let first: Frame
  /// The length of an unmeasured item along the axis, in pixels.
  private let length: Int64
  /// The distance from the start of an unmeasured item to the start of the next.
  private let pitch: Subpixels
  /// The z-index shared by all items.
  private let zIndex: Int
  /// The conversion from the start of a group, relative to the first group, to the start of the
  /// group's item along the axis, rounded to whole pixels.
  private let starts: OffsetRounding
  /// The conversion from the distance between two neighbouring items' starts to the first item's
  /// length, rounded to whole pixels.
  private let lengths: OffsetRounding
  private let writer: FrameWriter

  /// Creates the items of a section.
  ///
  /// - Parameters:
  ///   - leaf: An unmeasured item, placed in its group.
  ///   - metrics: The positions and spacings of the section's groups.
  ///   - sectionOrigin: The start of the section along the scroll axis.
  ///   - writer: The writer that rounds and mirrors the frames.
  @inline(__always)
  init(
    _ leaf: SolvedLeaf, metrics: SectionMetrics, sectionOrigin: Subpixels, _ writer: FrameWriter
  ) {
    let corner = metrics.groupOrigin(0, sectionOrigin: sectionOrigin) + leaf.origin
    axis = metrics.stackAxis
    pitch = metrics.pitch
    zIndex = leaf.zIndex
    lengths = OffsetRounding(movedBy: .zero - metrics.gap)
    length = leaf.size[axis]
    starts = OffsetRounding(movedBy: corner[axis])
    first = writer.frame(origin: corner, size: leaf.size)
    self.writer = writer
  }

  /// Returns whether the items overlap a rectangle in the direction perpendicular to the axis.
  @inline(__always)
  func overlapAcrossAxis(_ rectangle: Frame) -> Bool {
    first.overlaps(rectangle, along: axis.other)
  }

  /// The properties shared by all items, passed as constants to a loop over the items.
  private struct Constants {
    /// The axis along which the items follow one another.
    let axis: Axis
    let rule: PointsRule
    /// Whether every item starts inside the content, so that its start can be rounded without a
    /// branch.
    let startsInside: Bool
  }

  /// Runs a loop over items, passing it the properties shared by all of them as constants.
  ///
  /// The compiler specialises the loop for each combination of these constants, so the loop
  /// contains no branches.
  ///
  /// - Parameters:
  ///   - reciprocal: The reciprocal for converting pixels to points, if there are many items;
  ///     otherwise `nil`.
  ///   - loop: A closure that receives the constants.
  @inline(__always)
  private func withConstants(_ reciprocal: PixelReciprocal? = nil, _ loop: (Constants) -> Void) {
    let rule = writer.grid.rule(reciprocal)
    @inline(__always)
    func run(_ axis: Axis, _ rule: PointsRule) {
      loop(Constants(axis: axis, rule: rule, startsInside: true))
    }
    guard starts.keepsSign else {
      return loop(Constants(axis: axis, rule: rule, startsInside: false))
    }
    switch (axis, rule) {
    case (.vertical, .factor): run(.vertical, .factor)
    case (.vertical, .reciprocal(let reciprocal)): run(.vertical, .reciprocal(reciprocal))
    case (.vertical, .quotient): run(.vertical, .quotient)
    case (.horizontal, .factor): run(.horizontal, .factor)
    case (.horizontal, .reciprocal(let reciprocal)): run(.horizontal, .reciprocal(reciprocal))
    case (.horizontal, .quotient): run(.horizontal, .quotient)
    }
  }

  /// Returns the start of an item in the content, in pixels.
  @inline(__always)
  private func pixel(_ start: Subpixels, _ constants: Constants) -> Int64 {
    constants.startsInside ? starts.magnitude(start) : starts.pixels(start)
  }

  /// Returns the start and the length of an item along the axis, in pixels.
  ///
  /// - Parameters:
  ///   - advance: The distance from the item's start to the next item's start;
  ///     ``GroupExtent/unmeasured`` if the item has not been measured.
  ///   - start: The start of the item, measured from the start of the first one.
  ///   - constants: The properties shared by all items.
  /// - Returns: The start in the content, and the length of the item's frame.
  @inline(__always)
  private func pixels(
    _ advance: GroupExtent, at start: Subpixels, _ constants: Constants
  ) -> (start: Int64, length: Int64) {
    // An advance is never negative, and at least the gap if the gap is not negative.
    (pixel(start, constants), advance.measured.map { lengths.magnitude($0) } ?? length)
  }

  /// Returns the final frame of an item, given its start and length in pixels.
  @inline(__always)
  private func frame(_ pixels: (start: Int64, length: Int64), _ constants: Constants) -> Frame {
    var frame = first
    writer.resize(
      &frame, along: constants.axis, to: pixels.start, length: pixels.length,
      by: constants.rule)
    return frame
  }

  /// The range covered by a query's rectangle along the axis; cells outside it are omitted.
  struct Window {
    private let (least, most): (Double, Double)
    /// The pixels that certainly lie between `least` and `most`; empty along the horizontal axis,
    /// because frames may be mirrored.
    private let inside: PixelSpan

    /// Creates the range that a rectangle covers along an axis.
    @inline(__always)
    init(_ rectangle: Frame, along axis: Axis, _ grid: PixelGrid) {
      (least, most) = rectangle.edges(along: axis)
      inside = axis == .vertical ? PixelSpan(inside: least, most, grid) : PixelSpan()
    }

    @inline(__always)
    fileprivate func overlaps(
      _ pixels: (start: Int64, length: Int64), _ frame: Frame, along axis: Axis
    ) -> Bool {
      inside.contains(pixels.start) && pixels.length > 0 || frame.overlaps(least, most, along: axis)
    }
  }

  /// Writes the cells of consecutive items.
  ///
  /// - Parameters:
  ///   - count: The number of consecutive items to consider.
  ///   - advances: The distance from each item's start to the next item's start, if measured; empty
  ///     if no item has been measured.
  ///   - first: The index of the first item to write.
  ///   - start: The start of that item, measured from the start of the section's first item.
  ///   - window: The range an item must overlap; `nil` to write all items.
  ///   - section: The index of the section in the layout, written into each cell.
  ///   - reciprocal: The reciprocal for converting pixels to points, if there are many items;
  ///     otherwise `nil`.
  ///   - sink: The destination of the cells: the found elements or the list of all frames.
  /// - Complexity: O(`count`).
  @inline(__always)
  func write<Sink: CellSink & ~Copyable & ~Escapable>(
    _ count: Int, _ advances: Span<GroupExtent>, from first: Int, at start: Subpixels,
    in window: Window?, section: Int, _ reciprocal: PixelReciprocal? = nil, into sink: inout Sink
  ) {
    withConstants(reciprocal) { constants in
      if advances.isEmpty {
        write(count, from: first, at: start, in: window, section: section, constants, into: &sink) {
          _ in .unmeasured
        }
      } else {
        write(count, from: first, at: start, in: window, section: section, constants, into: &sink) {
          advances[$0]
        }
      }
    }
  }

  @inline(__always)
  private func write<Sink: CellSink & ~Copyable & ~Escapable>(
    _ count: Int, from first: Int, at start: Subpixels, in window: Window?, section: Int,
    _ constants: Constants, into sink: inout Sink, _ advance: (Int) -> GroupExtent
  ) {
    var start = start
    sink.write(count, from: first) { index in
      let advance = advance(index)
      let pixels = pixels(advance, at: start, constants)
      start += advance.or(pitch)
      let frame = frame(pixels, constants)
      if let window, !window.overlaps(pixels, frame, along: constants.axis) { return nil }
      return LayoutElement(section: section, item: first &+ index, zIndex: zIndex, frame: frame)
    }
  }

  /// Writes the frames of consecutive unmeasured items.
  ///
  /// - Parameters:
  ///   - count: The number of consecutive frames to write.
  ///   - start: The start of the first item to write, measured from the start of the section's
  ///     first item.
  ///   - reciprocal: The reciprocal for converting pixels to points, if there are many items;
  ///     otherwise `nil`.
  ///   - frames: The destination of the frames.
  ///   - first: The index in `frames` for the first item's frame.
  ///   - step: The distance in `frames` between the frames of consecutive items.
  /// - Complexity: O(`count`).
  @inline(__always)
  func write(
    _ count: Int, at start: Subpixels, _ reciprocal: PixelReciprocal?,
    into frames: inout MutableSpan<Frame>, from first: Int, step: Int
  ) {
    withConstants(reciprocal) { constants in
      var start = start
      frames.replace(from: first, step: step, count: count) { _ in
        let pixels = pixels(.unmeasured, at: start, constants)
        start += pitch
        return frame(pixels, constants)
      }
    }
  }

  /// Returns the final frame of a single item.
  func frame(of item: ExtentPlace) -> Frame {
    let constants = Constants(axis: axis, rule: writer.grid.rule(), startsInside: starts.keepsSign)
    return frame(pixels(GroupExtent(item.extent), at: item.start, constants), constants)
  }
}
