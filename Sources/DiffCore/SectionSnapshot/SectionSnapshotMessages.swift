/// The messages of UIKit's exceptions about section snapshots.
@usableFromInline
enum SectionSnapshotMessages {
  /// Returns the error message for identifiers that would occur more than once.
  @inlinable
  static func duplicates<Identifier>(_ identifiers: [Identifier]) -> String {
    "Identifiers in a section snapshot must be unique. Duplicate item identifiers: "
      + "{\(SnapshotMessages.list(of: identifiers))}"
  }

  /// Returns the error message for an unknown parent or sibling.
  @inlinable
  static func unknown<Identifier>(_ identifier: Identifier) -> String {
    "Invalid parameter not satisfying: item != NSNotFound "
      + "(the section snapshot has no item \(identifier))"
  }
}
