extension SectionStack {
  /// The maximum number of stretches that get individual records, because a single block of records
  /// takes less memory than a table of lengths.
  private static var fewStretches: Int { SectionTable.Tree.Block.capacity }

  /// Places all sections of the input, after which the stack can be queried.
  ///
  /// - Parameters:
  ///   - earlier: The previous stack, with which large custom groups may share blocks.
  ///   - work: The counters for the work done.
  /// - Throws: ``LayoutError`` if the input cannot be laid out.
  /// - Complexity: O(*r* + *p*) for *r* stretches of equal sections and *p* items in the distinct
  ///   plans, regardless of the number of sections and data items.
  func placeSections(
    after earlier: SectionStack? = nil, work: inout WorkCounters
  ) throws(LayoutError) {
    try input.validate()
    let all = input.sections
    var builder = StretchTreeBuilder<PlacedSection, SectionState>()
    var end = bounds.sectionsStart
    if all.chunks.count == 1, all.chunks[0].stretches.count <= Self.fewStretches {
      for stretch in all.chunks[0].stretches.indices {
        let placed = try placeStretch(stretch, of: 0, at: &end, after: earlier, work: &work)
        builder.append(sections.stretch(placed.record, count: placed.count))
      }
      try appendTemplates(upTo: input.plans.count, section: 0, work: &work)
    } else {
      var chunks: ContiguousArray<PlacedChunk> = []
      chunks.reserveCapacity(all.chunks.count)
      var lengths = SectionLengthTable()
      for chunk in all.chunks.indices {
        chunks.append(try placeChunk(chunk, at: &end, &lengths, after: earlier, work: &work))
      }
      try appendTemplates(upTo: input.plans.count, section: 0, work: &work)
      let capacity = SectionTable.Tree.Block.capacity
      builder.reserve(blocks: all.chunks.reduce(0) { $0 + $1.stretches.count / capacity + 1 })
      for chunk in all.chunks.indices { append(chunks[chunk], of: chunk, lengths, to: &builder) }
    }
    sections = SectionTable(builder.tree(), spacing: spacing)
    resize()
  }

  /// Computes the templates that are still missing, up to `count` in all.
  private func appendTemplates(
    upTo count: Int, after earlier: SectionStack? = nil, section: Int, work: inout WorkCounters
  ) throws(LayoutError) {
    while templates.count < count {
      let known = earlier?.solution(ofPlan: templates.count)
      try appendTemplate(input.plans[templates.count], after: known, section: section, work: &work)
    }
  }

  // MARK: Stretches

  /// Places a stretch of equal sections.
  ///
  /// - Returns: The record of each section, and the number of sections.
  /// - Throws: ``LayoutError`` if a section ends too far away or a group cannot be solved.
  private func placeStretch(
    _ stretch: Int, of chunk: Int, at end: inout Subpixels, after earlier: SectionStack?,
    work: inout WorkCounters
  ) throws(LayoutError) -> (record: SectionRecord, count: Int) {
    let all = input.sections
    let (section, start) = (
      all.chunks[chunk].stretches[stretch].section, all.chunks[chunk].stretches[stretch].start
    )
    let (index, count) = (
      all.chunks[chunk].start + start, all.count(ofStretch: stretch, in: chunk)
    )
    try appendTemplates(upTo: section.plan + 1, after: earlier, section: index, work: &work)
    let record = try place(section, index: index, at: end, work: &work)
    include(record, count: count)
    let extent = record.placed.extent
    if let tooFar = firstOutOfReach(among: count, extent: extent, from: end) {
      throw .contentTooLong(section: index + tooFar)
    }
    // Behaviour 26
    end += (extent + spacing) * count
    work.sectionsVisited += 1
    return (record, count)
  }

  /// Places an unmeasured section.
  ///
  /// - Throws: ``LayoutError`` if the section ends too far away or a group cannot be solved.
  func place(
    _ section: LayoutInput.Section, index: Int, at end: Subpixels, work: inout WorkCounters
  ) throws(LayoutError) -> SectionRecord {
    let template = templates[section.plan]
    var record = SectionRecord(placed: try template.place(section, index: index, at: end))
    guard template.packs, record.placed.groupCount > 0 else { return record }
    // The last row is laid out individually, because it has fewer items.
    let state = SectionState(template, placed: record.placed, extents: nil)
    try state.refresh(in: context(section: index), work: &work)
    state.firstMoved = nil
    record.state = state
    record.placed.update(from: state)
    return record
  }

  /// Returns the index of the first of several equal sections that ends beyond the maximum content
  /// length; `nil` if all end before it.
  private func firstOutOfReach(among count: Int, extent: Subpixels, from start: Subpixels) -> Int? {
    guard count > 1 else { return nil }
    let advance = Double(extent.rawValue) + Double(sections.between.rawValue)
    let first = Double(start.rawValue) + Double(extent.rawValue)
    let limit = Double(Subpixels.longestContent.rawValue)
    guard first + advance * Double(count - 1) >= limit else { return nil }
    return Int(((limit - first) / advance).rounded(.up))
  }

  // MARK: Chunks

  /// The result of placing a chunk: the starts of its stretches, and the records of its sections
  /// that have a state.
  private struct PlacedChunk {
    var starts: ContiguousArray<Int64>
    var records: ContiguousArray<(stretch: Int, record: SectionRecord)> = []
  }

  /// Places the sections of a chunk, using the table of lengths for unmeasured sections.
  private func placeChunk(
    _ chunk: Int, at end: inout Subpixels, _ lengths: inout SectionLengthTable,
    after earlier: SectionStack?, work: inout WorkCounters
  ) throws(LayoutError) -> PlacedChunk {
    let count = input.sections.chunks[chunk].stretches.count
    var placed = PlacedChunk(starts: ContiguousArray(repeating: 0, count: count + 1))
    var stretch = 0
    while true {
      let first = stretch
      stretch = placeUnmeasured(from: first, of: chunk, at: &end, &lengths, into: &placed.starts)
      work.sectionsVisited += stretch - first
      guard stretch < count else { return placed }
      let other = try placeStretch(stretch, of: chunk, at: &end, after: earlier, work: &work)
      if other.record.state != nil { placed.records.append((stretch, other.record)) }
      let length = (other.record.placed.extent + sections.between) * other.count
      placed.starts[stretch + 1] = placed.starts[stretch] + length.rawValue
      stretch += 1
    }
  }

  /// Places unmeasured sections, up to the first stretch whose plan is unknown, whose groups are
  /// packed, or that ends too far away.
  ///
  /// - Parameters:
  ///   - first: The first stretch to place.
  ///   - chunk: The chunk of the stretches.
  ///   - end: The start of the first section; on return, the end of the last one placed.
  ///   - lengths: The table of known lengths; receives new ones.
  ///   - starts: The array for the starts of the stretches.
  /// - Returns: The first stretch that was not placed.
  private func placeUnmeasured(
    from first: Int, of chunk: Int, at end: inout Subpixels, _ lengths: inout SectionLengthTable,
    into starts: inout ContiguousArray<Int64>
  ) -> Int {
    let list = input.sections.chunks[chunk].stretches
    let stretches = list.span
    let sectionCount = input.sections.count(ofChunk: chunk)
    var places = starts.mutableSpan
    var stretch = first
    while true {
      lengths.placeSmall(
        stretches, from: &stretch, count: sectionCount, spacing: spacing, at: &end, into: &places)
      guard stretch < stretches.count else { return stretch }
      let (section, start) = (stretches[stretch].section, stretches[stretch].start)
      let next = stretch + 1 < stretches.count ? stretches[stretch + 1].start : sectionCount
      guard let extent = extent(of: section, count: next - start, from: end, &lengths) else {
        return stretch
      }
      end += (extent + spacing) * (next - start)
      places[stretch + 1] =
        places[stretch] + (extent + sections.between).rawValue * Int64(next - start)
      stretch += 1
    }
  }

  /// Returns the extent of each section in a stretch of equal unmeasured sections, and includes the
  /// sections in the reach; `nil` if their plan is unknown, their groups are packed by sizes, or
  /// one of them ends too far away.
  @inline(never)
  private func extent(
    of section: LayoutInput.Section, count: Int, from start: Subpixels,
    _ known: inout SectionLengthTable
  ) -> Subpixels? {
    guard section.plan < templates.count else { return nil }
    if let extent = known.extent(ofSmall: section, from: start)
      ?? known.extent(ofLarge: section, from: start), extent + spacing >= .zero
    {
      return firstOutOfReach(among: count, extent: extent, from: start) == nil ? extent : nil
    }
    let template = templates[section.plan]
    let lengths = template.lengths(ofItems: section.itemCount)
    guard !template.packs, !template.isTooLong(lengths, from: start),
      firstOutOfReach(among: count, extent: lengths.extent, from: start) == nil
    else { return nil }
    reach.include(lengths, template, spacing: spacing, count: count)
    known.insert(section, of: template)
    return lengths.extent
  }

  /// Appends the sections of a chunk to a tree; blocks of unmeasured sections refer to the chunk.
  private func append(
    _ placed: PlacedChunk, of chunk: Int, _ lengths: SectionLengthTable,
    to builder: inout StretchTreeBuilder<PlacedSection, SectionState>
  ) {
    let all = input.sections
    let stretches = all.chunks[chunk].stretches
    let unmeasured = UnmeasuredSections(
      stretches, count: all.count(ofChunk: chunk), starts: placed.starts,
      between: sections.between, lengths: lengths, templates: templates)
    let capacity = SectionTable.Tree.Block.capacity
    var next = 0
    for first in stride(from: 0, to: stretches.count, by: capacity) {
      let block = first..<min(first + capacity, stretches.count)
      guard next < placed.records.count, placed.records[next].stretch < block.upperBound else {
        builder.append(PlacedSection.Slice(unmeasured, block))
        continue
      }
      let slice = PlacedSection.Slice(unmeasured, block)
      for stretch in block {
        var record = SectionRecord(placed: slice.payload(stretch - first))
        if next < placed.records.count, placed.records[next].stretch == stretch {
          record = placed.records[next].record
          next += 1
        }
        builder.append(sections.stretch(record, count: all.count(ofStretch: stretch, in: chunk)))
      }
    }
  }
}
