/// The changes to one section after the user has moved an item.
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// The identifier of the section, which the move does not change.
  public let sectionIdentifier: SectionIdentifierType

  /// The snapshot of the section before the move.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  /// The snapshot of the section after the move.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  /// The difference between the section's visible items before and after the move.
  public let difference: CollectionDifference<ItemIdentifierType>
}
