/// The items of a section with one item in each group, and groups of their item's length: a
/// measured item is placed without solving.
///
/// Across the axis all items are alike, so their places there are computed once.
struct DirectItems {
  /// The axis from one item to the next.
  private let axis: Axis
  /// The frame of the first item if it has not been measured.
  private let first: Frame
  /// The length of an unmeasured item, in pixels.
  private let length: Int64
  /// The distance from an unmeasured item to the next one.
  private let pitch: Subpixels
  /// The order of the items.
  private let zIndex: Int
  /// Where items start along the axis, from where they start behind the first one.
  private let starts: MovedRounding
  /// How long items are, from how far they move the next one.
  private let lengths: MovedRounding
  private let writer: FrameWriter

  /// Creates the items of a section.
  ///
  /// - Parameters:
  ///   - leaf: An unmeasured item.
  ///   - metrics: The arithmetic of the section.
  ///   - sectionOrigin: Where the section starts along the scroll axis.
  ///   - writer: Writes the frames.
  @inline(__always)
  init(
    _ leaf: SolvedLeaf, metrics: SectionMetrics, sectionOrigin: Subpixels, _ writer: FrameWriter
  ) {
    let corner = metrics.groupOrigin(0, sectionOrigin: sectionOrigin) + leaf.origin
    axis = metrics.stackAxis
    pitch = metrics.pitch
    zIndex = leaf.zIndex
    lengths = MovedRounding(movedBy: .zero - metrics.gap)
    length = leaf.size[axis]
    starts = MovedRounding(movedBy: corner[axis])
    first = writer.frame(origin: corner, size: leaf.size)
    self.writer = writer
  }

  /// Whether the items share some length with a rectangle across the axis.
  @inline(__always)
  func meetAcross(_ rectangle: Frame) -> Bool { first.meets(rectangle, along: axis.other) }

  /// Answers equal for all items, constants in a loop over them.
  private struct Constants {
    /// The axis from one item to the next.
    let axis: Axis
    /// How pixels become points.
    let rule: PointsRule
    /// Whether no item starts before the content.
    let startsInside: Bool
  }

  /// Runs a loop over items with constants for the answers equal for all of them: the compiler
  /// makes a loop of its own for each, so none branches for an item.
  ///
  /// - Parameters:
  ///   - reciprocal: Points per pixel, if the items are many.
  ///   - loop: Called with the answers.
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

  /// Where an item starts in the content, in pixels.
  @inline(__always)
  private func pixel(_ start: Subpixels, _ constants: Constants) -> Int64 {
    constants.startsInside ? starts.magnitude(start) : starts.pixels(start)
  }

  /// An item in pixels along the axis: its start and its length.
  ///
  /// - Parameters:
  ///   - advance: How far the item moves the next one, if it has been measured.
  ///   - start: Where it starts, from the start of the first one.
  ///   - constants: The answers equal for all items.
  /// - Returns: The start and the length.
  @inline(__always)
  private func pixels(
    _ advance: GroupExtent, at start: Subpixels, _ constants: Constants
  ) -> (start: Int64, length: Int64) {
    // An advance is not negative, and at least the gap where that is not.
    (pixel(start, constants), advance.measured.map { lengths.magnitude($0) } ?? length)
  }

  /// The final frame of an item in pixels.
  @inline(__always)
  private func frame(_ pixels: (start: Int64, length: Int64), _ constants: Constants) -> Frame {
    var frame = first
    writer.resize(
      &frame, along: constants.axis, to: pixels.start, length: pixels.length,
      by: constants.rule)
    return frame
  }

  /// Range of the axis; cells have to share some length with it.
  struct Window {
    private let (least, most): (Double, Double)
    /// Pixels certainly inside; none if frames do not start at leading edges.
    private let inside: PixelSpan

    /// Creates the range of a rectangle.
    @inline(__always)
    init(_ rectangle: Frame, along axis: Axis, _ grid: PixelGrid) {
      (least, most) = rectangle.edges(along: axis)
      inside = axis == .vertical ? PixelSpan(inside: least, most, grid) : PixelSpan()
    }

    @inline(__always)
    fileprivate func meets(
      _ pixels: (start: Int64, length: Int64), _ frame: Frame, along axis: Axis
    ) -> Bool {
      inside.contains(pixels.start) && pixels.length > 0 || frame.meets(least, most, along: axis)
    }
  }

  /// Writes the cells of consecutive items.
  ///
  /// - Parameters:
  ///   - count: The number of items.
  ///   - advances: How far each moves the next one, if it has been measured; none if all advance as
  ///     estimated.
  ///   - first: The number of the first of them.
  ///   - start: Where it starts, from the start of the first one of the section.
  ///   - window: The range; the items have to share some length with it; `nil` if all are wanted.
  ///   - section: The index of the section.
  ///   - reciprocal: Points per pixel, if the items are many.
  ///   - sink: Receives the cells.
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
      if let window, !window.meets(pixels, frame, along: constants.axis) { return nil }
      return LayoutElement(section: section, item: first &+ index, zIndex: zIndex, frame: frame)
    }
  }

  /// Writes the frames of consecutive unmeasured items.
  ///
  /// - Parameters:
  ///   - count: The number of items.
  ///   - start: Where the first of them starts, from the start of the first one of the section.
  ///   - reciprocal: Points per pixel, if the items are many.
  ///   - frames: Receives the frames.
  ///   - first: The number of the first frame.
  ///   - step: The distance from the frame of an item to the frame of the next one.
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

  /// The final frame of one of the items alone.
  func frame(of item: ExtentPlace) -> Frame {
    let constants = Constants(axis: axis, rule: writer.grid.rule(), startsInside: starts.keepsSign)
    return frame(pixels(GroupExtent(item.extent), at: item.start, constants), constants)
  }
}
