/// Way to compare two states; ``difference()`` alone is timed.
///
/// Conforming types are not generic: functions of a generic type that are called through a protocol
/// are not compiled for its parameters, which would be most of their time.
protocol DifferenceStrategy: SendableMetatype {
  associatedtype Difference

  /// Prepares both states, outside the clock.
  init(from old: IdentifierLists, to new: IdentifierLists)

  /// Compares them.
  func difference() -> Difference

  /// The operations of a difference.
  static func changes(in difference: Difference) -> ChangeList

  /// Compares two states once more, and counts the identifiers that are hashed and compared.
  static func countIdentifiers(
    from old: IdentifierLists, to new: IdentifierLists
  ) -> [String: Int]
}
