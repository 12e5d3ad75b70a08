/// Origins of sections: prefix sums of lengths, one level above those of a section's groups.
extension SectionStack {
  /// Whether no section starts or ends before the one in front of it, so that one can be searched
  /// for.
  var isSorted: Bool { shortSectionCount == 0 }

  /// The spacing that ``origins`` counts behind each section: a negative one is added when an
  /// origin is read, as an index takes no negative numbers.
  private var indexedSpacing: Subpixels { max(.zero, spacing) }

  /// Updates the prefix sums with the length of a section, which moves the sections behind it.
  ///
  /// - Complexity: O(log *s*) for *s* sections.
  mutating func setOrigin(behind section: Int, work: inout WorkCounters) {
    origins.set(records[section].extent + indexedSpacing, at: section, work: &work)
    origins.commit(work: &work)
  }

  /// Where a section starts along the scroll axis; for the number of sections, where one more
  /// would.
  ///
  /// - Complexity: O(log *s*) for *s* sections.
  func origin(of section: Int, work: inout WorkCounters) -> Subpixels {
    bounds.sectionsStart + origins.seek(index: section, work: &work).start
      + min(.zero, spacing) * section
  }

  /// Where one more section would start along the scroll axis.
  var sectionsEnd: Subpixels {
    bounds.sectionsStart + origins.total + min(.zero, spacing) * records.count
  }

  /// One section in its place.
  ///
  /// - Complexity: O(log *s*) for *s* sections.
  public func section(_ index: Int) -> PlacedSection {
    var work = WorkCounters()
    return section(index, work: &work)
  }

  func section(_ index: Int, work: inout WorkCounters) -> PlacedSection {
    var placed = records[index]
    placed.origin = origin(of: index, work: &work)
    return placed
  }

  /// The first section that does not end before a position, and where it starts.
  ///
  /// - Complexity: O(log *s*) for *s* sections; O(log² *s*) with a negative spacing.
  func firstSection(
    endingAtOrAfter position: Subpixels, work: inout WorkCounters
  ) -> (index: Int, origin: Subpixels) {
    guard isSorted else { return (0, bounds.sectionsStart) }
    guard spacing < .zero else {
      let found = origins.seek(offset: position - bounds.sectionsStart, work: &work)
      return (found.index, bounds.sectionsStart + found.start)
    }
    var low = 0
    var high = records.count
    while low < high {
      work.indexNodesVisited += 1
      let middle = (low + high) / 2
      if section(middle, work: &work).end < position { low = middle + 1 } else { high = middle }
    }
    return (low, origin(of: low, work: &work))
  }

  /// Computes the prefix sums of all sections again.
  mutating func rebuildOrigins() {
    // An index of equal sections needs no entries, only their estimate. The loop calls no method of
    // the stack: each call from a mutating method copies the stack and retains its storage.
    let between = indexedSpacing
    let estimate = (records.first?.extent ?? .zero) + between
    var others: [(index: Int, extent: Subpixels)] = []
    for index in records.indices {
      let extent = records[index].extent + between
      if extent != estimate { others.append((index, extent)) }
    }
    origins = extents.other(count: records.count, estimate: estimate, measured: others)
    overhang = (.zero, .zero)
    shortSectionCount = 0
    for index in records.indices { include(records[index]) }
  }

  /// Adds a section to the count of short sections and to the overhang, which searches use.
  mutating func include(_ record: PlacedSection) {
    if record.extent + spacing < .zero { shortSectionCount += 1 }
    if record.extent > .zero, templates[record.template].metrics.hasEdgeElements {
      let sticking = boundary(of: record).overhang(extent: record.extent)
      overhang.before = max(overhang.before, sticking.before)
      overhang.after = max(overhang.after, sticking.after)
    }
    let metrics = metrics(of: record)
    guard record.groupCount > 0, !metrics.isRow else { return }
    let scroll = container.scrollAxis
    let groupStart = metrics.groupOffset[scroll]
    let groupEnd =
      groupStart + lastGroupStart(of: record)
      + max(record.lastExtent, metrics.groupSize[scroll]) + metrics.overlap
    overhang.before = max(overhang.before, .zero - groupStart)
    overhang.after = max(overhang.after, groupEnd - record.extent)
  }

  /// Removes a section that ``include(_:)`` added from the count of short sections.
  ///
  /// The overhang keeps its largest value, which costs a search a few steps and changes no answer.
  mutating func exclude(_ record: PlacedSection) {
    if record.extent + spacing < .zero { shortSectionCount -= 1 }
  }

  /// Finds how large everything is.
  ///
  /// - Complexity: O(log *s*) for *s* sections; O(*s*) if groups may be wider than the view.
  mutating func resize() {
    bounds.setSectionsEnd(records.isEmpty ? bounds.sectionsStart : sectionsEnd - spacing)
    if mayBeWide {
      bounds.forgetWidth()
      for record in records where record.groupCount > 0 && !metrics(of: record).isRow {
        bounds.include(groupsAcross: tallestGroup(of: record))
      }
    }
    contentSize = bounds.size
    writer = bounds.writer
  }
}
