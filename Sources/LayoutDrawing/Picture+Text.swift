import LayoutCore

/// Pictures as text: rectangles of characters, and a line for each element. The same bytes on every
/// machine, so that a test can keep them.
extension Picture {
  /// The width of the drawing in characters, where nothing else is wanted.
  package static let columns = 78
  /// The most lines of the drawing.
  private static let mostRows = 400

  /// The picture as lines.
  package var text: String { text(columns: Self.columns) }

  /// The picture as lines, with a drawing of some width.
  ///
  /// - Parameter columns: The width of the drawing in characters.
  /// - Returns: The lines, each ended by a line break.
  package func text(columns: Int) -> String {
    var canvas = Canvas(
      bounds: bounds, columns: columns,
      rows: min(
        Self.mostRows, Int((bounds.height / bounds.width * Double(columns) / 2).rounded())))
    for shape in painted where shape.kind != .section && shape.kind != .viewport {
      canvas.draw(shape)
    }
    let rows = painted.filter { $0.kind != .viewport }.map { shape in
      [
        shape.kind.word + (shape.isEstimated ? ", estimated" : ""), shape.label,
        Self.number(shape.frame.x), Self.number(shape.frame.y), Self.number(shape.frame.width),
        Self.number(shape.frame.height),
      ]
    }
    let table = Self.aligned([["", "", "x", "y", "width", "height"]] + rows)
    let part =
      "\(Self.number(bounds.width)) × \(Self.number(bounds.height)) points from "
      + "(\(Self.number(bounds.x)), \(Self.number(bounds.y)))"
    return ([title, part, ""] + canvas.lines + [""] + table + notes.map { "- " + $0 })
      .joined(separator: "\n") + "\n"
  }

  /// Rows as lines, the first two columns to the left, numbers to the right.
  private static func aligned(_ rows: [[String]]) -> [String] {
    let widths = (rows.first ?? []).indices.map { column in
      rows.map { $0[column].count }.max() ?? 0
    }
    return rows.map { row in
      var line = ""
      for (column, cell) in row.enumerated() {
        let space = String(repeating: " ", count: widths[column] - cell.count)
        line += (column == 0 ? "" : "  ") + (column < 2 ? cell + space : space + cell)
      }
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  /// Grid of characters that rectangles are drawn on.
  private struct Canvas {
    let bounds: Frame
    private var cells: [[Character]]

    init(bounds: Frame, columns: Int, rows: Int) {
      self.bounds = bounds
      cells = Array(repeating: Array(repeating: " ", count: columns), count: max(1, rows))
    }

    /// The lines without spaces at their ends.
    var lines: [String] {
      cells.map { row in
        String(row.reversed().drop { $0 == " " }.reversed())
      }
    }

    /// Draws the outline of a rectangle by the characters of its kind, and its label.
    mutating func draw(_ shape: Shape) {
      let columns = Double(cells[0].count) / bounds.width
      let rows = Double(cells.count) / bounds.height
      let left = Int(((shape.frame.x - bounds.x) * columns).rounded())
      let right = Int(((shape.frame.maxX - bounds.x) * columns).rounded()) - 1
      let top = Int(((shape.frame.y - bounds.y) * rows).rounded())
      let bottom = Int(((shape.frame.maxY - bounds.y) * rows).rounded()) - 1
      guard left <= right, top <= bottom else { return }
      let (across, down, corner) = Self.lines(of: shape)
      for column in left...right {
        let isCorner = column == left || column == right
        put(isCorner ? corner : across, column, top)
        put(isCorner ? corner : across, column, bottom)
      }
      for row in top...bottom where row > top && row < bottom {
        put(down, left, row)
        put(down, right, row)
      }
      let isOutline = [.group, .slot, .base].contains(shape.kind)
      guard !isOutline, shape.label.count <= right - left - 1 else { return }
      let start = left + (right - left + 1 - shape.label.count) / 2
      for (index, character) in shape.label.enumerated() {
        put(character, start + index, (top + bottom) / 2)
      }
    }

    private static func lines(of shape: Shape) -> (Character, Character, Character) {
      if shape.isEstimated { return ("~", ":", "+") }
      return switch shape.kind {
      case .cell: ("-", "|", "+")
      case .badge: ("*", "*", "*")
      case .edge: ("=", "|", "=")
      case .pinned: ("#", "#", "#")
      case .decoration, .group, .slot, .base: (".", ".", ".")
      case .section, .viewport: (" ", " ", " ")
      }
    }

    private mutating func put(_ character: Character, _ column: Int, _ row: Int) {
      guard cells.indices.contains(row), cells[row].indices.contains(column) else { return }
      cells[row][column] = character
    }
  }
}
