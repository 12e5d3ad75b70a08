import LayoutCore

/// The path of an item or a section, packed into one word as a key.
///
/// An `IndexPath` may be an object, and hashing it includes its length and each of its indices. In
/// a batch of many changes, this takes a considerable part of the time.
struct PathKey: Hashable, BitwiseCopyable {
  private let word: UInt64

  /// Creates the key of a path with a section and an item.
  ///
  /// - Parameter path: The path, whose indices must fit into 32 bits. The path of a section has
  ///   `NSNotFound` as its item.
  init(_ path: IndexPath) {
    let (section, item) = (path.section, path.item)
    word =
      UInt64(truncatingIfNeeded: section) << 32
      | UInt64(UInt32(truncatingIfNeeded: item))
  }

  var section: Int { Int(word >> 32) }

  /// The index of the item, which has no meaning in the key of a section.
  var item: Int { Int(word & 0xFFFF_FFFF) }
}
