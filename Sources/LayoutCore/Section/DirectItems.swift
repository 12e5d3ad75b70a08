/// The items of a section whose groups are one item each, and as long as that: where a measured one
/// is takes no solving.
///
/// Across the axis all items are alike, so that their places there are computed once.
struct DirectItems {
  /// The axis along which the items follow one another.
  private let axis: Axis
  /// The frame of the first item if it has not been measured.
  private var first: Frame
  /// The length of an item that has not been measured, in pixels.
  private let length: Int64
  /// How far an item that has not been measured moves the next one.
  private let pitch: Subpixels
  /// Where items start along the axis, from where they start behind the first one.
  private var starts: MovedRounding
  /// How long items are, from how far they move the next one.
  private let lengths: MovedRounding
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
    pitch = metrics.pitch
    lengths = MovedRounding(movedBy: .zero - metrics.gap)
    length = leaf.size[axis]
    starts = MovedRounding(movedBy: corner[axis])
    first = writer.frame(origin: corner, size: leaf.size)
    self.writer = writer
  }

  /// Moves the items along the axis.
  ///
  /// - Parameter origin: The exact leading top corner of the first item, which stays where it is
  ///   across the axis.
  @inline(__always)
  mutating func move(to origin: SubpixelVector) { starts = MovedRounding(movedBy: origin[axis]) }

  /// Moves the items of a row, whose first item stays where it is along the row.
  ///
  /// - Parameters:
  ///   - origin: The exact leading top corner of the first item.
  ///   - size: The final size of an item.
  @inline(__always)
  mutating func moveRow(to origin: SubpixelVector, size: PixelSize) {
    writer.move(
      &first, along: axis.other, to: origin[axis.other].roundedToPixels,
      length: size[axis.other], by: writer.grid.rule())
  }

  /// Whether the items share some length with a rectangle across the axis.
  @inline(__always)
  func meetAcross(_ rectangle: Frame) -> Bool { first.meets(rectangle, along: axis.other) }

  /// Answers that are the same for all items, of which a loop over them has constants.
  struct Constants {
    /// The axis along which the items follow one another.
    let axis: Axis
    /// How pixels become points.
    let rule: PointsRule
    /// Whether no item starts before the content.
    let startsInside: Bool
  }

  /// Runs a loop over items whose body has constants for the answers that are the same for all of
  /// them: the compiler makes a loop of its own for each, so that none branches for an item.
  ///
  /// - Parameters:
  ///   - reciprocal: Points per pixel, if the items are many.
  ///   - loop: Gets the answers.
  @inline(__always)
  func withConstants(_ reciprocal: PixelReciprocal? = nil, _ loop: (Constants) -> Void) {
    let rule = writer.grid.rule(reciprocal)
    guard axis == .vertical, starts.keepsSign else {
      return loop(Constants(axis: axis, rule: rule, startsInside: starts.keepsSign))
    }
    switch rule {
    case .factor: loop(Constants(axis: .vertical, rule: .factor, startsInside: true))
    case .reciprocal(let reciprocal):
      loop(Constants(axis: .vertical, rule: .reciprocal(reciprocal), startsInside: true))
    case .quotient: loop(Constants(axis: .vertical, rule: .quotient, startsInside: true))
    }
  }

  /// Where an item starts in the content, in pixels.
  @inline(__always)
  private func pixel(_ start: Subpixels, _ constants: Constants) -> Int64 {
    constants.startsInside ? starts.magnitude(start) : starts.pixels(start)
  }

  /// The final frame of an item that has not been measured.
  ///
  /// - Parameters:
  ///   - start: Where it starts, from the start of the first one.
  ///   - constants: The answers that are the same for all items.
  /// - Returns: The frame in points.
  @inline(__always)
  func frame(at start: Subpixels, _ constants: Constants) -> Frame {
    var frame = first
    writer.move(
      &frame, along: constants.axis, to: pixel(start, constants), length: length,
      by: constants.rule)
    return frame
  }

  /// An item in pixels along the axis: where it starts, and how long it is.
  ///
  /// - Parameters:
  ///   - advance: How far the item moves the next one, if it has been measured.
  ///   - start: Where it starts, from the start of the first one.
  ///   - constants: The answers that are the same for all items.
  /// - Returns: The start and the length.
  @inline(__always)
  private func pixels(
    _ advance: InstanceExtent, at start: Subpixels, _ constants: Constants
  ) -> (start: Int64, length: Int64) {
    // An advance is not negative, and at least the gap where that is not.
    (pixel(start, constants), advance.measured.map { lengths.magnitude($0) } ?? length)
  }

  /// The final frame of an item in pixels.
  @inline(__always)
  func frame(_ pixels: (start: Int64, length: Int64), _ constants: Constants) -> Frame {
    var frame = first
    writer.resize(
      &frame, along: constants.axis, to: pixels.start, length: pixels.length,
      by: constants.rule)
    return frame
  }

  /// An item in pixels along the axis, among others that follow one another.
  ///
  /// - Parameters:
  ///   - advance: How far the item moves the next one, if it has been measured.
  ///   - start: Where it starts, from the start of the first one; gets where the next one starts.
  ///   - constants: The answers that are the same for all items.
  /// - Returns: The start and the length.
  @inline(__always)
  func next(
    _ advance: InstanceExtent, at start: inout Subpixels, _ constants: Constants
  ) -> (start: Int64, length: Int64) {
    defer { start += advance.or(pitch) }
    return pixels(advance, at: start, constants)
  }

  /// The final frame of one of the items alone.
  func frame(of item: ExtentPlace) -> Frame {
    let constants = Constants(axis: axis, rule: writer.grid.rule(), startsInside: starts.keepsSign)
    return frame(pixels(InstanceExtent(item.extent), at: item.start, constants), constants)
  }
}
