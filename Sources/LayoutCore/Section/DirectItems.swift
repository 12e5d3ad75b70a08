/// The items of a section whose groups are one item each, and as long as that: where a measured one
/// is takes no solving.
///
/// Across the axis all items are alike, so that their places there are computed once.
struct DirectItems {
  /// The axis along which the items follow one another.
  private let axis: Axis
  /// The frame of the first item if it has not been measured.
  private let first: Frame
  /// Where the first item starts along the axis.
  private var origin: Subpixels
  /// The length of an item that has not been measured, in pixels.
  private let length: Int64
  /// The distance from the end of one item to the start of the next.
  private let gap: Subpixels
  private let writer: FrameWriter

  /// Makes the items of a section.
  ///
  /// - Parameters:
  ///   - leaf: An item that has not been measured.
  ///   - metrics: The arithmetic of the section.
  ///   - sectionOrigin: Where the section starts along the scroll axis.
  ///   - writer: Writes the frames.
  @inline(__always)
  init(
    _ leaf: SolvedLeaf, metrics: SectionMetrics, sectionOrigin: Subpixels, _ writer: FrameWriter
  ) {
    let corner = metrics.groupOrigin(0, sectionOrigin: sectionOrigin) + leaf.origin
    axis = metrics.stackAxis
    gap = metrics.gap
    self.writer = writer
    origin = corner[axis]
    first = writer.frame(origin: corner, size: leaf.size)
    length = leaf.size[axis]
  }

  /// Moves the items along the axis.
  ///
  /// - Parameter origin: The exact leading top corner of the first item, which stays where it is
  ///   across the axis.
  @inline(__always)
  mutating func move(to origin: SubpixelVector) { self.origin = origin[axis] }

  /// Whether the items share some length with a rectangle across the axis.
  @inline(__always)
  func meetAcross(_ rectangle: Frame) -> Bool { first.meets(rectangle, along: axis.other) }

  /// Answers that are the same for all items, of which a loop over them has constants.
  struct Constants {
    /// The axis along which the items follow one another.
    let axis: Axis
    /// Whether pixels are a power of two to a point.
    let isExact: Bool
    /// Whether no item starts before the content.
    let startsInside: Bool
  }

  /// The answers as variables.
  private var constants: Constants {
    Constants(
      axis: axis, isExact: writer.grid.exactPointsPerPixel != nil, startsInside: origin >= .zero)
  }

  /// Runs a loop over items whose body has constants for the answers that are the same for all of
  /// them: the compiler makes a loop of its own for each, so that none branches for an item.
  @inline(__always)
  func withConstants(_ loop: (Constants) -> Void) {
    let constants = constants
    if axis == .horizontal || !constants.startsInside {
      loop(constants)
    } else if constants.isExact {
      loop(Constants(axis: .vertical, isExact: true, startsInside: true))
    } else {
      loop(Constants(axis: .vertical, isExact: false, startsInside: true))
    }
  }

  /// The final frame of one of the items.
  ///
  /// - Parameters:
  ///   - start: Where it starts, from the start of the first one.
  ///   - advance: How far it moves the next one, if it has been measured.
  ///   - constants: The answers that are the same for all items.
  /// - Returns: The frame in points.
  @inline(__always)
  func frame(start: Subpixels, advance: Subpixels?, _ constants: Constants) -> Frame {
    var frame = first
    let exact = origin + start
    let start =
      constants.startsInside ? exact.magnitudeRoundedToPixels : exact.roundedToPixels
    guard let advance else {
      writer.move(
        &frame, along: constants.axis, to: start, length: length, isExact: constants.isExact)
      return frame
    }
    // An advance is not negative, and at least the gap where that is not.
    writer.resize(
      &frame, along: constants.axis, to: start, length: (advance - gap).magnitudeRoundedToPixels,
      isExact: constants.isExact)
    return frame
  }

  /// The final frame of one of the items alone.
  func frame(of item: ExtentPlace) -> Frame {
    frame(start: item.start, advance: item.extent, constants)
  }
}
