/// The parts shared by all sections of one plan: the metrics of their groups, and a group laid out
/// with estimated sizes.
package final class SectionTemplate: Sendable {
  /// The plan and the container of the sections.
  package let geometry: SectionGeometry
  /// The metrics for computing the positions of groups.
  package let metrics: SectionMetrics
  /// A full group laid out with estimated sizes.
  package let solution: GroupSolution
  /// The columns formed by the items of the groups, if the section has an orthogonal row of groups
  /// with few items; otherwise `nil`.
  let row: RowColumns?
  /// The names of the supplementary items anchored to a full group and its items, in order.
  package let supplementaryNames: [SupplementaryName]
  /// The section's rows, if they consist of data items only and the items in a row can be counted
  /// without laying the row out; otherwise `nil`.
  let leafRows: LeafRows?
  /// The numbering of the supplementary items, if groups differ in their number of items; otherwise
  /// `nil`.
  let numbering: SupplementaryNumbering?
  /// The boundary items of the section, laid out with estimated sizes.
  package let boundary: BoundaryLayout
  /// The decorations of each section, placed relative to the section's rectangle.
  package let decorations: [DecorationPlace]
  /// The section's self-sizing rules.
  package let fitting: SectionFitting

  /// Creates a template from the solution of the section's group.
  ///
  /// - Parameters:
  ///   - geometry: The plan and the container of the section.
  ///   - solution: The solution of a full group with estimated sizes.
  ///   - input: The input, used to number the element kinds.
  ///   - earlier: The templates of all earlier plans, in order.
  package init(
    geometry: SectionGeometry, solution: GroupSolution, input: borrowing LayoutInput,
    after earlier: ContiguousArray<SectionTemplate> = []
  ) {
    let grid = geometry.container.grid
    // The plan's fields are read in place: copying a plan counts eight references.
    let interned = geometry.interned
    self.solution = solution
    boundary = BoundaryLayout(
      interned.section.boundaries, container: geometry.container,
      insets: interned.section.boundaryInsets, input: input)
    metrics = SectionMetrics(geometry: geometry, solution: solution, boundary: boundary)
    row =
      metrics.isRow
      ? RowColumns(
        metrics, solution, isRightToLeft: geometry.container.isRightToLeft,
        plan: earlier.count, after: earlier.last?.row) : nil
    supplementaryNames = SupplementaryName.names(of: solution, input: input)
    let group = interned.group
    leafRows = group.packs ? LeafRows(geometry.request()) : nil
    numbering = group.packs && !group.supplementaries.isEmpty ? SupplementaryNumbering(group) : nil
    decorations = interned.section.decorations.map {
      DecorationPlace($0, kind: input.kind(.decoration, $0.kind), grid: grid)
    }
    fitting = SectionFitting(geometry: geometry, solution: solution, metrics: metrics)
    self.geometry = geometry
  }

  /// Whether groups are packed by the sizes of their items.
  var packs: Bool { fitting.form == .packed }

  /// Places an unmeasured section.
  ///
  /// - Parameters:
  ///   - section: The section as given in the input.
  ///   - index: The index of the section, for error messages.
  ///   - origin: The start of the section along the scroll axis.
  /// - Returns: The section placed at the origin.
  /// - Throws: ``LayoutError/contentTooLong(section:)`` if the section may end beyond the maximum
  ///   content length.
  /// - Complexity: O(1), or O(log *e*) for *e* supplementary items of a partly filled group.
  @inline(__always)
  package func place(
    _ section: LayoutInput.Section, index: Int, at origin: Subpixels
  ) throws(LayoutError) -> PlacedSection {
    let lengths = lengths(ofItems: section.itemCount)
    guard !isTooLong(lengths, from: origin) else { throw .contentTooLong(section: index) }
    return placed(section, lengths, at: origin)
  }

  /// Returns an unmeasured section with the given lengths, placed at the given origin.
  @inline(__always)
  func placed(
    _ section: LayoutInput.Section, _ lengths: SectionLengths, at origin: Subpixels
  ) -> PlacedSection {
    PlacedSection(
      template: section.plan, itemCount: section.itemCount, groupCount: lengths.groupCount,
      origin: origin, extent: lengths.extent, lastExtent: lengths.lastExtent,
      // Behaviour 46
      lastSupplementaryCount: lengths.partial.map { solution.supplementaryCount(ofFirst: $0) }
        ?? supplementaryNames.count)
  }

  /// Returns the lengths of an unmeasured section; if the section is too long, they overflow and
  /// wrap around.
  ///
  /// - Complexity: O(1).
  @inline(__always)
  func lengths(ofItems itemCount: Int) -> SectionLengths {
    let (groupCount, partial) = metrics.groups(for: itemCount)
    var lengths = SectionLengths(
      groupCount: groupCount, partial: packs ? nil : partial, extent: metrics.emptyExtent,
      lastExtent: metrics.groupSize[metrics.stackAxis])
    if let leaves = lengths.partial { lengths.lastExtent = solution.extent(ofFirst: leaves) }
    if groupCount > 0 {
      lengths.extent = metrics.sectionExtent(
        stackLength: metrics.stackLength(
          lastStart: metrics.pitch * (groupCount - 1), lastExtent: lengths.lastExtent))
    }
    return lengths
  }

  /// Returns whether an unmeasured section may end beyond the maximum content length.
  @inline(__always)
  func isTooLong(_ lengths: SectionLengths, from origin: Subpixels) -> Bool {
    let (reach, isTooLong) = Int64(lengths.groupCount)
      .multipliedReportingOverflow(by: metrics.pitch.rawValue)
    return isTooLong || reach >= (Subpixels.longestContent - origin).rawValue
  }

  /// Returns the size proposal for an item; `nil` if the item receives none, or a different one in
  /// each row.
  func proposal(ofItem item: Int) -> LeafProposal? {
    let proposals = solution.proposals
    guard !proposals.isEmpty, !packs || leafRows?.across.count == 1 else { return nil }
    return proposals[item % proposals.count]
  }

  /// Calls `body` with each boundary item of a section.
  ///
  /// - Parameters:
  ///   - section: The section with its position.
  ///   - index: The index of the section in the layout, written into each element.
  ///   - boundary: The items with their measured sizes; if `nil`, their estimated sizes are used.
  ///   - writer: The writer that rounds and mirrors the frames.
  ///   - pins: The visible range of the content; if `nil`, no item is pinned.
  ///   - body: A closure that receives each element.
  package func forEachBoundaryElement(
    of section: PlacedSection, index: Int, boundary: BoundaryLayout? = nil, writer: FrameWriter,
    pins: PinWindow?, _ body: (LayoutElement) -> Void
  ) {
    // Behaviour 60
    guard section.extent > .zero else { return }
    (boundary ?? self.boundary).forEachElement(
      section: index, item: 0, origin: section.origin, extent: section.extent,
      axis: metrics.scrollAxis, writer: writer, pins: pins, body)
  }

  /// Calls `body` with each decoration of a section; decorations cover the whole length of the
  /// section and the whole width of the view.
  ///
  /// - Parameters:
  ///   - section: The section with its position.
  ///   - index: The index of the section in the layout, written into each element.
  ///   - writer: The writer that rounds and mirrors the frames.
  ///   - body: A closure that receives each element and the rectangle of its section.
  package func forEachDecoration(
    of section: PlacedSection, index: Int, writer: FrameWriter,
    _ body: (LayoutElement, Frame) -> Void
  ) {
    guard section.extent > .zero, !decorations.isEmpty else { return }
    let scroll = metrics.scrollAxis
    var origin = SubpixelVector.zero
    origin[scroll] = section.origin
    // Behaviour 39
    var size = writer.grid.subpixels(geometry.container.size)
    size[scroll] = section.extent
    let frame = writer.frame(origin: origin, size: PixelSize(exact: size, grid: writer.grid))
    for (item, decoration) in decorations.enumerated() {
      body(
        decoration.element(
          section: index, item: item, origin: origin, size: size, writer: writer), frame)
    }
  }
}
