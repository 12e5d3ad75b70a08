import CJemalloc

/// One entry of jemalloc's control tree, looked up once.
///
/// Looking an entry up by name costs allocations, and reading it by its number costs none, so a
/// measuring pass may read nodes and must not make them.
@safe
final class AllocatorNode {
  private static let mostLevels = 8

  private let path: UnsafeMutablePointer<Int>
  private let length: Int

  /// Looks an entry up, or returns nil if there is no such entry or no jemalloc.
  init?(_ name: String) {
    let path = UnsafeMutablePointer<Int>.allocate(capacity: Self.mostLevels)
    var length = Self.mostLevels
    guard unsafe cjemalloc_name_to_mib(name, path, &length) == 0 else {
      unsafe path.deallocate()
      return nil
    }
    unsafe self.path = path
    self.length = length
  }

  deinit { unsafe path.deallocate() }

  /// The number stored here, or nil if it cannot be read.
  ///
  /// - Parameter initial: A number of the type documented by jemalloc for this entry.
  /// - Returns: The number.
  func read<Number: FixedWidthInteger>(_ initial: Number) -> Number? {
    var value = initial
    var size = MemoryLayout<Number>.size
    guard unsafe cjemalloc_by_mib(path, length, &value, &size, nil, 0) == 0 else { return nil }
    return value
  }

  /// The 64-bit counter at the address in the entry.
  func readCounterBehindPointer() -> UInt64? {
    var counter: UnsafeMutablePointer<UInt64>?
    var size = unsafe MemoryLayout<UnsafeMutablePointer<UInt64>?>.size
    guard unsafe cjemalloc_by_mib(path, length, &counter, &size, nil, 0) == 0 else { return nil }
    return unsafe counter?.pointee
  }

  /// Sets the entry to a number of the type documented by jemalloc; ignored if the allocator
  /// refuses it.
  func write<Number: FixedWidthInteger>(_ number: Number) {
    var value = number
    unsafe _ = cjemalloc_by_mib(path, length, nil, nil, &value, MemoryLayout<Number>.size)
  }

  /// Performs the action of an entry without a value.
  func perform() { unsafe _ = cjemalloc_by_mib(path, length, nil, nil, nil, 0) }

  /// The text stored under a name.
  static func text(_ name: String) -> String? {
    var text: UnsafePointer<CChar>?
    var size = unsafe MemoryLayout<UnsafePointer<CChar>?>.size
    guard unsafe cjemalloc_mallctl(name, &text, &size, nil, 0) == 0, let text = unsafe text else {
      return nil
    }
    return unsafe String(cString: text)
  }
}
