/// The position of an item: the index of its section and its index in that section.
public struct ItemPath: Hashable, BitwiseCopyable, Sendable {
  private let shortSection: UInt32
  private let shortItem: UInt32

  /// Creates a path from two indices.
  ///
  /// Traps if an index is negative or exceeds 32 bits.
  public init(section: Int, item: Int) {
    guard let shortSection = UInt32(exactly: section), let shortItem = UInt32(exactly: item) else {
      stop("The indices \(section) and \(item) of an item path are out of range.")
    }
    self.shortSection = shortSection
    self.shortItem = shortItem
  }

  /// Creates the path of an item known to exist, without checking the indices.
  @inline(__always)
  init(known section: Int, _ item: Int) {
    shortSection = UInt32(truncatingIfNeeded: section)
    shortItem = UInt32(truncatingIfNeeded: item)
  }

  /// The index of the section.
  public var section: Int { Int(shortSection) }

  /// The index of the item in its section.
  public var item: Int { Int(shortItem) }
}

extension ItemPath: Comparable {
  /// Returns whether the first path comes before the second, by section and then by item.
  public static func < (left: ItemPath, right: ItemPath) -> Bool {
    left.shortSection == right.shortSection
      ? left.shortItem < right.shortItem : left.shortSection < right.shortSection
  }
}

extension ItemPath: CustomStringConvertible {
  /// The section index and the item index, separated by a point, such as `0.7`.
  public var description: String { "\(section).\(item)" }
}
