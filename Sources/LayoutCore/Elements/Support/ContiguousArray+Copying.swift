extension ContiguousArray {
  /// Copies a table of earlier elements to the end of the array, changing each copied element.
  ///
  /// - Parameters:
  ///   - first: The index of the table's first element; the table is stored in row-major order.
  ///   - rows: The number of rows; at least one.
  ///   - columns: The number of columns; at least one.
  ///   - column: A closure that returns a value for a column.
  ///   - change: A closure that changes a copied element, given the value of its column.
  /// - Complexity: O(*k*) for *k* elements, amortised.
  @inline(__always)
  mutating func append<Value>(
    copyOf first: Int, rows: Int, columns: Int, _ column: (Int) -> Value,
    _ change: (inout Element, Value) -> Void
  ) {
    let (before, size) = (count, rows &* columns)
    precondition(
      first >= 0 && rows > 0 && columns > 0 && first <= before &- size,
      "There is no table at index \(first).")
    append(addingCapacity: size) { copies in
      unsafe copies.withUnsafeMutableBufferPointer { memory, count in
        // The copied elements lie in the same memory, before the copies.
        let distance = before &- first
        var start = unsafe memory.baseAddress.unsafelyUnwrapped
        for number in 0..<columns {
          let value = column(number)
          var place = unsafe start
          for _ in 0..<rows {
            var element = unsafe (place - distance).pointee
            change(&element, value)
            unsafe place.initialize(to: element)
            unsafe place += columns
          }
          unsafe start += 1
        }
        count = size
      }
    }
  }
}
