extension Array {
  /// Returns whether two arrays share the same memory, and are therefore equal.
  ///
  /// The memory itself is not read, not even the number of elements.
  func sharesStorage(with other: Self) -> Bool {
    unsafe withUnsafeBufferPointer { mine in
      unsafe other.withUnsafeBufferPointer { unsafe mine.baseAddress == $0.baseAddress }
    }
  }
}
