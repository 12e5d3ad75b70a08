/// A change from one state of a list of identifiers to the next.
public enum SnapshotChange: String, Hashable, Sendable, CaseIterable {
  /// The same identifiers in the same order.
  case same
  /// A tenth of the items is deleted at random, and the same number is inserted at random
  /// positions.
  case tenthReplaced
  /// One item in a hundred swaps positions with another item, both chosen at random.
  case hundredthMoved
  /// The first item moves to the end.
  case firstToLast
  /// The order of all items is reversed.
  case reversed
  /// All items are shuffled.
  case shuffled
  /// A tenth of the sections is deleted.
  case sectionsDeleted
}
