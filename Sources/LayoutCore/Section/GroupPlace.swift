/// The position of a group in its section: the start of the group, and the range of its data items.
struct GroupPlace {
  /// The index of the group in its section.
  let index: Int
  /// The start of the group, measured from the start of the section's first group.
  let start: Subpixels
  /// The index of the group's first data item.
  let firstItem: Int
  /// The number of data items in the group.
  let leafCount: Int
  /// Whether the group may differ from a full group laid out with estimated sizes.
  let isMeasured: Bool
  /// The exact size of the group if it is a packed row, whose size is known before it is laid out;
  /// `nil` for any other group.
  var packedSize: SubpixelVector?

  /// The indices of the group's data items.
  var items: Range<Int> { firstItem..<firstItem + leafCount }
}

extension GroupPlace {
  /// Creates the position of a group in a section whose groups all have the same number of items,
  /// except perhaps the last.
  ///
  /// - Parameters:
  ///   - group: The index of the group in its section.
  ///   - start: The distance from the start of the section's first group to the start of this one.
  ///   - isMeasured: Whether any part of the group has been measured.
  ///   - leafCount: The number of items in a full group.
  ///   - itemCount: The number of items in the section.
  @inline(__always)
  init(_ group: Int, start: Subpixels, isMeasured: Bool, leafCount: Int, among itemCount: Int) {
    let firstItem = group * leafCount
    // Behaviour 21
    self.init(
      index: group, start: start, firstItem: firstItem,
      leafCount: min(itemCount - firstItem, leafCount), isMeasured: isMeasured)
  }
}

/// A placed group of a section, ready to be compared with a rectangle.
struct PlacedGroup {
  /// The group's position in its section, and its data items.
  let place: GroupPlace
  /// The exact top leading corner of the group.
  let origin: SubpixelVector
  /// The size of the group's frame in pixels.
  let size: PixelSize
  /// The maximum number of supplementary items anchored to the group and its items.
  let supplementaryLimit: Int
}
