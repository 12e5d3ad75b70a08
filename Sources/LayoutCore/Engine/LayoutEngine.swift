/// The engine: measures each distinct group once and answers everything else by arithmetic.
///
///     plans ──solve──► measurements ──► templates ──stack──► sections ──query──► elements
///                      (cached)
///
/// It stores nothing per item: a section of ten million items takes as much memory as one of ten.
public struct LayoutEngine<Measurements: GroupMeasurementCache>: LayoutStrategy {
  /// The name by which the harness lists the strategy: that of the shared cache is the default.
  public static var name: String {
    Measurements.self == SharedMeasurementCache.self ? "default" : "measure-\(Measurements.name)"
  }

  /// The sections in their places.
  public private(set) var stack: SectionStack
  /// The work of laying out and updating so far.
  public private(set) var work = WorkCounters()

  private var measurements = Measurements()
  /// How far things have been scrolled, and what is seen.
  public private(set) var state = ScrollState()

  /// Lays out an input.
  ///
  /// - Throws: ``LayoutError`` if the input cannot be laid out.
  /// - Complexity: O(*s* + *p*) for *s* sections and *p* items in the distinct plans.
  public init(_ input: LayoutInput) throws(LayoutError) {
    stack = try SectionStack(input, cache: &measurements, work: &work)
    checkInvariants()
  }

  /// Goes over to another input; groups that were measured in an equal container are not measured
  /// again.
  ///
  /// - Throws: ``LayoutError`` if the input cannot be laid out; the engine is as it was before
  ///   then.
  /// - Complexity: O(*s* + *p*) for *s* sections and *p* items in the distinct plans.
  public mutating func update(to input: LayoutInput) throws(LayoutError) {
    stack = try SectionStack(input, cache: &measurements, work: &work)
    checkInvariants()
  }

  /// The size of everything, in points.
  public var contentSize: Vector { stack.contentSize }

  /// How many data items have a frame.
  public var shownItemCount: Int { stack.shownItemCount }

  /// Scrolls the row of a section to an offset, in points from its leading end.
  ///
  /// Nothing is solved again. What is no number counts as 0.
  public mutating func setRowOffset(_ offset: Double, section: Int) {
    state.setRowOffset(offset, section: section)
  }

  /// How far the row of a section has been scrolled, in points.
  public func rowOffset(section: Int) -> Double { state.rowOffset(section: section) }

  /// Says what is seen of the content: pinned items stay in it.
  ///
  /// Nothing is solved again.
  public mutating func setVisibleBounds(_ bounds: Frame?) { state.visibleBounds = bounds }

  /// Finds the elements that share some area with a rectangle; the cells in order of section and
  /// item.
  ///
  /// - Complexity: O(log *s* + *k*) for *s* sections and *k* elements; allocates nothing if there
  ///   is room.
  public func query(_ rectangle: Frame, into visible: inout VisibleElements) {
    stack.query(rectangle, state: state, into: &visible)
  }

  /// The frame of one data item, or `nil` if it has none.
  ///
  /// - Complexity: O(1); does not allocate.
  public func frame(section: Int, item: Int) -> Frame? {
    stack.frame(section: section, item: item)
  }

  /// Writes the frames of all data items that have one, in order, and says how many they are.
  ///
  /// - Complexity: O(*n*) for *n* items; does not allocate.
  public func writeFrames(into frames: inout MutableSpan<Frame>) -> Int {
    stack.writeFrames(into: &frames)
  }

  private func checkInvariants() {
    #if InternalChecks
      stack.checkInvariants()
    #endif
  }
}

/// The engine that the layout uses: measurements shared by all sections.
public typealias DefaultLayoutEngine = LayoutEngine<SharedMeasurementCache>
