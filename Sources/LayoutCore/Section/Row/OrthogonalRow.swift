/// The row of an orthogonal section: its scroll range and its resting offsets.
///
/// All offsets are in points from the row's leading end. The row is shown in a viewport of the
/// view's length between the section's insets.
package struct OrthogonalRow: Hashable, Sendable {
  /// How the row scrolls.
  package var behavior: OrthogonalScrolling
  /// The room before the first group and after the last one, and how far groups lie apart, in
  /// points.
  package var leadingEdge: Double
  /// How far each group lies from the one before it, in points.
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

  /// Where each group starts and how long it is, in points, where they differ from one another;
  /// empty where ``pitch`` and ``groupExtent`` say it all.
  package var unevenGroups: [GroupSpan] = []

  /// One group of a row with differing groups.
  package struct GroupSpan: Hashable, Sendable {
    /// How far the group lies from the first one, in points.
    package var start: Double
    /// The length of the group, in points.
    package var extent: Double

    /// Creates the place of a group.
    package init(start: Double, extent: Double) {
      self.start = start
      self.extent = extent
    }
  }

  /// How far the row scrolls: nothing if it fits.
  package var maxOffset: Double {
    // Behaviour 52
    max(0, length - viewport)
  }

  /// How far a group lies from the first one, in points.
  func start(ofGroup group: Int) -> Double {
    unevenGroups.isEmpty ? Double(group) * pitch : unevenGroups[group].start
  }

  /// The offset for a group in the middle of the viewport; beyond the row's ends for the outer
  /// groups.
  package func centeredOffset(group: Int) -> Double {
    var extent = group == groupCount - 1 ? lastExtent : groupExtent
    if !unevenGroups.isEmpty { extent = unevenGroups[group].extent }
    // Behaviour 54
    return leadingEdge + start(ofGroup: group) + extent / 2 - viewport / 2
  }

  /// The scroll range of the row.
  package var range: ClosedRange<Double> {
    guard behavior == .groupPagingCentered, groupCount > 0 else { return 0...maxOffset }
    let first = centeredOffset(group: 0)
    return first...max(first, centeredOffset(group: groupCount - 1))
  }

  /// Returns the resting offset of the row when it is let go at an offset, without any speed.
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

  /// The group stop nearest to an offset; the one behind it, of two equally near.
  private func nearestStop(to offset: Double, stop: (Int) -> Double) -> Double {
    let index = lastIndex(below: groupCount) { stop($0) <= offset } ?? 0
    let found = stop(index)
    guard index + 1 < groupCount else { return found }
    let next = stop(index + 1)
    return abs(next - offset) <= abs(found - offset) ? next : found
  }

  /// Finds the last index below `count` meeting a condition, by binary search.
  ///
  /// The condition has to hold for all earlier indices as well.
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
