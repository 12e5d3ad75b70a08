/// Why an input cannot be laid out at all.
///
/// Groups merely without room are not errors: they lay out nothing.
public enum LayoutError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A number is NaN or infinite.
  case notFinite(what: String, value: String)
  /// A section has less than no items.
  case negativeItemCount(section: Int, count: Int)
  /// A group would hold more items than the engine solves as one.
  case groupTooLarge(items: Int, limit: Int)
  /// Groups are nested deeper than the engine follows.
  case nestedTooDeeply(limit: Int)
  /// Groups depend on one another in too many sizes for all of them to be solved.
  case tooManyGroups(limit: Int)
  /// The content is longer than positions can say.
  case contentTooLong(section: Int)
  /// A section's group is not a group.
  case groupIsLeaf
  /// A change names a missing item.
  case noSuchItem(section: Int, item: Int, count: Int)
  /// A change names a missing section.
  case noSuchSection(section: Int, count: Int)
  /// A change of frames names a section without a custom group.
  case noCustomGroup(section: Int)

  /// One sentence naming the fault and its place.
  public var description: String {
    switch self {
    case .notFinite(let what, let value):
      "\(what) is \(value), but has to be a finite number of points."
    case .negativeItemCount(let section, let count):
      "Section \(section) has \(count) items, but a section has zero or more."
    case .groupTooLarge(let items, let limit):
      "A group would hold at least \(items) items, but one group holds at most \(limit)."
    case .nestedTooDeeply(let limit):
      "Groups are nested deeper than \(limit) levels."
    case .tooManyGroups(let limit):
      "One group needs the solutions of more than \(limit) groups in it."
    case .contentTooLong(let section):
      "Section \(section) ends beyond the longest content, 4 × 10¹¹ pixels."
    case .groupIsLeaf:
      "A section needs a group, but got an item without subitems."
    case .noSuchItem(let section, let item, let count):
      "A change names item \(item) of section \(section), which has \(count) items."
    case .noSuchSection(let section, let count):
      "A change names section \(section), but there are \(count) sections."
    case .noCustomGroup(let section):
      "A change of frames names section \(section), whose group is not a custom one."
    }
  }
}
