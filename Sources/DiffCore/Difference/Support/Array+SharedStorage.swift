extension Array {
  /// Returns whether two arrays share the same memory, and are therefore equal.
  func sharesStorage(with other: Self) -> Bool {
    guard count == other.count else { return false }
    return unsafe withUnsafeBufferPointer { mine in
      unsafe other.withUnsafeBufferPointer { unsafe mine.baseAddress == $0.baseAddress }
    }
  }
}
