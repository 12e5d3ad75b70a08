/// Methods that write the cells of unmeasured groups, which are evenly spaced.
extension SectionTemplate {
  // MARK: Queries

  /// Writes the cells that overlap a rectangle, for a range of groups with few items each.
  ///
  /// - Parameters:
  ///   - groups: The indices of the groups to search.
  ///   - window: The section's groups and the rectangle of the query.
  ///   - writer: The writer that rounds and mirrors the frames.
  ///   - found: The span for the cells; it must be large enough for all of them.
  /// - Returns: The number of items compared with the rectangle.
  /// - Complexity: O(*l*) for *l* items.
  func write(
    _ groups: Range<Int>, _ window: GroupWindow, _ writer: FrameWriter,
    into found: inout OutputSpan<LayoutElement>
  ) -> Int {
    // Constants: the loop would otherwise read them again for every group.
    let leafCount = metrics.leafCount
    let cells = CellKernel(section: window.index, window.rectangle, writer)
    let full = groups.clamped(to: 0..<window.section.itemCount / leafCount)
    var (tested, next) = (0, groups.lowerBound)
    if let group = metrics.groupBox,
      var corners = PixelCorners(
        from: window.origin(of: full.lowerBound), metrics.steps, count: full.count, writer)
    {
      let pixels = PixelWindow(window.rectangle, writer)
      let listed = solution.leaves.listed
      let leaves = listed.span
      var first = full.lowerBound * leafCount
      for _ in full {
        let corner = corners.corner
        if pixels.contains(cells.pixels(of: group, at: corner)) {
          cells.write(leaves, at: corner, in: nil, from: first, into: &found)
        } else {
          let reach = pixels.reach(from: corner)
          if cells.overlaps(group, at: corner, in: reach) {
            tested += leafCount
            cells.write(leaves, at: corner, in: reach, from: first, into: &found)
          }
        }
        first += leafCount
        corners.next()
      }
      next = full.upperBound
    }
    for group in next..<groups.upperBound {
      tested += write(group, window, by: cells, into: &found)
    }
    return tested
  }

  /// Writes the cells of a group that is only partly filled, or whose items cannot be compared with
  /// the rectangle in whole pixels.
  ///
  /// - Returns: The number of items compared with the rectangle.
  @inline(never)
  private func write(
    _ group: Int, _ window: GroupWindow, by cells: CellKernel,
    into found: inout OutputSpan<LayoutElement>
  ) -> Int {
    let origin = window.origin(of: group)
    let writer = cells.writer
    let frame = writer.frame(origin: origin, size: window.pixelSize(of: group, grid: writer.grid))
    // Behaviour 58
    guard frame.intersects(window.rectangle) else { return 0 }
    let count = window.place(ofGroup: group, start: .zero, isMeasured: false).leafCount
    // A shortened group may be shorter than the range its leaves cover.
    let isInside =
      count == metrics.leafCount && metrics.leafFrames == .inside
      && window.rectangle.contains(frame)
    let leaves = solution.leaves.listed
    cells.write(
      count, at: origin, from: group * metrics.leafCount, tests: !isInside, into: &found
    ) { leaves[$0] }
    return isInside ? 0 : count
  }

  // Writes the frames of all items in a section.

  /// Writes the frames of all items in a section.
  ///
  /// - Parameters:
  ///   - section: The section to write; it must have groups.
  ///   - cells: The kernel used to compute the frames.
  ///   - reciprocal: The reciprocal for converting pixels to points; `nil` to convert without it.
  ///   - frames: The span for the frames; it must be large enough for all of them.
  ///   - first: The index in `frames` for the section's first frame.
  ///   - last: The last row whose frames have been computed; a row with the same columns is copied
  ///     from it.
  /// - Complexity: O(*n*) for *n* items.
  func write(
    _ section: PlacedSection, by cells: CellKernel, _ reciprocal: PixelReciprocal?,
    into frames: inout MutableSpan<Frame>, from first: Int, after last: inout WrittenRow?
  ) {
    if metrics.stackAxis == .horizontal, let plan = row?.plan {
      if let last, last.plan == plan, section.itemCount <= last.frames.count {
        return write(section, like: last, cells.writer.grid, reciprocal, into: &frames, from: first)
      }
      last = WrittenRow(plan: plan, frames: first..<first + section.itemCount)
    }
    let leaves = solution.leaves
    let full = section.itemCount / leaves.count
    var (group, next) = (0, first)
    if leaves.tree == nil {
      let listed = leaves.listed
      while group < full {
        // Few enough to stay in the first-level cache: each leaf has a loop over its groups.
        let count = min(Self.chunk, full - group)
        for leaf in listed.indices {
          let items = DirectItems(
            listed[leaf], metrics: metrics, sectionOrigin: section.origin, cells.writer)
          items.write(
            count, at: metrics.pitch * group, reciprocal, into: &frames, from: next + leaf,
            step: listed.count)
        }
        next += count * listed.count
        group += count
      }
    }
    let end = first + section.itemCount
    while next < end {
      let count = min(end - next, leaves.count)
      cells.write(
        leaves, count: count, at: metrics.groupOrigin(group, sectionOrigin: section.origin),
        from: next, into: &frames)
      next += count
      group += 1
    }
  }
}
