/// The items of one section, in order.
struct SectionItems: Sendable {
  var items: [Handle] = []

  /// The index of the section, or -1 if it has been deleted.
  var index: Int32 = -1

  /// The maximum difference between an item's offset and its recorded offset.
  var slack: Int32 = 0

  /// Whether the section is in the snapshot.
  var isPresent: Bool { index >= 0 }
}
