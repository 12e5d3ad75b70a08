/// The row of a section that scrolls across the layout: how far it goes and where it comes to rest.
///
/// All offsets are in points from the row's leading end. The row is shown in a viewport as long as
/// the view between the section's insets.
public struct OrthogonalRow: Hashable, Sendable {
  /// How the row scrolls.
  public var behavior: OrthogonalScrolling
  /// The room before the first group and after the last one, and how far groups lie apart, in
  /// points.
  public var leadingEdge: Double
  /// How far each group lies from the one before it, in points.
  public var pitch: Double
  /// The number of groups.
  public var groupCount: Int
  /// The length of a full group, in points.
  public var groupExtent: Double
  /// The length of the last group, in points.
  public var lastExtent: Double
  /// The length of the whole row, in points.
  public var length: Double
  /// The length of what is shown of the row, in points.
  public var viewport: Double

  /// How far the row scrolls: nothing if it fits.
  public var maxOffset: Double { max(0, length - viewport) }

  /// The offset that shows a group in the middle of the viewport; beyond the row's ends for the
  /// outer groups.
  public func centeredOffset(group: Int) -> Double {
    let extent = group == groupCount - 1 ? lastExtent : groupExtent
    return leadingEdge + Double(group) * pitch + extent / 2 - viewport / 2
  }

  /// The offsets between which the row may be scrolled.
  public var range: ClosedRange<Double> {
    guard behavior == .groupPagingCentered, groupCount > 0 else { return 0...maxOffset }
    let first = centeredOffset(group: 0)
    return first...max(first, centeredOffset(group: groupCount - 1))
  }

  /// Where the row comes to rest when it is let go at an offset, without any speed.
  ///
  ///     100-point groups, 8 apart, viewport 310, row 856:
  ///     continuous                        130 → 130
  ///     …LeadingBoundary, groupPaging     130 → 108,  200 → 216,  700 → 546
  ///     paging                            130 → 0,    200 → 310,  700 → 546
  ///     groupPagingCentered               0 → 3,      100 → 111
  ///
  /// - Complexity: O(1).
  public func restingOffset(near offset: Double) -> Double {
    guard groupCount > 0, offset.isFinite else { return 0 }
    switch behavior {
    case .none:
      return 0
    case .continuous:
      return min(max(0, offset), maxOffset)
    case .continuousGroupLeadingBoundary, .groupPaging:
      return nearestMultiple(of: pitch, to: offset)
    case .paging:
      return nearestMultiple(of: viewport, to: offset)
    case .groupPagingCentered:
      guard pitch > 0 else { return centeredOffset(group: 0) }
      let first = leadingEdge + groupExtent / 2 - viewport / 2
      let guess = min(max(0, ((offset - first) / pitch).rounded()), Double(groupCount - 1))
      // The last group may be shorter, which moves its stop; the neighbour may then be nearer.
      let candidates = [Int(guess), max(0, Int(guess) - 1), min(groupCount - 1, Int(guess) + 1)]
      return candidates.map(centeredOffset).min { abs($0 - offset) < abs($1 - offset) } ?? 0
    }
  }

  private func nearestMultiple(of step: Double, to offset: Double) -> Double {
    guard step > 0 else { return min(max(0, offset), maxOffset) }
    if offset >= maxOffset { return maxOffset }
    return min(max(0, (offset / step).rounded() * step), maxOffset)
  }
}

extension SectionStack {
  /// The row of a section that scrolls across the layout, or `nil` for any other section.
  ///
  /// - Complexity: O(1).
  public func row(section: Int) -> OrthogonalRow? {
    guard records.indices.contains(section) else { return nil }
    let record = records[section]
    let metrics = metrics(of: record)
    let plan = templates[record.template].geometry.plan
    guard plan.orthogonalScrolling != .none else { return nil }
    let stack = metrics.stackAxis
    let grid = container.grid
    let edges = plan.group.edges
    var work = WorkCounters()
    let length =
      record.groupCount == 0
      ? .zero
      : metrics.stackLength(
        lastStart: lastGroupStart(of: record, work: &work), lastExtent: record.lastExtent)
    return OrthogonalRow(
      behavior: plan.orthogonalScrolling, leadingEdge: edges.start(stack)?.minimum ?? 0,
      pitch: grid.points(metrics.pitch), groupCount: record.groupCount,
      groupExtent: grid.points(metrics.groupSize[stack]),
      lastExtent: grid.points(record.lastExtent), length: grid.points(length),
      viewport: container.size[stack] - plan.insets.total(stack))
  }
}
