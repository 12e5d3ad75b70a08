/// A growable array of plain values with a single owner, using memory of a ``ColumnMemory`` until
/// it needs more.
///
/// An array allocates its own memory and checks for other owners before each change. Solving a
/// group fills many short arrays, so this overhead would take longer than the rest of the work.
@safe struct Column<Element: BitwiseCopyable>: ~Copyable {
  private var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int
  /// Whether the column has outgrown its initial memory and allocated memory of its own.
  private var ownsMemory = false

  /// Creates an empty column.
  ///
  /// - Parameters:
  ///   - memory: The memory used by the column at first; it must outlive the column.
  ///   - capacity: The number of values that fit into that memory.
  init(lent memory: UnsafeMutablePointer<Element>, capacity: Int) {
    unsafe base = memory
    self.capacity = capacity
  }

  deinit { if ownsMemory { unsafe base.deallocate() } }

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

  /// Appends a value, allocating more memory if the column is full.
  ///
  /// - Complexity: O(1), amortised.
  mutating func append(_ value: Element) {
    if count == capacity { grow() }
    unsafe (base + count).initialize(to: value)
    count += 1
  }

  mutating func removeLast(_ number: Int) {
    precondition(number >= 0 && number <= count)
    count -= number
  }

  /// Removes all values but keeps the memory.
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

/// A single allocation that provides columns with memory.
@safe struct ColumnMemory: ~Copyable {
  private let base: UnsafeMutableRawPointer
  private var used = 0
  private let size: Int

  /// Allocates memory of a given size, in bytes.
  init(size: Int) {
    self.size = size
    unsafe base = .allocate(byteCount: size, alignment: 8)
  }

  deinit { unsafe base.deallocate() }

  /// Returns the size of a column with a given capacity, in bytes.
  static func size<Element: BitwiseCopyable>(_ type: Element.Type, capacity: Int) -> Int {
    (MemoryLayout<Element>.stride * capacity + 7) & ~7
  }

  /// Creates a column in the next unused part of the memory.
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
