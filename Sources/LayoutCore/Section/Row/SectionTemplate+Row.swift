/// Methods that query unmeasured orthogonal rows, clipping them to the rectangle before any element
/// is created.
extension SectionTemplate {
  /// Appends the cells that a query finds in a row.
  ///
  ///     rectangle             ├───────────────────────────┤
  ///     column of leaf 0  │ 0 │     │ 2 │     │ 4 │     │ 6 │     │ 8 │
  ///     column of leaf 1  │ 1 │     │ 3 │     │ 5 │     │ 7 │     │ 9 │
  ///     groups            tested    inside    inside    tested
  ///
  /// - Parameters:
  ///   - section: The section to search; it must have a row of groups with few items.
  ///   - index: The index of the section in the layout, written into each cell.
  ///   - query: The query, with its rectangle and the scroll offsets of rows.
  ///   - last: The visible groups of the previously searched row; reused if this row is alike,
  ///     otherwise replaced.
  ///   - visible: The buffer for the cells, which also counts the work.
  /// - Complexity: O(*k*) for *k* items in the groups found.
  @inline(__always)
  func emitRow(
    _ section: PlacedSection, index: Int, in query: borrowing SectionQuery,
    after last: inout RowSpan, into visible: inout VisibleElements
  ) {
    guard let row else { return }
    let offset = query.rowOffset(ofSection: index)
    if last.isCopied(by: row, of: section, scrolledTo: offset) {
      copyRow(section, index: index, in: query, after: &last, into: &visible)
    } else if row.isPlain, section.origin >= .zero {
      // A negative spacing can lay a section before the content.
      if query.writer.grid.exactPointsPerPixel != nil {
        emitExactRow(
          section, scrolledTo: offset, index: index, in: query, after: &last, into: &visible)
      } else {
        emitRoundedRow(
          section, scrolledTo: offset, index: index, in: query, after: &last, into: &visible)
      }
    } else {
      emitAnyRow(
        section, scrolledTo: offset, index: index, in: query, after: &last, into: &visible)
    }
  }

  /// Appends a row of cells by copying another row's cells and moving them to the new row's
  /// position.
  @inline(never)
  private func copyRow(
    _ section: PlacedSection, index: Int, in query: borrowing SectionQuery,
    after last: inout RowSpan, into visible: inout VisibleElements
  ) {
    guard let row else { return }
    let leaves = row.leaves.span
    visible.work.elementsTested &+= last.testedInside
    visible.append(copyOf: last.written, rows: last.count, columns: leaves.count) { leaf in
      leaves[leaf].top(inSectionAt: section.origin, query.writer.grid)
    } _: { cell, top in
      cell.section = index
      cell.frame.y = top
    }
  }

  @inline(never)
  private func emitExactRow(
    _ section: PlacedSection, scrolledTo offset: Double, index: Int,
    in query: borrowing SectionQuery, after last: inout RowSpan,
    into visible: inout VisibleElements
  ) {
    emit(
      section, ExactRow(grid: query.writer.grid), scrolledTo: offset, index: index, in: query,
      after: &last, into: &visible)
  }

  @inline(never)
  private func emitRoundedRow(
    _ section: PlacedSection, scrolledTo offset: Double, index: Int,
    in query: borrowing SectionQuery, after last: inout RowSpan,
    into visible: inout VisibleElements
  ) {
    emit(
      section, RoundedRow(grid: query.writer.grid), scrolledTo: offset, index: index, in: query,
      after: &last, into: &visible)
  }

  @inline(never)
  private func emitAnyRow(
    _ section: PlacedSection, scrolledTo offset: Double, index: Int,
    in query: borrowing SectionQuery, after last: inout RowSpan,
    into visible: inout VisibleElements
  ) {
    let form = AnyRow(axis: metrics.stackAxis, writer: query.writer)
    emit(
      section, form, scrolledTo: offset, index: index, in: query, after: &last, into: &visible)
  }

  @inline(__always)
  private func emit(
    _ section: PlacedSection, _ form: some RowForm, scrolledTo offset: Double, index: Int,
    in query: borrowing SectionQuery, after last: inout RowSpan,
    into visible: inout VisibleElements
  ) {
    guard let row else { return }
    if !last.matches(row, of: section, scrolledTo: offset) {
      find(&last, of: section, form, scrolledTo: offset, in: query)
    }
    // Across the row, all groups have the same place, and so does the rectangle, however far the
    // row has been scrolled.
    let (origin, across) = (section.origin, form.axis.other)
    var isInside = last.isInsideAcrossRow(sectionAt: origin)
    if !isInside {
      let group = row.group.frame(inSectionAt: origin, form)
      guard group.overlaps(query.clipped, along: across) else { return }
      isInside = group.isInside(query.clipped, along: across)
    }
    guard !last.testsItems else {
      return test(section, form, index: index, isInside: isInside, in: last, query, into: &visible)
    }
    let leaves = row.leaves.span
    var visibleLeaves = leaves.count
    if isInside {
      visible.work.elementsTested &+= last.testedInside
    } else {
      visible.work.elementsTested &+= last.testedOutside
      for leaf in leaves.indices
      where !leaves[leaf].overlapsAcrossRow(query.clipped, inSectionAt: origin, form) {
        visibleLeaves &-= 1
      }
    }
    let testsLeaves = visibleLeaves < leaves.count
    let (rectangle, first, start, count) = (query.clipped, last.first, last.start, last.count)
    guard count > 0 else { return }
    if !testsLeaves, form.startsInside { last.noteWritten(at: visible.elements.count) }
    var leaf = 0
    visible.append(upTo: count &* visibleLeaves) { found in
      found.append(rows: count, columns: visibleLeaves) { _ in
        while testsLeaves, !leaves[leaf].overlapsAcrossRow(rectangle, inSectionAt: origin, form) {
          leaf &+= 1
        }
        let column = leaves[leaf]
        defer { leaf &+= 1 }
        return RowCell(
          column: column, start: start,
          element: LayoutElement(
            section: index, item: first &* leaves.count &+ leaf, zIndex: column.zIndex,
            frame: column.frame(inSectionAt: origin, form)))
      } _: { cell in
        form.move(&cell.element.frame, to: cell.column.edge(at: cell.start, form))
        defer {
          cell.start += row.pitch
          cell.element.item &+= leaves.count
        }
        return cell.element
      }
    }
  }

  /// A column, together with the cell to write next and the start of that cell's group.
  private struct RowCell {
    let column: LeafColumn
    var start: Subpixels
    var element: LayoutElement
  }

  /// Finds the groups of a row that overlap the rectangle along the row.
  @inline(never)
  private func find(
    _ span: inout RowSpan, of section: PlacedSection, _ form: some RowForm,
    scrolledTo offset: Double, in query: borrowing SectionQuery
  ) {
    guard let row else { return }
    span.find(row, of: section, scrolledTo: offset, in: query, form)
  }

  /// Appends the cells of groups, testing the items of every group that does not lie entirely
  /// inside the rectangle.
  @inline(never)
  private func test(
    _ section: PlacedSection, _ form: some RowForm, index: Int, isInside: Bool, in span: RowSpan,
    _ query: borrowing SectionQuery, into visible: inout VisibleElements
  ) {
    guard let row else { return }
    let (groups, rectangle, leafCount) = (span.groups, span.rectangle, row.leaves.count)
    let (last, axis) = (section.groupCount - 1, form.axis)
    var start = row.pitch * groups.lowerBound
    for number in groups {
      let (leaves, item) = (row.leaves.span, number * leafCount)
      let isInside = isInside && span.isInside(start) && number < last
      let count = min(leafCount, section.itemCount - item)
      if isInside
        || row.group(isLast: number == last, of: section, along: axis, query.writer.grid)
          .overlaps(rectangle, at: start, form)
      {
        if !isInside { visible.work.elementsTested += count }
        visible.append(upTo: count) { found in
          found.append(each: 0..<count) { leaf in
            let column = leaves[leaf]
            let frame = column.frame(at: start, inSectionAt: section.origin, form)
            guard
              isInside
                || frame.overlaps(rectangle, along: axis)
                  && frame.overlaps(rectangle, along: axis.other)
            else { return nil }
            return LayoutElement(
              section: index, item: item + leaf, zIndex: column.zIndex, frame: frame)
          }
        }
      }
      start += row.pitch
    }
  }

  /// Writes the frames of a horizontal row as copies of another row's frames with different
  /// vertical positions.
  ///
  /// - Parameters:
  ///   - section: The section to write; it must not have more items than the other row.
  ///   - row: The other row, with its frames already written.
  ///   - grid: The pixel grid of the display.
  ///   - reciprocal: The reciprocal for converting pixels to points; `nil` to convert without it.
  ///   - frames: The span with the other row's frames; it also receives the new ones.
  ///   - first: The index in `frames` for the section's first frame.
  /// - Complexity: O(*n*) for *n* items.
  func write(
    _ section: PlacedSection, like row: WrittenRow, _ grid: PixelGrid,
    _ reciprocal: PixelReciprocal?, into frames: inout MutableSpan<Frame>, from first: Int
  ) {
    guard let columns = self.row else { return }
    let leaves = columns.leaves.span
    let rule = grid.rule(reciprocal)
    // The last group may have fewer items than the others.
    let lastCount = section.itemCount - (section.groupCount - 1) * leaves.count
    for leaf in 0..<min(leaves.count, section.itemCount) {
      let top = grid.points(pixels: leaves[leaf].edge(inSectionAt: section.origin), by: rule)
      frames.replace(
        from: first + leaf, byElementsFrom: row.frames.lowerBound + leaf, step: leaves.count,
        count: leaf < lastCount ? section.groupCount : section.groupCount - 1
      ) { $1.y = top }
    }
  }
}
