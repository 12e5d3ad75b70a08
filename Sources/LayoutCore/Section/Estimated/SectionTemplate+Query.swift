/// Methods that query unmeasured sections.
extension SectionTemplate {
  /// The number of groups to reserve space for at a time, so that a query never reserves space for
  /// more than a few screens of groups.
  static var chunk: Int { 64 }

  /// Appends the elements that a query finds in a section.
  ///
  /// - Parameters:
  ///   - section: The section with its position.
  ///   - index: The index of the section in the layout, written into each element.
  ///   - query: The query, with its rectangle and the scroll offsets of rows.
  ///   - last: The visible groups of the previously searched row; reused if this row is alike,
  ///     otherwise replaced.
  ///   - pins: The visible range of the content; if `nil`, no item is pinned.
  ///   - host: The layout containing the section.
  ///   - visible: The buffer for the elements, which also counts the work.
  /// - Complexity: O(*k*) for *k* elements in the groups found.
  @inline(__always)
  func emit(
    _ section: PlacedSection, index: Int, in query: borrowing SectionQuery,
    after last: inout RowSpan, pins: PinWindow?, of host: any SectionHost,
    into visible: inout VisibleElements
  ) {
    if row != nil {
      emitRow(section, index: index, in: query, after: &last, into: &visible)
    } else {
      emitCells(of: section, index: index, in: query, into: &visible)
    }
    if metrics.hasSupplementaries {
      emitSupplementaries(of: section, index: index, in: query, of: host, into: &visible)
    }
    if metrics.hasEdgeElements {
      emitEdges(of: section, index: index, in: query, pins: pins, into: &visible)
    }
  }

  /// Appends the cells of a section's groups.
  ///
  /// The method is kept out of line, so that queries of orthogonal rows do not pay for its setup.
  @inline(never)
  private func emitCells(
    of section: PlacedSection, index: Int, in query: borrowing SectionQuery,
    into visible: inout VisibleElements
  ) {
    let window = GroupWindow(section, index: index, metrics, in: query)
    let groups = window.groups
    if !groups.isEmpty { emitCells(of: groups, window, query.writer, into: &visible) }
  }

  /// Appends the supplementary items of a section's groups.
  @inline(never)
  private func emitSupplementaries(
    of section: PlacedSection, index: Int, in query: borrowing SectionQuery,
    of host: any SectionHost, into visible: inout VisibleElements
  ) {
    let window = GroupWindow(section, index: index, metrics, in: query)
    for group in window.groups {
      emitSupplementaries(
        of: placedGroup(group, in: window, query.writer.grid), solution.supplementaries, window,
        of: host, into: &visible)
    }
  }

  /// Appends the cells that overlap the window's rectangle, for a range of groups.
  @inline(__always)
  private func emitCells(
    of groups: Range<Int>, _ window: GroupWindow, _ writer: FrameWriter,
    into visible: inout VisibleElements
  ) {
    if let tree = solution.leaves.tree {
      for group in groups {
        window.emitCells(
          of: placedGroup(group, in: window, writer.grid), tree, solution.index, writer,
          into: &visible)
      }
    } else if window.leafCount == 1, let items = directItems(of: window, writer) {
      guard window.overlapAcrossAxis(items, solution.leaves.listed[0], writer) else { return }
      let range = DirectItems.Window(window.rectangle, along: window.stackAxis, writer.grid)
      for start in stride(from: groups.lowerBound, to: groups.upperBound, by: Self.chunk) {
        window.emit(
          items, min(Self.chunk, groups.upperBound - start), Span(), from: start,
          at: window.pitch * start, in: range, into: &visible)
      }
    } else {
      for start in stride(from: groups.lowerBound, to: groups.upperBound, by: Self.chunk) {
        let some = start..<min(start + Self.chunk, groups.upperBound)
        var tested = 0
        visible.append(upTo: some.count * window.leafCount) {
          tested = write(some, window, writer, into: &$0)
        }
        visible.work.elementsTested += tested
      }
    }
  }

  /// Returns one of the section's unmeasured groups, together with its position.
  private func placedGroup(
    _ group: Int, in window: GroupWindow, _ grid: PixelGrid
  ) -> PlacedGroup {
    PlacedGroup(
      place: window.place(ofGroup: group, start: window.pitch * group, isMeasured: false),
      origin: window.origin(of: group), size: window.pixelSize(of: group, grid: grid),
      supplementaryLimit: window.section.supplementaryLimit(ofGroup: group))
  }

  /// Returns the items of a section with one item per group, if each group is exactly as long as
  /// its item; otherwise `nil`.
  ///
  /// The method is inlined, because a call would copy a large optional.
  @inline(__always)
  private func directItems(of window: GroupWindow, _ writer: FrameWriter) -> DirectItems? {
    let leaf = solution.leaves.listed[0]
    let (stack, size) = (window.stackAxis, window.groupPixelSize)
    guard leaf.origin[stack] == .zero, leaf.size[stack] == size[stack] else { return nil }
    return DirectItems(leaf, metrics: metrics, sectionOrigin: window.section.origin, writer)
  }
}
