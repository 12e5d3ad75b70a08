/// The engine: measures each distinct group once and answers everything else by arithmetic.
///
///     plans ──solve──► measurements ──► templates ──stack──► sections ──query──► elements
///                      (cached)                      ▲
///                                                    └── fitted sizes, in an index of extents
///
/// It stores nothing for items laid out as estimated: a section of ten million items takes the
/// memory of one of ten. Each measured item takes some bytes.
///
/// The three parts say how solutions are remembered, where groups are looked up, and where the
/// items of a group of many. Each is called through one reference, whichever module it comes from:
/// no code is made for a combination of them.
public struct LayoutEngine<
  Solutions: SolutionCaching, Extents: ExtentIndex, Spatial: SpatialIndex
>: LayoutStrategy {
  /// The strategy's name in the harness: "default", or its parts other than the default.
  public static var name: String {
    var parts: [String] = []
    if Solutions.self != SolutionCache.self {
      parts.append("measure-\(Solutions.name)")
    }
    if Extents.self != RunLengthExtents.self { parts.append("extents-\(Extents.name)") }
    if Spatial.self != ShapedIndex.self { parts.append("spatial-\(Spatial.name)") }
    return parts.isEmpty ? "default" : parts.joined(separator: "-")
  }

  /// The sections in their places, with their measured sizes.
  package private(set) var stack: SectionStack
  /// The work of laying out and updating so far.
  public private(set) var work = WorkCounters()

  /// The offsets of orthogonal rows, and the visible part of the content.
  package private(set) var state = ScrollState()

  /// Lays out an input.
  ///
  /// - Throws: ``LayoutError`` if the input cannot be laid out.
  /// - Complexity: O(*s* + *p*) for *s* sections and *p* items in the distinct plans.
  @specialized(
    where Solutions == SolutionCache, Extents == RunLengthExtents, Spatial == ShapedIndex
  )
  public init(_ input: LayoutInput) throws(LayoutError) {
    stack = SectionStack(
      input,
      parts: EngineParts(
        solutions: AnySolutions(Solutions()), spatialIndex: SpatialKindBox<Spatial>()))
    try stack.placeSections(work: &work)
    checkInvariants()
  }

  /// The current input.
  public var input: LayoutInput { stack.input }

  /// Goes over to another input; groups measured in an equal container are not measured again, and
  /// items with the same size proposal as before keep their measured sizes.
  ///
  /// - Throws: ``LayoutError`` if the input cannot be laid out; the engine is unchanged then.
  /// - Complexity: O(*s* + *p* + *m*) for *s* sections, *p* items in the distinct plans and *m*
  ///   measured items.
  @discardableResult
  public mutating func update(to input: LayoutInput) throws(LayoutError) -> ContentChange {
    makeUnique()
    var input = input
    input.shareFrames(with: stack.input)
    // The new stack is the one owner of the solutions, so that they are not copied.
    let new = SectionStack(
      input,
      parts: EngineParts(
        solutions: stack.parts.solutions.take(), extents: stack.parts.extents,
        spatialIndex: stack.parts.spatialIndex))
    do throws(LayoutError) {
      try new.placeSections(after: stack, work: &work)
      // Behaviour 86
      new.learnsEstimates = stack.learnsEstimates
      try new.adoptSizes(of: stack, work: &work)
    } catch {
      stack.parts.solutions = new.parts.solutions
      throw error
    }
    new.resize()
    let change = ContentChange(from: stack.contentSize, to: new.contentSize)
    stack = new
    checkInvariants()
    return change
  }

  /// Applies measured sizes.
  ///
  /// - Parameter sizes: The measured sizes. Missing elements and elements of fixed size are passed
  ///   over.
  /// - Returns: The effect of the change, with the number of applied sizes.
  /// - Throws: ``LayoutError`` if a size is no number or the content gets too long; the engine is
  ///   unchanged then.
  /// - Complexity: O(log *m* + log *s*) for each size, of *m* measured groups and *s* sections,
  ///   plus the solution of its group if unknown.
  @discardableResult
  public mutating func fit(_ sizes: [FittedSize]) throws(LayoutError) -> ContentChange {
    try check(sizes)
    let size = beginChange()
    try stack.fit(sizes, work: &work)
    checkInvariants()
    return stack.endChange(from: size)
  }

  /// Ensures a single owner of the stack before a change.
  private mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&stack) { stack = SectionStack(copying: stack) }
  }

  /// Begins a change, perhaps with a first measurement.
  ///
  /// - Returns: The size of the content before it.
  private mutating func beginChange() -> Vector {
    makeUnique()
    if stack.parts.extents == nil {
      stack.parts.extents = ExtentBox(Extents(count: 0, estimate: .zero))
    }
    stack.beginChange()
    return stack.contentSize
  }

  /// Stops before positions would get too long to be said.
  private func check(_ sizes: [FittedSize]) throws(LayoutError) {
    var length = Double(stack.bounds.extent.rawValue)
    for size in sizes {
      try size.validate()
      length += Double(
        stack.container.grid.subpixels(max(size.size.horizontal, size.size.vertical)).rawValue)
      guard length < Double(Subpixels.longestContent.rawValue) else {
        throw .contentTooLong(section: size.element.section)
      }
    }
  }

  /// Applies changes in their order; a measured size goes where its item goes.
  ///
  /// - Throws: ``LayoutError`` if a change names a missing item or section, or something cannot be
  ///   laid out; the changes before it have been made then.
  /// - Complexity: O(log *m* + log *s*) for each change to the items of a section with one item in
  ///   each group; see ``LayoutChange`` for the others.
  @discardableResult
  public mutating func apply(_ changes: [LayoutChange]) throws(LayoutError) -> ContentChange {
    let size = beginChange()
    defer { checkInvariants() }
    do throws(LayoutError) {
      for change in changes {
        try stack.input.check(change)
        try stack.apply(change, work: &work)
      }
    } catch {
      stack.resize()
      throw error
    }
    return stack.endChange(from: size)
  }

  /// The axes decided by the content of an element; none if the element is missing.
  public func estimatedAxes(of element: ElementID) -> AxisSet { stack.estimatedAxes(of: element) }

  /// Returns the exact known lengths of an element before its content is measured, along the axes
  /// decided by the content, without the rounding of frames.
  package func estimatedLengths(of element: ElementID) -> FittedLengths {
    stack.estimatedLengths(of: element)
  }

  /// Returns the measured lengths of an element.
  public func fittedLengths(of element: ElementID) -> FittedLengths {
    stack.fittedLengths(of: element)
  }

  /// The items to measure together with one, because all get the length of the longest; the item
  /// alone, mostly.
  ///
  /// - Complexity: O(1).
  public func uniformSiblings(section: Int, item: Int) -> Range<Int> {
    stack.uniformSiblings(section: section, item: item)
  }

  /// Whether unmeasured items use their section's average measured length instead of the author's
  /// estimate.
  ///
  /// This concerns sections with one item in each group, of estimated length. Off unless set.
  public var learnsEstimates: Bool { stack.learnsEstimates }

  /// Says whether estimates are learned.
  ///
  /// - Throws: ``LayoutError`` if a group cannot be solved.
  /// - Complexity: O(*s* log *s*) for *s* partly measured sections.
  @discardableResult
  public mutating func setLearnsEstimates(_ learns: Bool) throws(LayoutError) -> ContentChange {
    let size = beginChange()
    try stack.setLearnsEstimates(learns, work: &work)
    checkInvariants()
    return stack.endChange(from: size)
  }

  /// The content's length along the scroll axis, and how exactly it is known.
  ///
  /// - Complexity: O(*s* + *m*) for *s* sections and *m* measured groups.
  public var contentLength: ContentLength { stack.contentLength }

  /// All measured sizes, to be kept and applied again.
  ///
  /// - Complexity: O(*s* + *m* log *m*) for *s* sections and *m* measured elements.
  public var fittedSizes: [FittedSize] { stack.fittedSizes }

  /// The size of everything, in points.
  public var contentSize: Vector { stack.contentSize }

  /// How many data items have a frame.
  public var shownItemCount: Int { stack.shownItemCount }

  /// Scrolls the row of a section to an offset, in points from its leading end.
  ///
  /// Nothing is solved again. NaN and infinity count as 0.
  public mutating func setRowOffset(_ offset: Double, section: Int) {
    state.setRowOffset(offset, section: section)
  }

  /// How far the row of a section has been scrolled, in points.
  public func rowOffset(section: Int) -> Double { state.rowOffset(section: section) }

  /// Sets the visible part of the content: pinned items stay in it.
  ///
  /// Nothing is solved again.
  public mutating func setVisibleBounds(_ bounds: Frame?) { state.visibleBounds = bounds }

  /// Finds the elements sharing some area with a rectangle; the cells in order of section and item.
  ///
  /// - Complexity: O(log *s* + log *m* + *k*) for *s* sections, *m* measured groups and *k*
  ///   elements; allocates nothing if there is room and nothing has been measured.
  public func query(_ rectangle: Frame, into visible: inout VisibleElements) {
    stack.query(rectangle, state: state, into: &visible)
  }

  /// The frame of one data item, or `nil` if it has none.
  ///
  /// - Complexity: O(log *s* + log *m*) for *s* sections and *m* measured groups.
  public func frame(section: Int, item: Int) -> Frame? {
    stack.frame(section: section, item: item)
  }

  /// The cell of a data item and the frame of its group, orthogonal rows taken as not scrolled;
  /// `nil` if the item has no frame.
  ///
  /// - Complexity: O(log *s* + log *m*) for *s* sections and *m* measured groups.
  public func placedCell(section: Int, item: Int) -> (cell: LayoutElement, group: Frame)? {
    stack.answers(section: section)?.placedCell(item)
  }

  /// Writes the frames of all data items with a frame, in order, and returns their number.
  ///
  /// - Complexity: O(*n*) for *n* items; allocates once while nothing has been measured.
  public func writeFrames(into frames: inout MutableSpan<Frame>) -> Int {
    stack.writeFrames(into: &frames)
  }

  private func checkInvariants() {
    #if DEBUG
      stack.checkInvariants()
    #endif
  }
}

/// The layout's engine: measurements shared by all sections and bounded, extents in a tree that
/// stores nothing for unmeasured groups, and indexes of items by the shapes of groups.
public typealias DefaultLayoutEngine = LayoutEngine<SolutionCache, RunLengthExtents, ShapedIndex>
