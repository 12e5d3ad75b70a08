/// One section in its place: O(1) memory, however many items it has.
///
/// It is plain numbers, copied without counting references: measured sizes are beside it in a
/// ``SectionRecord``.
package struct PlacedSection: Sendable, BitwiseCopyable {
  /// The index of its template.
  package var template: Int
  /// The number of data items.
  package var itemCount: Int
  /// The number of groups; none if there are no items, or no room for any.
  package var groupCount: Int
  /// Where the section starts along the scroll axis.
  package var origin: Subpixels
  /// How long the section is along the scroll axis.
  package var extent: Subpixels
  /// The length of the last group along the stack, shorter if partly filled.
  package var lastExtent: Subpixels
  /// The number of supplementary items anchored to the last group and its items, perhaps fewer if
  /// the group is partly filled.
  package var lastSupplementaryCount: Int

  /// Makes a section in its place.
  @inline(__always)
  package init(
    template: Int, itemCount: Int, groupCount: Int, origin: Subpixels, extent: Subpixels,
    lastExtent: Subpixels, lastSupplementaryCount: Int
  ) {
    self.template = template
    self.itemCount = itemCount
    self.groupCount = groupCount
    self.origin = origin
    self.extent = extent
    self.lastExtent = lastExtent
    self.lastSupplementaryCount = lastSupplementaryCount
  }

  /// Updates the numbers decided by the measured sizes.
  mutating func update(from state: SectionState) {
    itemCount = state.itemCount
    groupCount = state.groupCount
    extent = state.extent
    lastExtent = state.last.extent
    lastSupplementaryCount = state.last.supplementaryCount
  }

  /// Returns the upper limit for the number of supplementary items of one of its groups.
  ///
  /// Only the last group has a limit: the others have all supplementary items of a full group.
  package func supplementaryLimit(ofGroup group: Int) -> Int {
    group == groupCount - 1 ? lastSupplementaryCount : .max
  }

  /// The exact size of one of its groups: the last one may be shorter.
  ///
  /// - Parameters:
  ///   - group: The index of the group.
  ///   - size: Its size if it were full.
  ///   - axis: The stack axis of the groups; asked for the last group only.
  /// - Returns: The size.
  @inline(__always)
  func size(
    ofGroup group: Int, _ size: SubpixelVector, along axis: @autoclosure () -> Axis
  ) -> SubpixelVector {
    var size = size
    if group == groupCount - 1 { size[axis()] = lastExtent }
    return size
  }

  /// The groups that may be in a range of the stack, if all lie at one distance.
  ///
  /// - Parameters:
  ///   - range: The range, from the start of the first group; it ends there or behind.
  ///   - pitch: How far each group lies from the one before it.
  ///   - extent: The length of a full group.
  /// - Returns: The groups; an empty range if there are none.
  @inline(__always)
  func groups(
    in range: (start: Subpixels, end: Subpixels), pitch: Subpixels, extent: Subpixels
  ) -> Range<Int> {
    guard pitch > .zero else { return 0..<groupCount }
    let before = range.start - max(lastExtent, extent)
    // The number of groups of almost no length can need all 64 bits.
    let lower = before > .zero ? Int(clamping: before.rawValue / pitch.rawValue) : 0
    let upper = min(Int(clamping: range.end.rawValue / pitch.rawValue), groupCount - 1)
    return lower <= upper ? lower..<upper + 1 : 0..<0
  }

  /// Where the section ends along the scroll axis.
  package var end: Subpixels { origin + extent }
}

/// Lengths of an unmeasured section.
struct SectionLengths {
  /// The number of groups; none if there are no items, or no room for any.
  var groupCount: Int
  /// The number of items in the last group if it is partly filled.
  var partial: Int?
  /// How long the section is along the scroll axis.
  var extent: Subpixels
  /// The length of the last group along the stack.
  var lastExtent: Subpixels
}

/// One section of a layout: its numbers, and its measured sizes.
package struct SectionRecord: Sendable {
  /// The section's place in the content: its start, template and item count.
  package var placed: PlacedSection
  /// The measured sizes of the section, or `nil` if nothing has been measured.
  var state: SectionState?
}
