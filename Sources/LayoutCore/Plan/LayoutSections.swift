/// Sections of a layout in their order: consecutive equal ones form one stretch, however many they
/// are.
///
///     stretch   1,000,000 × plan 0, 50 items     1 × plan 0, 7 items     2 × plan 1, 7 items
///     starts    0                                1,000,000               1,000,001
///
/// Equal sections are always one stretch, so equal layouts have equal stretches.
public struct LayoutSections: Hashable, Sendable {
  /// Consecutive equal sections.
  struct Stretch: Hashable, Sendable {
    /// Each of the sections.
    var section: LayoutInput.Section
    /// The index of the first of them.
    var start: Int
  }

  private(set) var stretches: ContiguousArray<Stretch> = []
  /// The number of sections, each counted however many of them are equal.
  public private(set) var count = 0

  /// The number of sections of a stretch.
  func count(ofStretch stretch: Int) -> Int {
    (stretch + 1 < stretches.count ? stretches[stretch + 1].start : count)
      - stretches[stretch].start
  }

  /// The stretch of a section.
  ///
  /// - Complexity: O(log *r*) for *r* stretches; O(1) where all sections differ from their
  ///   neighbours.
  private func stretch(of section: Int) -> Int {
    stopUnless(section >= 0 && section < count, "There is no section \(section) among \(count).")
    if stretches.count == count { return section }
    var (low, high) = (0, stretches.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if stretches[middle].start <= section { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Whether a section is the only one with its plan.
  ///
  /// - Complexity: O(*r*) for *r* stretches of equal sections.
  func isOnly(_ section: Int, withPlan plan: Int) -> Bool {
    for stretch in stretches.indices where stretches[stretch].section.plan == plan {
      guard stretches[stretch].start == section, count(ofStretch: stretch) == 1 else {
        return false
      }
    }
    return true
  }

  // MARK: Changing

  /// Adds equal sections at the end.
  ///
  /// - Complexity: O(1), amortised.
  mutating func append(_ section: LayoutInput.Section, count added: Int = 1) {
    guard added > 0 else { return }
    if stretches.last?.section != section {
      stretches.append(Stretch(section: section, start: count))
    }
    count += added
  }

  /// Sets how many data items a section has.
  ///
  /// - Complexity: O(1) if it is a stretch of its own and stays one; O(*r*) for *r* stretches
  ///   otherwise.
  mutating func setItemCount(_ items: Int, ofSection index: Int) {
    let stretch = stretch(of: index)
    var section = stretches[stretch].section
    section.itemCount = items
    let isEqual =
      stretch > 0 && stretches[stretch - 1].section == section
      || stretch + 1 < stretches.count && stretches[stretch + 1].section == section
    if count(ofStretch: stretch) == 1, !isEqual {
      stretches[stretch].section = section
    } else {
      replace(index..<index + 1, with: section, count: 1)
    }
  }

  /// Replaces sections by equal ones.
  ///
  /// - Parameters:
  ///   - range: The removed sections.
  ///   - section: Each of their replacements; `nil` for none.
  ///   - added: How many come.
  /// - Complexity: O(*r*) for *r* stretches.
  mutating func replace(
    _ range: Range<Int>, with section: LayoutInput.Section?, count added: Int = 0
  ) {
    stopUnless(
      range.lowerBound >= 0 && range.upperBound <= count,
      "The sections \(range.lowerBound)..<\(range.upperBound) are not all among \(count).")
    let old = self
    self = LayoutSections()
    stretches.reserveCapacity(old.stretches.count + 2)
    append(old, in: 0..<range.lowerBound)
    if let section { append(section, count: added) }
    append(old, in: range.upperBound..<old.count)
  }

  /// Adds some sections of another layout at the end.
  private mutating func append(_ other: LayoutSections, in range: Range<Int>) {
    guard !range.isEmpty else { return }
    var start = range.lowerBound
    for stretch in other.stretch(of: start)..<other.stretches.count where start < range.upperBound {
      let end = Swift.min(
        range.upperBound, other.stretches[stretch].start + other.count(ofStretch: stretch))
      append(other.stretches[stretch].section, count: end - start)
      start = end
    }
  }
}

extension LayoutSections: RandomAccessCollection {
  /// The index of the first section.
  public var startIndex: Int { 0 }

  /// The index behind the last section.
  public var endIndex: Int { count }

  /// A section.
  ///
  /// - Complexity: O(log *r*) for *r* stretches of equal sections.
  public subscript(index: Int) -> LayoutInput.Section { stretches[stretch(of: index)].section }
}
