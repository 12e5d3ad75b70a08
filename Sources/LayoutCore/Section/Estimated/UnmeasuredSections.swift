/// The unmeasured sections of an input with their positions: stretches of consecutive equal
/// sections, and the start of each stretch.
///
/// Everything else is derived from the plans and item counts stored in the input whenever a section
/// is needed.
final class UnmeasuredSections: Sendable {
  /// The stretches, in storage shared with the input.
  private let stretches: ContiguousArray<LayoutSections.Stretch>
  /// The number of sections.
  private let count: Int
  /// The start of each stretch, measured from the first one, followed by the end of the last one.
  ///
  /// The lengths include the spacing after each section.
  private let starts: ContiguousArray<Int64>
  /// The spacing after each section.
  fileprivate let between: Subpixels
  /// The table that holds the lengths of most sections.
  private let lengths: SectionLengthTable
  /// The template of each plan, used for the sections that are not in the table.
  private let templates: ContiguousArray<SectionTemplate>

  /// Creates the sections from their stretches and the starts of the stretches.
  ///
  /// - Parameters:
  ///   - stretches: The stretches of equal sections, in order.
  ///   - count: The total number of sections in all stretches.
  ///   - starts: The start of each stretch, followed by the end of the last one.
  ///   - between: The spacing after each section.
  ///   - lengths: The table of the lengths computed while the sections were placed.
  ///   - templates: The templates of the sections' plans.
  init(
    _ stretches: ContiguousArray<LayoutSections.Stretch>, count: Int,
    starts: ContiguousArray<Int64>, between: Subpixels,
    lengths: SectionLengthTable, templates: ContiguousArray<SectionTemplate>
  ) {
    self.stretches = stretches
    self.count = count
    self.starts = starts
    self.between = between
    self.lengths = lengths
    self.templates = templates
  }

  /// Returns the number of sections in all stretches before the given one, and their total length.
  @inline(__always)
  fileprivate func before(_ stretch: Int) -> Sums {
    Sums(count: stretches[stretch].start, extent: Subpixels(rawValue: starts[stretch]))
  }

  @inline(__always)
  fileprivate func count(ofStretch stretch: Int) -> Int {
    let next = stretch &+ 1
    return (next < stretches.count ? stretches[next].start : count) &- stretches[stretch].start
  }

  /// Returns the number of sections in one stretch, and their total length.
  @inline(__always)
  fileprivate func sums(_ stretch: Int) -> Sums {
    Sums(
      count: count(ofStretch: stretch),
      extent: Subpixels(rawValue: starts[stretch &+ 1] &- starts[stretch]))
  }

  /// Returns one of the equal sections in a stretch, placed at origin zero.
  @inline(__always)
  fileprivate func placed(_ stretch: Int) -> PlacedSection {
    let section = stretches[stretch].section
    return lengths.placed(small: section) ?? computed(section)
  }

  /// Computes the lengths of a section outside the table of small sections, and returns the section
  /// placed at origin zero.
  ///
  /// The method is kept out of line because such sections are rare. It has no side effects, so
  /// callers need not retain the tree of sections during the call.
  @inline(never) @_effects(readonly)
  private func computed(_ section: LayoutInput.Section) -> PlacedSection {
    if let placed = lengths.placed(large: section) { return placed }
    let template = templates[section.plan]
    return template.placed(section, template.lengths(ofItems: section.itemCount), at: .zero)
  }
}

extension PlacedSection: StretchPayload {
  /// A range of consecutive stretches in a list of unmeasured sections.
  struct Slice: StretchSlice {
    private let sections: UnmeasuredSections
    private let (first, size): (Int32, Int32)

    /// Creates a slice of the stretches in a given range.
    init(_ sections: UnmeasuredSections, _ stretches: Range<Int>) {
      self.sections = sections
      (first, size) = (
        Int32(truncatingIfNeeded: stretches.lowerBound), Int32(truncatingIfNeeded: stretches.count)
      )
    }

    @inline(__always)
    var count: Int { Int(size) }

    @inline(__always)
    var total: Sums { before(count &- 1) &+ sums(count &- 1) }

    @inline(__always)
    func sums(beforeStretch slot: Int) -> Sums {
      let stretch = Int(first) &+ slot
      return unsafe Unmanaged.passUnretained(sections).read { $0.before(stretch) }
    }

    @inline(__always)
    var origin: Sums { sums(beforeStretch: 0) }

    @inline(__always)
    func count(ofStretch slot: Int) -> Int {
      let stretch = Int(first) &+ slot
      return unsafe Unmanaged.passUnretained(sections).read { $0.count(ofStretch: stretch) }
    }

    @inline(__always)
    func each(_ slot: Int) -> Sums {
      var sums = sums(slot)
      // Nearly all stretches have a single section and need no division.
      if sums.count > 1 { sums.extent.rawValue /= Int64(sums.count) }
      sums.count = 1
      return sums
    }

    /// Returns the number of sections in one stretch, and their total length.
    @inline(__always)
    private func sums(_ slot: Int) -> Sums {
      let stretch = Int(first) &+ slot
      return unsafe Unmanaged.passUnretained(sections).read { $0.sums(stretch) }
    }

    @inline(__always)
    func payload(_ slot: Int) -> PlacedSection {
      let stretch = Int(first) &+ slot
      return unsafe Unmanaged.passUnretained(sections).read { $0.placed(stretch) }
    }

    @inline(__always)
    func extent(of payload: PlacedSection) -> Subpixels {
      unsafe Unmanaged.passUnretained(sections).read { payload.extent + $0.between }
    }

    #if DEBUG
      func checked() -> Sums {
        for slot in 0..<count { sections.check(Int(first) + slot) }
        return total
      }
    #endif
  }
}

#if DEBUG
  extension UnmeasuredSections {
    /// Traps if the stored length of a stretch differs from the sum of its sections' lengths.
    fileprivate func check(_ stretch: Int) {
      let sums = sums(stretch)
      precondition(
        sums.count > 0 && sums.extent == (placed(stretch).extent + between) * sums.count,
        "The stored length of a stretch must equal the sum of its sections' lengths.")
    }
  }
#endif
