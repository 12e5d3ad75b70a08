/// The lengths of unmeasured sections by plan and item count, stored while sections are placed.
///
/// The lengths of small sections are stored by number of items. The lengths of a larger section are
/// derived from the lengths of a small section with the same number of items in its last group,
/// because each additional group adds the same length:
///
///     four items a group     31, 35, 39, 43, 47 items     400, 450, 500, 550, 600 points
struct SectionLengthTable: Sendable {
  /// The values for deriving the lengths of a plan's larger sections.
  private struct Rule: BitwiseCopyable {
    /// The number of items in a full group.
    var leafCount: Int
    /// The distance from the start of one group to the start of the next.
    var pitch: Subpixels
    /// The length that each additional group adds to a section.
    var growth: Subpixels
  }

  /// The lengths shared by all sections with the same plan and the same number of items.
  private struct Kind: BitwiseCopyable {
    /// The length of each section along the scroll axis; negative if unknown.
    var extent = Subpixels(rawValue: -1)
    /// The length of the last group along the stack.
    var lastExtent = Subpixels.zero
    /// The number of groups in each section.
    var groupCount: Int32 = 0
    /// The number of supplementary items in the last group.
    var supplementaries: Int32 = 0
    /// Whether the lengths of larger sections can be derived from this entry.
    var grows = false
  }

  /// The minimum number of items in a large section, whose lengths are derived instead of stored.
  private static var many: Int { 64 }
  /// The largest group size, in items, for which lengths are stored.
  private static var maxLeaves: Int { 32 }

  /// Half the maximum content length, so that the sum of two shorter lengths does not exceed the
  /// maximum.
  private static var farEnd: Int64 { Subpixels.longestContent.rawValue / 2 - 1 }

  /// The index in ``kinds`` of the first entry of each plan; this entry is for sections without
  /// items.
  ///
  /// The index is 0 for a plan without known lengths; the entries for such plans, at the beginning
  /// of ``kinds``, hold no lengths.
  private var first: ContiguousArray<Int> = []
  private var rules: ContiguousArray<Rule> = []
  private var kinds: ContiguousArray<Kind> = []
  /// The smallest origin of a small section that may end beyond the maximum content length.
  private var latestStart = Subpixels.longestContent

  init() {}

  /// Returns the extent of a section that has few items and starts at the given origin; `nil` if
  /// the extent is unknown, or if the section may end beyond the maximum content length.
  @inline(__always)
  func extent(ofSmall section: LayoutInput.Section, from origin: Subpixels) -> Subpixels? {
    guard UInt(bitPattern: section.itemCount) < UInt(bitPattern: Self.many),
      section.plan < first.count, origin < latestStart
    else { return nil }
    let extent = kinds[first[section.plan] &+ section.itemCount].extent
    return extent < .zero ? nil : extent
  }

  /// Places small sections, stopping at the first one whose lengths are unknown or that may end
  /// beyond the maximum content length.
  ///
  /// - Parameters:
  ///   - stretches: The stretches (runs of equal sections) in one chunk of the layout.
  ///   - stretch: The first stretch to place; on return, the first one not placed.
  ///   - count: The number of sections in all stretches.
  ///   - spacing: The spacing after each section; a negative spacing does not affect `starts`.
  ///   - end: The start of the first section; on return, the end of the last one placed.
  ///   - starts: The span for the starts of the stretches, measured from the start of the chunk.
  func placeSmallSections(
    _ stretches: Span<LayoutSections.Stretch>, from stretch: inout Int, count: Int,
    spacing: Subpixels, at end: inout Subpixels, into starts: inout MutableSpan<Int64>
  ) {
    var (number, sum) = (stretch, starts[stretch])
    guard number < stretches.count else { return }
    let (between, overlap) = (max(.zero, spacing), min(.zero, spacing))
    let (firstIndex, firstSum) = (stretches[number].start, sum)
    var index = firstIndex
    // The bounds are strict: a section is left to the caller in case of doubt. An extent below the
    // first one is unknown, which means negative, or overlapped as a whole; up to the last one, no
    // sum can overflow.
    let shortest = Subpixels.zero - overlap
    let longest = Subpixels(rawValue: Self.farEnd / Int64(count)) - between
    guard longest > shortest else { return }
    let known = UInt64((longest - shortest).rawValue)
    let lastSum = firstSum &+ (min(latestStart.rawValue, Self.farEnd) &- end.rawValue)
    // Plans and counts are hard to predict, so the loop does not branch on them.
    while number < stretches.count {
      let section = stretches[number].section
      let next = number &+ 1 < stretches.count ? stretches[number &+ 1].start : count
      guard UInt(bitPattern: section.itemCount) < UInt(bitPattern: Self.many),
        UInt(bitPattern: section.plan) < UInt(bitPattern: first.count), sum < lastSum
      else { break }
      let extent = kinds[first[section.plan] &+ section.itemCount].extent
      guard UInt64(bitPattern: extent.rawValue &- shortest.rawValue) < known else { break }
      sum &+= (extent.rawValue &+ between.rawValue) &* Int64(next &- index)
      index = next
      number &+= 1
      starts[number] = sum
    }
    stretch = number
    end += Subpixels(rawValue: sum &- firstSum) + overlap * (index &- firstIndex)
  }

  /// Returns the extent of a section that has many items and starts at the given origin; `nil` if
  /// the extent is unknown, or if the section may end beyond the maximum content length.
  func extent(ofLarge section: LayoutInput.Section, from origin: Subpixels) -> Subpixels? {
    guard let (kind, growth, more) = large(section) else { return nil }
    let (reach, isTooLong) = Int64(Int(kind.groupCount) &+ more)
      .multipliedReportingOverflow(by: rules[section.plan].pitch.rawValue)
    guard !isTooLong, reach < (Subpixels.longestContent - origin).rawValue else { return nil }
    return kind.extent + growth * more
  }

  /// Returns a section with few items, placed at origin zero; `nil` if its lengths are unknown.
  @inline(__always)
  func placed(small section: LayoutInput.Section) -> PlacedSection? {
    guard UInt(bitPattern: section.itemCount) < UInt(bitPattern: Self.many),
      section.plan < first.count
    else { return nil }
    let kind = kinds[first[section.plan] &+ section.itemCount]
    return kind.extent < .zero ? nil : placed(section, kind, growth: .zero, more: 0)
  }

  /// Returns a section with many items, placed at origin zero; `nil` if its lengths are unknown.
  func placed(large section: LayoutInput.Section) -> PlacedSection? {
    large(section).map { placed(section, $0.kind, growth: $0.growth, more: $0.more) }
  }

  @inline(__always)
  private func placed(
    _ section: LayoutInput.Section, _ kind: Kind, growth: Subpixels, more: Int
  ) -> PlacedSection {
    PlacedSection(
      template: section.plan, itemCount: section.itemCount,
      groupCount: Int(kind.groupCount) &+ more, origin: .zero, extent: kind.extent + growth * more,
      lastExtent: kind.lastExtent, lastSupplementaryCount: Int(kind.supplementaries))
  }

  /// Returns the values for deriving the lengths of a section with many items, or `nil` if they are
  /// unknown.
  ///
  /// The values are the stored entry of a smaller section, the length added by each additional
  /// group, and the number of additional groups.
  @inline(__always)
  private func large(
    _ section: LayoutInput.Section
  ) -> (kind: Kind, growth: Subpixels, more: Int)? {
    guard section.itemCount >= Self.many, section.plan < first.count, first[section.plan] > 0
    else { return nil }
    let rule = rules[section.plan]
    let more = Self.groups(of: section, beyond: rule.leafCount)
    let kind = kinds[first[section.plan] + section.itemCount - more * rule.leafCount]
    return kind.grows && kind.extent >= .zero ? (kind, rule.growth, more) : nil
  }

  /// Returns how many groups to remove from a large section to make it small, without changing how
  /// full its last group is; 0 for a small section.
  private static func groups(of section: LayoutInput.Section, beyond leafCount: Int) -> Int {
    section.itemCount < many ? 0 : (section.itemCount - many) / leafCount + 1
  }

  /// Stores the lengths of a section, if its plan allows it.
  ///
  /// - Parameters:
  ///   - section: The section to store; its lengths must already be included in the layout's
  ///     ``SectionReach``.
  ///   - template: The section's template, used to compute its lengths.
  mutating func insert(_ section: LayoutInput.Section, of template: SectionTemplate) {
    let metrics = template.metrics
    guard metrics.leafCount > 0, metrics.leafCount <= Self.maxLeaves, !template.packs,
      !metrics.hasEdgeElements
    else { return }
    if kinds.isEmpty { kinds.append(contentsOf: repeatElement(Kind(), count: Self.many)) }
    while first.count <= section.plan {
      first.append(0)
      rules.append(Rule(leafCount: 1, pitch: .zero, growth: .zero))
    }
    if first[section.plan] == 0 {
      first[section.plan] = kinds.count
      rules[section.plan] = Rule(
        leafCount: metrics.leafCount, pitch: metrics.pitch,
        growth: metrics.isRow ? .zero : metrics.pitch)
      kinds.append(contentsOf: repeatElement(Kind(), count: Self.many))
    }
    let rule = rules[section.plan]
    var small = section
    small.itemCount -= Self.groups(of: section, beyond: rule.leafCount) * rule.leafCount
    let lengths = template.lengths(ofItems: small.itemCount)
    // The extent is the larger of a constant and a sum that includes the groups' lengths, so once
    // it grows, it keeps growing.
    let next = template.lengths(ofItems: small.itemCount + rule.leafCount)
    let grows = lengths.groupCount > 0 && next.extent - lengths.extent == rule.growth
    guard grows || small.itemCount == section.itemCount else { return }
    let placed = template.placed(small, lengths, at: .zero)
    guard let supplementaries = Int32(exactly: placed.lastSupplementaryCount) else { return }
    kinds[first[section.plan] + small.itemCount] = Kind(
      extent: placed.extent, lastExtent: placed.lastExtent,
      groupCount: Int32(truncatingIfNeeded: placed.groupCount), supplementaries: supplementaries,
      grows: grows)
    latestStart = min(latestStart, .longestContent - rule.pitch * placed.groupCount)
  }
}
