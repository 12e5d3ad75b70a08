/// One change to the items or sections of a layout.
///
/// Changes are applied in their order: each names items and sections by where they are when it is
/// their turn. Measured sizes go where their item or section goes.
public enum LayoutChange: Hashable, Sendable {
  /// New items before an item of a section, or at its end.
  case insertItems(section: Int, at: Int, count: Int)
  /// Items of a section go away.
  case removeItems(section: Int, Range<Int>)
  /// One item goes to another place, where it will be found afterwards.
  case moveItem(section: Int, item: Int, toSection: Int, toItem: Int)
  /// Items are reloaded: their measured sizes are forgotten.
  case reloadItems(section: Int, Range<Int>)
  /// A new section before another one, or at the end.
  case insertSection(SectionPlan, itemCount: Int, at: Int)
  /// Sections go away.
  case removeSections(Range<Int>)
  /// One section goes to another place, where it will be found afterwards.
  case moveSection(Int, to: Int)
  /// A section is reloaded: its measured sizes are forgotten.
  case reloadSection(Int)
  /// New items at the end of a section with a custom group, with their frames in it.
  ///
  /// Existing items are not solved again.
  case appendFrames(section: Int, frames: [CustomPlan.Place])
  /// Another frame for one item of a custom group.
  case setFrame(section: Int, item: Int, CustomPlan.Place)
  /// Items of a custom group go away, and their frames with them; the other frames stay.
  case removeFrames(section: Int, Range<Int>)
}
