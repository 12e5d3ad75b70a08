/// Data items of a section: how many there are, and their measured lengths.
struct InterpreterSizes {
  /// The measured lengths in points, by item and axis.
  var lengths: [Int: (horizontal: Double?, vertical: Double?)] = [:]
  /// The number of items; nil for endless items.
  var count: Int?
  /// The number of items with sizes that count for their siblings, if others are laid out as well;
  /// nil for all.
  var shownCount: Int?

  /// Whether there is an item of an index.
  func has(_ item: Int) -> Bool { count.map { item < $0 } ?? true }

  /// Whether some length of some items has been measured.
  func measures(_ items: Range<Int>) -> Bool {
    items.contains { lengths[$0]?.horizontal != nil || lengths[$0]?.vertical != nil }
  }

  /// Whether an item counts for its siblings.
  func shows(_ item: Int) -> Bool { shownCount.map { item < $0 } ?? true }
}
