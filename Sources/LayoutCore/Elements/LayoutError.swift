/// The reason an input cannot be laid out.
///
/// Lack of space is not an error: a group without space lays out no items.
public enum LayoutError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A number is NaN or infinite.
  case notFinite(what: String, value: String)
  /// The item count of a section is negative.
  case negativeItemCount(section: Int, count: Int)
  /// A group would hold more items than the engine can solve as one group.
  case groupTooLarge(items: Int, limit: Int)
  /// Groups are nested more deeply than the engine allows.
  case nestedTooDeeply(limit: Int)
  /// Solving a group would require solving more nested groups than the engine allows.
  case tooManyGroups(limit: Int)
  /// The content is longer than the largest position the engine can represent.
  case contentTooLong(section: Int)
  /// The group of a section is an item without subitems.
  case groupIsLeaf
  /// A change refers to an item that does not exist.
  case noSuchItem(section: Int, item: Int, count: Int)
  /// A change refers to a section that does not exist.
  case noSuchSection(section: Int, count: Int)
  /// A change to the frames in a custom group refers to a section without a custom group.
  case noCustomGroup(section: Int)

  /// A sentence describing the error and its location.
  public var description: String {
    switch self {
    case .notFinite(let what, let value):
      "\(what) is \(value), but must be a finite number of points."
    case .negativeItemCount(let section, let count):
      "The number of items in section \(section) is \(count), but must not be negative."
    case .groupTooLarge(let items, let limit):
      "A group would contain at least \(items) items, but the limit is \(limit)."
    case .nestedTooDeeply(let limit):
      "Groups must not be nested deeper than \(limit) levels."
    case .tooManyGroups(let limit):
      "A group must not depend on the solutions of more than \(limit) nested groups."
    case .contentTooLong(let section):
      "Section \(section) ends beyond the maximum content length, 4 × 10¹¹ pixels."
    case .groupIsLeaf:
      "A section needs a group, but was given an item without subitems."
    case .noSuchItem(let section, let item, let count):
      "A change refers to item \(item) of section \(section), which has \(count) items."
    case .noSuchSection(let section, let count):
      "A change refers to section \(section), but there are \(count) sections."
    case .noCustomGroup(let section):
      "A frame change refers to section \(section), whose group is not a custom group."
    }
  }
}
