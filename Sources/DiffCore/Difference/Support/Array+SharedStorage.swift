extension Array {
  /// Returns whether two arrays are the same memory; their elements are equal then.
  func sharesStorage(with other: Self) -> Bool {
    guard count == other.count else { return false }
    return unsafe withUnsafeBufferPointer { mine in
      unsafe other.withUnsafeBufferPointer { unsafe mine.baseAddress == $0.baseAddress }
    }
  }
}
