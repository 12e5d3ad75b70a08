extension OrthogonalRow {
  /// Returns the resting offset of the row after it is released with the given velocity.
  ///
  /// A row that moves one group or one page at a time stops at the first stop beyond the proposed
  /// offset in the direction of the velocity or, if the velocity is zero, at the nearest stop.
  /// Either way, the target is the row's previous stop or one next to it.
  ///
  ///     100-point groups, 8 apart, viewport 310, row 856, let go at `proposed` from `current`:
  ///                                       proposed   speed   current   target
  ///     groupPaging                       30         +1      0         108
  ///                                       500        +1      0         108
  ///                                       500        0       108       216
  ///     paging                            30         +1      0         310
  ///     continuousGroupLeadingBoundary    500        +1      0         540
  ///
  /// - Parameters:
  ///   - proposed: The offset where the row would come to rest by itself, in points.
  ///   - velocity: The velocity, in points per second; only its sign matters.
  ///   - current: The offset of the row before it was moved, in points. The row is treated as
  ///     having been at the stop nearest to this offset.
  /// - Returns: An offset in points, between the first stop and the last one. A non-finite
  ///   `proposed` offset counts as 0.
  /// - Complexity: O(1).
  package func targetOffset(
    forProposed proposed: Double, velocity: Double, from current: Double
  ) -> Double {
    let proposed = proposed.isFinite ? proposed : 0
    let nearest = restingOffset(near: proposed)
    guard behavior != .continuousGroupLeadingBoundary, let stops = Stops(self) else {
      return nearest
    }
    let start = stops.index(notAfter: restingOffset(near: current))
    let neighbours = (stops.offset(start - 1), stops.offset(start + 1))
    let wanted =
      velocity > 0
      ? stops.first(after: proposed) : velocity < 0 ? stops.last(before: proposed) : nearest
    return min(max(min(neighbours.0, neighbours.1), wanted), max(neighbours.0, neighbours.1))
  }

  /// Returns the stop that shows the largest part of an item.
  ///
  /// Of several such stops, the nearest to the wanted offset is returned; of two equally near
  /// stops, the later one.
  ///
  ///     groups of two items of 160 points, viewport 320, stops 0 320 640 …:
  ///     the second item, 160…320, near 160   →   0, where it is visible
  ///
  /// - Parameters:
  ///   - item: The start and the end of the item, in points from the row's leading end.
  ///   - wanted: The offset that would show the item at its desired position, in points.
  /// - Returns: An offset in points; if the row may rest anywhere, `wanted` clamped to the row's
  ///   range.
  /// - Complexity: O(log *g*) for *g* groups.
  package func restingOffset(showing item: ClosedRange<Double>, near wanted: Double) -> Double {
    guard wanted.isFinite, let stops = Stops(self) else { return restingOffset(near: wanted) }
    // Some range of offsets shows as much of the item as possible; outside this range, an offset
    // shows less the farther away it is. The best stop is therefore one of the two stops around the
    // offset in the range nearest to the wanted one.
    let ends = (item.lowerBound, item.upperBound - viewport)
    let best = min(max(min(ends.0, ends.1), wanted), max(ends.0, ends.1))
    let index = stops.index(notAfter: best)
    let (before, after) = (stops.offset(index), stops.offset(index + 1))
    let lengths = (visibleLength(of: item, at: before), visibleLength(of: item, at: after))
    guard lengths.0 == lengths.1 else { return lengths.0 > lengths.1 ? before : after }
    return abs(before - wanted) < abs(after - wanted) ? before : after
  }

  /// Returns the visible length of an item when the row is scrolled to an offset, in points.
  private func visibleLength(of item: ClosedRange<Double>, at offset: Double) -> Double {
    let length = min(item.upperBound, offset + viewport) - max(item.lowerBound, offset)
    let most = min(item.upperBound - item.lowerBound, viewport)
    // Frames are rounded to pixels, but stops are not.
    return length > 0 && most - length < 1 ? most : max(0, length)
  }

  /// The stops of a row: its resting offsets.
  private struct Stops {
    private let row: OrthogonalRow
    private let lastIndex: Int

    /// Creates the stops of a row; returns `nil` if the row has no groups or may rest anywhere.
    init?(_ row: OrthogonalRow) {
      guard row.groupCount > 0 else { return nil }
      self.row = row
      switch row.behavior {
      case .none, .continuous: return nil
      case .paging:
        guard row.viewport > 0,
          let count = Int(exactly: (row.maxOffset / row.viewport).rounded(.up))
        else { return nil }
        lastIndex = count
      case .groupPaging, .continuousGroupLeadingBoundary:
        guard row.pitch > 0 || !row.unevenGroups.isEmpty else { return nil }
        // The row's end is a stop as well, the last one.
        let before = row.lastIndex(below: row.groupCount) {
          row.start(ofGroup: $0) < row.maxOffset
        }
        lastIndex = before.map { $0 + 1 } ?? 0
      case .groupPagingCentered:
        guard row.pitch > 0 || !row.unevenGroups.isEmpty else { return nil }
        lastIndex = row.groupCount - 1
      }
    }

    /// Returns the offset of the stop at an index; indices out of range are clamped.
    func offset(_ index: Int) -> Double {
      let index = min(max(0, index), lastIndex)
      switch row.behavior {
      case .groupPagingCentered: return row.centeredOffset(group: index)
      case .paging: return min(Double(index) * row.viewport, row.maxOffset)
      case .groupPaging, .none, .continuous, .continuousGroupLeadingBoundary:
        return index < row.groupCount
          ? min(row.start(ofGroup: index), row.maxOffset) : row.maxOffset
      }
    }

    func first(after offset: Double) -> Double {
      let index = index(notAfter: offset)
      return self.offset(index) > offset ? self.offset(index) : self.offset(index + 1)
    }

    func last(before offset: Double) -> Double {
      let index = index(notAfter: offset)
      return self.offset(index) < offset ? self.offset(index) : self.offset(index - 1)
    }

    /// Returns the index of the last stop at or before an offset; 0 if all stops are beyond the
    /// offset.
    func index(notAfter offset: Double) -> Int {
      row.lastIndex(below: lastIndex + 1) { self.offset($0) <= offset } ?? 0
    }
  }
}
