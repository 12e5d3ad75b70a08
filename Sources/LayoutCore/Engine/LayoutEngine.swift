/// The layout engine, which solves each distinct group once and computes everything else
/// arithmetically.
///
///     plans ──solve──► measurements ──► templates ──stack──► sections ──query──► elements
///                      (cached)                      ▲
///                                                    └── fitted sizes, in an index of extents
///
/// The engine stores nothing for items of estimated size, so a section of ten million items takes
/// no more memory than a section of ten. Each measured item takes a few bytes.
///
/// The three type parameters determine how solutions are cached, how groups are found, and how the
/// items of a large group are found. Each part is called through a single reference, regardless of
/// its module, so no code is specialised for a combination of parts.
public struct LayoutEngine<
  Solutions: SolutionCaching, Extents: ExtentIndex, Spatial: SpatialIndex
>: LayoutStrategy {
  /// The name of the strategy in benchmark results: "default", or the names of all parts that
  /// differ from the default.
  public static var name: String {
    var parts: [String] = []
    if Solutions.self != SolutionCache.self {
      parts.append("measure-\(Solutions.name)")
    }
    if Extents.self != RunLengthExtents.self { parts.append("extents-\(Extents.name)") }
    if Spatial.self != ShapedIndex.self { parts.append("spatial-\(Spatial.name)") }
    return parts.isEmpty ? "default" : parts.joined(separator: "-")
  }

  /// The sections with their positions and their measured sizes.
  package private(set) var stack: SectionStack
  /// The operations counted so far while laying out and updating the content.
  public private(set) var work = WorkCounters()

  /// The scroll offsets of orthogonal rows and the visible rectangle of the content.
  package private(set) var state = ScrollState()

  /// Creates an engine for the given input.
  ///
  /// - Throws: ``LayoutError`` if the input cannot be laid out.
  /// - Complexity: O(*s* + *p*) for *s* sections and *p* items in the distinct plans.
  #if compiler(>=6.3)
    @specialized(
      where Solutions == SolutionCache, Extents == RunLengthExtents, Spatial == ShapedIndex
    )
  #endif
  public init(_ input: LayoutInput) throws(LayoutError) {
    stack = SectionStack(
      input,
      parts: EngineParts(
        solutions: AnySolutions(Solutions()), spatialIndex: SpatialKindBox<Spatial>()))
    try stack.placeSections(work: &work)
    checkInvariants()
  }

  /// The description of the content currently laid out.
  public var input: LayoutInput { stack.input }

  /// Replaces the input and lays out the content again.
  ///
  /// Groups solved for an equal container are not solved again, and items with an unchanged size
  /// proposal keep their measured sizes.
  ///
  /// - Throws: ``LayoutError`` if the input cannot be laid out; the engine is then unchanged.
  /// - Complexity: O(*s* + *p* + *m*) for *s* sections, *p* items in the distinct plans and *m*
  ///   measured items.
  @discardableResult
  public mutating func update(to input: LayoutInput) throws(LayoutError) -> ContentChange {
    makeUnique()
    var input = input
    input.shareFrames(with: stack.input)
    // The new stack becomes the only owner of the solutions, so that they are not copied.
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

  /// Applies the measured sizes of elements and updates the layout.
  ///
  /// - Parameter sizes: The measured sizes, in points. Sizes of missing elements and of elements
  ///   with a fixed size are ignored.
  /// - Returns: The effect of the change, including the number of applied sizes.
  /// - Throws: ``LayoutError`` if a size is not finite or the content becomes too long; the engine
  ///   is then unchanged.
  /// - Complexity: O(log *m* + log *s*) for each size, with *m* measured groups and *s* sections,
  ///   plus the time to solve its group if the solution is not cached.
  @discardableResult
  public mutating func fit(_ sizes: [FittedSize]) throws(LayoutError) -> ContentChange {
    try check(sizes)
    let size = beginChange()
    try stack.fit(sizes, work: &work)
    checkInvariants()
    return stack.endChange(from: size)
  }

  /// Copies the sections' storage before a change if a copy of the engine shares it.
  private mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&stack) { stack = SectionStack(copying: stack) }
  }

  /// Prepares the engine for a change; the first change also creates an empty extent index as a
  /// prototype for the sections' indexes.
  ///
  /// - Returns: The size of the content before the change.
  private mutating func beginChange() -> Vector {
    makeUnique()
    if stack.parts.extents == nil {
      stack.parts.extents = ExtentBox(Extents(count: 0, estimate: .zero))
    }
    stack.beginChange()
    return stack.contentSize
  }

  /// Checks that the sizes are finite and that no position can become too large to represent.
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

  /// Applies changes to items and sections in order; each measured size moves with its item.
  ///
  /// - Throws: ``LayoutError`` if a change refers to a missing item or section, or if the result of
  ///   a change cannot be laid out. Earlier changes remain applied.
  /// - Complexity: O(log *m* + log *s*) for each change to the items of a section with one item per
  ///   group, with *m* measured groups and *s* sections.
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

  /// Returns the self-sizing axes of an element; empty if the element does not exist.
  public func estimatedAxes(of element: ElementID) -> AxisSet { stack.estimatedAxes(of: element) }

  /// Returns the estimated lengths of an element along its self-sizing axes, not yet rounded to
  /// pixels.
  package func estimatedLengths(of element: ElementID) -> FittedLengths {
    stack.estimatedLengths(of: element)
  }

  /// Returns the measured lengths of an element's content.
  public func fittedLengths(of element: ElementID) -> FittedLengths {
    stack.fittedLengths(of: element)
  }

  /// Returns the range of items that must be measured together with an item because all of them
  /// take the length of the longest one.
  ///
  /// The range usually contains only the item itself.
  ///
  /// - Complexity: O(1).
  public func uniformSiblings(section: Int, item: Int) -> Range<Int> {
    stack.uniformSiblings(section: section, item: item)
  }

  /// Whether unmeasured items use the average measured length of their section instead of the
  /// estimate in the layout description.
  ///
  /// This affects sections with one item of estimated length in each group. The default is `false`.
  public var learnsEstimates: Bool { stack.learnsEstimates }

  /// Sets whether unmeasured items use the average measured length of their section.
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

  /// The length of the content along the scroll axis, and its uncertainty.
  ///
  /// - Complexity: O(*s* + *m*) for *s* sections and *m* measured groups.
  public var contentLength: ContentLength { stack.contentLength }

  /// All measured sizes, which can be stored and applied again later.
  ///
  /// - Complexity: O(*s* + *m* log *m*) for *s* sections and *m* measured elements.
  public var fittedSizes: [FittedSize] { stack.fittedSizes }

  /// The size of the whole content, in points.
  public var contentSize: Vector { stack.contentSize }

  /// The number of data items with a frame.
  ///
  /// An item that cannot be placed has none.
  public var shownItemCount: Int { stack.shownItemCount }

  /// Scrolls the row of an orthogonal section to an offset, in points from its leading end.
  ///
  /// Nothing is solved again. NaN and infinity count as 0.
  public mutating func setRowOffset(_ offset: Double, section: Int) {
    state.setRowOffset(offset, section: section)
  }

  /// Scrolls each row with centred groups to its first resting offset.
  ///
  /// - Parameter keepsOffset: A closure that returns whether the row of a section keeps its offset.
  /// - Complexity: O(*r* + *c* log *s*) for *r* runs of equal sections and *c* rows with centred
  ///   groups among *s* sections.
  package mutating func centreFirstGroups(unless keepsOffset: (_ section: Int) -> Bool) {
    stack.centreFirstGroups(&state, unless: keepsOffset)
  }

  /// Returns the scroll offset of a section's row, in points.
  public func rowOffset(section: Int) -> Double { state.rowOffset(section: section) }

  /// Sets the visible rectangle of the content; pinned items stay within it.
  ///
  /// Nothing is solved again.
  public mutating func setVisibleBounds(_ bounds: Frame?) { state.visibleBounds = bounds }

  /// Finds the elements overlapping a rectangle; cells are found in order of section and item.
  ///
  /// - Complexity: O(log *s* + log *m* + *k*) for *s* sections, *m* measured groups and *k*
  ///   elements; allocates nothing if the buffer has capacity and nothing has been measured.
  public func query(_ rectangle: Frame, into visible: inout VisibleElements) {
    stack.query(rectangle, state: state, into: &visible)
  }

  /// Returns the frame of a data item, or `nil` if it has none.
  ///
  /// - Complexity: O(log *s* + log *m*) for *s* sections and *m* measured groups.
  public func frame(section: Int, item: Int) -> Frame? {
    stack.frame(section: section, item: item)
  }

  /// Returns the cell of a data item and the frame of its group, or `nil` if the item has no frame.
  ///
  /// The result ignores the scroll offsets of orthogonal rows.
  ///
  /// - Complexity: O(log *s* + log *m*) for *s* sections and *m* measured groups.
  public func placedCell(section: Int, item: Int) -> (cell: LayoutElement, group: Frame)? {
    stack.answers(section: section)?.placedCell(item)
  }

  /// Writes the frames of all data items in order and returns the number of frames written.
  ///
  /// Items without a frame are skipped.
  ///
  /// - Complexity: O(*n*) for *n* items; allocates only once if nothing has been measured.
  public func writeFrames(into frames: inout MutableSpan<Frame>) -> Int {
    stack.writeFrames(into: &frames)
  }

  private func checkInvariants() {
    #if DEBUG
      stack.checkInvariants()
    #endif
  }
}

/// The default layout engine.
///
/// It uses a bounded cache of solutions shared by all sections, a tree of extents that stores
/// nothing for unmeasured groups, and spatial indexes chosen by the shapes of the groups.
public typealias DefaultLayoutEngine = LayoutEngine<SolutionCache, RunLengthExtents, ShapedIndex>
