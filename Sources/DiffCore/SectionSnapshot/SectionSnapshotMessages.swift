/// Messages of UIKit's exceptions about section snapshots.
@usableFromInline
enum SectionSnapshotMessages {
  /// Stops the process because identifiers would occur twice.
  @inlinable
  static func stopAtDuplicates<Identifier>(_ identifiers: [Identifier]) -> Never {
    stop(
      "Identifiers in a section snapshot must be unique. Duplicate item identifiers: "
        + "{\(SnapshotMessages.list(of: identifiers))}")
  }

  /// Stops the process because a parent or neighbour is not there.
  @inlinable
  static func stopAtUnknown<Identifier>(_ identifier: Identifier) -> Never {
    stop(
      "Invalid parameter not satisfying: item != NSNotFound "
        + "(the section snapshot has no item \(identifier))")
  }
}
