import Foundation

/// Place of a row that the view is scrolled to.
enum RowPlacement: CaseIterable {
  case top, middle, bottom
  /// Wherever the least has to be scrolled.
  case nearest

  /// Offset at which a row is in its place, wherever the content ends.
  ///
  /// - Parameters:
  ///   - row: Where the row begins and ends.
  ///   - offset: The present offset.
  ///   - covered: The length of the bar at the top of the view, and the distance from the top of
  ///     the view to the bar at its bottom.
  /// - Returns: The offset.
  func offset(
    of row: (top: CGFloat, bottom: CGFloat), from offset: CGFloat,
    covered: (top: CGFloat, bottom: CGFloat)
  ) -> CGFloat {
    let (top, bottom) = (row.top - covered.top, row.bottom - covered.bottom)
    switch self {
    case .top: return top
    case .middle: return (top + bottom) / 2
    case .bottom: return bottom
    case .nearest:
      if min(top, bottom) <= offset, offset <= max(top, bottom) { return offset }
      return abs(top - offset) < abs(bottom - offset) ? top : bottom
    }
  }
}
