/// Methods that append many elements in a loop while keeping the count in a local variable.
///
/// A loop of single appends would write the count to memory for each element.
extension OutputSpan {
  /// Appends the elements that a closure returns for the numbers in a range, skipping numbers
  /// without an element.
  ///
  /// - Parameters:
  ///   - range: The numbers; the span must have capacity for one element per number.
  ///   - mayHaveOne: A closure that returns whether a number may have an element.
  ///   - element: A closure that returns the element for a number, or `nil` if the number has none.
  @inline(__always)
  mutating func append(
    each range: Range<Int>, where mayHaveOne: (Int) -> Bool = { _ in true },
    _ element: (Int) -> Element?
  ) {
    precondition(range.count <= freeCapacity, "There is no room for \(range.count) elements.")
    unsafe withUnsafeMutableBufferPointer { memory, count in
      guard !range.isEmpty else { return }
      let start = unsafe memory.baseAddress.unsafelyUnwrapped
      var end = unsafe start + count
      for number in range {
        guard mayHaveOne(number), let element = element(number) else { continue }
        unsafe end.initialize(to: element)
        unsafe end += 1
      }
      count = unsafe end - start
    }
  }

  /// Appends the elements of a table in row-major order, computing one column after another.
  ///
  /// The span must have capacity for all the elements.
  ///
  /// - Parameters:
  ///   - rows: The number of rows.
  ///   - columns: The number of columns.
  ///   - column: A closure that returns the initial state of a column.
  ///   - next: A closure that returns the next element of a column and advances its state.
  @inline(__always)
  mutating func append<State>(
    rows: Int, columns: Int, _ column: (Int) -> State, _ next: (inout State) -> Element
  ) {
    precondition(
      rows >= 0 && columns >= 0 && rows * columns <= freeCapacity,
      "There is no room for \(rows) rows of \(columns) elements.")
    unsafe withUnsafeMutableBufferPointer { memory, count in
      guard rows > 0, columns > 0 else { return }
      let start = unsafe memory.baseAddress.unsafelyUnwrapped + count
      for number in 0..<columns {
        var state = column(number)
        var place = unsafe start + number
        for _ in 0..<rows {
          unsafe place.initialize(to: next(&state))
          unsafe place += columns
        }
      }
      count += rows * columns
    }
  }
}
