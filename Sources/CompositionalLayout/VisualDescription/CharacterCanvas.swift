/// Lines of characters that boxes are drawn on.
struct CharacterCanvas {
  /// A place on the canvas.
  struct Cell: Hashable {
    var column: Int
    var row: Int
  }

  private var rows: [[Character]]

  /// Makes an empty canvas.
  init(columnCount: Int, rowCount: Int) {
    rows = Array(repeating: Array(repeating: " ", count: columnCount), count: rowCount)
  }

  /// The lines, without spaces at their ends.
  var lines: [String] {
    rows.map { row in String(row.prefix((row.lastIndex { $0 != " " } ?? -1) + 1)) }
  }

  /// Draws a box between two corners, which lie on its lines.
  ///
  /// - Parameters:
  ///   - first: The leading top corner.
  ///   - last: The trailing bottom corner; a box of one row or column is a line.
  ///   - isFilled: Whether the box hides earlier drawings inside it.
  mutating func drawBox(from first: Cell, to last: Cell, isFilled: Bool) {
    if isFilled, first.row + 1 < last.row, first.column + 1 < last.column {
      for row in first.row + 1..<last.row {
        for column in first.column + 1..<last.column { rows[row][column] = " " }
      }
    }
    for row in [first.row, last.row] {
      for column in first.column...last.column { draw("-", crossing: "|", row, column) }
    }
    for column in [first.column, last.column] {
      for row in first.row...last.row { draw("|", crossing: "-", row, column) }
    }
    for row in [first.row, last.row] {
      for column in [first.column, last.column] { rows[row][column] = "+" }
    }
  }

  /// Writes a label into the leading top corner of a box, or on its upper line if the box has no
  /// room inside; nothing if it is too narrow.
  mutating func label(_ text: String, from first: Cell, to last: Cell) {
    let start = first.column + 1
    guard start + text.count <= last.column else { return }
    let row = last.row - first.row > 1 ? first.row + 1 : first.row
    rows[row].replaceSubrange(start..<start + text.count, with: text)
  }

  private mutating func draw(
    _ line: Character, crossing other: Character, _ row: Int, _ column: Int
  ) {
    let isCrossing = rows[row][column] == other || rows[row][column] == "+"
    rows[row][column] = isCrossing ? "+" : line
  }
}
