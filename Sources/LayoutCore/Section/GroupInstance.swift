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
  /// How many elements hang from it, at the most.
  let supplementaryLimit: Int
}
