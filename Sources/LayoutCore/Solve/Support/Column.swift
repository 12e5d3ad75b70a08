/// Growable array of plain values with one owner, in lent memory until it needs more.
///
/// An array allocates memory of its own, and checks for another owner before each change. One solve
/// fills many short arrays, and would spend more time on this than on solving.
@safe struct Column<Element: BitwiseCopyable>: ~Copyable {
  private var base: UnsafeMutablePointer<Element>
  /// The number of values.
  private(set) var count = 0
  private var capacity: Int
  /// Whether the memory is not lent any more.
  private var ownsMemory = false

  /// Makes an empty column.
  ///
  /// - Parameters:
  ///   - memory: The lent memory; has to outlive the column.
  ///   - capacity: How many values have room there.
  init(lent memory: UnsafeMutablePointer<Element>, capacity: Int) {
    unsafe base = memory
    self.capacity = capacity
  }

  deinit { if ownsMemory { unsafe base.deallocate() } }

  /// The value at an index.
  @inline(__always)
  subscript(index: Int) -> Element {
    get {
      precondition(index >= 0 && index < count)
      return unsafe base[index]
    }
    _modify {
      precondition(index >= 0 && index < count)
      yield unsafe &base[index]
    }
  }

  /// Adds a value at the end.
  ///
  /// - Complexity: O(1), amortised.
  mutating func append(_ value: Element) {
    if count == capacity { grow() }
    unsafe (base + count).initialize(to: value)
    count += 1
  }

  /// Removes the last values.
  mutating func removeLast(_ number: Int) {
    precondition(number >= 0 && number <= count)
    count -= number
  }

  /// Removes all values and keeps the memory.
  mutating func removeAll() { count = 0 }

  @inline(never)
  private mutating func grow() {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
    unsafe larger.initialize(from: base, count: count)
    if ownsMemory { unsafe base.deallocate() }
    unsafe base = larger
    capacity *= 2
    ownsMemory = true
  }
}

/// Memory lent to columns, in one allocation.
@safe struct ColumnMemory: ~Copyable {
  private let base: UnsafeMutableRawPointer
  private var used = 0
  private let size: Int

  /// Allocates memory.
  init(size: Int) {
    self.size = size
    unsafe base = .allocate(byteCount: size, alignment: 8)
  }

  deinit { unsafe base.deallocate() }

  /// The size of a column of some capacity, in bytes.
  static func size<Element: BitwiseCopyable>(_ type: Element.Type, capacity: Int) -> Int {
    (MemoryLayout<Element>.stride * capacity + 7) & ~7
  }

  /// Lends memory to a column.
  mutating func column<Element: BitwiseCopyable>(
    of type: Element.Type, capacity: Int
  ) -> Column<Element> {
    let length = Self.size(type, capacity: capacity)
    precondition(used + length <= size)
    defer { used += length }
    return unsafe Column(
      lent: (base + used).bindMemory(to: Element.self, capacity: capacity), capacity: capacity)
  }
}
