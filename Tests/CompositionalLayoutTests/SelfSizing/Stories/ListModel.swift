import Foundation

/// A model that predicts a list in a view, step by step.
protocol ListModel {
  /// The parameters of the list.
  var setting: ListSetting { get }
  /// The rows from top to bottom.
  var names: [Int] { get }
  /// The heights requested by the cells of the rows.
  var heights: [Int: CGFloat] { get set }
  /// The size of the view.
  var size: CGSize { get }
  /// The scroll offset.
  var offset: CGFloat { get set }
  var contentHeight: CGFloat { get }
  /// The rows with a cell.
  var shown: Set<Int> { get }
  /// The screen after the last step.
  var screen: ListScreen { get }

  /// Measures the visible rows until each of them has the height it requests.
  mutating func layOut()
  /// Returns the extent of a row, or `nil` if there is no row with this name.
  func span(of name: Int) -> (top: CGFloat, bottom: CGFloat)?
  /// Scrolls until a row is in its place.
  mutating func land(on name: Int, _ place: RowPlacement)
  /// Makes a change to the rows.
  mutating func perform(_ edit: ListEdit)
  /// Recreates all cells and forgets their heights.
  mutating func reload()
  /// Forgets all heights, but keeps the cells.
  mutating func invalidate()
  /// Changes the size of the view.
  mutating func resize(to size: CGSize)
  /// Measures a row again if it has a cell.
  mutating func requestRemeasurement(_ name: Int)
}

extension ListModel {
  /// Returns the nearest offset with nothing visible beyond the content and its insets.
  func limited(_ offset: CGFloat) -> CGFloat {
    max(0 - setting.insetTop, min(offset, contentHeight + setting.insetBottom - size.height))
  }

  /// Scrolls to an offset.
  mutating func scroll(to offset: CGFloat) {
    self.offset = offset
    layOut()
  }

  /// Scrolls until a row is in its place, possibly moved by rows measured on the way.
  mutating func approach(_ name: Int, _ place: RowPlacement) {
    var decided: RowPlacement?
    for _ in 0..<100 {
      guard let span = span(of: name) else { return }
      let covered = (setting.insetTop, size.height - setting.insetBottom)
      let now = decided ?? place.decided(for: span, from: offset, covered: covered)
      decided = now
      let target = limited(now.offset(of: span, from: offset, covered: covered))
      if target == offset { return }
      scroll(to: target)
    }
  }
}
