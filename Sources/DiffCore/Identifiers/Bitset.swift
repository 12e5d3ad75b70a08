/// A set of handles, the numbers that stand for identifiers, with one bit for each handle.
@usableFromInline
struct Bitset: Sendable {
  private var words: [UInt64]

  /// Creates an empty set with capacity for all handles below a count.
  init(count: Int = 0) { words = [UInt64](repeating: 0, count: (count + 63) / 64) }

  @inline(__always)
  func contains(_ handle: Handle) -> Bool {
    let word = handle.index >> 6
    return word < words.count && words[word] & (1 << (handle.rawValue & 63)) != 0
  }

  /// Inserts a handle.
  ///
  /// - Returns: Whether the handle was newly inserted.
  @discardableResult
  @inline(__always)
  mutating func insert(_ handle: Handle) -> Bool {
    let word = handle.index >> 6
    if word >= words.count {
      words += [UInt64](repeating: 0, count: max(word + 1 - words.count, words.count))
    }
    let bit: UInt64 = 1 << (handle.rawValue & 63)
    defer { words[word] |= bit }
    return words[word] & bit == 0
  }

  @inline(__always)
  mutating func remove(_ handle: Handle) {
    let word = handle.index >> 6
    if word < words.count { words[word] &= ~(1 << (handle.rawValue & 63)) }
  }
}
