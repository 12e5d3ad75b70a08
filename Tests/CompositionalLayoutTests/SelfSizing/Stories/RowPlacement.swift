import Foundation

/// Place of a row that the view is scrolled to; its nearest place is decided once.
enum RowPlacement: CaseIterable {
  case top, middle, bottom
  /// Wherever the least has to be scrolled.
  case nearest
  /// At the bottom, or at the top if the row does not fit.
  case lowest
  /// At the top, or at the bottom if the row does not fit.
  case highest

  static let allCases: [RowPlacement] = [.top, .middle, .bottom, .nearest]

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
    case .lowest: return min(top, bottom)
    case .highest: return max(top, bottom)
    case .nearest:
      if min(top, bottom) <= offset, offset <= max(top, bottom) { return offset }
      return abs(top - offset) < abs(bottom - offset) ? top : bottom
    }
  }

  /// The place that the nearest one stands for, from the first look at the row on.
  ///
  /// A row further down comes in at the bottom, or is shown from its top if it does not fit; a row
  /// further up comes in at the top, or is shown to its bottom if it does not fit by then.
  func decided(
    for row: (top: CGFloat, bottom: CGFloat), from offset: CGFloat,
    covered: (top: CGFloat, bottom: CGFloat)
  ) -> RowPlacement {
    guard self == .nearest else { return self }
    let target = self.offset(of: row, from: offset, covered: covered)
    if target == offset { return .nearest }
    if target > offset { return .lowest }
    return row.bottom - row.top <= covered.bottom - covered.top ? .top : .highest
  }
}
