/// The section that contains an item, and the item's recorded offset in the section.
struct RecordedPlace: BitwiseCopyable, Sendable {
  /// The section; `.none` for a deleted item.
  var section = Handle.none
  var offset: UInt32 = 0
}
