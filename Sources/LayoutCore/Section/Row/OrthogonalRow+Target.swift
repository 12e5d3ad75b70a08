extension OrthogonalRow {
  /// Returns the resting offset of the row when it is let go with some speed.
  ///
  /// Rows moving one group or one page at a time stop at the first stop behind the proposed offset
  /// in the direction of the speed; without any speed, at the nearest one. Either way the target is
  /// the row's previous stop or one next to it.
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
  ///   - proposed: The offset at the end of the row's free roll, in points.
  ///   - velocity: The speed, in points per second; only its sign counts.
  ///   - current: Where the row was before it was moved, in points: at the stop nearest to this.
  /// - Returns: An offset in points, between the first stop and the last one. An unusable number
  ///   counts as 0.
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

  /// The stop showing the largest part of an item, and of several the one nearest to an offset; the
  /// last one of two equally near.
  ///
  ///     groups of two items of 160 points, viewport 320, stops 0 320 640 …:
  ///     the second item, 160…320, near 160   →   0, where it is visible
  ///
  /// - Parameters:
  ///   - item: Where the item starts and ends, in points from the row's leading end.
  ///   - wanted: The offset for the item in its place, in points.
  /// - Returns: An offset in points; `wanted` within the row's range, if it may rest anywhere.
  /// - Complexity: O(log *g*) for *g* groups.
  package func restingOffset(showing item: ClosedRange<Double>, near wanted: Double) -> Double {
    guard wanted.isFinite, let stops = Stops(self) else { return restingOffset(near: wanted) }
    // From the offsets that show all they can, less is visible the farther the row is scrolled: no
    // stop is better than the two around the one of them that is nearest to the wanted one.
    let ends = (item.lowerBound, item.upperBound - viewport)
    let best = min(max(min(ends.0, ends.1), wanted), max(ends.0, ends.1))
    let index = stops.index(notAfter: best)
    let (before, after) = (stops.offset(index), stops.offset(index + 1))
    let lengths = (visibleLength(of: item, at: before), visibleLength(of: item, at: after))
    guard lengths.0 == lengths.1 else { return lengths.0 > lengths.1 ? before : after }
    return abs(before - wanted) < abs(after - wanted) ? before : after
  }

  /// The visible length of an item at an offset, in points.
  private func visibleLength(of item: ClosedRange<Double>, at offset: Double) -> Double {
    let length = min(item.upperBound, offset + viewport) - max(item.lowerBound, offset)
    let most = min(item.upperBound - item.lowerBound, viewport)
    // Frames are rounded to pixels, stops are not.
    return length > 0 && most - length < 1 ? most : max(0, length)
  }

  /// Stops of a row: its resting offsets.
  private struct Stops {
    private let row: OrthogonalRow
    private let lastIndex: Int

    /// Creates the stops of a row, unless it may rest anywhere or has but one place to rest.
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

    /// The stop of an index; the outermost one for indices beyond it.
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

    /// The last stop not beyond an offset; the first one if all are.
    func index(notAfter offset: Double) -> Int {
      row.lastIndex(below: lastIndex + 1) { self.offset($0) <= offset } ?? 0
    }
  }
}
