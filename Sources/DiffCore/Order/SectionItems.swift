/// Items of one section, in order.
struct SectionItems: Sendable {
  var items: [Handle] = []

  /// The index of the section among all, or -1 if it has been deleted.
  var index: Int32 = -1

  /// The largest distance of an item from its recorded offset.
  var slack: Int32 = 0

  /// Whether the section has not been deleted.
  var isPresent: Bool { index >= 0 }
}
