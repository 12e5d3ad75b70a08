/// Data items of a section: how many there are, and their measured lengths.
struct InterpreterSizes {
  /// The measured lengths in points, by item and axis.
  var lengths: [Int: (horizontal: Double?, vertical: Double?)] = [:]
  /// The number of items; without one, groups are laid out as if there were always more.
  var count: Int?
  /// The number of items whose sizes count for their siblings, where others are laid out as well;
  /// without one, those of all.
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
