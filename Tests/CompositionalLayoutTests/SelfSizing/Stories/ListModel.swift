import Foundation

/// Prediction of a list in a view, step by step.
protocol ListModel {
  /// Numbers of the list.
  var setting: ListSetting { get }
  /// Rows from top to bottom.
  var names: [Int] { get }
  /// Heights that the cells of the rows ask for.
  var heights: [Int: CGFloat] { get set }
  /// Size of the view.
  var size: CGSize { get }
  /// How far the content has been scrolled.
  var offset: CGFloat { get set }
  var contentHeight: CGFloat { get }
  /// Rows that have a cell.
  var shown: Set<Int> { get }
  /// The screen after the last step.
  var screen: ListScreen { get }

  /// Measures the visible rows until every one of them has the height that it asks for.
  mutating func layOut()
  /// Where a row begins and ends; nil if there is none of that name.
  func span(of name: Int) -> (top: CGFloat, bottom: CGFloat)?
  /// Scrolls until a row is where it is to be.
  mutating func land(on name: Int, _ place: RowPlacement)
  /// Changes the rows.
  mutating func perform(_ edit: ListEdit)
  /// Makes all cells again and forgets their heights.
  mutating func reload()
  /// Forgets all heights, without new cells.
  mutating func invalidate()
  /// Gives the view another size.
  mutating func resize(to size: CGSize)
  /// Measures a row again if it has a cell.
  mutating func measureAgain(_ name: Int)
}

extension ListModel {
  /// The nearest offset at which nothing beyond the content and its insets is visible.
  func limited(_ offset: CGFloat) -> CGFloat {
    max(0 - setting.insetTop, min(offset, contentHeight + setting.insetBottom - size.height))
  }

  /// Scrolls to an offset.
  mutating func scroll(to offset: CGFloat) {
    self.offset = offset
    layOut()
  }

  /// Scrolls until a row is in its place, which rows that are measured on the way may move.
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
