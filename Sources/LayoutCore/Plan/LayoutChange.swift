/// A change to the items or sections of a layout.
///
/// Changes are applied in order. Each change refers to items and sections by the indices they have
/// after all earlier changes. Measured sizes move with their item or section.
///
/// Plans are stored indirectly, because most changes have none.
public enum LayoutChange: Hashable, Sendable {
  /// Inserts items before an item of a section, or at the end of the section.
  case insertItems(section: Int, at: Int, count: Int)
  /// Removes items from a section.
  case removeItems(section: Int, Range<Int>)
  /// Moves an item so that it has the given section and index after the move.
  case moveItem(section: Int, item: Int, toSection: Int, toItem: Int)
  /// Reloads items and discards their measured sizes.
  case reloadItems(section: Int, Range<Int>)
  /// Inserts a section before another section or at the end.
  indirect case insertSection(SectionPlan, itemCount: Int, at: Int)
  /// Removes sections.
  case removeSections(Range<Int>)
  /// Moves a section so that it has the given index after the move.
  case moveSection(Int, to: Int)
  /// Reloads a section and discards its measured sizes.
  case reloadSection(Int)
  /// Replaces the plan of a section.
  ///
  /// Measured sizes stay valid if their elements receive the same size proposals as before.
  indirect case setPlan(SectionPlan, section: Int)
  /// Appends items, with their frames, to a section with a custom group.
  ///
  /// Existing items are not solved again.
  case appendFrames(section: Int, frames: [CustomPlan.Place])
  /// Replaces the frame of an item in a custom group.
  case setFrame(section: Int, item: Int, CustomPlan.Place)
  /// Removes items and their frames from a custom group; the remaining frames do not change.
  case removeFrames(section: Int, Range<Int>)
}
