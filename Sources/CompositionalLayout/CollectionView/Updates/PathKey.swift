import LayoutCore

/// The path of an item or a section, packed into one integer for use as a key.
///
/// An `IndexPath` may be an object, and its hash value is computed from its length and each of its
/// indices. In a large batch of changes, this accounts for a considerable part of the time.
///
/// Keys are ordered like their paths, except that a section follows its items.
struct PathKey: Hashable, Comparable, BitwiseCopyable {
  private let word: UInt64

  /// Creates the key of a path with a section and an item.
  ///
  /// - Parameter path: The path, whose indices must fit into 32 bits. The path of a section has
  ///   `NSNotFound` as its item.
  init(_ path: IndexPath) {
    self.init(section: path.section, item: path.item)
  }

  /// Creates the key of an item.
  init(section: Int, item: Int) {
    word =
      UInt64(truncatingIfNeeded: section) << 32
      | UInt64(UInt32(truncatingIfNeeded: item))
  }

  static func < (left: PathKey, right: PathKey) -> Bool { left.word < right.word }

  var section: Int { Int(word >> 32) }

  /// The index of the item, which has no meaning in the key of a section.
  var item: Int { Int(word & 0xFFFF_FFFF) }
}
