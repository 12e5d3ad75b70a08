/// One group of a section in its place, ready to be compared with a rectangle.
struct GroupInstance {
  /// Its index in the section.
  let index: Int
  /// Its exact leading top corner.
  let origin: SubpixelVector
  /// Its final size.
  let size: PixelSize
  /// How many data items it has.
  let leafCount: Int
  /// The upper limit for the number of supplementary items anchored to the group and its items.
  let supplementaryLimit: Int
}
