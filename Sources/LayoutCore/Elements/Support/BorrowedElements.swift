/// Elements of an array during a search, which counts no references: counting costs as much as a
/// step of the search, and the tree that is searched holds the array, unchanged, all the while.
@safe
struct BorrowedElements<Element> {
  private let start: UnsafePointer<Element>?
  let count: Int

  /// Refers to no elements.
  @inline(__always)
  init() {
    unsafe start = nil
    count = 0
  }

  /// Refers to the elements of an array that something else holds, unchanged, for as long.
  @inline(__always)
  init(_ array: borrowing ContiguousArray<Element>) {
    count = array.count
    unsafe start = array.withUnsafeBufferPointer { $0.baseAddress }
  }

  @inline(__always)
  var isEmpty: Bool { count == 0 }

  /// An element, which is not copied as far as it is only read.
  @inline(__always)
  subscript(index: Int) -> Element {
    unsafeAddress { unsafe address(of: index) }
  }

  /// Reads the elements from one on as values of another type that has the same bits.
  ///
  /// - Parameters:
  ///   - type: The other type.
  ///   - first: The number of the first one.
  ///   - body: Reads the elements.
  /// - Returns: The result of `body`.
  @inline(__always)
  func withSpan<Other: BitwiseCopyable, Value>(
    of type: Other.Type, from first: Int, _ body: (Span<Other>) -> Value
  ) -> Value where Element: BitwiseCopyable {
    precondition(first >= 0 && first <= count, "There is no element \(first).")
    assert(MemoryLayout<Other>.stride == MemoryLayout<Element>.stride, "\(type) is another size.")
    let rest = unsafe UnsafeRawPointer(start.unsafelyUnwrapped + first)
      .assumingMemoryBound(to: Other.self)
    return unsafe body(
      Span(_unsafeElements: UnsafeBufferPointer(start: rest, count: count &- first)))
  }

  @inline(__always)
  func address(of index: Int) -> UnsafePointer<Element> {
    precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "There is no such element.")
    return unsafe start.unsafelyUnwrapped + index
  }
}

extension BorrowedElements: @unchecked Sendable where Element: Sendable {}
