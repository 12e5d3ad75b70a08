/// Row of a packing section: a group instance with its own number of items.
struct PackedRow: Equatable, Sendable, BitwiseCopyable {
  /// The exact size of the group.
  let size: SubpixelVector
  /// Whether it has been laid out by itself, because some item that decides it has been measured or
  /// the items run out; the others are as estimated.
  let isSolved: Bool
}
