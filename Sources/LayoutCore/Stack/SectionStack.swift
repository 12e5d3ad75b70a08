/// All sections of a layout with their positions: everything that a query reads, and nothing that a
/// query changes.
///
/// Estimated sizes take no memory: an unmeasured section of ten million items is as small as one of
/// ten items.
///
/// The stack is a class, shared by the copies of a layout, because nearly every call to a method of
/// such a large structure would copy it. Before a change, a layout makes sure that it is the only
/// owner, copying the stack if necessary. So no two accesses can overlap, and exclusivity is not
/// checked.
package final class SectionStack: @unchecked Sendable {
  /// The input of the layout: its container, its section plans and its item counts.
  @safe @exclusivity(unchecked) package internal(set) var input: LayoutInput
  /// The templates of the sections, each with the data shared by all sections of one distinct plan.
  @safe @exclusivity(unchecked)
  package internal(set) var templates: ContiguousArray<SectionTemplate> = []
  /// The sections in order, with their lengths and measured sizes.
  @safe @exclusivity(unchecked) var sections: SectionTable
  /// The measured sizes of the layout's own boundary items, by kind.
  @safe @exclusivity(unchecked) var boundaryLengths: [ElementKind: FittedLengths] = [:]
  /// Whether unmeasured items take their section's average measured length as their estimate.
  @safe @exclusivity(unchecked) var learnsEstimates = false
  /// The engine's exchangeable parts: its cache of solutions and its kinds of indexes.
  @safe @exclusivity(unchecked) var parts: EngineParts

  /// The size of the whole content, in points.
  @safe @exclusivity(unchecked) package internal(set) var contentSize: Vector
  /// The boundary items of the whole layout, and the extent of its content.
  @safe @exclusivity(unchecked) package internal(set) var bounds: ContentBounds
  /// The converter from exact positions to final frames.
  @safe @exclusivity(unchecked) package internal(set) var writer: FrameWriter

  /// The effect of the current mutation on the content so far.
  @safe @exclusivity(unchecked) var change = ContentChange()
  /// How far elements may extend beyond their sections and beyond the view.
  @safe @exclusivity(unchecked) var reach = SectionReach()

  /// Creates a stack for an input, with no sections placed yet.
  ///
  /// - Parameters:
  ///   - input: The container, the plans and the item counts.
  ///   - parts: The parts of the engine, including solutions that have already been cached.
  init(_ input: LayoutInput, parts: EngineParts) {
    self.input = input
    self.parts = parts
    sections = SectionTable(spacing: input.container.grid.subpixels(input.interSectionSpacing))
    let bounds = ContentBounds(input)
    self.bounds = bounds
    contentSize = bounds.size
    writer = bounds.writer
    reach.mayPin = !bounds.boundary.isEmpty
  }

  /// Creates a copy of a stack for another owner; no change may be in progress.
  ///
  /// - Complexity: O(1).
  init(copying other: SectionStack) {
    input = other.input
    templates = other.templates
    sections = other.sections
    boundaryLengths = other.boundaryLengths
    learnsEstimates = other.learnsEstimates
    parts = other.parts
    contentSize = other.contentSize
    bounds = other.bounds
    writer = other.writer
    reach = other.reach
  }

  /// Begins to record the effect of a mutation.
  func beginChange() { change = ContentChange() }

  /// Updates the size of the content after a mutation.
  ///
  /// - Parameter before: The size of the content before the mutation.
  /// - Returns: The effect of the mutation, including the change in the content size.
  func endChange(from before: Vector) -> ContentChange {
    resize()
    change.contentSizeDelta = contentSize - before
    // Frames are mirrored within the width of the content, so a change of width moves all of them.
    if container.isRightToLeft, change.contentSizeDelta.horizontal != 0 {
      noteMovement(section: 0, item: 0)
    }
    return change
  }

  /// Records that a data item, and all items after it, may have moved.
  func noteMovement(section: Int, item: Int) {
    let cell = ElementID(section: section, item: item)
    if change.keeps(cell) { change.firstMoved = cell }
  }

  /// Records that `count` measured sizes have been applied, the last of them to the given element.
  func noteAppliedSizes(_ element: ElementID, count: Int = 1) {
    change.appliedCount += count
    change.touch(element)
  }

  /// The container of the layout: its size, display scale, scroll axis and direction.
  package var container: LayoutContainer { input.container }

  /// The number of sections, with or without items.
  package var sectionCount: Int { sections.count }

  /// The spacing between consecutive sections.
  var spacing: Subpixels { sections.spacing }

  /// Computes and appends the template shared by all sections with a plan.
  ///
  /// - Parameters:
  ///   - plan: The plan with the group to solve.
  ///   - earlier: An earlier solution, if any, whose blocks a large custom group may share.
  ///   - section: The index of a section with this plan, for error messages.
  ///   - work: The counters for the work done.
  /// - Throws: ``LayoutError`` if the group cannot be solved.
  func appendTemplate(
    _ plan: InternedPlan, after earlier: GroupSolution? = nil, section: Int,
    work: inout WorkCounters
  ) throws(LayoutError) {
    templates.append(try template(of: plan, after: earlier, section: section, work: &work))
  }

  /// Computes the template of a plan, and sets the flags of ``reach`` that depend on it.
  func template(
    of plan: InternedPlan, after earlier: GroupSolution?, section: Int, work: inout WorkCounters
  ) throws(LayoutError) -> SectionTemplate {
    let geometry = SectionGeometry(
      plan: plan, container: input.container, spatialIndex: parts.spatialIndex)
    var request = geometry.request()
    if plan.group.largePlaces != nil { request.earlier = earlier }
    let solution = try parts.solutions.solution(for: request, section: section, work: &work)
    let template = SectionTemplate(
      geometry: consume geometry, solution: solution, input: input, after: templates)
    if !template.boundary.isEmpty { reach.mayPin = true }
    if template.metrics.isRow { reach.hasRows = true }
    let cross = container.scrollAxis.other
    if !template.metrics.isRow,
      template.fitting.variesAcross
        || container.grid.points(solution.size[cross]) > container.size[cross]
    {
      reach.mayBeWide = true
    }
    return template
  }
}

/// The exchangeable parts of an engine, as used by sections.
struct EngineParts {
  /// The cache of group solutions.
  var solutions: AnySolutions
  /// An empty extent index, copied whenever a section needs an index; `nil` until the first change.
  var extents: AnyExtents?
  /// The kind of spatial index used for groups with many items.
  let spatialIndex: SpatialIndexKind
}
