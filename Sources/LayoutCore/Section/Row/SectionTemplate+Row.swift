/// Queries of unmeasured orthogonal rows, clipped before any element is created.
extension SectionTemplate {
  /// Appends the cells of a row inside the rectangle of a query.
  ///
  ///     rectangle             ├───────────────────────────┤
  ///     column of leaf 0  │ 0 │     │ 2 │     │ 4 │     │ 6 │     │ 8 │
  ///     column of leaf 1  │ 1 │     │ 3 │     │ 5 │     │ 7 │     │ 9 │
  ///     groups            tested    inside    inside    tested
  ///
  /// - Parameters:
  ///   - section: The section to search; it must have groups.
  ///   - index: The position of the section in the layout, written into each cell.
  ///   - query: The query, with its rectangle and the scroll offsets of rows.
  ///   - visible: The buffer for the cells, which also counts the work.
  /// - Complexity: O(*k*) for *k* items in the groups found.
  @inline(__always)
  func emitRow(
    _ section: PlacedSection, index: Int, in query: borrowing SectionQuery,
    into visible: inout VisibleElements
  ) {
    guard !query.clipped.isEmpty else { return }
    let axis = metrics.stackAxis
    // Scrolling the row does not change the rectangle across the row.
    let start = section.origin + metrics.groupOffset[axis.other]
    guard start <= query.span.end, query.span.start <= start + metrics.groupSize[axis.other]
    else { return }
    let (rectangle, span) = query.part(ofSection: index, metrics)
    let (first, extent) = (metrics.groupOffset[axis], metrics.groupSize[axis])
    guard span.end >= first else { return }
    let groups = section.groups(
      in: (span.start - first, span.end - first), pitch: metrics.pitch, extent: extent)
    // Both ends of a frame are rounded, and so are both ends of the rectangle.
    let margin = Subpixels(pixels: 2)
    var search = RowSearch(
      index: index, origin: section.origin, itemCount: section.itemCount,
      lastGroup: section.groupCount - 1, lastExtent: section.lastExtent, rectangle: rectangle,
      groups: groups,
      inside: (span.start + margin - first, span.end - margin - first - extent),
      writer: query.writer)
    for start in stride(from: groups.lowerBound, to: groups.upperBound, by: Self.chunk) {
      search.groups = start..<min(start + Self.chunk, groups.upperBound)
      visible.append(upTo: search.groups.count * metrics.leafCount) { write(&search, into: &$0) }
    }
    visible.work.elementsTested += search.tested
  }

  /// Writes the cells of a row that overlap the rectangle.
  ///
  /// This is a separate function so that the search is passed by reference.
  @inline(never)
  private func write(_ search: inout RowSearch, into found: inout OutputSpan<LayoutElement>) {
    guard let row else { return }
    // A negative spacing can lay a section before the content.
    if row.isPlain, search.origin >= .zero {
      write(&search, PlainRow.self, into: &found)
    } else {
      write(&search, AnyRow.self, into: &found)
    }
  }

  private func write<Form: RowForm>(
    _ search: inout RowSearch, _ form: Form.Type, into found: inout OutputSpan<LayoutElement>
  ) {
    guard let row else { return }
    let (axis, startsInside) = (Form.isPlain ? .horizontal : metrics.stackAxis, Form.isPlain)
    let (rectangle, origin, index) = (search.rectangle, search.origin, search.index)
    let writer = startsInside ? FrameWriter(grid: search.writer.grid) : search.writer
    let leaves = row.leaves.span
    let (leafCount, pitch) = (leaves.count, metrics.pitch)
    var start = pitch * search.groups.lowerBound
    var group = row.group.frame(
      at: start, inSectionAt: origin, along: axis, startsInside: startsInside, writer)
    guard group.meets(rectangle, along: axis.other) else { return }
    let isInside = group.isInside(rectangle, along: axis.other)
    for number in search.groups {
      let item = number &* leafCount
      if isInside, search.inside.start <= start, start <= search.inside.end,
        number < search.lastGroup
      {
        found.append(each: 0..<leafCount) { leaf in
          let column = leaves[leaf]
          return LayoutElement(
            section: index, item: item &+ leaf, zIndex: column.zIndex,
            frame: column.frame(
              at: start, inSectionAt: origin, along: axis, startsInside: startsInside, writer))
        }
      } else {
        if number == search.lastGroup {
          group = lastGroup(search)
        } else {
          group = row.group.frame(
            at: start, inSectionAt: origin, along: axis, startsInside: startsInside, writer)
        }
        if group.meets(rectangle, along: axis) {
          let count = min(leafCount, search.itemCount - item)
          search.tested += count
          found.append(each: 0..<count) { leaf in
            let column = leaves[leaf]
            let frame = column.frame(
              at: start, inSectionAt: origin, along: axis, startsInside: startsInside, writer)
            guard frame.meets(rectangle, along: axis),
              isInside || frame.meets(rectangle, along: axis.other)
            else { return nil }
            return LayoutElement(
              section: index, item: item &+ leaf, zIndex: column.zIndex, frame: frame)
          }
        }
      }
      start += pitch
    }
  }

  /// Returns the frame of the last group in a row; it may be shorter than the other groups' frames.
  @inline(never)
  private func lastGroup(_ search: RowSearch) -> Frame {
    let axis = metrics.stackAxis
    var size = metrics.groupSize
    size[axis] = search.lastExtent
    let writer = search.writer
    return writer.frame(
      origin: metrics.groupOrigin(search.lastGroup, sectionOrigin: search.origin),
      size: PixelSize(exact: size, grid: writer.grid))
  }

  /// Writes the frames of a horizontal row as copies of another row's frames with different
  /// vertical positions.
  ///
  /// - Parameters:
  ///   - section: The section to write; it must not have more items than the other row.
  ///   - row: The other row, with its frames already written.
  ///   - grid: The pixel grid of the display.
  ///   - reciprocal: The reciprocal for converting pixels to points.
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
    for leaf in 0..<min(leaves.count, section.itemCount) {
      let top = grid.points(pixels: leaves[leaf].edge(inSectionAt: section.origin), by: rule)
      frames.replace(
        from: first + leaf, byElementsFrom: row.frames.lowerBound + leaf, step: leaves.count,
        count: (section.itemCount - leaf - 1) / leaves.count + 1
      ) { $1.y = top }
    }
  }
}
