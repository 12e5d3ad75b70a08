import LayoutCore
import LayoutDrawing

/// A scale, equal on both axes, for converting points to columns and rows of text.
struct PictureScale {
  /// The largest column index and row index of a picture.
  static let longest = (columns: 64, rows: 24)
  /// The ratio of a character's height to its width.
  private static let characterHeight = 2.0

  private let bounds: Frame
  private let pointsPerColumn: Double

  let columnCount: Int
  let rowCount: Int

  /// Creates the largest scale that fits an area into the picture.
  ///
  /// - Parameter bounds: The area to draw, in points.
  init(_ bounds: Frame) {
    self.bounds = bounds
    let fitting = max(
      bounds.width / Double(Self.longest.columns),
      bounds.height / Double(Self.longest.rows) / Self.characterHeight)
    pointsPerColumn = fitting > 0 ? fitting : 1
    columnCount = Self.cells(bounds.width, pointsPerColumn) + 1
    rowCount = Self.cells(bounds.height, pointsPerColumn * Self.characterHeight) + 1
  }

  /// Returns the character cells that contain a frame's top leading and bottom trailing corners.
  func corners(
    of frame: Frame
  ) -> (first: CharacterCanvas.Cell, last: CharacterCanvas.Cell) {
    (cell(frame.x, frame.y), cell(frame.maxX, frame.maxY))
  }

  private func cell(_ x: Double, _ y: Double) -> CharacterCanvas.Cell {
    CharacterCanvas.Cell(
      column: min(columnCount - 1, Self.cells(x - bounds.x, pointsPerColumn)),
      row: min(rowCount - 1, Self.cells(y - bounds.y, pointsPerColumn * Self.characterHeight)))
  }

  private static func cells(_ points: Double, _ pointsPerCell: Double) -> Int {
    max(0, Int((points / pointsPerCell).rounded()))
  }
}
