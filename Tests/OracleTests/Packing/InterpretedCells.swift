import LayoutCore
import LayoutExplanation

/// The cells of a layout as computed by the interpreter of the clauses from measured lengths, in
/// points.
struct InterpretedCells {
  /// The final frames of the data items of each section, without the scroll offsets of rows.
  let frames: [[Frame]]
  /// The content size, in points.
  let contentSize: Vector

  /// Lays out an input.
  ///
  /// - Parameters:
  ///   - input: The layout.
  ///   - sizes: The measured lengths of each section, in points, by item and axis.
  init(_ input: LayoutInput, sizes: [[Int: (horizontal: Double?, vertical: Double?)]]) {
    let grid = input.container.grid
    let layout = InterpretedLayout(input) { element in
      guard element.kind == .cell, let known = sizes[element.section][element.item] else {
        return .unknown
      }
      return FittedLengths(
        horizontal: known.horizontal.map { grid.subpixels(max(0, $0)) },
        vertical: known.vertical.map { grid.subpixels(max(0, $0)) })
    }
    frames = layout.sections.indices.map { section in
      layout.elements(ofSection: section).filter { $0.id.kind == .cell }.map(\.frame)
    }
    contentSize = layout.contentSize
  }
}
