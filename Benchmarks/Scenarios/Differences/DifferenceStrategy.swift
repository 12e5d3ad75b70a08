/// A way of comparing two states; only ``difference()`` is timed.
///
/// Conforming types should not be generic: the functions of a generic type, called through a
/// protocol, are not specialised, and this would account for most of their time.
protocol DifferenceStrategy: SendableMetatype {
  associatedtype Difference

  /// Creates a comparison, preparing both states before it is timed.
  init(from old: IdentifierLists, to new: IdentifierLists)

  /// Compares the two states, and returns the difference in the strategy's own form.
  func difference() -> Difference

  /// Converts a difference to a list of operations.
  static func changes(in difference: Difference) -> ChangeList

  /// Compares two states outside the timed code, and counts how often identifiers are hashed and
  /// compared.
  static func countIdentifiers(
    from old: IdentifierLists, to new: IdentifierLists
  ) -> [String: Int]
}
