/// A section with its position.
///
/// It uses the same amount of memory for any number of items.
///
/// It consists of plain numbers and is copied without reference counting; measured sizes are stored
/// separately in a ``SectionRecord``.
package struct PlacedSection: Sendable, BitwiseCopyable {
  /// The index of the section's template.
  package var template: Int
  /// The number of data items in the section.
  package var itemCount: Int
  /// The number of groups; 0 if the section has no items, or no space for any of them.
  package var groupCount: Int
  /// The start of the section along the scroll axis.
  package var origin: Subpixels
  /// The length of the section along the scroll axis.
  package var extent: Subpixels
  /// The length of the last group along the stack; shorter than a full group if the last group is
  /// only partly filled.
  package var lastExtent: Subpixels
  /// The number of supplementary items anchored to the last group and its items.
  ///
  /// A partly filled group may have fewer than a full one.
  package var lastSupplementaryCount: Int

  /// Creates a placed section from its template, its counts, its start and its lengths.
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

  /// Updates the properties that depend on measured sizes.
  mutating func update(from state: SectionState) {
    itemCount = state.itemCount
    groupCount = state.groupCount
    extent = state.extent
    lastExtent = state.last.extent
    lastSupplementaryCount = state.last.supplementaryCount
  }

  /// Returns the maximum number of supplementary items in the given group of the section.
  ///
  /// Only the last group has a limit: every other group has all supplementary items of a full
  /// group.
  package func supplementaryLimit(ofGroup group: Int) -> Int {
    group == groupCount - 1 ? lastSupplementaryCount : .max
  }

  /// Returns the exact size of one of the section's groups; the last group may be shorter than the
  /// others.
  ///
  /// - Parameters:
  ///   - group: The index of the group in the section.
  ///   - size: The size the group would have if it were full.
  ///   - axis: The stack axis of the groups; evaluated only for the last group.
  /// - Returns: The size of the group, shortened if the group is only partly filled.
  @inline(__always)
  func size(
    ofGroup group: Int, _ size: SubpixelVector, along axis: @autoclosure () -> Axis
  ) -> SubpixelVector {
    var size = size
    if group == groupCount - 1 { size[axis()] = lastExtent }
    return size
  }

  /// Returns the groups that may lie in a range along the stack axis, if all groups are evenly
  /// spaced.
  ///
  /// - Parameters:
  ///   - range: The range, relative to the start of the first group; it must not end before that
  ///     start.
  ///   - pitch: The distance from the start of one group to the start of the next.
  ///   - extent: The length of a full group along the stack.
  /// - Returns: The indices of the groups; an empty range if no group can lie there.
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

  /// The end of the section along the scroll axis.
  package var end: Subpixels { origin + extent }
}

/// The number of groups in an unmeasured section, and the lengths that follow from that number.
struct SectionLengths {
  /// The number of groups; 0 if the section has no items, or no space for any of them.
  var groupCount: Int
  /// The number of items in the last group if it is only partly filled; otherwise `nil`.
  var partial: Int?
  /// The length of the section along the scroll axis.
  var extent: Subpixels
  /// The length of the last group along the stack.
  var lastExtent: Subpixels
}

/// A section of a layout: its position and its measured sizes.
package struct SectionRecord: Sendable {
  /// The section's start in the content, its template and its item count.
  package var placed: PlacedSection
  /// The measured sizes of the section, or `nil` if nothing has been measured.
  var state: SectionState?
}
