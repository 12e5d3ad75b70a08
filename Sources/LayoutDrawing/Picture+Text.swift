import LayoutCore

/// Pictures as text: rectangles of characters, and a line for each element. The same bytes on every
/// machine: a test can keep them.
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
    let rowCount = max(
      1,
      min(Self.mostRows, Int((bounds.height / bounds.width * Double(columns) / 2).rounded())))
    var canvas = CharacterCanvas(columnCount: columns, rowCount: rowCount)
    for shape in painted where shape.kind != .section && shape.kind != .viewport {
      draw(shape, on: &canvas, columnCount: columns, rowCount: rowCount)
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

  /// Draws the outline of a rectangle by the characters of its kind, and its label in the middle.
  private func draw(
    _ shape: Shape, on canvas: inout CharacterCanvas, columnCount: Int, rowCount: Int
  ) {
    let columns = Double(columnCount) / bounds.width
    let rows = Double(rowCount) / bounds.height
    let left = Int(((shape.frame.x - bounds.x) * columns).rounded())
    let right = Int(((shape.frame.maxX - bounds.x) * columns).rounded()) - 1
    let top = Int(((shape.frame.y - bounds.y) * rows).rounded())
    let bottom = Int(((shape.frame.maxY - bounds.y) * rows).rounded()) - 1
    guard left <= right, top <= bottom else { return }
    canvas.drawBox(
      from: .init(column: left, row: top), to: .init(column: right, row: bottom), shape.outline)
    let isOutline = [.group, .slot, .base].contains(shape.kind)
    guard !isOutline, shape.label.count <= right - left - 1 else { return }
    let start = left + (right - left + 1 - shape.label.count) / 2
    canvas.write(shape.label, at: .init(column: start, row: (top + bottom) / 2))
  }
}

extension Picture.Shape {
  /// The characters of the rectangle's sides.
  fileprivate var outline: CharacterCanvas.Outline {
    if isEstimated { return .init(across: "~", down: ":", corner: "+") }
    return switch kind {
    case .cell: .init(across: "-", down: "|", corner: "+")
    case .badge: .init(across: "*", down: "*", corner: "*")
    case .edge: .init(across: "=", down: "|", corner: "=")
    case .pinned: .init(across: "#", down: "#", corner: "#")
    case .decoration, .group, .slot, .base: .init(across: ".", down: ".", corner: ".")
    case .section, .viewport: .init(across: " ", down: " ", corner: " ")
    }
  }
}
