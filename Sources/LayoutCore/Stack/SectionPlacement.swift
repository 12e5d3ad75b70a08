/// A builder that places the sections of an input in a stack, one after the other, and collects
/// them in a tree.
struct SectionPlacement {
  private typealias Builder = StretchTreeBuilder<PlacedSection, SectionState>

  /// The maximum number of stretches of equal sections that are stored as individual records.
  ///
  /// Up to this number, a single block of records takes less memory than a table of lengths.
  private static var fewStretches: Int { SectionTable.Tree.Block.capacity }

  private let stack: SectionStack
  /// The previous stack, if any; large custom groups may share blocks with it.
  private let earlier: SectionStack?
  private let input: LayoutInput
  /// The spacing between consecutive sections, and the greater of this spacing and zero.
  private let (spacing, between): (Subpixels, Subpixels)
  /// The start of the next section.
  private var end: Subpixels
  /// The lengths computed so far for unmeasured sections, kept for reuse.
  private var lengths = SectionLengthTable()

  /// Creates a placement, with no sections placed yet.
  ///
  /// - Parameters:
  ///   - stack: The stack, which receives the templates and the reach of the sections.
  ///   - earlier: The previous stack, if any; large custom groups may share blocks with it.
  init(in stack: SectionStack, after earlier: SectionStack?) {
    self.stack = stack
    self.earlier = earlier
    input = stack.input
    (spacing, between) = (stack.spacing, stack.sections.between)
    end = stack.bounds.sectionsStart
  }

  /// Places all sections, and returns them as a tree.
  ///
  /// - Throws: ``LayoutError`` if a section ends beyond the maximum content length or a group
  ///   cannot be solved.
  mutating func tree(work: inout WorkCounters) throws(LayoutError) -> SectionTable.Tree {
    let chunks = input.sections.chunks
    var builder = Builder()
    if chunks.count == 1, chunks[0].stretches.count <= Self.fewStretches {
      for stretch in chunks[0].stretches.indices {
        let placed = try placeStretch(stretch, of: 0, work: &work)
        builder.append(stack.sections.stretch(placed.record, count: placed.count))
      }
      try stack.appendTemplates(upTo: input.plans.count, section: 0, work: &work)
      return builder.tree()
    }
    var placed: ContiguousArray<PlacedChunk> = []
    placed.reserveCapacity(chunks.count)
    for chunk in chunks.indices { placed.append(try placeChunk(chunk, work: &work)) }
    try stack.appendTemplates(upTo: input.plans.count, section: 0, work: &work)
    let capacity = SectionTable.Tree.Block.capacity
    builder.reserve(blocks: chunks.reduce(0) { $0 + $1.stretches.count / capacity + 1 })
    for chunk in chunks.indices { append(placed[chunk], of: chunk, to: &builder) }
    return builder.tree()
  }

  /// Places a stretch of equal sections.
  ///
  /// - Returns: The record of each section, and the number of sections.
  /// - Throws: ``LayoutError`` if a section ends beyond the maximum content length or a group
  ///   cannot be solved.
  private mutating func placeStretch(
    _ stretch: Int, of chunk: Int, work: inout WorkCounters
  ) throws(LayoutError) -> (record: SectionRecord, count: Int) {
    let all = input.sections
    let (section, start) = (
      all.chunks[chunk].stretches[stretch].section, all.chunks[chunk].stretches[stretch].start
    )
    let (index, count) = (
      all.chunks[chunk].start + start, all.count(ofStretch: stretch, in: chunk)
    )
    try stack.appendTemplates(upTo: section.plan + 1, after: earlier, section: index, work: &work)
    let record = try stack.place(section, index: index, at: end, work: &work)
    stack.include(record, count: count)
    let extent = record.placed.extent
    if let tooFar = firstSectionBeyondLimit(among: count, extent: extent) {
      throw .contentTooLong(section: index + tooFar)
    }
    // Behaviour 26
    end += (extent + spacing) * count
    work.sectionsVisited += 1
    return (record, count)
  }

  /// Returns the index of the first section that ends beyond the maximum content length, among
  /// several equal sections; `nil` if none does.
  private func firstSectionBeyondLimit(among count: Int, extent: Subpixels) -> Int? {
    guard count > 1 else { return nil }
    let advance = Double(extent.rawValue) + Double(between.rawValue)
    let first = Double(end.rawValue) + Double(extent.rawValue)
    let limit = Double(Subpixels.longestContent.rawValue)
    guard first + advance * Double(count - 1) >= limit else { return nil }
    return Int(((limit - first) / advance).rounded(.up))
  }

  // MARK: Chunks

  /// The result of placing a chunk: the starts of its stretches of equal sections, and the records
  /// of sections with a state of their own.
  private struct PlacedChunk {
    var starts: ContiguousArray<Int64>
    var records: ContiguousArray<(stretch: Int, record: SectionRecord)> = []
  }

  /// Places the sections of a chunk, using the table of lengths for unmeasured sections.
  private mutating func placeChunk(
    _ chunk: Int, work: inout WorkCounters
  ) throws(LayoutError) -> PlacedChunk {
    let count = input.sections.chunks[chunk].stretches.count
    var placed = PlacedChunk(starts: ContiguousArray(repeating: 0, count: count + 1))
    var stretch = 0
    while true {
      let first = stretch
      stretch = placeUnmeasuredStretches(from: first, of: chunk, into: &placed.starts)
      work.sectionsVisited += stretch - first
      guard stretch < count else { return placed }
      let other = try placeStretch(stretch, of: chunk, work: &work)
      if other.record.state != nil { placed.records.append((stretch, other.record)) }
      let length = (other.record.placed.extent + between) * other.count
      placed.starts[stretch + 1] = placed.starts[stretch] + length.rawValue
      stretch += 1
    }
  }

  /// Places unmeasured sections, stopping at the first stretch without a template for its plan,
  /// with groups packed by sizes, or with sections extending beyond the maximum content length.
  ///
  /// - Parameters:
  ///   - first: The index in the chunk of the first stretch to place.
  ///   - chunk: The index of the chunk among the input's chunks.
  ///   - starts: The array for the starts of the stretches.
  /// - Returns: The index in the chunk of the first stretch not placed.
  private mutating func placeUnmeasuredStretches(
    from first: Int, of chunk: Int, into starts: inout ContiguousArray<Int64>
  ) -> Int {
    let list = input.sections.chunks[chunk].stretches
    let stretches = list.span
    let sectionCount = input.sections.count(ofChunk: chunk)
    var places = starts.mutableSpan
    var stretch = first
    while true {
      lengths.placeSmallSections(
        stretches, from: &stretch, count: sectionCount, spacing: spacing, at: &end, into: &places)
      guard stretch < stretches.count else { return stretch }
      let (section, start) = (stretches[stretch].section, stretches[stretch].start)
      let next = stretch + 1 < stretches.count ? stretches[stretch + 1].start : sectionCount
      guard let extent = extent(of: section, count: next - start) else { return stretch }
      end += (extent + spacing) * (next - start)
      places[stretch + 1] =
        places[stretch] + (extent + between).rawValue * Int64(next - start)
      stretch += 1
    }
  }

  /// Returns the extent of each section in a stretch of equal unmeasured sections, and extends the
  /// stack's reach to include the sections.
  ///
  /// The result is `nil` if their plan has no template yet, their groups are packed by sizes, or
  /// one of them ends beyond the maximum content length.
  @inline(never)
  private mutating func extent(of section: LayoutInput.Section, count: Int) -> Subpixels? {
    guard section.plan < stack.templates.count else { return nil }
    if let extent = lengths.extent(ofSmall: section, from: end)
      ?? lengths.extent(ofLarge: section, from: end), extent + spacing >= .zero
    {
      return firstSectionBeyondLimit(among: count, extent: extent) == nil ? extent : nil
    }
    let template = stack.templates[section.plan]
    let new = template.lengths(ofItems: section.itemCount)
    guard !template.packs, !template.isTooLong(new, from: end),
      firstSectionBeyondLimit(among: count, extent: new.extent) == nil
    else { return nil }
    stack.reach.include(new, template, spacing: spacing, count: count)
    lengths.insert(section, of: template)
    return new.extent
  }

  /// Appends the sections of a chunk to a tree being built; blocks of unmeasured sections refer to
  /// the chunk.
  private func append(
    _ placed: PlacedChunk, of chunk: Int, to builder: inout Builder
  ) {
    let all = input.sections
    let stretches = all.chunks[chunk].stretches
    let unmeasured = UnmeasuredSections(
      stretches, count: all.count(ofChunk: chunk), starts: placed.starts,
      between: between, lengths: lengths, templates: stack.templates)
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
        builder.append(
          stack.sections.stretch(record, count: all.count(ofStretch: stretch, in: chunk)))
      }
    }
  }
}
