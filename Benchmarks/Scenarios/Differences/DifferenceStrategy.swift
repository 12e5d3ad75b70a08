/// Way to compare two states; only ``difference()`` is timed.
///
/// Conforming types are not generic: called through a protocol, functions of a generic type are not
/// compiled for its parameters, which would be most of their time.
protocol DifferenceStrategy: SendableMetatype {
  associatedtype Difference

  /// Prepares both states, outside the clock.
  init(from old: IdentifierLists, to new: IdentifierLists)

  /// Compares them.
  func difference() -> Difference

  /// The operations of a difference.
  static func changes(in difference: Difference) -> ChangeList

  /// Compares two states once more, and counts the hashed and compared identifiers.
  static func countIdentifiers(
    from old: IdentifierLists, to new: IdentifierLists
  ) -> [String: Int]
}
