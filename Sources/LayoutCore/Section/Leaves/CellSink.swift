/// Receiver of the cells of items that follow one another: the elements of a query, which are those
/// that it meets, or the frames of all items.
protocol CellSink: ~Copyable, ~Escapable {
  /// Takes the cells of some items.
  ///
  /// - Parameters:
  ///   - count: The number of items, for all of which there must be room.
  ///   - first: The number of the first frame, where all are wanted.
  ///   - cell: Makes the cell of an item by its index among them; `nil` if it is not wanted.
  mutating func take(_ count: Int, from first: Int, _ cell: (Int) -> LayoutElement?)
}

extension OutputSpan: CellSink where Element == LayoutElement {
  @inline(__always)
  mutating func take(_ count: Int, from first: Int, _ cell: (Int) -> LayoutElement?) {
    append(each: 0..<count, cell)
  }
}

extension MutableSpan: CellSink where Element == Frame {
  @inline(__always)
  mutating func take(_ count: Int, from first: Int, _ cell: (Int) -> LayoutElement?) {
    replace(from: first, count: count) { index in
      guard let cell = cell(index) else { preconditionFailure("All frames are wanted.") }
      return cell.frame
    }
  }
}
