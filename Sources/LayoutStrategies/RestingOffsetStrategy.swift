public import LayoutCore

/// A strategy that knows where the rows of its orthogonal sections come to rest.
///
/// The benchmark operation `rest` measures the time taken to find these resting offsets, and the
/// offsets found by different strategies are compared.
public protocol RestingOffsetStrategy: LayoutStrategy {
  /// Returns the resting offset of a released row.
  ///
  /// A row that pages by group or by page stops at the first stop beyond the proposed offset in the
  /// direction of the velocity, or at the nearest stop if the velocity is zero. The row moves no
  /// further than one stop from where it started.
  ///
  /// - Parameters:
  ///   - section: The index of the orthogonal section in the layout.
  ///   - proposed: The resting offset of the row if it had no stops, in points from its leading
  ///     end.
  ///   - velocity: The velocity at the release, in points per second; only its sign matters.
  ///   - current: The offset before the row was moved, in points.
  /// - Returns: The offset in points, or `nil` if the section is missing or has no orthogonal row.
  func restingOffset(
    ofRow section: Int, forProposed proposed: Double, velocity: Double, from current: Double
  ) -> Double?
}

extension LayoutEngine: RestingOffsetStrategy {
  /// Returns the resting offset of a released row, or `nil` if the section has no orthogonal row.
  ///
  /// - Complexity: O(log *g*) for *g* groups; O(*g*) if some of them have been measured.
  public func restingOffset(
    ofRow section: Int, forProposed proposed: Double, velocity: Double, from current: Double
  ) -> Double? {
    row(section: section)?
      .targetOffset(forProposed: proposed, velocity: velocity, from: current)
  }
}

extension ForwardingStrategy where Base: RestingOffsetStrategy {
  /// Returns the resting offset of a released row, or `nil` if the section has no orthogonal row.
  public func restingOffset(
    ofRow section: Int, forProposed proposed: Double, velocity: Double, from current: Double
  ) -> Double? {
    base.restingOffset(
      ofRow: section, forProposed: proposed, velocity: velocity, from: current)
  }
}

extension DictionaryLayout: RestingOffsetStrategy {}

extension PerGroupLayout: RestingOffsetStrategy {}

extension ItemSearchLayout: RestingOffsetStrategy {}

extension NaiveLayout: RestingOffsetStrategy {
  /// Returns the resting offset of a released row, found in a list of all its stops, or `nil` if
  /// the section has no orthogonal row.
  ///
  /// - Complexity: O(*n*) for *n* items.
  public func restingOffset(
    ofRow section: Int, forProposed proposed: Double, velocity: Double, from current: Double
  ) -> Double? {
    guard input.sections.indices.contains(section), input.isRow(section: section) else {
      return nil
    }
    var groups: [NaiveWalk.Group] = []
    visit { stop in
      if case .group(let group) = stop {
        if group.section == section { groups.append(group) }
        return group.section <= section
      }
      return true
    }
    return NaiveRow(groups, container: input.container)
      .restingOffset(forProposed: proposed, velocity: velocity, from: current)
  }
}
