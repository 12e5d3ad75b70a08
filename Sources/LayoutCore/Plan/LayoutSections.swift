/// The sections of a layout in order, with each run of equal sections stored as a single stretch,
/// regardless of its length.
///
///     stretch   1,000,000 × plan 0, 50 items     1 × plan 0, 7 items     2 × plan 1, 7 items
///     starts    0                                1,000,000               1,000,001
///
/// Adjacent equal sections always belong to one stretch, so equal layouts have equal stretches.
/// Copies share their chunks: a change copies only the chunks around it.
public struct LayoutSections: Sendable {
  /// A run of consecutive equal sections.
  struct Stretch: Hashable, Sendable {
    /// The section that the stretch repeats.
    var section: LayoutInput.Section
    /// The index of the first section of the run, counted from the first section of the chunk.
    var start: Int
  }

  /// A non-empty list of consecutive stretches of equal sections.
  struct Chunk: Hashable, Sendable {
    /// The maximum number of stretches in a chunk.
    static var capacity: Int { NodeLimit.elements(256) }
    /// The maximum number of stretches in a small chunk; small chunks are merged with a neighbour.
    static var smallSize: Int { capacity / 3 }

    /// The index of the chunk's first section in the layout.
    var start: Int
    var stretches: ContiguousArray<Stretch>
  }

  var chunks: ContiguousArray<Chunk> = []
  /// The number of sections; equal sections are counted individually.
  public internal(set) var count = 0

  /// Appends equal sections.
  ///
  /// - Complexity: O(1), amortised.
  mutating func append(_ section: LayoutInput.Section, count added: Int = 1) {
    guard added > 0 else { return }
    defer { count += added }
    let last = chunks.count - 1
    guard last >= 0 else {
      chunks.append(Chunk(start: 0, stretches: [Stretch(section: section, start: 0)]))
      return
    }
    let size = chunks[last].stretches.count
    guard chunks[last].stretches[size - 1].section != section else { return }
    if size == Chunk.capacity {
      chunks.append(Chunk(start: count, stretches: []))
      chunks[last + 1].stretches.reserveCapacity(Chunk.capacity)
      chunks[last + 1].stretches.append(Stretch(section: section, start: 0))
    } else {
      let start = count - chunks[last].start
      chunks[last].stretches.append(Stretch(section: section, start: start))
    }
  }

  // MARK: Finding

  @inline(__always)
  func count(ofChunk chunk: Int) -> Int {
    (chunk + 1 < chunks.count ? chunks[chunk + 1].start : count) - chunks[chunk].start
  }

  func count(ofStretch stretch: Int, in chunk: Int) -> Int {
    let stretches = chunks[chunk].stretches
    let end = stretch + 1 < stretches.count ? stretches[stretch + 1].start : count(ofChunk: chunk)
    return end - stretches[stretch].start
  }

  /// Returns the index of the chunk containing a section.
  ///
  /// - Complexity: O(log *r*) for *r* stretches of equal sections.
  func chunk(of section: Int) -> Int {
    stopUnless(
      section >= 0 && section < count,
      "Section \(section) is out of bounds: there are \(count) sections.")
    let chunks = chunks.span
    return Self.last(of: chunks.count) { chunks[$0].start <= section }
  }

  /// Returns the index of the chunk containing a section, and the index of the section's stretch in
  /// the chunk.
  ///
  /// - Complexity: O(log *r*) for *r* stretches of equal sections.
  func stretch(of section: Int) -> (chunk: Int, stretch: Int) {
    let chunk = chunk(of: section)
    let place = section - chunks[chunk].start
    let size = chunks[chunk].stretches.count
    // If all sections differ from their neighbours, no search is needed.
    if size == count(ofChunk: chunk) { return (chunk, place) }
    let list = chunks[chunk].stretches
    let stretches = list.span
    return (chunk, Self.last(of: size) { stretches[$0].start <= place })
  }

  /// Returns the last number below `count` that meets a condition; all smaller numbers must meet it
  /// too.
  @inline(__always)
  private static func last(of count: Int, where condition: (Int) -> Bool) -> Int {
    var (last, left) = (0, count)
    while left > 1 {
      let half = left >> 1
      if condition(last &+ half) { last &+= half }
      left &-= half
    }
    return last
  }

  /// Returns whether a section is the only one with its plan.
  ///
  /// - Complexity: O(*r*) for *r* stretches of equal sections.
  func isOnlySection(_ section: Int, withPlan plan: Int) -> Bool {
    for chunk in chunks.indices {
      for (index, stretch) in chunks[chunk].stretches.enumerated()
      where stretch.section.plan == plan {
        guard chunks[chunk].start + stretch.start == section,
          count(ofStretch: index, in: chunk) == 1
        else { return false }
      }
    }
    return true
  }

  /// All stretches of equal sections in order, with the indices of their first sections in the
  /// layout.
  var stretches: some Collection<Stretch> {
    chunks.lazy.flatMap { chunk in
      chunk.stretches.lazy.map { Stretch(section: $0.section, start: chunk.start + $0.start) }
    }
  }
}

extension LayoutSections {
  /// Calls a closure with each stretch of equal sections and the indices of its sections.
  ///
  /// - Complexity: O(*r*) for *r* stretches.
  package func forEachStretch(_ body: (LayoutInput.Section, Range<Int>) -> Void) {
    for (chunk, list) in chunks.enumerated() {
      for (index, stretch) in list.stretches.enumerated() {
        let start = list.start + stretch.start
        body(stretch.section, start..<start + count(ofStretch: index, in: chunk))
      }
    }
  }
}

extension LayoutSections: RandomAccessCollection {
  /// The index of the first section: always 0.
  public var startIndex: Int { 0 }

  /// The index after the last section.
  public var endIndex: Int { count }

  /// The section at an index.
  ///
  /// - Complexity: O(log *r*) for *r* stretches of equal sections.
  public subscript(index: Int) -> LayoutInput.Section {
    let (chunk, stretch) = stretch(of: index)
    return chunks[chunk].stretches[stretch].section
  }

  /// Returns an iterator over the sections.
  public func makeIterator() -> Iterator { Iterator(self) }

  /// An iterator over the sections; it advances without searching.
  public struct Iterator: IteratorProtocol {
    private let sections: LayoutSections
    /// The position of the next stretch of equal sections, and the number of sections left in the
    /// current one.
    private var (chunk, stretch, left) = (0, 0, 0)
    private var current: LayoutInput.Section?

    fileprivate init(_ sections: LayoutSections) { self.sections = sections }

    /// Returns the next section, or `nil` after the last one.
    public mutating func next() -> LayoutInput.Section? {
      if left == 0 {
        guard chunk < sections.chunks.count else { return nil }
        current = sections.chunks[chunk].stretches[stretch].section
        left = sections.count(ofStretch: stretch, in: chunk)
        stretch += 1
        if stretch == sections.chunks[chunk].stretches.count { (chunk, stretch) = (chunk + 1, 0) }
      }
      left -= 1
      return current
    }
  }
}

extension LayoutSections: Hashable {
  /// Compares the sections, regardless of how they are divided into chunks.
  ///
  /// - Complexity: O(*r*) for *r* stretches of equal sections in unshared chunks.
  public static func == (a: LayoutSections, b: LayoutSections) -> Bool {
    a.count == b.count && (a.chunks == b.chunks || a.stretches.elementsEqual(b.stretches))
  }

  /// Hashes the number of sections and all stretches of equal sections, regardless of how they are
  /// divided into chunks.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for stretch in stretches { hasher.combine(stretch) }
  }
}
