/// Change from one state of a list of identifiers to the next.
public enum SnapshotChange: String, Hashable, Sendable, CaseIterable {
  /// The same identifiers in the same order.
  case same
  /// A tenth of the items, anywhere, is deleted, and the same number is inserted anywhere.
  case tenthReplaced
  /// One item in a hundred changes places with another one, both anywhere.
  case hundredthMoved
  /// The first item moves behind the last one.
  case firstToLast
  /// All items in the opposite order.
  case reversed
  /// All items in random order.
  case shuffled
  /// A tenth of the sections is deleted.
  case sectionsDeleted
}
