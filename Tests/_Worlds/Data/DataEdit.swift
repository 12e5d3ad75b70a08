/// An edit of the data of a world, with sections and items identified by their names.
nonisolated enum DataEdit {
  /// Inserts new items at an index of a section.
  case insert([Int], section: Int, index: Int)
  case delete(Set<Int>)
  /// Deletes the items in a range of indices of a section.
  case deleteRange(Range<Int>, section: Int)
  /// Moves an item next to another item.
  case move(Int, beside: Int, isAfter: Bool)
  case insertSection(WorldData.Section, index: Int)
  case deleteSection(Int)
  case moveSection(Int, beside: Int, isAfter: Bool)
}
