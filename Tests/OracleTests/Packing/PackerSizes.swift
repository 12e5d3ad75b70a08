/// The data items of a section for the model: how many there are, and what has been measured.
struct PackerSizes {
  /// The measured lengths in points, by item and axis.
  var lengths: [Int: (horizontal: Double?, vertical: Double?)] = [:]
  /// The number of items; without one, groups are laid out as if there were always more.
  var count: Int?

  /// Whether there is an item of an index.
  func has(_ item: Int) -> Bool { count.map { item < $0 } ?? true }
}
