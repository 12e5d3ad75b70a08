/// Change of one section by a user's move of an item.
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// Identifier of the changed section, the same before and after the change.
  public let sectionIdentifier: SectionIdentifierType

  /// The state of the section before the change.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  /// The state of the section after the change.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  /// The change to the list of visible items of the section.
  public let difference: CollectionDifference<ItemIdentifierType>
}
