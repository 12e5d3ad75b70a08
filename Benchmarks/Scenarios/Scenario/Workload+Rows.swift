import BenchHarness
package import LayoutCore
import ScreenPlaces

/// The rows of a workload's orthogonal sections.
extension Workload {
  /// An orthogonal section's row, with all its items measured.
  package struct MeasuredRow {
    /// The index of the section.
    package let section: Int
    /// The row's groups, its scroll range, and the offsets where it can come to rest.
    package let row: OrthogonalRow
    /// The distance from the start of the groups to the start of the first item, in points.
    let inset: Double
    /// The length of the tallest group along the scroll axis, in points.
    let length: Double

    /// Returns the offset at which the given group is at the leading edge, clamped to the scroll
    /// range of the row, in points.
    package func start(ofGroup group: Int) -> Double {
      let start =
        row.unevenGroups.isEmpty ? Double(group) * row.pitch : row.unevenGroups[group].start
      return min(max(row.range.lowerBound, start), row.range.upperBound)
    }
  }

  /// The orthogonal sections with at least one item, in order.
  ///
  /// - Complexity: O(*s*) for *s* sections.
  package var filledRows: [Int] {
    upright.sections.indices.filter {
      upright.sections[$0].itemCount > 0 && upright.isRow(section: $0)
    }
  }

  /// Returns the orthogonal row of a section, with all its items measured, or `nil` for a section
  /// without groups.
  ///
  /// - Complexity: O(*i*) for *i* items of the section, if their content decides their sizes.
  package func measuredRow(ofSection section: Int) -> MeasuredRow? {
    var engine = engine
    if scenario.content != nil {
      let sizes = (0..<upright.sections[section].itemCount).compactMap {
        fittedSize(section: section, item: $0)
      }
      // Measuring all items at once cannot fail in the default strategy unless the sizes are
      // invalid.
      if !sizes.isEmpty, (try? engine.fit(sizes)) == nil { return nil }
    }
    guard let row = engine.row(section: section), row.groupCount > 0,
      let place = engine.rowPlace(section: section),
      let (cell, group) = engine.placedCell(section: section, item: 0)
    else { return nil }
    let (container, contentSize) = (upright.container, engine.contentSize)
    return MeasuredRow(
      section: section, row: row,
      inset: container.start(of: cell.frame, over: contentSize)
        - container.start(of: group, over: contentSize), length: place.tallestGroup)
  }
}

/// An error thrown if a scenario has no filled orthogonal section at the requested size.
struct NothingToScroll: Error, CustomStringConvertible {
  /// The name of the scenario.
  let scenario: String

  var description: String { "\(scenario) has no orthogonal section with items" }
}
