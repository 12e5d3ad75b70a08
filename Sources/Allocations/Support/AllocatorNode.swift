import CJemalloc

/// An entry of jemalloc's control tree, looked up once.
///
/// Looking up an entry by name allocates memory, but reading a known entry does not. A measuring
/// pass may therefore read nodes but must not create any.
@safe
final class AllocatorNode {
  private static let maxLevels = 8

  private let path: UnsafeMutablePointer<Int>
  private let length: Int

  /// Looks up an entry, or returns `nil` if the entry does not exist or jemalloc is not linked.
  init?(_ name: String) {
    let path = UnsafeMutablePointer<Int>.allocate(capacity: Self.maxLevels)
    var length = Self.maxLevels
    guard unsafe cjemalloc_name_to_mib(name, path, &length) == 0 else {
      unsafe path.deallocate()
      return nil
    }
    unsafe self.path = path
    self.length = length
  }

  deinit { unsafe path.deallocate() }

  /// Reads the number stored in the entry; `nil` if it cannot be read.
  ///
  /// - Parameter initial: A placeholder, such as 0, of the integer type documented by jemalloc for
  ///   this entry.
  /// - Returns: The number last stored by the allocator; some entries need a refresh first.
  func read<Number: FixedWidthInteger>(_ initial: Number) -> Number? {
    var value = initial
    var size = MemoryLayout<Number>.size
    guard unsafe cjemalloc_by_mib(path, length, &value, &size, nil, 0) == 0 else { return nil }
    return value
  }

  /// Reads a 64-bit counter through the pointer stored in the entry.
  func readCounterBehindPointer() -> UInt64? {
    var counter: UnsafeMutablePointer<UInt64>?
    var size = unsafe MemoryLayout<UnsafeMutablePointer<UInt64>?>.size
    guard unsafe cjemalloc_by_mib(path, length, &counter, &size, nil, 0) == 0 else { return nil }
    return unsafe counter?.pointee
  }

  /// Sets the entry to a number; this has no effect if the allocator rejects the number.
  func write<Number: FixedWidthInteger>(_ number: Number) {
    var value = number
    unsafe _ = cjemalloc_by_mib(path, length, nil, nil, &value, MemoryLayout<Number>.size)
  }

  /// Triggers the action of an entry without a value, such as a flush.
  func perform() { unsafe _ = cjemalloc_by_mib(path, length, nil, nil, nil, 0) }

  /// Returns the text stored in the entry with the given name, or `nil` if it cannot be read.
  static func text(_ name: String) -> String? {
    var text: UnsafePointer<CChar>?
    var size = unsafe MemoryLayout<UnsafePointer<CChar>?>.size
    guard unsafe cjemalloc_mallctl(name, &text, &size, nil, 0) == 0, let text = unsafe text else {
      return nil
    }
    return unsafe String(cString: text)
  }
}
