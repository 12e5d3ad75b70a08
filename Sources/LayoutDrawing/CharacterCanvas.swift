/// A canvas made of lines of characters, for drawing boxes.
package struct CharacterCanvas {
  /// A position on the canvas, counted from the top left corner.
  package struct Cell: Hashable {
    package var column: Int
    package var row: Int

    /// Creates a cell from its column and its row.
    package init(column: Int, row: Int) {
      self.column = column
      self.row = row
    }
  }

  /// The characters of a box's outline.
  package struct Outline {
    /// The character used for the horizontal sides.
    let across: Character
    /// The character used for the vertical sides.
    let down: Character
    let corner: Character
    /// Whether a side forms a corner where it crosses an earlier side, instead of covering it.
    var joinsSides = false

    /// An outline of thin lines, shared by touching boxes.
    package static let shared = Outline(across: "-", down: "|", corner: "+", joinsSides: true)
  }

  private var rows: [[Character]]

  /// Creates an empty canvas.
  package init(columnCount: Int, rowCount: Int) {
    rows = Array(repeating: Array(repeating: " ", count: columnCount), count: rowCount)
  }

  /// The lines of the canvas, without trailing spaces.
  package var lines: [String] {
    rows.map { row in String(row.prefix((row.lastIndex { $0 != " " } ?? -1) + 1)) }
  }

  /// Draws a box, clipped to the canvas.
  ///
  /// - Parameters:
  ///   - first: The top leading corner of the box, as a cell of the canvas.
  ///   - last: The bottom trailing corner; a box with a single row or column is a line.
  ///   - outline: The characters of the box's outline.
  ///   - isFilled: Whether the box hides what has already been drawn inside it.
  package mutating func drawBox(
    from first: Cell, to last: Cell, _ outline: Outline = .shared, isFilled: Bool = false
  ) {
    if isFilled, first.row + 1 < last.row, first.column + 1 < last.column {
      for row in first.row + 1..<last.row {
        for column in first.column + 1..<last.column { put(" ", column, row) }
      }
    }
    let (across, down) = (outline.across, outline.down)
    for row in [first.row, last.row] {
      for column in first.column...last.column { draw(across, over: down, column, row, outline) }
    }
    for column in [first.column, last.column] {
      for row in first.row...last.row { draw(down, over: across, column, row, outline) }
    }
    for row in [first.row, last.row] {
      for column in [first.column, last.column] { put(outline.corner, column, row) }
    }
  }

  /// Writes text from left to right, beginning at the given cell, clipped to the canvas.
  package mutating func write(_ text: String, at cell: Cell) {
    for (column, character) in zip(cell.column..., text) { put(character, column, cell.row) }
  }

  private mutating func draw(
    _ side: Character, over other: Character, _ column: Int, _ row: Int, _ outline: Outline
  ) {
    guard contains(column, row) else { return }
    let isCrossing = rows[row][column] == other || rows[row][column] == outline.corner
    rows[row][column] = outline.joinsSides && isCrossing ? outline.corner : side
  }

  private mutating func put(_ character: Character, _ column: Int, _ row: Int) {
    if contains(column, row) { rows[row][column] = character }
  }

  private func contains(_ column: Int, _ row: Int) -> Bool {
    rows.indices.contains(row) && rows[row].indices.contains(column)
  }
}
