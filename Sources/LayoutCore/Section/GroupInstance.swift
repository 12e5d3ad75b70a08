/// One group of a section in its place, ready to be compared with a rectangle.
struct GroupInstance {
  /// Which group it is, and which data items it has.
  let place: GroupPlace
  /// Its exact leading top corner.
  let origin: SubpixelVector
  /// Its final size.
  let size: PixelSize
  /// The upper limit for the number of supplementary items anchored to the group and its items.
  let supplementaryLimit: Int
}
