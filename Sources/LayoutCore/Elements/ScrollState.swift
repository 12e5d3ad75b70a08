/// State of scrolling: values changing while a person scrolls; none needs a new solution.
package struct ScrollState: Hashable, Sendable {
  /// The scroll offsets of orthogonal rows, in points from their leading end.
  package private(set) var rowOffsets: [Int: Double] = [:]
  /// The visible part of the content, without the parts under bars; `nil` pins nothing.
  ///
  /// Pinned items stay in it.
  package var visibleBounds: Frame?

  /// Nothing scrolled, nothing pinned.
  package init() {}

  /// How far the row of a section has been scrolled, in points from its leading end.
  package func rowOffset(section: Int) -> Double { rowOffsets[section] ?? 0 }

  /// Scrolls the row of a section to an offset, in points from its leading end.
  ///
  /// NaN and infinity count as 0.
  package mutating func setRowOffset(_ offset: Double, section: Int) {
    rowOffsets[section] = offset == 0 || !offset.isFinite ? nil : offset
  }
}
