/// The scroll state of a layout: values that change during scrolling without requiring any group to
/// be solved again.
package struct ScrollState: Hashable, Sendable {
  /// The scroll offset of each scrolled orthogonal row, in points from its leading end, keyed by
  /// section index.
  package private(set) var rowOffsets: [Int: Double] = [:]
  /// The visible rectangle of the content, excluding the parts under bars; `nil` to pin nothing.
  ///
  /// Pinned items stay within it.
  package var visibleBounds: Frame?

  /// Creates a state with nothing scrolled or pinned.
  package init() {}

  /// Returns the scroll offset of a section's row, in points from the row's leading end.
  package func rowOffset(section: Int) -> Double { rowOffsets[section] ?? 0 }

  /// Scrolls the row of a section to an offset, in points from its leading end.
  ///
  /// NaN and infinity count as 0.
  package mutating func setRowOffset(_ offset: Double, section: Int) {
    rowOffsets[section] = offset == 0 || !offset.isFinite ? nil : offset
  }
}
