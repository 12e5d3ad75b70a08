import LayoutCore
import ScreenPlaces

/// A sorted array of the distances of all rows from the start of the content.
///
/// A row consists of all items with the same start along the scroll axis:
///
///     items    │ 0   1 │       │ 2 │ 3
///     starts     0   0           44  88      →  0, 44, 88
struct RowStarts {
  /// The starts of the rows in points, in ascending order and without duplicates.
  let starts: ContiguousArray<Double>

  /// Finds the rows formed by all items of a strategy.
  ///
  /// - Complexity: O(*n* log *n*) for *n* items; O(*n*) if they are already in order.
  init(of strategy: some LayoutStrategy) {
    let container = strategy.input.container
    let contentSize = strategy.contentSize
    var starts = ContiguousArray(
      strategy.allFrames.map { container.start(of: $0, over: contentSize) })
    starts.sort()
    var count = 0
    for start in starts where count == 0 || start != starts[count - 1] {
      starts[count] = start
      count += 1
    }
    starts.removeSubrange(count...)
    self.starts = starts
  }

  /// Returns the index of the last row that starts at or before an offset, or of the first row if
  /// none does.
  ///
  /// - Complexity: O(log *r*) for *r* rows.
  func row(at offset: Double) -> Int {
    var row = 0
    var count = starts.count
    while count > 1 {
      let half = count / 2
      // This compiles to a conditional move: a branch on random offsets would be mispredicted half
      // of the time.
      row = starts[row + half] <= offset ? row + half : row
      count -= half
    }
    return row
  }
}
