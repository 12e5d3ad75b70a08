import LayoutCore

/// Path of an item or a section as a key of one word.
///
/// An `IndexPath` hashes its length and each of its indices, and may be an object: a good part of
/// the time of a batch of many changes.
struct PathKey: Hashable, BitwiseCopyable {
  private let word: UInt64

  /// Makes the key of a path with a section and an item; a section has `NSNotFound` for the latter.
  ///
  /// - Parameter path: The path, with indices of less than 32 bits as all data has.
  init(_ path: IndexPath) {
    let (section, item) = (path.section, path.item)
    word =
      UInt64(truncatingIfNeeded: section) << 32
      | UInt64(UInt32(truncatingIfNeeded: item))
  }

  /// The index of the section.
  var section: Int { Int(word >> 32) }

  /// The index of the item; meaningless for a section.
  var item: Int { Int(word & 0xFFFF_FFFF) }
}
