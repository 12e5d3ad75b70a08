import Foundation

/// Prediction of a list in a view, step by step.
protocol ListModel {
  /// Rows from top to bottom.
  var names: [Int] { get }
  /// Heights that the cells of the rows ask for.
  var heights: [Int: CGFloat] { get set }
  /// Size of the view.
  var size: CGSize { get }
  var offset: CGFloat { get }
  var contentHeight: CGFloat { get }
  /// Rows that have a cell.
  var shown: Set<Int> { get }
  /// The screen after the last step.
  var screen: ListScreen { get }

  /// Measures the visible rows until every one of them has the height that it asks for.
  mutating func layOut()
  /// Scrolls to an offset.
  mutating func scroll(to offset: CGFloat)
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
