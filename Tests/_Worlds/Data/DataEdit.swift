/// Edit of the data of a world, by the names of what it changes.
nonisolated enum DataEdit {
  /// New items at an index of a section.
  case insert([Int], section: Int, index: Int)
  case delete(Set<Int>)
  /// The items of a part of a section, by index.
  case deleteRange(Range<Int>, section: Int)
  /// An item that goes beside another one.
  case move(Int, beside: Int, isAfter: Bool)
  case insertSection(WorldData.Section, index: Int)
  case deleteSection(Int)
  case moveSection(Int, beside: Int, isAfter: Bool)
}
