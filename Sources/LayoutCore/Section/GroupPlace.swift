/// Group instance of a section in its place: its data items and its start.
struct GroupPlace {
  /// Its index in the section.
  let index: Int
  /// Where it starts, from the start of the section's first group.
  let start: Subpixels
  /// The index of its first data item.
  let firstItem: Int
  /// The number of its data items.
  let leafCount: Int
  /// Whether it may differ from a full group laid out as estimated.
  let isMeasured: Bool
  /// Its exact size, if it is a row packed by sizes: the sizes of packed rows are known before
  /// their layout.
  var packedSize: SubpixelVector?

  /// Its data items.
  var items: Range<Int> { firstItem..<firstItem + leafCount }
}

extension GroupPlace {
  /// One of the groups of a section by its index, where all but the last have equally many items.
  ///
  /// - Parameters:
  ///   - group: The index of the group.
  ///   - start: The distance from the start of the first one.
  ///   - isMeasured: Whether something of it has been measured.
  ///   - leafCount: The number of items of a full group.
  ///   - itemCount: The number of items of the section.
  @inline(__always)
  init(_ group: Int, start: Subpixels, isMeasured: Bool, leafCount: Int, among itemCount: Int) {
    let firstItem = group * leafCount
    // Behaviour 21
    self.init(
      index: group, start: start, firstItem: firstItem,
      leafCount: min(itemCount - firstItem, leafCount), isMeasured: isMeasured)
  }
}

/// One group of a section in its place, ready to be compared with a rectangle.
struct PlacedGroup {
  /// The place of the group, with its data items.
  let place: GroupPlace
  /// Its exact leading top corner.
  let origin: SubpixelVector
  /// Its final size.
  let size: PixelSize
  /// The upper limit for the number of supplementary items anchored to the group and its items.
  let supplementaryLimit: Int
}
