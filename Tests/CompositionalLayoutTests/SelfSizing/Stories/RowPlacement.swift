import Foundation

/// The placement of a row after scrolling to it; the nearest placement is determined once.
enum RowPlacement: CaseIterable {
  case top, middle, bottom
  /// The placement that requires the least scrolling.
  case nearest
  /// At the bottom, or at the top if the row does not fit.
  case lowest
  /// At the top, or at the bottom if the row does not fit.
  case highest

  static let allCases: [RowPlacement] = [.top, .middle, .bottom, .nearest]

  /// Returns the offset that puts a row in its place, ignoring the ends of the content.
  ///
  /// - Parameters:
  ///   - row: The extent of the row.
  ///   - offset: The current offset.
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

  /// Returns the actual placement meant by the nearest placement, once the row is first considered.
  ///
  /// A row further down appears at the bottom, or is shown from its top if it does not fit. A row
  /// further up appears at the top, or is shown to its bottom if it then does not fit.
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
