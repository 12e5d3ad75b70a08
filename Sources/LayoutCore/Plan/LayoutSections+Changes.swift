/// Methods that change the sections of a layout; each change rebuilds only the stored chunks of
/// sections around it.
extension LayoutSections {
  /// Sets the number of data items in a section.
  ///
  /// - Complexity: O(log *r*) for *r* stretches of equal sections.
  mutating func setItemCount(_ items: Int, ofSection index: Int) {
    let place = stretch(of: index)
    let plan = chunks[place.chunk].stretches[place.stretch].section.plan
    set(LayoutInput.Section(plan: plan, itemCount: items), at: index, in: place)
  }

  /// Sets the plan of a section.
  ///
  /// - Complexity: O(log *r*) for *r* stretches of equal sections.
  mutating func setPlan(_ plan: Int, ofSection index: Int) {
    let place = stretch(of: index)
    let items = chunks[place.chunk].stretches[place.stretch].section.itemCount
    set(LayoutInput.Section(plan: plan, itemCount: items), at: index, in: place)
  }

  private mutating func set(
    _ section: LayoutInput.Section, at index: Int, in place: (chunk: Int, stretch: Int)
  ) {
    let (chunk, stretch) = place
    let old = chunks[chunk].stretches[stretch]
    guard old.section != section else { return }
    let offset = index - chunks[chunk].start
    let isFirst = offset == old.start
    let isLast = offset + 1 == old.start + count(ofStretch: stretch, in: chunk)
    let joinsBefore = isFirst && self.section(before: place) == section
    let joinsAfter = isLast && self.section(after: place) == section
    if isFirst, isLast, !joinsBefore, !joinsAfter {
      chunks[chunk].stretches[stretch].section = section
      return
    }
    var new: ContiguousArray<Stretch> = []
    if !isFirst { new.append(old) }
    if !joinsBefore { new.append(Stretch(section: section, start: offset)) }
    if !isLast { new.append(Stretch(section: old.section, start: offset + 1)) }
    let replaced = stretch..<stretch + (joinsAfter ? 2 : 1)
    let size = chunks[chunk].stretches.count
    let isJoinedToOtherChunk = joinsBefore && stretch == 0 || replaced.upperBound > size
    let newSize = size - replaced.count + new.count
    let isInBounds = newSize <= Chunk.capacity && (newSize > Chunk.smallSize || chunks.count == 1)
    guard !isJoinedToOtherChunk, isInBounds else {
      replace(index..<index + 1, with: section, count: 1)
      return
    }
    chunks[chunk].stretches.replaceSubrange(replaced, with: new)
  }

  /// Returns the section repeated in the stretch (run of equal sections) before a position, or
  /// `nil` if no stretch precedes it.
  private func section(before place: (chunk: Int, stretch: Int)) -> LayoutInput.Section? {
    if place.stretch > 0 { return chunks[place.chunk].stretches[place.stretch - 1].section }
    return place.chunk > 0 ? chunks[place.chunk - 1].stretches.last?.section : nil
  }

  /// Returns the section repeated in the stretch (run of equal sections) after a position, or `nil`
  /// if no stretch follows it.
  private func section(after place: (chunk: Int, stretch: Int)) -> LayoutInput.Section? {
    if place.stretch + 1 < chunks[place.chunk].stretches.count {
      return chunks[place.chunk].stretches[place.stretch + 1].section
    }
    return place.chunk + 1 < chunks.count ? chunks[place.chunk + 1].stretches.first?.section : nil
  }

  /// Replaces a range of sections with copies of one section.
  ///
  /// - Parameters:
  ///   - range: The range of the sections to remove.
  ///   - section: The section to insert, `added` times; `nil` to insert nothing.
  ///   - added: The number of sections to insert.
  /// - Complexity: O(log *r*) for *r* stretches of equal sections, plus one step for every 256 of
  ///   them.
  mutating func replace(
    _ range: Range<Int>, with section: LayoutInput.Section?, count added: Int = 0
  ) {
    stopUnless(
      range.lowerBound >= 0 && range.upperBound <= count,
      "The sections \(range.lowerBound)..<\(range.upperBound) must be within 0..<\(count).")
    let added = section == nil ? 0 : added
    guard count > 0, !range.isEmpty || added > 0 else {
      if let section { append(section, count: added) }
      return
    }
    // The sections on either side may be equal to the new ones or to each other.
    let first = chunk(of: Swift.max(0, range.lowerBound - 1))
    var part = first...chunk(of: Swift.min(count - 1, range.upperBound))
    var new = stretches(of: part, replacing: range, with: section, count: added)
    if new.count <= Chunk.smallSize {
      // A small chunk is merged with its neighbours.
      part = Swift.max(0, part.lowerBound - 1)...Swift.min(chunks.count - 1, part.upperBound + 1)
      new = stretches(of: part, replacing: range, with: section, count: added)
    }
    let start = chunks[part.lowerBound].start
    if added != range.count {
      for chunk in part.upperBound + 1..<chunks.count { chunks[chunk].start += added - range.count }
    }
    chunks.replaceSubrange(part, with: Self.chunks(of: new, from: start))
    count += added - range.count
  }

  /// Returns the stretches of equal sections that the given chunks will contain once a range of
  /// sections has been replaced.
  private func stretches(
    of part: ClosedRange<Int>, replacing range: Range<Int>, with section: LayoutInput.Section?,
    count added: Int
  ) -> ContiguousArray<Stretch> {
    var new = StretchRun()
    new.stretches.reserveCapacity(chunks[part].reduce(2) { $0 + $1.stretches.count })
    new.append(self, in: chunks[part.lowerBound].start..<range.lowerBound)
    if let section { new.append(section, count: added) }
    let end = chunks[part.upperBound].start + count(ofChunk: part.upperBound)
    new.append(self, in: range.upperBound..<end)
    return new.stretches
  }

  /// Divides stretches of equal sections into chunks of about the same size.
  private static func chunks(
    of stretches: ContiguousArray<Stretch>, from start: Int
  ) -> ContiguousArray<Chunk> {
    let count = (stretches.count + Chunk.capacity - 1) / Chunk.capacity
    var chunks: ContiguousArray<Chunk> = []
    chunks.reserveCapacity(count)
    for chunk in 0..<count {
      var part = ContiguousArray(
        stretches[chunk * stretches.count / count..<(chunk + 1) * stretches.count / count])
      let first = part[0].start
      for index in part.indices { part[index].start -= first }
      chunks.append(Chunk(start: start + first, stretches: part))
    }
    return chunks
  }

  /// A builder that appends sections to a list of stretches of equal sections, merging equal
  /// neighbours.
  private struct StretchRun {
    var stretches: ContiguousArray<Stretch> = []
    /// The number of sections added so far.
    private var count = 0

    /// Appends a number of equal sections.
    mutating func append(_ section: LayoutInput.Section, count added: Int) {
      guard added > 0 else { return }
      if stretches.last?.section != section {
        stretches.append(Stretch(section: section, start: count))
      }
      count += added
    }

    /// Appends the sections in a given range of a layout.
    mutating func append(_ other: LayoutSections, in range: Range<Int>) {
      guard !range.isEmpty else { return }
      var start = range.lowerBound
      var (chunk, stretch) = other.stretch(of: start)
      while start < range.upperBound {
        let (first, stretches) = (other.chunks[chunk].start, other.chunks[chunk].stretches)
        while stretch < stretches.count, start < range.upperBound {
          let end = first + stretches[stretch].start + other.count(ofStretch: stretch, in: chunk)
          append(stretches[stretch].section, count: Swift.min(range.upperBound, end) - start)
          start = end
          stretch += 1
        }
        (chunk, stretch) = (chunk + 1, 0)
      }
    }
  }
}
