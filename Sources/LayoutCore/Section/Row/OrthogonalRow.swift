/// The row of an orthogonal section: its scroll range and its resting offsets.
///
/// All offsets are in points from the row's leading end. The row is shown in a viewport between the
/// section's insets.
package struct OrthogonalRow: Hashable, Sendable {
  /// The scrolling behaviour of the row.
  package var behavior: OrthogonalScrolling
  /// The space before the first group, in points.
  package var leadingEdge: Double
  /// The distance from the start of one group to the start of the next, in points.
  package var pitch: Double
  /// The number of groups; 0 for a row without items.
  package var groupCount: Int
  /// The length of a full group, in points.
  package var groupExtent: Double
  /// The length of the last group, in points.
  package var lastExtent: Double
  /// The length of the whole row, in points.
  package var length: Double
  /// The length of the visible part of the row, in points.
  package var viewport: Double

  /// The start and the length of each group, in points, if the groups differ from one another;
  /// empty if ``pitch`` and ``groupExtent`` describe all groups.
  package var unevenGroups: [GroupSpan] = []

  /// The position and length of one group in a row whose groups differ in length.
  package struct GroupSpan: Hashable, Sendable {
    /// The distance from the start of the first group to the start of this one, in points.
    package var start: Double
    /// The length of the group, in points.
    package var extent: Double

    /// Creates the position and length of a group.
    package init(start: Double, extent: Double) {
      self.start = start
      self.extent = extent
    }
  }

  /// The distance the row can scroll, in points; 0 if the row fits in the viewport.
  package var maxOffset: Double {
    // Behaviour 52
    max(0, length - viewport)
  }

  /// Returns the distance from the start of the first group to the start of the given one, in
  /// points.
  func start(ofGroup group: Int) -> Double {
    unevenGroups.isEmpty ? Double(group) * pitch : unevenGroups[group].start
  }

  /// Returns the offset that centres a group in the viewport; for the outer groups, the offset may
  /// lie beyond the ends of the row.
  package func centeredOffset(group: Int) -> Double {
    var extent = group == groupCount - 1 ? lastExtent : groupExtent
    if !unevenGroups.isEmpty { extent = unevenGroups[group].extent }
    // Behaviour 54
    return leadingEdge + start(ofGroup: group) + extent / 2 - viewport / 2
  }

  /// The offset that centres the first group, or `nil` for a row without groups.
  package var firstCentredOffset: Double? { groupCount > 0 ? centeredOffset(group: 0) : nil }

  /// The range of the row's scroll offsets, in points.
  package var range: ClosedRange<Double> {
    guard behavior.centresGroups, let first = firstCentredOffset else {
      return 0...maxOffset
    }
    return first...max(first, centeredOffset(group: groupCount - 1))
  }

  /// Returns the resting offset of the row after it is released without any velocity.
  ///
  ///     100-point groups, 8 apart, viewport 310, row 856:
  ///     continuous                        130 → 130
  ///     …LeadingBoundary, groupPaging     130 → 108,  200 → 216,  700 → 546
  ///     paging                            130 → 0,    200 → 310,  700 → 546
  ///     groupPagingCentered               0 → 3,      100 → 111
  ///
  /// - Complexity: O(log *g*) for *g* groups.
  package func restingOffset(near offset: Double) -> Double {
    guard groupCount > 0, offset.isFinite else { return 0 }
    switch behavior {
    case .none:
      return 0
    case .continuous:
      return min(max(0, offset), maxOffset)
    case .continuousGroupLeadingBoundary, .groupPaging:
      return offset >= maxOffset
        ? maxOffset
        : min(max(0, nearestStop(to: offset) { start(ofGroup: $0) }), maxOffset)
    case .paging:
      return nearestPage(to: offset)
    case .groupPagingCentered:
      return nearestStop(to: offset) { centeredOffset(group: $0) }
    }
  }

  private func nearestPage(to offset: Double) -> Double {
    guard viewport > 0 else { return min(max(0, offset), maxOffset) }
    if offset >= maxOffset { return maxOffset }
    // Behaviour 53
    return min(max(0, (offset / viewport).rounded() * viewport), maxOffset)
  }

  /// Returns the stop nearest to an offset; the closure `stop` returns the resting offset for a
  /// group.
  ///
  /// Of two equally near stops, the later one is returned.
  private func nearestStop(to offset: Double, stop: (Int) -> Double) -> Double {
    let index = lastIndex(below: groupCount) { stop($0) <= offset } ?? 0
    let found = stop(index)
    guard index + 1 < groupCount else { return found }
    let next = stop(index + 1)
    return abs(next - offset) <= abs(found - offset) ? next : found
  }

  /// Finds the last index below `count` that meets a condition, by binary search; `nil` if no index
  /// does.
  ///
  /// If the condition holds for an index, it must hold for all earlier ones as well.
  func lastIndex(below count: Int, where holds: (Int) -> Bool) -> Int? {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }
}
