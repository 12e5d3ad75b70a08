/// The data items of a section: their number and their measured lengths.
struct InterpreterSizes {
  /// The measured lengths in points, by item and by axis.
  var lengths: [Int: (horizontal: Double?, vertical: Double?)] = [:]
  /// The number of items; `nil` for an unlimited number.
  var count: Int?
  /// The number of items whose sizes affect their siblings; `nil` for all items.
  ///
  /// Items beyond this number are laid out without affecting their siblings.
  var shownCount: Int?

  /// Returns whether the item at an index exists.
  func contains(_ item: Int) -> Bool { count.map { item < $0 } ?? true }

  /// Returns whether any length of the given items has been measured.
  func measures(_ items: Range<Int>) -> Bool {
    items.contains { lengths[$0]?.horizontal != nil || lengths[$0]?.vertical != nil }
  }

  /// Returns whether the size of an item affects its siblings.
  func shows(_ item: Int) -> Bool { shownCount.map { item < $0 } ?? true }
}
