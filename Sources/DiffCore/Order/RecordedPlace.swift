/// The section of an item and its recorded offset there.
struct RecordedPlace: BitwiseCopyable, Sendable {
  /// The section; `.none` for a deleted item.
  var section = Handle.none
  var offset: UInt32 = 0
}
