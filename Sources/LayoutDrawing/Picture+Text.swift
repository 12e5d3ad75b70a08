import LayoutCore

/// The conversion of pictures to text: a drawing in characters, and a line for each element.
///
/// The text is identical, byte for byte, on every machine, so that a test can store it.
extension Picture {
  /// The default width of the drawing, in characters.
  package static let columns = 78
  /// The maximum height of the drawing, in lines.
  private static let maxRows = 400

  /// The picture as text, with a drawing of the default width.
  package var text: String { text(columns: Self.columns) }

  /// Returns the picture as text, with a drawing of a given width.
  ///
  /// - Parameter columns: The width of the drawing, in characters.
  /// - Returns: The lines, each followed by a line break.
  package func text(columns: Int) -> String {
    let rowCount = max(
      1,
      min(Self.maxRows, Int((bounds.height / bounds.width * Double(columns) / 2).rounded())))
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

  /// Returns the rows of a table as lines, with the first two columns aligned left and the numbers
  /// aligned right.
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

  /// Draws a rectangle with the characters of its kind, and its label in the middle if it fits.
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
  /// The characters of the rectangle's outline, depending on its kind.
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
