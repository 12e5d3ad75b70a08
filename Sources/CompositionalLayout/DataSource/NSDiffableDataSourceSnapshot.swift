/// UIKit's name for a snapshot of a data source.
public typealias NSDiffableDataSourceSnapshot = DiffableSnapshot

/// UIKit's name for a snapshot of one section.
public typealias NSDiffableDataSourceSectionSnapshot = DiffableSectionSnapshot

extension DiffableSnapshot {
  /// UIKit's name for the type of the section identifiers.
  public typealias SectionIdentifierType = SectionIdentifier

  /// UIKit's name for the type of the item identifiers.
  public typealias ItemIdentifierType = ItemIdentifier
}

extension DiffableSectionSnapshot {
  /// UIKit's name for the type of the item identifiers.
  public typealias ItemIdentifierType = ItemIdentifier
}
